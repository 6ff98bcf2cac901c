import { describe, expect, it } from 'vitest';
import { clearToGivens } from '#engine/grid/colors.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { packSizes } from '#engine/solver/model/sizePacking.ts';
import { compileBoard } from '#engine/solving/compile.ts';
import type { ClueRef } from '#engine/solver/sat/Reason.ts';
import { readGrid } from '#tests/support/solverPuzzles.ts';

const clueOf = (index: number): ClueRef => ({ type: 'symbol', id: 'number', index });

/** One cell for each list of sizes. */
function sized(...sizes: readonly (readonly number[])[]) {
  return sizes.map((it, cell) => ({ cell, sizes: it, clues: [clueOf(cell)] }));
}

describe('regions that fit on the board', () => {
  it('cannot have sizes that leave no room for the others', () => {
    const { groups, clues } = packSizes(sized([4, 6], [3, 5]), 9);

    expect(groups).toEqual([
      { cells: [0], sizes: [4, 6], isNarrowed: false, areJoined: false },
      { cells: [1], sizes: [3, 5], isNarrowed: false, areJoined: false },
    ]);
    expect(packSizes(sized([4, 6], [3, 5]), 8).groups).toEqual([
      { cells: [0], sizes: [4], isNarrowed: true, areJoined: false },
      { cells: [1], sizes: [3], isNarrowed: true, areJoined: false },
    ]);
    expect(packSizes(sized([4], [3]), 6).groups.map(({ sizes }) => sizes)).toEqual([[], []]);
    expect(clues).toEqual([clueOf(0), clueOf(1)]);
  });

  it('are one region where there is no room for two of equal size', () => {
    const groups = packSizes(sized([5], [5], [2]), 11).groups;

    expect(groups).toEqual([
      { cells: [0, 1], sizes: [5], isNarrowed: false, areJoined: true },
      { cells: [2], sizes: [2], isNarrowed: false, areJoined: false },
    ]);
    expect(packSizes(sized([5], [5], [2]), 12).groups[0]?.areJoined).toBe(false);
  });

  it('may be the same region if some size fits both', () => {
    expect(packSizes(sized([5, 7], [3, 5]), 7).groups).toEqual([
      { cells: [0], sizes: [5, 7], isNarrowed: false, areJoined: false },
    ]);
  });

  it('are deduced from numbers, which are named', () => {
    const numbers = [3, 3, 2].map((number, x) => `number,x=${2 * x},y=0,number=${number}`);
    const text = `5x1|T5:nnnnn|C1:|Z|S${numbers.join(':')}|R`;
    const { search, dark } = compileBoard(boardOf(clearToGivens(readGrid(text))));
    expect(search.propagate()).toBe(true);

    search.decide(dark[0] ?? 0);
    expect(search.propagate()).toBe(true);
    const same = dark[2] ?? 0;

    expect(search.trail.value[same]).toBe(1);
    expect(search.reasonOf(same)?.clues).toEqual([0, 1, 2].map(clueOf));
  });
});
