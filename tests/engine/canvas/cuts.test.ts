// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { subscribeToVisibility } from '#engine/canvas/mountBoard.ts';
import { drawHint } from '#engine/picture/drawHint.ts';
import { litOnly } from '#engine/picture/hintMarks.ts';
import { NO_GHOSTS } from '#engine/picture/lattice.ts';
import { StrokedBoard } from './StrokedBoard.ts';

/** Long after the last mark has breathed. */
const REST_MS = 2000;
const STILL = { isAnimated: false, separateTiles: false, showGhosts: true };

const boards: StrokedBoard[] = [];

function restingBoard(isAnimated = true): StrokedBoard {
  const board = new StrokedBoard(4, { isAnimated });
  boards.push(board);
  board.run(500);
  return board;
}

afterEach(() => {
  for (const board of boards.splice(0)) board.destroy();
  vi.restoreAllMocks();
});

describe('a board with animations', () => {
  it('moves what foresight shows, then draws no more', () => {
    const board = restingBoard();

    board.show({ foreseen: [5, 6] });
    board.run(64);
    expect(board.shownAlphas()[0]).toBeGreaterThan(0);
    expect(board.shownAlphas()[1]).toBe(0);
    board.run(REST_MS);

    expect(board.shownAlphas()).toEqual([1, 1]);
    expect(board.isBusy).toBe(false);
    const { frames } = board.view;
    board.run(5000);
    expect(board.view.frames).toBe(frames);
  });

  it('brings a fading mark back from what still shows of it', () => {
    const board = restingBoard();
    board.show({ foreseen: [5] });
    board.run(REST_MS);
    board.show({ foreseen: [] });
    board.run(48);
    const [faded = 0] = board.shownAlphas();
    expect(faded).toBeGreaterThan(0.6);
    expect(faded).toBeLessThan(1);

    board.show({ foreseen: [5] });
    board.run(16);

    expect(board.shownAlphas()[0]).toBeGreaterThanOrEqual(faded);
  });
});

describe('a hint', () => {
  const MARKS = { ...litOnly([5]), facts: [{ cell: 5, color: 'dark' as const, isWall: false }] };

  function hintFor(board: StrokedBoard) {
    const { grid } = board.view.view?.board ?? {};
    if (!grid) throw new Error('nothing is shown');
    return drawHint(MARKS, { grid, depth: NO_GHOSTS, walked: null, ifWord: 'if' });
  }

  /** Opacity of the hint; undefined before its layer exists. */
  function hintAlpha(board: StrokedBoard): number | undefined {
    const layer = board.view.children.find(({ label }) => label === 'hint');
    return layer?.visible === true ? layer.children[0]?.alpha : layer && 0;
  }

  it('fades in over a layer that comes with the first one, and out again', async () => {
    const board = restingBoard();
    expect(hintAlpha(board)).toBeUndefined();

    board.show({ hint: hintFor(board) });
    await vi.waitFor(() => expect(hintAlpha(board)).toBeDefined());
    board.run(64);
    expect(hintAlpha(board)).toBeGreaterThan(0);
    expect(hintAlpha(board)).toBeLessThan(1);
    board.run(REST_MS);
    expect(hintAlpha(board)).toBe(1);
    expect(board.isBusy).toBe(false);

    board.show({ hint: null });
    board.run(400);
    expect(hintAlpha(board)).toBe(0);
    expect(board.isBusy).toBe(false);
  });

  it('is there at once without animations', async () => {
    const board = restingBoard(false);

    board.show({ hint: hintFor(board) });
    await vi.waitFor(() => expect(hintAlpha(board)).toBeDefined());
    board.run(16);

    expect(hintAlpha(board)).toBe(1);
    expect(board.isBusy).toBe(false);
  });
});

describe('a board without animations', () => {
  it('cuts to marks, and away from them', () => {
    const board = restingBoard(false);

    board.show({ foreseen: [5, 6], errors: [0], solvedFrom: 3 });
    board.run(16);
    expect(board.shownAlphas()).toEqual([1, 1]);
    expect(board.isBusy).toBe(false);

    board.show({ foreseen: [] });
    board.run(16);
    expect(board.shownAlphas()).toEqual([]);
    expect(board.isBusy).toBe(false);
  });

  it('settles marks that were moving when animations were turned off', () => {
    const board = restingBoard();
    board.show({ foreseen: [5, 6] });
    board.run(48);

    board.show({ settings: STILL });
    board.run(16);

    expect(board.shownAlphas()).toEqual([1, 1]);
    expect(board.isBusy).toBe(false);
  });
});

describe('a board on a hidden page', () => {
  it('cuts to everything it is told to show', () => {
    const board = restingBoard();
    board.view.isHidden = true;

    board.show({ foreseen: [5, 6], errors: [0], solvedFrom: 3 });
    board.run(16);

    expect(board.shownAlphas()).toEqual([1, 1]);
    expect(board.isBusy).toBe(false);
    board.view.isHidden = false;
    board.run(16);
    expect(board.isBusy).toBe(false);
  });

  it('has settled marks and wave that were on their way, and moves again when it is back', () => {
    const board = restingBoard();
    board.show({ foreseen: [5, 6], solvedFrom: 3 });
    board.run(32);
    expect(board.isBusy).toBe(true);

    board.view.isHidden = true;
    expect(board.shownAlphas()).toEqual([1, 1]);
    expect(board.isBusy).toBe(false);
    board.view.isHidden = false;
    board.run(16);
    expect(board.isBusy).toBe(false);

    board.show({ foreseen: [] });
    board.run(32);
    expect(board.shownAlphas()[0]).toBeLessThan(1);
    expect(board.isBusy).toBe(true);
  });

  it('is told so by the page, until it lets go', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    const abort = new AbortController();
    const told: boolean[] = [];
    subscribeToVisibility((isHidden) => told.push(isHidden), abort.signal);

    for (const state of ['hidden', 'visible', 'hidden'] as const) {
      visibility.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
      if (state === 'visible') abort.abort();
    }

    expect(told).toEqual([false, true, false]);
  });
});
