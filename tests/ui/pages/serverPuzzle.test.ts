// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userBrief } from '#tests/support/briefs.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { findShareData } from '#engine/codec/shareLinks.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { loadForCreating } from '#ui/pages/createLoader.ts';
import { loadForPerfection } from '#ui/pages/perfectionLoader.ts';
import { loadForSolving } from '#ui/pages/puzzleLoaders.ts';
import { noteReached } from '#ui/shared/platform/network.ts';
import { onNotice, type Notice } from '#ui/shared/platform/notices.ts';
import { saveSolve } from '#ui/shared/platform/solveStore.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';

const ID = '11111111-1111-4111-8111-111111111111';
const LINK = solveLink('4x1|T4:Bbwn|C4:|Z|S|Rconnect_all,color=dark');
const NOW = '2026-01-01T00:00:00.000Z';

const CREATED = { id: ID, createdAt: NOW, updatedAt: NOW };
const AUTHOR = userBrief({ ...CREATED, createCount: 1 });
const FULL = {
  ...CREATED,
  title: 'Lamp',
  description: 'Light it.',
  types: ['logic'],
  width: 4,
  height: 1,
  designDifficulty: 3,
  ratedDifficulty: Array(10).fill(0),
  status: 'public',
  solveCount: 0,
  loveCount: 0,
  inSeries: false,
  publishedAt: NOW,
  verified: null,
  computed: null,
  grid: null,
  mine: null,
  creator: AUTHOR,
  series: null,
  data: findShareData(`http://chiaro.test${LINK}`)[0],
};

const fetched = vi.fn<(address: string) => Promise<Response>>();
const notices: Notice[] = [];
let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('isSecureContext', true); // happy-dom has none
  vi.stubGlobal('fetch', fetched.mockReset());
  queryClient.clear();
  stop = onNotice((notice) => notices.push(notice));
  notices.length = 0; // those that others left in the queue
});

afterEach(() => {
  stop();
  noteReached(true);
  vi.unstubAllGlobals();
});

function answer(status: number, body: unknown): void {
  fetched.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
}

function refuse(status: number, code: string): void {
  answer(status, { code, summary: 'It is so.' });
}

type Loader = typeof loadForCreating;

/** The data of a loader for an address, or the target of its redirect. */
async function load(loader: Loader, address: string): Promise<OpenedPuzzle | string | null> {
  const request = new Request(`http://localhost${address}`);
  const puzzleId = address.split(/[/?]/)[2];
  const params = puzzleId?.startsWith('1') ? { puzzleId } : {};
  const args = { request, url: new URL(request.url), pattern: '/', params, context: {} };
  const result = await loader(args);
  return result instanceof Response ? result.headers.get('location') : result;
}

async function openedBy(loader: Loader, address: string): Promise<OpenedPuzzle> {
  const opened = await load(loader, address);
  if (opened === null || typeof opened === 'string') throw new Error(`led on to ${opened}`);
  return opened;
}

/** As the page saves it after a step. */
async function save({ key, address, puzzle }: OpenedPuzzle): Promise<void> {
  await saveSolve(
    {
      key,
      address,
      mode: 'solve',
      puzzle: writePuzzle(puzzle),
      progress: null,
      spentMs: 0,
      isSolved: false,
      charges: null,
      savedAtMs: Date.now(),
      version: crypto.randomUUID(),
    },
    [],
  );
}

describe('a puzzle of the server', () => {
  it('opens with what its author says, and its solve is apart from that of a link', async () => {
    answer(200, FULL);
    const opened = await openedBy(loadForSolving, `/solve/${ID}/?collection=2`);
    const linked = await openedBy(loadForSolving, LINK);

    expect(opened.puzzle).toMatchObject({
      title: 'Lamp',
      author: 'Ada',
      description: 'Light it.',
      difficulty: 3,
    });
    expect(opened.puzzle.solution).not.toBeNull();
    expect(opened.address).toBe(`/solve/${ID}?collection=2`);
    expect(opened.key).toBe(`solve ${ID}`);
    expect(linked.key).not.toBe(opened.key);
  });

  it('is not asked for again by the other way to solve it', async () => {
    answer(200, FULL);
    await openedBy(loadForSolving, `/solve/${ID}`);
    await openedBy(loadForPerfection, `/perfection/${ID}`);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    [404, 'not_found', { id: 'guards.puzzleUnknown' }],
    [429, 'rate_limited', 'It is so. (429)'],
  ])('that is refused with %i is told of once, and leads home', async (status, code, message) => {
    refuse(status, code);
    expect(await load(loadForSolving, `/solve/${ID}`)).toBe('/');
    expect(notices).toMatchObject([{ kind: 'error', message }]);
  });

  it('opens from this browser where there is no answer, once it was begun', async () => {
    answer(200, FULL);
    await save(await openedBy(loadForSolving, `/solve/${ID}?collection=2`));
    queryClient.clear();
    fetched.mockRejectedValue(new TypeError('no network'));

    const opened = await openedBy(loadForPerfection, `/perfection/${ID}`);
    expect(opened.puzzle).toMatchObject({ title: 'Lamp', author: 'Ada' });
    await expect(
      load(loadForSolving, `/solve/${ID.replace('1111', '1112')}`),
    ).rejects.toMatchObject({
      name: 'PageAwayError',
      reason: { id: 'guards.puzzleAway' },
    });
    expect(notices).toEqual([]);
  });
});

it.each([
  [loadForSolving, `/solve/${ID.replace('1111', '1113')}`],
  [loadForPerfection, `/perfection/${ID.replace('1111', '1113')}`],
  [loadForCreating, `/create/${ID.replace('1111', '1113')}`],
] as const)('a server in maintenance keeps the address (%#)', async (loader, address) => {
  queryClient.clear();
  answer(503, { code: 'maintenance', summary: 'Back at noon.' });
  await expect(load(loader, address)).rejects.toMatchObject({
    name: 'PageAwayError',
    reason: 'Back at noon.',
  });
  expect(fetched, 'the page waits for no retry').toHaveBeenCalledOnce();
});

describe('a puzzle of the server to be edited', () => {
  it('is a draft with its id, its solution on the board', async () => {
    answer(200, FULL);
    const opened = await openedBy(loadForCreating, `/create/${ID}`);

    expect(opened).toMatchObject({ key: `create ${ID}`, address: `/create/${ID}` });
    expect(opened.puzzle).toMatchObject({ title: 'Lamp', solution: null });
  });

  it.each([
    [401, 'signed_out', { id: 'guards.puzzleSignIn' }],
    [403, 'forbidden', { id: 'guards.puzzleOfOther' }],
    [404, 'not_found', { id: 'guards.puzzleUnknown' }],
  ])('that is refused with %i leads to a new one', async (status, code, message) => {
    refuse(status, code);
    expect(await load(loadForCreating, `/create/${ID}`)).toBe('/create');
    expect(notices).toMatchObject([{ kind: 'error', message }]);
  });
});

it('a link with a slash before its question keeps its address', async () => {
  const opened = await openedBy(loadForSolving, LINK.replace('/solve?', '/solve/?'));
  expect(opened.address).toBe(LINK);
});
