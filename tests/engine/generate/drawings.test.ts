import { describe, expect, it } from 'vitest';
import { DRAWINGS } from '#engine/generate/families/picture/drawings.ts';
import { emptyGrid, recolor } from '#engine/grid/grid.ts';
import { distanceOf, turnedColors } from '#engine/generate/likeness.ts';
import { boardOf } from '#engine/judging/boardOf.ts';

const SIDE = 10;
/** Least difference of two drawings however turned, in percent of the cells. */
const LEAST = 10;

const painted = DRAWINGS.map((drawing) => {
  const marks = drawing.replaceAll(/\s/g, '');
  const board = emptyGrid(SIDE, SIDE);
  const tiles = board.tiles.map((tile, cell) =>
    recolor(tile, marks[cell] === '#' ? 'dark' : 'light'),
  );
  return { drawing, marks, grid: { ...board, tiles } };
});

describe('a drawing', () => {
  it.each(painted)('fills the board, and its dark cells are connected:\n$drawing', (it) => {
    expect(it.marks).toMatch(/^[.#]{100}$/);
    expect(boardOf(it.grid).regions('dark')).toHaveLength(1);
  });

  it('differs from the others', () => {
    const turned = painted.map(({ grid }) => turnedColors(grid));
    for (const [i, one] of turned.entries())
      for (const other of turned.slice(i + 1))
        expect(distanceOf(one, other)).toBeGreaterThanOrEqual(LEAST);
  });
});
