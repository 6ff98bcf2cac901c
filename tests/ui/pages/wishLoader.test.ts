// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { freshProgress } from '#machines/boardContext.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import { encodeProgress } from '#machines/savedProgress.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { puzzleBy } from '#tests/support/madePuzzles.ts';
import { loadWish, type LoadedWish } from '#ui/pages/wishLoader.ts';
import { playRecords } from '#ui/saved/playRecords.ts';
import { holdMade } from '#ui/play/wish/madePuzzles.ts';
import { wishAddress } from '#ui/play/wish/wishes.ts';
import { deleteDatabases } from '#ui/shared/platform/database.ts';
import { solveWithId } from '#ui/shared/platform/solveLists.ts';
import { saveSolve } from '#ui/shared/platform/solveStore.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';

beforeEach(async () => {
  vi.stubGlobal('isSecureContext', true); // happy-dom has none
  await deleteDatabases();
});

const WISH = {
  family: 'range',
  width: 5,
  height: 5,
  grades: [2],
  symmetry: 'half',
  seed: 7,
} as const;
const ADDRESS = wishAddress(WISH);

async function load(address: string): Promise<LoadedWish | Response> {
  const request = new Request(`http://localhost${address}`);
  const url = new URL(request.url);
  const params = { family: url.pathname.split('/')[2] };
  return await loadWish({ request, url, pattern: '/', params, context: {} });
}

async function loaded(address: string): Promise<LoadedWish> {
  const data = await load(address);
  invariant(!(data instanceof Response), 'the address is a whole wish');
  return data;
}

async function target(address: string): Promise<string | null> {
  const data = await load(address);
  return data instanceof Response ? data.headers.get('location') : null;
}

/** Hold the puzzle of a wish as its page does. */
function hold(wish: typeof WISH | (Omit<typeof WISH, 'seed'> & { seed: number })): void {
  const { grid, solution, rating } = puzzleBy(wish);
  holdMade(wishAddress(wish), {
    grid: writeGridText(grid),
    solution: writeGridText(solution),
    hardest: rating.hardest,
    opening: '',
  });
}

async function saveSolved({ key, address, puzzle }: OpenedPuzzle): Promise<void> {
  const progress = encodeProgress(freshProgress(documentFromPuzzle(puzzle)), WORKSPACE_MODES.solve);
  const solve = { key, address, mode: 'solve', puzzle: writePuzzle(puzzle), progress } as const;
  const rest = { spentMs: 1000, isSolved: true, charges: null, savedAtMs: 1, version: 'v' };
  await saveSolve({ ...solve, ...rest }, []);
}

describe('the page of a wish', () => {
  it('completes an address, and leads away from one that names no puzzle', async () => {
    expect(await target('/play/range?size=5x5')).toMatch(
      /^\/play\/range\?size=5x5&grade=2&symmetry=half&seed=\d+$/,
    );
    expect(await target('/play/range?size=99x5')).toBe('/play');
    expect(await target('/play/chess')).toBe('/play');
  });

  it('waits for a puzzle that was not made, and opens one that was', async () => {
    expect(await loaded(wishAddress({ ...WISH, seed: 8 }))).toMatchObject({ opened: null });
    hold(WISH);
    const { opened } = await loaded(ADDRESS);
    expect(opened?.puzzle).toMatchObject({ title: 'Range', difficulty: 2 });
    expect(opened?.address).toBe(ADDRESS);
    expect(opened?.saved).toBeNull();
  });

  it('has a solve of its own in each mode', async () => {
    hold(WISH);
    const free = (await loaded(ADDRESS)).opened;
    invariant(free?.otherAddress, 'there is another mode');
    const final = (await loaded(free.otherAddress)).opened;
    expect(free.otherAddress).toBe(`${ADDRESS}&mode=perfection`);
    expect(final?.otherAddress).toBe(ADDRESS);
    expect([free.mode.isFinal, final?.mode.isFinal]).toEqual([false, true]);
    expect(final?.key).not.toBe(free.key);
  });

  it('records its solve', async () => {
    hold(WISH);
    (await loaded(ADDRESS)).opened?.onSolved?.({ spentMs: 4000, hints: 0 });
    expect(playRecords.current().kinds.get('range 5x5')).toEqual({ count: 1, bestMs: 4000 });
  });

  it('opens the saved puzzle, which may differ from what is made now', async () => {
    const others = { ...WISH, seed: 9 };
    hold(others);
    const { opened } = await loaded(wishAddress(others));
    invariant(opened, 'the puzzle is held');
    await saveSolved({ ...opened, address: ADDRESS });

    const again = (await loaded(ADDRESS)).opened;
    expect(again?.saved?.isSolved).toBe(true);
    expect(again && writeGridText(again.puzzle.grid)).toBe(writeGridText(opened.puzzle.grid));
    expect(await solveWithId('range')).toBeNull();
  });
});
