import { describe, expect, it } from 'vitest';
import { countBounds, WIDEST_CLAUSE } from '#engine/solver/model/countBounds.ts';
import type { Literal } from '#engine/solver/sat/Reason.ts';
import { Draw } from '#tests/support/randomGrids.ts';

/** Clauses that forbid this many consecutive true variables. */
function lineBan(length: number, banned: number): Literal[][] {
  return Array.from({ length: length - banned + 1 }, (_, at) =>
    Array.from({ length: banned }, (__, i) => 2 * (at + i) + 1),
  );
}

function line(length: number): Literal[] {
  return Array.from({ length }, (_, at) => 2 * at);
}

/** Counts in all assignments that fulfill the clauses. */
function possibleCounts(literals: readonly Literal[], clauses: readonly Literal[][]): number[] {
  const variables = [...new Set(literals.map((it) => it >> 1))];
  const counts: number[] = [];
  for (let bits = 0; bits < 2 ** variables.length; bits++) {
    const holds = (it: Literal) => ((bits >> variables.indexOf(it >> 1)) & 1) === 1 - (it & 1);
    if (clauses.every((clause) => clause.some(holds))) counts.push(literals.filter(holds).length);
  }
  return counts;
}

describe('the bounds of a count', () => {
  it('are exact for lines without three in a row', () => {
    for (const length of [3, 7, 12, 30]) {
      const most = length - Math.floor(length / 3);
      expect(countBounds(line(length), lineBan(length, 3))).toEqual({ least: 0, most });
      const turned = line(length).map((it) => it ^ 1);
      expect(countBounds(turned, lineBan(length, 3))).toEqual({
        least: length - most,
        most: length,
      });
    }
  });

  it('are exact for random clauses', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const draw = new Draw(seed);
      const size = 3 + draw.below(6);
      const literals = Array.from({ length: size }, () => 2 * draw.below(size) + draw.below(2));
      const known = literals.map((it) => it >> 1);
      const clauses = Array.from({ length: draw.below(8) }, () =>
        Array.from({ length: 1 + draw.below(3) }, () => 2 * draw.of(known) + draw.below(2)),
      );
      const counts = possibleCounts(literals, clauses);
      const { least, most } = countBounds(literals, clauses);
      if (counts.length === 0) expect(least).toBeGreaterThan(most);
      else expect([least, most]).toEqual([Math.min(...counts), Math.max(...counts)]);
    }
  });

  it('ignore clauses about others and clauses that reach too far', () => {
    const length = WIDEST_CLAUSE + 2;
    const clauses = [
      [1, 2 * length + 1],
      [1, 2 * (length - 1) + 1],
    ];
    expect(countBounds(line(length), clauses)).toEqual({ least: 0, most: length });
  });
});
