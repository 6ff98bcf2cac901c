import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsAsSatisfied, type State } from '#engine/clues/verdict.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { allSymbols, symbolById } from '#engine/symbols/index.ts';
import { completions, draw, stateOf, typed, withSymbols } from '#tests/support/symbolBoards.ts';
import { ALL_WRAPS, setups, STRAIGHT_WRAPS } from '#tests/support/symbolSetups.ts';
import type { SymbolCase, SymbolVectors } from '#tests/vectors/SymbolVectors.ts';
import { symbolVectorsOf } from '#tests/vectors/symbolVectorsOf.ts';
import type { SymbolDef } from '#engine/clues/defineSymbol.ts';

const STATES: readonly State[] = ['error', 'satisfied', 'incomplete'];

function judgeCase(
  def: SymbolDef,
  vectors: SymbolVectors<SymbolDef>,
  case_: SymbolCase<SymbolDef>,
) {
  const [, drawing, , { at, params, others = [], wrap, solution } = {}] = case_;
  const place = ([x, y]: readonly [number, number], changes = {}) => ({
    id: def.id,
    at: { x, y },
    params: { ...vectors.params, ...changes },
  });
  const symbol = place(at ?? vectors.at, params);
  const more = others.map(([where, changes]) => place(where, changes));
  const grid = withSymbols(draw(drawing, wrap), [symbol, ...more]);
  const answer = solution === undefined ? null : draw(solution);
  return def.check(symbol.at, typed(def, symbol.params), boardOf(grid), answer);
}

describe.each(allSymbols.map((def) => ({ id: def.id, def })))('$id', ({ id, def }) => {
  const vectors = symbolVectorsOf(id);

  it('is listed under its id', () => {
    expect(symbolById.get(id)).toBe(def);
  });

  for (const case_ of vectors.cases) {
    const [state, drawing, why] = case_;
    it(`is ${state} on ${drawing}: ${why}`, () => {
      expect(judgeCase(def, vectors, case_)).toBe(state);
    });
  }

  const wraps = vectors.errsEarlyWhenBent === undefined ? ALL_WRAPS : STRAIGHT_WRAPS;

  it('errs only where no coloring would do', () => {
    fc.assert(
      fc.property(setups(def, { wraps }), ({ grid, symbol }) => {
        if (stateOf(def, symbol, grid) !== 'error') return;
        for (const full of completions(grid)) expect(stateOf(def, symbol, full)).toBe('error');
      }),
      { numRuns: 300 },
    );
  });

  it('gives a state and a scope wherever it stands', () => {
    const odd = fc.constantFrom(NaN, Infinity, -Infinity, 1e21, -1e9, 0.25, -0.5, -1, 100);
    fc.assert(
      fc.property(setups(def), odd, odd, ({ grid, symbol }, x, y) => {
        const moved = { ...symbol, at: { x, y } };
        const on = boardOf(withSymbols(grid, [moved, symbol]));
        expect(STATES).toContain(def.check(moved.at, typed(def, moved.params), on, grid));
        for (const cell of def.scope(moved.at, typed(def, moved.params), on))
          expect(grid.tiles[cell]).toBeDefined();
      }),
    );
  });

  it('holds on every completion once it is satisfied', () => {
    fc.assert(
      fc.property(setups(def, { wraps, between: false }), ({ grid, symbol }) => {
        if (!countsAsSatisfied(stateOf(def, symbol, grid))) return;
        for (const full of completions(grid)) expect(stateOf(def, symbol, full)).toBe('satisfied');
      }),
      { numRuns: 300 },
    );
  });
});
