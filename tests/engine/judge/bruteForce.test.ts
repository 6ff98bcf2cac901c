import { expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { recolor, type Grid } from '#engine/grid/grid.ts';
import { findGroup } from '#engine/grid/connections.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { allRules } from '#engine/rules/index.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { bruteForce, colorsOf, Draw, randomGrid } from '#tests/support/randomGrids.ts';

const RULES = allRules.filter((it) => !it.traits?.needsSolution && !it.traits?.optional);
const SYMBOLS = allSymbols.filter((it) => !it.traits?.needsSolution);
/** Rules that change the meaning of other clues. */
const CHANGING = ['off_by_x', 'lying_symbols', 'wrap_around'];
const RUNS = fuzzRuns(40, 600);

/** The full colorings without an error, found by judging every one. */
function allowedOf(grid: Grid): string[] {
  const found: string[] = [];
  const { tiles } = grid;
  for (let bits = 0; bits < 2 ** tiles.length; bits++) {
    const full = {
      ...grid,
      tiles: tiles.map((tile, cell) =>
        tile.exists ? recolor(tile, (bits >> cell) % 2 === 0 ? 'dark' : 'light') : tile,
      ),
    };
    const isPossible = tiles.every((tile, cell) => {
      const color = full.tiles[cell]?.color;
      if (!tile.exists) return (bits >> cell) % 2 === 0;
      if (tile.color !== 'gray' && tile.color !== color) return false;
      return findGroup(grid, cell).every(
        (it) => full.tiles[it]?.exists === false || full.tiles[it]?.color === color,
      );
    });
    if (isPossible && judge(boardOf(full), null).final !== 'error') found.push(colorsOf(full));
  }
  return found.sort();
}

it('no coloring without an error begins with an error', () => {
  let allowed = 0;
  forSeeds(RUNS, (seed) => {
    const draw = new Draw(seed);
    const rules = [draw.of(RULES).id, ...(draw.isLucky(0.6) ? [draw.of(CHANGING)] : [])];
    const symbols = Array.from({ length: draw.below(4) }, () => draw.of(SYMBOLS).id);
    const sizes = [
      [3, 3],
      [4, 2],
      [2, 3],
    ] as const;
    const grid = clearToGivens(randomGrid(seed, { rules, symbols, sizes }));
    const expected = allowedOf(grid);
    allowed += expected.length;

    expect([...bruteForce(grid)].sort(), writeGridText(grid)).toEqual(expected);
  });
  expect(allowed).toBeGreaterThan(0);
});
