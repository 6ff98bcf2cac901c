import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf } from '#engine/judging/boardOf.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { COLORS, recolored, stateOf, typed } from '#tests/support/symbolBoards.ts';
import { setups, type Setup } from '#tests/support/symbolSetups.ts';
import type { SymbolDef } from '#engine/clues/defineSymbol.ts';

/** The scope of a symbol and the cells around it that bound or could extend it. */
function decidingCells(def: SymbolDef, { grid, symbol }: Setup): ReadonlySet<number> {
  const on = boardOf(grid);
  const scope = def.scope(symbol.at, typed(def, symbol.params), on);
  return new Set([...scope, ...scope.flatMap((cell) => on.neighbors(cell))]);
}

describe.each(allSymbols.map((def) => ({ id: def.id, def })))('$id', ({ def }) => {
  it('has each cell of the board at most once in its scope', () => {
    fc.assert(
      fc.property(setups(def), ({ grid, symbol }) => {
        const cells = def.scope(symbol.at, typed(def, symbol.params), boardOf(grid));
        expect(new Set(cells).size).toBe(cells.length);
        for (const cell of cells) expect(grid.tiles[cell]).toBeDefined();
      }),
    );
  });

  it('keeps its verdict whatever happens away from its scope', () => {
    fc.assert(
      fc.property(setups(def), fc.nat(), fc.constantFrom(...COLORS), (setup, pick, color) => {
        const deciding = decidingCells(def, setup);
        const away = setup.grid.tiles.flatMap((tile, cell) =>
          tile.exists && !deciding.has(cell) ? [cell] : [],
        );
        const cell = away[pick % Math.max(away.length, 1)];
        if (cell === undefined) return;
        expect(stateOf(def, setup.symbol, recolored(setup.grid, cell, color))).toBe(
          stateOf(def, setup.symbol, setup.grid),
        );
      }),
      { numRuns: 400 },
    );
  });
});
