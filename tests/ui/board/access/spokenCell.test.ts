import { describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { visibleSymbols } from '#engine/judging/display.ts';
import { type Example, exampleGrid } from '#engine/clues/Example.ts';
import { NO_MARKS } from '#engine/edit/cellMarks.ts';
import { judge } from '#engine/judging/judge.ts';
import { paintCells } from '#engine/edit/edit.ts';
import { spokenCell, symbolsByCell, spokenChanges } from '#ui/board/access/spokenCell.ts';

function spokenBoard(grid: ReturnType<typeof exampleGrid>) {
  const board = boardOf(grid);
  return {
    board,
    judgement: judge(board, null),
    visible: visibleSymbols(board, null, 'solve'),
    errors: new Set<number>(),
    givens: null,
    marks: NO_MARKS,
    tellsBorders: false,
  };
}

function say(example: Example, cell: number): string {
  const spoken = spokenBoard(exampleGrid(example));
  return spokenCell(english, spoken, cell, symbolsByCell(spoken.board).get(cell));
}

const three = { id: 'number', at: { x: 0, y: 0 }, params: { number: 3 } };

describe('a cell', () => {
  it('says where it is and what color it has', () => {
    expect(say({ tiles: 'nb/wn' }, 1)).toBe('row 1, column 2, dark');
    expect(say({ tiles: 'nb/wn' }, 3)).toBe('row 2, column 2, empty');
  });

  it('says that it is a given, and that there is none', () => {
    expect(say({ tiles: 'B.' }, 0)).toBe('row 1, column 1, dark, given');
    expect(say({ tiles: 'B.' }, 1)).toBe('row 1, column 2, no cell');
  });

  it('says what a player noted on it', () => {
    const grid = exampleGrid({ tiles: 'nb' });
    const marked = { ...spokenBoard(grid), marks: new Map([[1, 'cross'] as const]) };

    expect(spokenCell(english, marked, 1)).toBe('row 1, column 2, dark, marked with a cross');
    expect([...spokenChanges(spokenBoard(grid), marked)]).toEqual([1]);
  });

  it('tells cells that became final in play from givens', () => {
    const started = exampleGrid({ tiles: 'Bn' });
    const now = { ...spokenBoard(exampleGrid({ tiles: 'BW' })), givens: started.tiles };

    expect(spokenCell(english, now, 0)).toBe('row 1, column 1, dark, given');
    expect(spokenCell(english, now, 1)).toBe('row 1, column 2, light, final');
  });

  it('says its symbols and how they stand', () => {
    expect(say({ tiles: 'nnn', symbols: [three] }, 0)).toMatch(/area number 3: not done yet$/);
    expect(say({ tiles: 'bbb', symbols: [three] }, 0)).toMatch(/area number 3: satisfied$/);
    expect(say({ tiles: 'bwn', symbols: [three] }, 0)).toMatch(/area number 3: wrong$/);
  });

  it('says on which side a symbol between cells lies', () => {
    const between = { ...three, at: { x: 0.5, y: 0.5 } };

    expect(say({ tiles: 'nn/nn', symbols: [between] }, 0)).toContain('on its lower-right corner');
    expect(say({ tiles: 'nn/nn', symbols: [between] }, 3)).toContain('on its upper-left corner');
  });

  it('says with which neighbors it is joined', () => {
    expect(say({ tiles: 'nn/nn', connections: 'aa/a.' }, 0)).toContain(
      'merged with the cell to the right and below',
    );
  });
});

describe('a cell of a board with zones', () => {
  it('says to authors which of its sides have a border', () => {
    const zones = [
      { x1: 0, y1: 0, x2: 1, y2: 0 },
      { x1: 0, y1: 0, x2: 0, y2: -1 },
    ];
    const grid = { ...exampleGrid({ tiles: 'nn/nn' }), zones };
    const spoken = { ...spokenBoard(grid), tellsBorders: true };

    expect(spokenCell(english, spoken, 0)).toMatch(/, border to the right and above$/);
    expect(spokenCell(english, spoken, 1)).toMatch(/, border to the left$/);
    expect(spokenCell(english, spoken, 2)).not.toContain('border');
    expect(spokenCell(english, spokenBoard(grid), 0)).not.toContain('border');
  });

  it('says in which it lies', () => {
    expect(say({ tiles: 'nn/nn', zones: 'ab/ab' }, 0)).toContain('zone 1');
    expect(say({ tiles: 'nn/nn', zones: 'ab/ab' }, 3)).toContain('zone 2');
  });
});

describe('after a change', () => {
  it('only cells that say something new are renamed', () => {
    const grid = exampleGrid({ tiles: 'nnn/nnn', symbols: [three] });
    const before = spokenBoard(grid);
    const other = spokenBoard(paintCells(grid, [5], 'dark'));
    const broken = spokenBoard(paintCells(paintCells(grid, [0], 'dark'), [1, 3], 'light'));

    expect([...spokenChanges(before, other)]).toEqual([5]);
    expect([...spokenChanges(before, broken)].sort()).toEqual([0, 1, 3]);
  });
});
