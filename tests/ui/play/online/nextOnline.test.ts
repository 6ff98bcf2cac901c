// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PuzzleBrief } from '#contract/shapes.ts';
import { createQueryClient } from '#ui/shared/api/queryClient.ts';
import { nextQuery } from '#ui/play/online/OnwardOnline.tsx';
import { briefId, puzzleBrief, userBrief } from '#tests/support/briefs.ts';

const READER = briefId(90);
const SOLVED = puzzleBrief({ id: briefId(10), creator: userBrief({ id: briefId(91) }) });

function puzzle(number: number, own: Partial<PuzzleBrief> = {}): PuzzleBrief {
  return puzzleBrief({ id: briefId(number), creator: SOLVED.creator, ...own });
}

const solvedByReader = { solvedAt: '2026-01-01T00:00:00.000Z', msTimeUsed: 61_000, loved: false };

/** The server's puzzles by the part of the address that requests them. */
let offers: Record<string, readonly PuzzleBrief[] | null>;

beforeEach(() => {
  offers = {};
  vi.stubGlobal('fetch', (address: string) => {
    const offer = Object.entries(offers).find(([part]) => address.includes(part))?.[1];
    if (offer === undefined || offer === null)
      return Promise.resolve(
        Response.json({ code: 'not_found', summary: 'None.' }, { status: 404 }),
      );
    const [first] = offer;
    if (address.endsWith('/random')) return Promise.resolve(Response.json({ id: first?.id }));
    if (address.endsWith('/brief')) return Promise.resolve(Response.json(first));
    return Promise.resolve(Response.json({ total: offer.length, results: offer }));
  });
});

afterEach(() => vi.unstubAllGlobals());

async function next(solved: { collectionId?: string; reader?: string | null } = {}) {
  const { collectionId = null, reader = READER } = solved;
  const found = await createQueryClient().query(
    nextQuery({ puzzle: SOLVED, collectionId, reader }),
  );
  return found && [found.puzzle.id, found.why];
}

describe('the puzzle to go on with', () => {
  it('is the next of the collection that may be opened', async () => {
    offers['/collection/'] = [
      puzzle(11, { status: 'private' }),
      puzzle(12, { status: 'private', creator: userBrief({ id: READER }) }),
    ];

    expect(await next({ collectionId: briefId(1) })).toEqual([briefId(12), 'collection']);
  });

  it('is the author’s next one that the reader has not solved', async () => {
    offers['/collection/'] = [];
    offers['q=creator'] = [
      puzzle(20),
      SOLVED,
      puzzle(21, { mine: solvedByReader }),
      puzzle(22, { mine: { ...solvedByReader, solvedAt: null } }),
    ];

    expect(await next({ collectionId: briefId(1) })).toEqual([briefId(22), 'author']);
  });

  it('is one of the same kind where the author made no other', async () => {
    offers['q=creator'] = [SOLVED];
    offers['type='] = [SOLVED, puzzle(30, { creator: userBrief({ id: READER }) }), puzzle(31)];

    expect(await next()).toEqual([briefId(31), 'alike']);
  });

  it('is one of the same kind where all that the author made are solved', async () => {
    offers['q=creator'] = [SOLVED, puzzle(20, { mine: solvedByReader })];
    offers['type='] = [puzzle(30, { mine: solvedByReader }), puzzle(31)];

    expect(await next()).toEqual([briefId(31), 'alike']);
  });

  it('is any other where there is none of its kind', async () => {
    offers = { 'q=creator': [], 'type=': [], '/random': [puzzle(40)], '/brief': [puzzle(40)] };

    expect(await next()).toEqual([briefId(40), 'any']);
  });

  it('is none where there is no other', async () => {
    offers = { 'q=creator': [], 'type=': [], '/random': [SOLVED] };

    expect(await next()).toBeNull();
  });
});
