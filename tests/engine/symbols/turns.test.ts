import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allSymbols } from '#engine/symbols/index.ts';
import { stateOf } from '#tests/support/symbolBoards.ts';
import { setups } from '#tests/support/symbolSetups.ts';
import { turnedSetup, TURNS } from '#tests/support/turnedBoards.ts';
import { symbolVectorsOf } from '#tests/vectors/symbolVectorsOf.ts';

describe.each(allSymbols.map((def) => ({ id: def.id, def })))('$id', ({ id, def }) => {
  const { turns } = symbolVectorsOf(id);
  const kinds = [
    { where: 'in a cell of a wrapped board', wraps: [['wrap', 'wrap']] as const, between: false },
    { where: 'between cells of a full board', wraps: [], between: true, gray: false },
  ].slice(0, turns === 'anywhere' ? 2 : 1);

  describe.each(kinds)('$where', (options) => {
    it.each(TURNS)('keeps its verdict when all is $name', (turn) => {
      fc.assert(
        fc.property(setups(def, options), (setup) => {
          const turned = turnedSetup(def, setup, turn);
          expect(stateOf(def, turned.symbol, turned.grid)).toBe(
            stateOf(def, setup.symbol, setup.grid),
          );
        }),
        { numRuns: 300 },
      );
    });
  });
});
