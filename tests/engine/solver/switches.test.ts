import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { bySymbolId, type Grid, type SymbolInstance } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { canSwitchSymbols, compileBoard } from '#engine/solving/compile.ts';
import { blockSolution } from '#engine/solving/solve.ts';
import { symbolSolving } from '#engine/symbols/solving.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { bruteForce, Draw, randomGrid } from '#tests/support/randomGrids.ts';

const SWITCHABLE = [...symbolSolving].flatMap(([id, { isSwitchable }]) => (isSwitchable ? id : []));
const RUNS = fuzzRuns(12, 60);

/** The colors of all solutions with only some symbols, by one model with switches. */
function solutionsWith(grid: Grid, kept: ReadonlySet<SymbolInstance>): readonly string[] {
  const compiled = compileBoard(boardOf(clearToGivens(grid)), { hasSwitches: true });
  const { search, dark, switches } = compiled;
  for (const [symbol, it] of switches) search.addClause([kept.has(symbol) ? it : it ^ 1]);
  const found: string[] = [];
  while (search.run([], () => false) === 'sat') {
    const colors = Array.from(dark, (it, cell) => {
      if (grid.tiles[cell]?.exists !== true) return '.';
      return search.trail.value[it] === 1 ? 'd' : 'l';
    });
    found.push(colors.join(''));
    blockSolution(compiled);
  }
  return found.toSorted();
}

describe('symbols that can be switched off', () => {
  it('are those whose statements depend on the switch', () => {
    expect(SWITCHABLE).toContain('number');
    expect(SWITCHABLE).not.toContain('letter');
  });

  it.each(SWITCHABLE)('leave the solutions of the others: %s', (id) => {
    forSeeds(RUNS, (seed) => {
      const draw = new Draw(seed);
      const rules = draw.of([[], ['connect_all'], ['off_by_x'], ['wrap_around']]);
      const symbols = [id, id, draw.of(SWITCHABLE)];
      const grid = randomGrid(seed, { rules, symbols });
      if (!canSwitchSymbols(grid)) return;
      const kept = new Set([...grid.symbols.values()].flat().filter(() => draw.isLucky(0.5)));
      const fewer = { ...grid, symbols: bySymbolId(kept) };

      expect(solutionsWith(grid, kept), `${writeGridText(grid)} ${kept.size}`).toEqual(
        [...bruteForce(fewer)].toSorted(),
      );
    });
  });
});
