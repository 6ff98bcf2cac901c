import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { paintCells, withTiles } from '#engine/edit/edit.ts';
import { changedCells, noteChange } from '#engine/grid/changes.ts';
import { recolor } from '#engine/grid/grid.ts';

const grid = exampleGrid({ tiles: 'nnn/nnn', connections: 'aa./...' });

describe('changedCells', () => {
  it('is empty for a grid and itself', () => {
    expect(changedCells(grid, grid)).toEqual([]);
  });

  it('holds the cells of a stroke with all they are connected with, in row-major order', () => {
    const painted = paintCells(grid, [4, 0], 'dark');

    expect(changedCells(grid, painted)).toEqual([0, 1, 4]);
  });

  it('adds up several edits, without cells that came back', () => {
    const dark = paintCells(grid, [3, 4], 'dark');
    const back = paintCells(dark, [3], 'gray');
    const light = paintCells(back, [5], 'light');

    expect(changedCells(grid, light)).toEqual([4, 5]);
    expect(changedCells(light, grid)).toEqual([4, 5]);
  });

  it('compares all tiles where no edit is noted', () => {
    const tiles = grid.tiles.map((tile, cell) => (cell === 1 ? recolor(tile, 'dark') : tile));

    expect(changedCells(grid, { ...grid, tiles })).toEqual([1]);
  });

  it('trusts no note about another pair of grids', () => {
    const other = paintCells(grid, [0], 'dark');
    const after = noteChange(grid, paintCells(grid, [3], 'dark'), [3]);

    expect(changedCells(other, after)).toEqual([0, 1, 3]);
  });

  it('still knows what changed after a long way', () => {
    let last = grid;
    for (let step = 0; step < 40; step++)
      last = paintCells(last, [3 + (step % 3)], step % 2 === 0 ? 'dark' : 'light');

    const differing = grid.tiles.flatMap((tile, cell) => (tile === last.tiles[cell] ? [] : cell));
    expect(changedCells(grid, last)).toEqual(differing);
  });
});

describe('withTiles', () => {
  it('returns the grid itself when no touched tile differs', () => {
    expect(withTiles(grid, [...grid.tiles], [0, 1])).toBe(grid);
  });
});
