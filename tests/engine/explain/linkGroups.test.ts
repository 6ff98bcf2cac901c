import { describe, expect, it } from 'vitest';
import type { WhatIfLink } from '#engine/explain/Step.ts';
import { groupLinks, countDeductions, type ChainView } from '#engine/explain/linkGroups.ts';
import type { Literal, ClueRef } from '#engine/solver/sat/Reason.ts';

const rule = (index: number): ClueRef => ({ type: 'rule', index });
const number = (index: number): ClueRef => ({ type: 'symbol', id: 'number', index });
const clause = (
  literal: Literal,
  because: readonly Literal[],
  clues: readonly ClueRef[],
): WhatIfLink => ({
  literal,
  because,
  cause: { type: 'clause' },
  clues,
});

/**
 * Variables have the numbers of their cells. Literals from 100 on are not about cells. Rules 0 and
 * 1 are of one kind.
 */
const VIEW: ChainView = {
  isCell: (literal) => literal < 100,
  isOf: (literal, cell) => literal >> 1 === cell,
  kindOf: (clue) => (clue.type === 'rule' && clue.index < 2 ? 'ban' : JSON.stringify(clue)),
};
const SUPPOSED = 0;
const chainOf = (links: readonly WhatIfLink[]) => ({ supposed: SUPPOSED, links });
const literalsOf = (links: readonly WhatIfLink[]) =>
  groupLinks(chainOf(links), VIEW).map(({ literals }) => literals);

describe('deductions of a what-if', () => {
  it('from the same facts by rules of one kind are one', () => {
    const links = [clause(3, [SUPPOSED], [rule(0)]), clause(5, [SUPPOSED], [rule(1)])];

    expect(literalsOf(links)).toEqual([[3, 5]]);
    expect(groupLinks(chainOf(links), VIEW)[0]?.clues).toEqual([rule(0), rule(1)]);
    expect(countDeductions(chainOf(links), VIEW)).toBe(1);
  });

  it.each([
    ['rules of two kinds', clause(5, [SUPPOSED], [rule(2)])],
    ['other facts', clause(5, [8], [rule(1)])],
    ['a deduction before', clause(5, [3], [rule(1)])],
    ['another color', clause(4, [SUPPOSED], [rule(1)])],
    ['a rule and a symbol', clause(5, [SUPPOSED], [rule(1), number(0)])],
  ])('by %s are two', (_, second) => {
    expect(literalsOf([clause(3, [SUPPOSED], [rule(0)]), second])).toHaveLength(2);
  });

  it('by one symbol are one, whatever the facts are', () => {
    const links = [clause(3, [SUPPOSED], [number(0)]), clause(5, [8], [number(0)])];

    expect(literalsOf(links)).toEqual([[3, 5]]);
  });

  it('that all ways have in common are one, of both colors', () => {
    const ways = (literal: Literal, because: readonly Literal[]): WhatIfLink => ({
      ...clause(literal, because, [rule(0), rule(2)]),
      cause: { type: 'ways' },
    });

    expect(literalsOf([ways(3, [SUPPOSED]), ways(6, [SUPPOSED])])).toEqual([[3, 6]]);
    expect(literalsOf([ways(3, [SUPPOSED]), ways(6, [8])])).toHaveLength(2);
  });

  describe('that need others', () => {
    const connected = (
      literal: Literal,
      because: readonly Literal[],
      cell: number,
    ): WhatIfLink => ({
      ...clause(literal, because, [rule(0)]),
      cause: { type: 'connected', fault: 'separated', cell },
    });

    it('join those that can wait for them', () => {
      const links = [
        connected(2, [SUPPOSED], 1),
        clause(5, [SUPPOSED], [rule(2)]),
        connected(6, [5], 3),
      ];

      expect(literalsOf(links)).toEqual([[5], [2, 6]]);
    });

    it('stay apart where others between them need the first', () => {
      const links = [connected(2, [SUPPOSED], 1), clause(5, [2], [rule(2)]), connected(6, [5], 3)];

      expect(literalsOf(links)).toEqual([[2], [5], [6]]);
    });

    it('stay apart where one needs the other', () => {
      expect(literalsOf([connected(2, [SUPPOSED], 1), connected(6, [2], 3)])).toHaveLength(2);
    });
  });

  it('of cells that are out of reach are one, whatever numbers they are too far from', () => {
    const far = (literal: Literal, cell: number, fact: Literal, clue: ClueRef): WhatIfLink => ({
      ...clause(literal, [fact], [clue]),
      cause: { type: 'far', fault: 'reach', cell },
    });

    expect(literalsOf([far(2, 1, 8, number(0)), far(6, 3, 10, number(1))])).toEqual([[2, 6]]);
    // Two regions that need a cell take two looks.
    expect(literalsOf([far(2, 5, 8, number(0)), far(6, 7, 10, number(0))])).toHaveLength(2);
  });

  it('from the same facts about one region are one, wherever that is met', () => {
    const large = (literal: Literal, because: readonly Literal[], cell: number): WhatIfLink => ({
      ...clause(literal, because, [rule(0)]),
      cause: { type: 'region', fault: 'large', cell, sizes: [2] },
    });

    expect(literalsOf([large(3, [8, 10], 1), large(5, [10, 8], 2)])).toEqual([[3, 5]]);
    expect(literalsOf([large(3, [8, 10], 1), large(5, [8, 12], 2)])).toHaveLength(2);
  });

  it('about no cell do not count', () => {
    expect(countDeductions(chainOf([clause(101, [SUPPOSED], [rule(0)])]), VIEW)).toBe(0);
  });
});
