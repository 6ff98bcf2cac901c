import { describe, expect, it } from 'vitest';
import { clearToGivens } from '#engine/grid/colors.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { compileBoard } from '#engine/solving/compile.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

const BAN = 'ban_pattern,pattern=3x1&#124;T3&#58;bbb&#124;C1&#58;&#124;Z&#124;S&#124;R';

/** A row of cells without three consecutive dark ones, and with this many dark ones. */
function rowWith(cells: number, dark: number) {
  const text = `${cells}x1|T${cells}:${'n'.repeat(cells)}|C1:|Z|S|Rcell_count,color=dark,count=${dark}:${BAN}`;
  return boardOf(clearToGivens(readGrid(text)));
}

describe('totals with partial sums', () => {
  it('deduce what a ban leaves room for, and name both rules', () => {
    const { search, dark } = compileBoard(rowWith(9, 6), { redundancy: 'now' });
    expect(search.propagate()).toBe(true);

    // Any three consecutive cells contain two dark ones.
    search.decide((dark[0] ?? 0) ^ 1);
    expect(search.propagate()).toBe(true);
    const forced = dark[1] ?? 0;

    expect(search.trail.value[forced]).toBe(1);
    expect(search.reasonOf(forced)?.clues).toEqual([
      { type: 'rule', index: 0 },
      { type: 'rule', index: 1 },
    ]);
  });

  it('exclude a total that a ban leaves no room for, and name both rules', () => {
    const { search } = compileBoard(rowWith(12, 9), { redundancy: 'now' });

    expect(search.isUnsat).toBe(true);
    expect(search.lastConflict).toEqual({
      because: [],
      cause: { type: 'clause' },
      clues: [
        { type: 'rule', index: 0 },
        { type: 'rule', index: 1 },
      ],
    });
  });

  it('are stated when a search turns out to be long', () => {
    const { search } = compileBoard(rowWith(30, 21));

    expect(search.run([], () => search.statistics.conflicts > 400)).toBe('unsat');
    expect(search.statistics.conflicts).toBeGreaterThan(0);
  });

  it('are left out on request', () => {
    const { search, dark } = compileBoard(rowWith(9, 6), { redundancy: 'never' });

    expect(search.trail.variables).toBe(9);
    search.decide((dark[0] ?? 0) ^ 1);
    expect(search.propagate()).toBe(true);
    expect(search.trail.value[dark[1] ?? 0]).toBe(0);
  });
});
