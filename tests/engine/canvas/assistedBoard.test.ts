// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { withTiles } from '#engine/edit/edit.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { recolor, type Cell, type Color } from '#engine/grid/grid.ts';
import { drawAssistance, type AssistantFindings } from '#engine/picture/drawAssistance.ts';
import { StrokedBoard } from './StrokedBoard.ts';

const SIDE = 8;

const FOLLOWING: AssistantFindings = {
  follows: Array.from({ length: SIDE * SIDE }, (_, cell) => ({ cell, color: 'dark' as const })),
  differing: [],
  redundant: [],
  clashing: [],
  inHand: null,
};

const boards: StrokedBoard[] = [];

function assistedBoard(findings: AssistantFindings): StrokedBoard {
  const board = new StrokedBoard(SIDE, { isAnimated: false });
  boards.push(board);
  board.run(100);
  const grid = board.view.view?.board.grid;
  if (grid) board.show({ assistant: drawAssistance(findings, grid) });
  board.run(100);
  return board;
}

function paint(board: StrokedBoard, cell: Cell, color: Color): void {
  const grid = board.view.view?.board.grid;
  if (!grid) return;
  const tiles = grid.tiles.map((tile, at) => (at === cell ? recolor(tile, color) : tile));
  board.show({ board: boardOf(withTiles(grid, tiles)) });
  board.run(16);
}

afterEach(() => {
  for (const board of boards.splice(0)) board.destroy();
});

describe('a board with the live assistant', () => {
  it('rests when nothing changes', () => {
    const board = assistedBoard(FOLLOWING);
    expect(board.isBusy).toBe(false);
    const { frames } = board.view;

    board.run(3000);

    expect(board.view.frames).toBe(frames);
  });

  it('draws only the surroundings of a cell again when its tile goes under paint', () => {
    const board = assistedBoard(FOLLOWING);

    paint(board, 5, 'dark');

    const { lastParts } = board;
    const area =
      lastParts === 'all' ? NaN : lastParts.reduce((sum, it) => sum + it.width * it.height, 0);
    expect(area).toBeGreaterThan(0);
    expect(area).toBeLessThan((400 * 300) / 4);
  });

  it('marks the cells of a clash as errors, and takes the marks away with it', () => {
    const board = assistedBoard({ ...FOLLOWING, clashing: [{ x: 1, y: 1 }] });
    const before = board.view.frames;

    board.show({ assistant: null });
    board.run(100);

    expect(board.view.frames).toBeGreaterThan(before);
    expect(board.isBusy).toBe(false);
  });
});
