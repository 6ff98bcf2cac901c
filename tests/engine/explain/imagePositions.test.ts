import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/Example.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { Explainer } from '#engine/explain/Explainer.ts';
import { workClock } from '#engine/explain/limits.ts';
import type { Orientation, Wrapping } from '#engine/grid/directions.ts';
import { recolor, type Grid } from '#engine/grid/grid.ts';
import { touchedCells } from '#engine/grid/placement.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { sampled } from '#tests/support/fuzzRuns.ts';

const SIDE = 3;
/** Places between two centers, in half cells, from the rim to the rim. */
const PLACES = Array.from({ length: 2 * SIDE + 1 }, (_, i) => i / 2 - 0.5);
const AXES: readonly Orientation[] = ['up', 'left', 'up-right', 'down-right'];
/** Ways to join both pairs of sides. */
const WRAPPINGS: readonly Wrapping[] = ['none', 'wrap', 'reflect-reverse'];
/** Ways in which the judge walks straight on, so that everything can be stated. */
const STRAIGHT: readonly Wrapping[] = ['none', 'wrap'];
/** Number of symbols, and of boards of each that are asked. */
const BY_DAY = 40;
const MOST_BOARDS = 3;

interface Placed {
  readonly id: 'galaxy' | 'lotus';
  readonly params: { readonly orientation?: Orientation };
  readonly at: { readonly x: number; readonly y: number };
}

function* placedSymbols(): Generator<Placed> {
  for (const x of PLACES)
    for (const y of PLACES) {
      yield { id: 'galaxy', params: {}, at: { x, y } };
      for (const orientation of AXES) yield { id: 'lotus', params: { orientation }, at: { x, y } };
    }
}

function gridWith(symbol: Placed, wrapping: Wrapping): Grid {
  const rules =
    wrapping === 'none'
      ? []
      : [{ id: 'wrap_around', params: { horizontal: wrapping, vertical: wrapping } }];
  const tiles = Array.from({ length: SIDE }, () => 'n'.repeat(SIDE)).join('/');
  return exampleGrid({ tiles, symbols: [symbol], rules });
}

function paintedAs(grid: Grid, bits: number, open: number): Grid {
  const tiles = grid.tiles.map((tile, cell) =>
    recolor(tile, cell === open ? 'gray' : (bits >> cell) & 1 ? 'light' : 'dark'),
  );
  return { ...grid, tiles };
}

/** True if the symbol is wrong on a board without gray cells. */
function isWrong(grid: Grid, { id, params, at }: Placed): boolean {
  return symbolById.get(id)?.check(at, params, boardOf(grid), null) === 'error';
}

/**
 * The boards on which only one color of a cell at the symbol is right, with everything else
 * painted.
 */
function* forcedBoards(symbol: Placed, wrapping: Wrapping): Generator<Grid> {
  const grid = gridWith(symbol, wrapping);
  const touched = new Set(touchedCells(symbol.at, boardOf(grid)));
  for (let bits = 0; bits < 2 ** grid.tiles.length; bits++)
    for (const cell of touched) {
      if ((bits >> cell) & 1) continue;
      const results = [bits, bits | (1 << cell)].map((it) =>
        isWrong(paintedAs(grid, it, -1), symbol),
      );
      if (results[0] !== results[1]) yield paintedAs(grid, bits, cell);
    }
}

/**
 * True if one deduction suffices. An upright lotus on a corner may have one area that mirrors two
 * colors, and then the result depends on the order in which the judge compares.
 */
function isStated({ id, params: { orientation }, at }: Placed, wrapping: Wrapping): boolean {
  const isOnCorner = !Number.isInteger(at.x) && !Number.isInteger(at.y);
  const isUpright = id === 'lotus' && (orientation === 'up' || orientation === 'left');
  return STRAIGHT.includes(wrapping) && !(isOnCorner && isUpright);
}

const CASES = sampled(
  [...placedSymbols()].flatMap((symbol) => WRAPPINGS.map((wrapping) => ({ symbol, wrapping }))),
  BY_DAY,
);

describe('a galaxy or a lotus at any place', () => {
  it.each(CASES)(
    'explains a cell: $symbol.id $symbol.params.orientation at $symbol.at, $wrapping',
    ({ symbol, wrapping }) => {
      for (const grid of take(forcedBoards(symbol, wrapping), MOST_BOARDS)) {
        const next = new Explainer(grid).next(grid, { now: workClock() });
        expect(next, writeGridText(grid)).toMatchObject({ type: 'step' });
        if (next.type !== 'step') continue;
        const { level, cause } = next.step;
        expect(level, writeGridText(grid)).toBeLessThanOrEqual(2);
        if (isStated(symbol, wrapping))
          expect(['check', 'answers'], writeGridText(grid)).not.toContain(cause.type);
      }
    },
  );
});

function* take<T>(items: Iterable<T>, most: number): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count++ >= most) return;
    yield item;
  }
}
