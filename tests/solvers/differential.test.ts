import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { decideStatus } from '#engine/solving/outcome.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import { solveByCspuz } from '#solvers/cspuz/solveByCspuz.ts';
import { translatePuzzle } from '#solvers/cspuz/translatePuzzle.ts';
import { isSupportedByCspuz } from '#solvers/cspuz/support.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { colorsOf, Draw, randomGrid } from '#tests/support/randomGrids.ts';
import type { SolveEvents } from '#engine/solving/protocol.ts';

const RULES = [
  'ban_pattern',
  'cell_count',
  'connect_all',
  'off_by_x',
  'region_area',
  'same_shape',
  'symbols_per_region',
  'unique_shape',
  'mystery',
];
const SYMBOLS = [
  'number',
  'dart',
  'galaxy',
  'letter',
  'lotus',
  'minesweeper',
  'unsupported',
  'viewpoint',
];
const SIZES = [
  [5, 5],
  [6, 4],
  [4, 6],
] as const;
const RUNS = fuzzRuns(60, 300);
/** The last one has a merge group through a hole. */
const KNOWN = [...Array.from({ length: 25 }, (_, i) => i + 1), 1065763856];
const UNDERCLUED = { id: 'underclued', params: {} };

/** The first two solutions. */
function solutionsOf(solving: SolveEvents): readonly string[] {
  const found: string[] = [];
  for (const event of solving) {
    if (event.type === 'solution') found.push(colorsOf(event.grid));
    if (found.length === 2) break;
  }
  return found;
}

/** Number of solutions, the unique one, and the colors all have in common. */
function findings(solve: (grid: Grid) => SolveEvents, grid: Grid) {
  const found = solutionsOf(solve(grid));
  const forced = { ...grid, rules: [...grid.rules, UNDERCLUED] };
  return {
    status: decideStatus(grid, found.length),
    only: found.length === 1 ? found : [],
    shared: solutionsOf(solve(forced)),
  };
}

describe('universal and cspuz', () => {
  it('find the same on boards too large to try everything', () => {
    const seen = new Map<string, number>();
    forSeeds(
      RUNS,
      (seed) => {
        const draw = new Draw(seed);
        const rules = Array.from({ length: draw.below(3) }, () => draw.of(RULES));
        const symbols = Array.from({ length: 1 + draw.below(4) }, () => draw.of(SYMBOLS));
        const grid = randomGrid(seed, { rules, symbols, sizes: SIZES });
        if (!isSupportedByCspuz(grid) || !translatePuzzle(grid).isComplete) return;

        const expected = findings(solveUniversally, grid);

        expect(findings(solveByCspuz, grid), writeGridText(grid)).toEqual(expected);

        seen.set(expected.status, (seen.get(expected.status) ?? 0) + 1);
      },
      KNOWN,
    );
    expect(seen.get('multiple')).toBeGreaterThan(0);
    expect(seen.get('none')).toBeGreaterThan(0);
  }, 120_000);
});
