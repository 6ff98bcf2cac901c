import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { COLORS, recolored } from '#tests/support/symbolBoards.ts';
import { setups } from '#tests/support/symbolSetups.ts';

const strokes = fc.array(fc.tuple(fc.nat(), fc.constantFrom(...COLORS)), {
  minLength: 1,
  maxLength: 6,
});

describe.each(allSymbols.map((def) => ({ id: def.id, def })))('$id', ({ def }) => {
  it('is judged after strokes as on a new board', () => {
    fc.assert(
      fc.property(setups(def), strokes, ({ grid: first }, changes) => {
        let board = boardOf(first);
        let judgement = judge(board, null);
        for (const [pick, color] of changes) {
          const cell = pick % first.tiles.length;
          board = advance(board, recolored(board.grid, cell, color), [cell]);
          judgement = judge(board, null, { judgement });
        }

        expect(judgement).toEqual(judge(boardOf({ ...board.grid }), null));
      }),
      { numRuns: 200 },
    );
  });
});
