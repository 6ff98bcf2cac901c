// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { parseGridText } from '#engine/codec/gridText.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { featuredPuzzles } from '#ui/library/home/featuredPuzzles.ts';
import { clueKinds } from '#ui/library/lists/likeness.ts';
import { indexInPack } from '#ui/library/lists/packAddress.ts';
import { alikeDevicePuzzle } from '#ui/library/lists/packPuzzles.ts';
import { findOnward } from '#ui/play/findOnward.ts';
import { noteReader } from '#ui/shared/api/me.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { noteReached } from '#ui/shared/platform/network.ts';
import { puzzleKey } from '#ui/shared/platform/sha256.ts';
import { rememberSolved } from '#ui/shared/platform/solveLists.ts';
import { briefId, puzzleBrief, userBrief } from '#tests/support/briefs.ts';

const ELSEWHERE = '/solve?d=x';
const READER = briefId(90);

function puzzleOf(text: string, difficulty = 0): Puzzle {
  const grid = parseGridText(text);
  invariant(grid.ok, 'it can be read');
  return { ...NEW_METADATA, difficulty, grid: grid.value, solution: null };
}

/** A Nurikabe of 10 x 10. */
const NURIKABE = puzzleOf(
  `10x10|T10:${'n'.repeat(100)}|C1:|Z|Snumber,x=2,y=1,number=3|Rconnect_all,color=dark:symbols_per_region,color=light,number=1,comparison=equal:ban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R`,
  2,
);
/** Of a kind of its own. */
const ODD = puzzleOf('3x3|T3:nnnnnnnnn|C1:|Z|Scustom_text,x=0,y=0,text=odd|R');

/** Searches of the site, with their answers in order. */
function answerSearches(...answers: readonly (readonly unknown[])[]): string[] {
  const asked: string[] = [];
  noteReader(READER);
  noteReached(true);
  vi.stubGlobal('fetch', (address: string) => {
    const results = answers[asked.length] ?? [];
    asked.push(address);
    return Promise.resolve(Response.json({ total: results.length, results }));
  });
  return asked;
}

afterEach(() => {
  noteReader(null);
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('after a puzzle from a link', () => {
  it('a puzzle of the same kind and about the same size follows, and more of the kind', async () => {
    const { next, more } = await findOnward({ address: ELSEWHERE, puzzle: NURIKABE });

    invariant(next, 'the pack has puzzles of this kind');
    expect(next.label).toBe('A similar puzzle');
    expect(clueKinds(next.grid)).toEqual(clueKinds(NURIKABE.grid));
    expect(next.grid.width * next.grid.height).toBeGreaterThanOrEqual(64);
    expect(next.link).toMatch(/^\/solve\?d=.*&pack=\d+$/);
    expect(more).toMatch(/^\/play\/nurikabe\?size=10x10&grade=3&/);
  });

  it('stays in Perfection mode', async () => {
    const { next } = await findOnward({ address: '/perfection?d=x', puzzle: NURIKABE });
    expect(next?.link).toMatch(/^\/perfection\?d=.*&pack=\d+$/);
  });

  it('skips puzzles that were solved', async () => {
    const first = (await alikeDevicePuzzle(NURIKABE))?.next;
    invariant(first, 'there is one');
    await rememberSolved(await puzzleKey(first.puzzle), 0);

    const second = (await alikeDevicePuzzle(NURIKABE))?.next;
    expect(indexInPack(second?.link ?? '')).not.toBe(indexInPack(first.link));
  });

  it('of no known kind, a built-in puzzle follows', async () => {
    const { next, more } = await findOnward({ address: ELSEWHERE, puzzle: ODD });

    expect(next?.title).toBe('First light');
    expect(next?.label).toBeNull();
    expect(more).toBeNull();
  });

  it('signed-in players get an unsolved one of the site, the nearest first', async () => {
    const asked = answerSearches(
      [puzzleBrief({ id: briefId(1), creator: userBrief({ id: READER }) })],
      [
        puzzleBrief({
          id: briefId(2),
          mine: { solvedAt: '2026-01-01T00:00:00.000Z', msTimeUsed: 61_000, loved: false },
        }),
        puzzleBrief({ id: briefId(3) }),
      ],
    );

    const { next } = await findOnward({ address: ELSEWHERE, puzzle: NURIKABE });

    expect(next?.link).toBe(`/solve/${briefId(3)}`);
    expect(next?.label).toBe('A similar puzzle');
    expect(asked).toHaveLength(2);
    for (const kind of clueKinds(NURIKABE.grid)) expect(asked[0]).toContain(`clue=${kind}`);
    expect(asked[0]).toContain('size=m&minDiff=1&maxDiff=3');
    expect(asked[1]).not.toContain('minDiff');
  });

  it('the pack follows if the site has none, or does not answer', async () => {
    answerSearches([], [], []);
    const { next } = await findOnward({ address: ELSEWHERE, puzzle: NURIKABE });
    expect(next?.link).toMatch(/&pack=\d+$/);

    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const offline = await findOnward({ address: ELSEWHERE, puzzle: NURIKABE });
    expect(offline.next?.link).toMatch(/&pack=\d+$/);
  });
});

it('after a built-in puzzle the next one follows', async () => {
  const [first, second] = await featuredPuzzles();
  invariant(first && second, 'puzzles come with the product');

  const { next, more } = await findOnward({ address: first.link, puzzle: first.puzzle });

  expect(next?.link).toBe(second.link);
  expect(more).toBeNull();
});
