import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import type { SolidColor } from '#engine/grid/grid.ts';
import { beginStroke, fill, strokeOver } from '#engine/edit/stroke.ts';
import { gridFrom, textOf } from '#tests/support/texts.ts';

const PLAYER = { replaceFixed: false };
const EDITOR = { replaceFixed: true };

/** The tiles after a stroke over these cells of a row, begun on the first. */
function stroked(tiles: string, color: SolidColor, cells: readonly number[], rights = PLAYER) {
  const grid = gridFrom(`T${tiles.length}:${tiles}`);
  const stroke = beginStroke(grid, cells[0] ?? 0, color, rights);
  return tilesOf(stroke ? strokeOver(grid, stroke, cells) : grid);
}

function filled(tiles: string, color: SolidColor, cell: number, rights = PLAYER) {
  return tilesOf(fill(boardOf(gridFrom(`T${tiles.length}:${tiles}`)), cell, color, rights));
}

function tilesOf(grid: Parameters<typeof textOf>[0]): string {
  return textOf(grid).replace(/^.*:/, '');
}

describe('a stroke', () => {
  it('from a gray cell colors gray cells only', () => {
    expect(stroked('nnwb', 'dark', [0, 1, 2, 3])).toBe('bbwb');
  });

  it('from a cell of the other color replaces that color too', () => {
    expect(stroked('wnwb', 'dark', [0, 1, 2, 3])).toBe('bbbb');
  });

  it('from a cell of its color erases', () => {
    expect(stroked('bnwb', 'dark', [0, 1, 2, 3])).toBe('nnnn');
  });

  it('never changes givens and holes in play', () => {
    expect(stroked('nW.N', 'dark', [0, 1, 2, 3])).toBe('bW.N');
    expect(stroked('Wn', 'dark', [0, 1])).toBe('Wn');
    expect(stroked('.n', 'dark', [0, 1])).toBe('.n');
  });

  it('changes givens with the rights of the editor', () => {
    expect(stroked('WnN', 'dark', [0, 1, 2], EDITOR)).toBe('BbB');
  });

  it('returns the same grid if it changes nothing', () => {
    const grid = gridFrom('T2:nw');
    const stroke = beginStroke(grid, 0, 'dark', PLAYER);

    expect(stroke && strokeOver(grid, stroke, [1])).toBe(grid);
  });
});

describe('a fill', () => {
  it('floods the gray region', () => {
    expect(filled('nnwn', 'dark', 0)).toBe('bbwn');
  });

  it('on a cell of its color fills all gray cells', () => {
    expect(filled('bnwnN', 'dark', 0)).toBe('bbwbN');
    expect(filled('bnwnN', 'dark', 0, EDITOR)).toBe('bbwbB');
  });

  it('on a cell of the other color does nothing in play', () => {
    expect(filled('wwn', 'dark', 0)).toBe('wwn');
  });

  it('on a cell of the other color replaces its region in the editor', () => {
    expect(filled('wWnw', 'dark', 0, EDITOR)).toBe('bBnw');
  });
});
