import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, makeBoard } from '#engine/judging/boardOf.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import { judge } from '#engine/judging/judge.ts';
import type { Board } from '#engine/grid/board.ts';
import { paintCells } from '#engine/edit/edit.ts';
import { internedTile, type Color, type Grid, bySymbolId } from '#engine/grid/grid.ts';
import { allRules } from '#engine/rules/index.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { smallRuleParams } from '#tests/support/ruleSetups.ts';
import { smallParams } from '#tests/support/symbolSetups.ts';

const [WIDTH, HEIGHT] = [5, 4];
const SIZE = WIDTH * HEIGHT;
const COLORS: readonly Color[] = ['dark', 'light', 'gray'];

const tiles = fc
  .array(fc.constantFrom(...'bbwwnnn.'), { minLength: SIZE, maxLength: SIZE })
  .map((letters) =>
    Array.from({ length: HEIGHT }, (_, y) =>
      letters.slice(y * WIDTH, (y + 1) * WIDTH).join(''),
    ).join('/'),
  );

const rule = fc
  .constantFrom(...allRules)
  .chain((def) => fc.record({ id: fc.constant(def.id), params: smallRuleParams(def, false) }));

const symbol = fc.constantFrom(...allSymbols).chain((def) => {
  const within = (size: number) =>
    def.step === 1
      ? fc.nat(size - 1)
      : fc.integer({ min: -1, max: 2 * size - 1 }).map((half) => half / 2);
  return fc.record({
    id: fc.constant(def.id),
    at: fc.record({ x: within(WIDTH), y: within(HEIGHT) }),
    params: smallParams(def),
  });
});

/** A board with clues of every kind. */
const grids = fc
  .record({
    tiles,
    zones: fc.constantFrom('aaabb/aaabb/cccbb/cccbb', 'abcab/abcab/abcab/abcab'),
    rules: fc.array(rule, { maxLength: 5 }),
    symbols: fc.array(symbol, { maxLength: 8 }),
  })
  .map(({ symbols, ...drawing }): Grid => ({
    ...exampleGrid(drawing),
    symbols: bySymbolId(symbols),
  }));

const stroke = fc.record({
  cells: fc.array(fc.nat(SIZE - 1), { minLength: 1, maxLength: 3 }),
  color: fc.constantFrom(...COLORS),
  fixes: fc.boolean(),
});

/** The grid after a stroke, which may also turn cells into givens. */
function paint(
  grid: Grid,
  { cells, color, fixes }: typeof stroke extends fc.Arbitrary<infer S> ? S : never,
) {
  const painted = paintCells(grid, cells, color);
  if (!fixes) return painted;
  const tiles = painted.tiles.map((tile, cell) =>
    cells.includes(cell) ? internedTile(tile.exists, true, tile.color) : tile,
  );
  return { ...painted, tiles };
}

/** All data that can be read from a board, as plain data. */
function answersOf(board: Board) {
  const cellsOf = (components: readonly { readonly cells: readonly number[] }[]) =>
    components.map(({ cells }) => cells);
  const cells = board.grid.tiles.map((_, cell) => ({
    region: board.regionOf(cell)?.cells,
    reach: board.regionOf(cell)?.reach.cells,
    points: board.regionOf(cell)?.points,
    isClosed: board.regionOf(cell)?.isClosed,
    dark: board.reachOf(cell, 'dark')?.cells,
    light: board.reachOf(cell, 'light')?.cells,
  }));
  return {
    cells,
    regions: COLORS.map((color) => cellsOf(board.regions(color))),
    reaches: [cellsOf(board.reaches('dark')), cellsOf(board.reaches('light'))],
    zones: cellsOf(board.zones()),
    counts: [...COLORS.map((color) => board.count(color)), board.count()],
    isComplete: board.isComplete,
    isFilled: board.isFilled,
  };
}

describe('a stroke', () => {
  it('gives the board that the new grid gives', () => {
    fc.assert(
      fc.property(grids, fc.array(stroke, { maxLength: 6 }), (grid, strokes) => {
        let board = makeBoard(grid);
        for (const next of strokes) {
          answersOf(board);
          board = advance(board, paint(board.grid, next), next.cells);
          expect(answersOf(board)).toEqual(answersOf(makeBoard(board.grid)));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('gives the judgement that the new grid gives', () => {
    fc.assert(
      fc.property(
        grids,
        fc.array(stroke, { maxLength: 8 }),
        fc.option(tiles, { nil: undefined }),
        (grid, strokes, answer) => {
          const solution = answer === undefined ? null : exampleGrid({ tiles: answer });
          let board = makeBoard(grid);
          let judgement = judge(board, solution);
          for (const next of strokes) {
            board = advance(board, paint(board.grid, next), next.cells);
            judgement = judge(board, solution, { judgement });
            expect(judgement).toEqual(judge(makeBoard(board.grid), solution));
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('leaves regions alone that it does not touch', () => {
    const board = makeBoard(exampleGrid({ tiles: 'bbwnn/wwwnn' }));
    const [far] = board.regions('dark');
    const next = advance(board, paintCells(board.grid, [4], 'dark'), [4]);

    expect(next.regions('dark')[0]).toBe(far);
    expect(next.regions('dark')).toHaveLength(2);
  });
});
