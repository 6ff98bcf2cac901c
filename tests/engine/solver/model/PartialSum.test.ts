import { describe, expect, it } from 'vitest';
import {
  complementSum,
  PartialSum,
  type Sum,
  type SumModel,
} from '#engine/solver/model/PartialSum.ts';
import { Search } from '#engine/solver/sat/Search.ts';
import type { Literal } from '#engine/solver/sat/Reason.ts';

const SIZE = 6;
const RESERVED = 40;

function treeOf(literals: readonly Literal[]): Sum {
  const [first = 0] = literals;
  if (literals.length === 1) return PartialSum.of(first);
  const half = literals.length >> 1;
  return PartialSum.join(treeOf(literals.slice(0, half)), treeOf(literals.slice(half)));
}

function searchWith(sum: Sum, cells: number) {
  const search = new Search(cells, { reserved: RESERVED });
  const model: SumModel = {
    newLiteral: () => search.takeReserved(),
    clause(literals) {
      search.addClause(literals);
    },
  };
  sum.state(model);
  return search;
}

const CELLS = Array.from({ length: SIZE }, (_, i) => 2 * i);

/** Assign all cells by the bits of a number. Returns false after a conflict. */
function assign(search: Search, bits: number): boolean {
  search.backtrack(0);
  if (!search.propagate()) return false;
  for (const it of CELLS) {
    const literal = ((bits >> (it >> 1)) & 1) === 1 ? it : it ^ 1;
    const value = search.trail.value[literal];
    if (value === -1) return false;
    if (value === 1) continue;
    search.decide(literal);
    if (!search.propagate()) return false;
  }
  return true;
}

const sizeOf = (bits: number) => CELLS.filter((it) => ((bits >> (it >> 1)) & 1) === 1).length;
const ALL = Array.from({ length: 2 ** SIZE }, (_, bits) => bits);

describe('a partial sum', () => {
  it('follows from the cells, from both sides', () => {
    const sum = treeOf(CELLS);
    const search = searchWith(sum, SIZE);
    for (const bits of ALL) {
      expect(assign(search, bits)).toBe(true);
      for (let count = 1; count <= SIZE; count++) {
        const [fewer = 0] = sum.fewerThan(count);
        expect(search.trail.value[fewer]).toBe(sizeOf(bits) < count ? 1 : -1);
      }
    }
  });

  it('admits exactly the numbers within its bounds', () => {
    for (let least = 0; least <= SIZE; least++) {
      for (let most = least; most <= SIZE; most++) {
        const sum = treeOf(CELLS);
        expect(sum.narrow({ least, most })).toBe(true);
        const search = searchWith(sum, SIZE);
        for (const bits of ALL) {
          const isWithin = sizeOf(bits) >= least && sizeOf(bits) <= most;
          expect(assign(search, bits), `${least} to ${most}: ${bits}`).toBe(isWithin);
        }
      }
    }
  });

  it('has no number if its bounds exclude each other', () => {
    expect(treeOf(CELLS).narrow({ least: SIZE + 1, most: SIZE + 1 })).toBe(false);
    const known = PartialSum.join(treeOf(CELLS.slice(0, 3)), treeOf(CELLS.slice(3)), {
      least: 4,
      most: 3,
    });
    expect(known.narrow({ least: 0, most: SIZE })).toBe(false);
  });

  it('can be of what does not hold', () => {
    const [left, right] = [CELLS.slice(0, 3), CELLS.slice(3)];
    // The left side has as many true cells as the right side: together with the missing ones on the
    // right, three.
    const sum = PartialSum.join(treeOf(left), complementSum(treeOf(right), right.length));
    expect(sum.narrow({ least: 3, most: 3 })).toBe(true);
    const search = searchWith(sum, SIZE);
    for (const bits of ALL) {
      expect(assign(search, bits)).toBe(sizeOf(bits & 7) === sizeOf(bits >> 3));
    }
  });

  it('is stated once', () => {
    const sum = treeOf(CELLS);
    let clauses = 0;
    let next = 2 * SIZE;
    const model: SumModel = {
      newLiteral: () => (next += 2),
      clause() {
        clauses += 1;
      },
    };
    sum.state(model);
    const before = clauses;
    sum.state(model);
    expect([before > 0, clauses]).toEqual([true, before]);
  });
});
