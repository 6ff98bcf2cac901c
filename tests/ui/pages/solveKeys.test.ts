// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDatabases } from '#ui/shared/platform/database.ts';
import { loadForPerfection } from '#ui/pages/perfectionLoader.ts';
import { loadForSolving } from '#ui/pages/puzzleLoaders.ts';
import { saveSolve } from '#ui/shared/platform/solveStore.ts';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { freshProgress } from '#machines/boardContext.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import { encodeProgress } from '#machines/savedProgress.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';

beforeEach(async () => {
  vi.stubGlobal('isSecureContext', true); // happy-dom has none
  await deleteDatabases();
});

/** Only its solution tells such a puzzle from another one. */
const CUSTOM = (solution: string) =>
  solveLink(`0_4x1|T4:${solution}|C1:|Z|S|Rcustom,description=As%20I%20like,grid=1x1`);

async function openedAt(address: string, load = loadForSolving): Promise<OpenedPuzzle> {
  const request = new Request(`http://localhost${address}`);
  const url = new URL(request.url);
  const opened = await load({ request, url, pattern: '/', params: {}, context: {} });
  if (opened instanceof Response) throw new Error(`led on to ${opened.headers.get('location')}`);
  return opened;
}

/** Store a solved board under a key, as the page of the puzzle would. */
async function storeSolved({ puzzle, address }: OpenedPuzzle, key: string): Promise<void> {
  const progress = encodeProgress(freshProgress(documentFromPuzzle(puzzle)), WORKSPACE_MODES.solve);
  await saveSolve(
    {
      key,
      address,
      mode: 'solve',
      puzzle: writePuzzle(puzzle),
      progress,
      spentMs: 1000,
      isSolved: true,
      charges: null,
      savedAtMs: 1,
      version: 'v',
    },
    [],
  );
}

describe('solves of links with equal grids', () => {
  it('are two where the clues require the solution, and theirs differ', async () => {
    const first = await openedAt(CUSTOM('bwbw'));
    await storeSolved(first, first.key);
    const second = await openedAt(CUSTOM('bbww'));

    expect(second.saved).toBeNull();
    expect(second.puzzleKey).not.toBe(first.puzzleKey);
    expect((await openedAt(CUSTOM('bwbw'))).saved?.isSolved).toBe(true);
  });

  it('are one where the grid determines the solution, in each mode', async () => {
    const text = '2x1|T2:bb|C1:|Z|Snumber,x=0,y=0,number=2|R';
    const withSolution = await openedAt(solveLink(`0_${text}`));
    const without = await openedAt(solveLink(`0_${text.replace('bb', 'nn')}`));
    const perfect = await openedAt(
      solveLink(`0_${text}`).replace('/solve', '/perfection'),
      loadForPerfection,
    );

    expect(without.key).toBe(withSolution.key);
    expect(perfect.puzzleKey).toBe(withSolution.puzzleKey);
    expect(perfect.key).not.toBe(withSolution.key);
  });
});
