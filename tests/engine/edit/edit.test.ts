import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { findGroup, findGroups } from '#engine/grid/connections.ts';
import { fillAll, floodFill, paintCells, setTile } from '#engine/edit/edit.ts';
import { internedTile } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';

describe('painting', () => {
  it('carries the color through a connection, to its givens too', () => {
    const grid = gridFrom('3x1|T3:nNn|C3:AAA');

    expect(textOf(paintCells(grid, [0], 'dark'))).toBe('3x1|T3:bBb|C3:AAA');
  });

  it('returns the same grid if nothing changes', () => {
    const grid = gridFrom('2x1|T2:bw');

    expect(paintCells(grid, [0], 'dark')).toBe(grid);
    expect(paintCells(grid, [7], 'dark')).toBe(grid);
    expect(setTile(grid, 1, internedTile(true, false, 'light'))).toBe(grid);
  });

  it('keeps what it does not touch', () => {
    const grid = gridFrom('2x1|T2:nn|Z0_0_1_0|Sletter,x=0,y=0,letter=A');
    const painted = paintCells(grid, [0], 'dark');

    expect(painted.symbols).toBe(grid.symbols);
    expect(painted.zones).toBe(grid.zones);
    expect(painted.rules).toBe(grid.rules);
    expect(painted.tiles[1]).toBe(grid.tiles[1]);
  });

  it('replaces one tile and gives only its color to the connected ones', () => {
    const grid = gridFrom('2x1|T2:bN|C2:AA');

    expect(textOf(setTile(grid, 0, internedTile(true, true, 'light')))).toBe('2x1|T2:WW|C2:AA');
  });
});

describe('filling', () => {
  it('floods what hangs together and spares givens unless allowed', () => {
    const board = boardOf(gridFrom('5x1|T5:nnNnn'));
    const fill = { from: 'gray', to: 'dark' } as const;

    expect(textOf(floodFill(board, 0, { ...fill, allowFixed: false }))).toBe('5x1|T5:bbNnn');
    expect(textOf(floodFill(board, 0, { ...fill, allowFixed: true }))).toBe('5x1|T5:bbBbb');
  });

  it('does nothing from a cell of another color', () => {
    const board = boardOf(gridFrom('2x1|T2:bn'));

    expect(floodFill(board, 0, { from: 'gray', to: 'dark', allowFixed: true })).toBe(board.grid);
  });

  it('crosses a joined side', () => {
    const board = boardOf(gridFrom('3x1|T3:nwn|Rwrap_around,horizontal=wrap,vertical=none'));
    const filled = floodFill(board, 0, { from: 'gray', to: 'dark', allowFixed: false });

    expect(textOf(filled)).toContain('T3:bwb');
  });

  it('fills the whole grid, connected or not', () => {
    const grid = gridFrom('5x1|T5:nwNwn');

    expect(textOf(fillAll(grid, { from: 'gray', to: 'dark', allowFixed: false }))).toBe(
      '5x1|T5:bwNwb',
    );
  });
});

describe('a connection', () => {
  it('is the group of cells that edges join', () => {
    const grid = gridFrom('3x2|T3:nnnnnn|C3:AABA.B');

    expect(findGroups(grid)).toEqual([
      [0, 1, 3],
      [2, 5],
    ]);
    expect(findGroup(grid, 4)).toEqual([4]);
  });

  it('is found once for all grids that share it', () => {
    const grid = gridFrom('2x1|T2:nn|C2:AA');

    expect(findGroup(paintCells(grid, [0], 'dark'), 0)).toBe(findGroup(grid, 0));
  });

  it('leaves out cells that are not on the grid', () => {
    expect(findGroups(gridFrom('1x2|T1:nn|C2:AAAA'))).toEqual([[0, 1]]);
  });
});

describe('clearing', () => {
  it('leaves givens and holes', () => {
    const grid = gridFrom('4x1|T4:bWn.');

    expect(textOf(clearToGivens(grid))).toBe('4x1|T4:nWn.');
    expect(clearToGivens(clearToGivens(grid))).toEqual(clearToGivens(grid));
  });
});
