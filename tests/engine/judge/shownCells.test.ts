import { describe, expect, it } from 'vitest';
import { type Example, exampleGrid } from '#engine/clues/Example.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { findRowCells, createLegend } from '#engine/judging/legend.ts';
import { ruleMarks } from '#engine/judging/marks.ts';
import { invariant } from '#base/invariant.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import fc from 'fast-check';
import { typed } from '#tests/support/symbolBoards.ts';
import { setups } from '#tests/support/symbolSetups.ts';

/** The cells that the first row of the legend highlights. */
function highlighted(example: Example): readonly number[] {
  const board = boardOf(exampleGrid(example));
  const judgement = judge(board, null);
  const [row] = createLegend(board, judgement, 'solve');
  invariant(row, 'there is a clue');
  return [...findRowCells(row, { board, judgement })].sort((a, b) => a - b);
}

const EMPTY = Array.from({ length: 6 }, () => 'nnnnnn');
const drawn = (row: number, letters: string) => EMPTY.with(row, letters).join('/');

describe('the highlight of a row', () => {
  it.each(['number', 'letter', 'house', 'every_letter'])(
    'marks the area of a %s as it is, not all it can grow into',
    (id) => {
      const params = id.includes('letter') ? { letter: 'A' } : { number: 5 };
      const symbols = [{ id, at: { x: 1, y: 2 }, params }];

      expect(highlighted({ tiles: drawn(2, 'nbbnnn'), symbols })).toEqual([13, 14]);
      expect(highlighted({ tiles: EMPTY.join('/'), symbols })).toEqual([13]);
    },
  );

  it('marks the areas of several symbols, and no cell between them', () => {
    const symbols = [
      { id: 'number', at: { x: 0, y: 0 }, params: { number: 5 } },
      { id: 'number', at: { x: 5, y: 0 }, params: { number: 5 } },
    ];

    expect(highlighted({ tiles: drawn(0, 'bbnnnw'), symbols })).toEqual([0, 1, 5]);
  });

  it('marks how far a myopia arrow looks: not beyond the nearest cell of the other color', () => {
    const params = { diagonals: false, directions: ['left'] };
    const symbols = [{ id: 'myopia', at: { x: 2, y: 2 }, params }];

    expect(highlighted({ tiles: drawn(2, 'nwbnnn'), symbols })).toEqual([8, 13, 14, 15, 20]);
  });
});

describe.each(allSymbols.map((def) => ({ id: def.id, def })))('what $id looks at', ({ def }) => {
  it('is part of what it depends on', () => {
    fc.assert(
      fc.property(setups(def), ({ grid, symbol }) => {
        const board = boardOf(grid);
        const params = typed(def, symbol.params);
        const scope = def.scope(symbol.at, params, board);
        const seen = def.looksAt?.(symbol.at, params, board) ?? scope;
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.filter((cell) => !scope.includes(cell))).toEqual([]);
      }),
    );
  });
});

describe('the error of a rule about zones', () => {
  const marks = (tiles: string, id: string, params: object, zones?: string) => {
    const rules = [{ id, params: { color: 'dark', ...params } }];
    const board = boardOf(exampleGrid({ tiles, rules, ...(zones && { zones }) }));
    return ruleMarks(board, judge(board, null), 0);
  };

  it('marks the cells that are too many, not the whole board that is one zone', () => {
    expect(marks('bwbw/wwbw', 'zone_exact_count', { count: 1 })).toEqual([0, 2, 6]);
  });

  it('marks those that leave no room where there are too few', () => {
    expect(marks('bwww/nwww', 'zone_exact_count', { count: 4 })).toEqual([1, 2, 3, 5, 6, 7]);
  });

  it('marks cells of the broken zone only', () => {
    expect(marks('bbwn/bwww', 'zone_cell_count', {}, 'aabb/aabb')).toEqual([0, 1, 4]);
    expect(marks('bwwb/wwww', 'zone_diff_count', {}, 'aabb/aabb')).toEqual([0]);
  });

  it('marks all of a zone where no cell is to blame more than others', () => {
    expect(marks('wwww/wwww', 'zone_diff_count', {}, 'aabb/aabb')).toEqual([0, 1, 4, 5]);
  });
});
