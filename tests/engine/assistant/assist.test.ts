import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assistPuzzle,
  type CursorFact,
  type CursorQuestion,
  type PuzzleFact,
} from '#engine/assistant/assist.ts';
import { consideredPuzzle } from '#engine/assistant/consideredPuzzle.ts';
import { withoutClues, type PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import { createSession } from '#engine/assistant/session.ts';
import { placeSymbol } from '#engine/assistant/values.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { allRules } from '#engine/rules/index.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { asksForForced } from '#engine/solving/support.ts';
import { fuzzed, sampled } from '#tests/support/fuzzRuns.ts';
import { bruteForce, Draw, randomGrid } from '#tests/support/randomGrids.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';

const RULES = allRules.filter((it) => !it.traits?.needsSolution);
const SYMBOLS = allSymbols.filter((it) => !it.traits?.needsSolution);
const RUNS = fuzzed(40, 120);
const NEVER_LATE = () => 0;

/** A small board with a few clues of any kind. */
const puzzles = fc.integer({ min: 1, max: 1_000_000 }).map((seed) => {
  const draw = new Draw(seed);
  const rules = Array.from({ length: draw.below(3) }, () => draw.of(RULES).id);
  const symbols = Array.from({ length: draw.below(5) }, () => draw.of(SYMBOLS).id);
  return randomGrid(seed, {
    rules,
    symbols,
    sizes: [
      [3, 3],
      [4, 2],
      [3, 2],
      [1, 4],
    ],
  });
});

/** Puzzles that are rare among those: two clues exclude each other, or a clue could be removed. */
const CONFLICTING = readGrid('2x1|T2:Bn|Snumber,x=0,y=0,number=1:viewpoint,x=0,y=0,number=2');
const UNIQUE = readGrid('3x1|T3:Bnn|Snumber,x=0,y=0,number=2:viewpoint,x=0,y=0,number=2');

type FactOf<Type> = Extract<PuzzleFact | CursorFact, { type: Type }>;

/** The last fact of each type. */
class Facts {
  readonly #facts: readonly (PuzzleFact | CursorFact)[];

  constructor(facts: readonly (PuzzleFact | CursorFact)[]) {
    this.#facts = facts;
  }

  last<Type extends (PuzzleFact | CursorFact)['type']>(type: Type): FactOf<Type> | undefined {
    return this.#facts.findLast((it): it is FactOf<Type> => it.type === type);
  }

  all<Type extends (PuzzleFact | CursorFact)['type']>(type: Type): readonly FactOf<Type>[] {
    return this.#facts.filter((it): it is FactOf<Type> => it.type === type);
  }
}

function factsOf(grid: Grid, now = NEVER_LATE): Facts {
  return new Facts([...assistPuzzle(grid, now, () => undefined)].filter((it) => it !== 'pause'));
}

/** The facts of a session about a puzzle and one place in it. */
function factsAt(grid: Grid, cursor: CursorQuestion): Facts {
  const session = createSession(NEVER_LATE);
  session.ask({ id: 1, grid: writeGridText(grid), cursor });
  const facts: (PuzzleFact | CursorFact)[] = [];
  for (let step = session.next(); step !== null; step = session.next()) {
    if (step !== 'pause') facts.push(step);
  }
  return new Facts(facts);
}

const isSolvable = (grid: Grid): boolean => bruteForce(grid).size > 0;

/** By cell: the color that all colorings share; null if they share none. */
function agreed(colorings: ReadonlySet<string>, cells: number): readonly (string | null)[] {
  return Array.from({ length: cells }, (_, cell) => {
    const colors = new Set([...colorings].map((it) => it.charAt(cell)));
    const [only] = colors;
    return colors.size === 1 && only !== undefined ? only : null;
  });
}

function isOpen(grid: Grid, cell: number): boolean {
  const tile = grid.tiles[cell];
  return tile?.exists === true && !tile.fixed;
}

describe('what follows from a puzzle', () => {
  it('is what all solutions have in common, found by trying every coloring', () => {
    fc.assert(
      fc.property(puzzles, (drawn) => {
        const grid = clearToGivens(drawn);
        const colorings = bruteForce(grid);
        const facts = factsOf(grid);

        expect(facts.last('solvable')?.isSolvable).toBe(colorings.size > 0);
        if (colorings.size === 0) return;
        const forced = facts.last('forced');
        const colors = agreed(colorings, grid.tiles.length);
        const expected = colors.flatMap((color, cell) =>
          color !== null && isOpen(grid, cell) ? [`${cell} ${color}`] : [],
        );
        const told = forced?.cells.map(({ cell, color }) => `${cell} ${color.charAt(0)}`);
        expect(told?.toSorted()).toEqual(expected.toSorted());
        expect(forced?.isAll).toBe(true);
      }),
      RUNS,
    );
  });

  it('is never more at first than in the end', () => {
    fc.assert(
      fc.property(puzzles, (grid) => {
        const facts = factsOf(grid);
        if (facts.last('solvable')?.isSolvable !== true) return;
        const forced = facts.all('forced'); // one, if the first tells all

        expect(forced.at(-1)?.isAll).toBe(true);
        expect(forced.at(-1)?.cells).toEqual(expect.arrayContaining([...(forced[0]?.cells ?? [])]));
      }),
      RUNS,
    );
  });

  it('is one solution, or two that differ where it says', () => {
    fc.assert(
      fc.property(puzzles, (drawn) => {
        const grid = clearToGivens(drawn);
        const colorings = bruteForce(grid);
        const facts = factsOf(grid);
        const several = facts.last('several');

        expect(facts.last('unique') !== undefined).toBe(colorings.size === 1);
        expect(several !== undefined).toBe(colorings.size > 1);
        if (!several) return;
        const differ = (one: string, other: string) =>
          several.differing.join() ===
          [...one].flatMap((it, i) => (it === other[i] ? [] : [i])).join();
        const list = [...colorings];
        expect(list.some((one) => list.some((other) => differ(one, other)))).toBe(true);
      }),
      RUNS,
    );
  });
});

/** All subsets of fewer than `size` items. */
function subsetsBelow<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return items
    .reduce<readonly (readonly T[])[]>(
      (sets, item) => [...sets, ...sets.map((some) => [...some, item])],
      [[]],
    )
    .filter(({ length }) => length < size);
}

describe('a conflict', () => {
  it('cannot hold, and no fewer clues are in conflict', () => {
    let found = 0;
    fc.assert(
      fc.property(puzzles, (drawn) => {
        const { grid, clues } = consideredPuzzle(drawn);
        if (isSolvable(grid)) return;
        const conflict = factsOf(grid).last('conflict')?.conflict;
        const keeping = (some: readonly PuzzleClue[]) =>
          withoutClues(
            grid,
            clues.filter((it) => !some.includes(it)),
          );
        const own = clues.filter((it) =>
          conflict?.clues.some((clue) => JSON.stringify(clue) === JSON.stringify(it)),
        );

        expect(own).toHaveLength(conflict?.clues.length ?? -1);
        expect(isSolvable(keeping(own))).toBe(false);
        expect(conflict?.strength).toBe('smallest');
        for (const fewer of subsetsBelow(clues, own.length))
          expect(isSolvable(keeping(fewer))).toBe(true);
        if (own.length > 1) found += 1;
      }),
      { ...fuzzed(80, 250), examples: [[CONFLICTING]] },
    );
    expect(found).toBeGreaterThan(0);
  });

  it('is told at first without a clue too many, then with the fewest', () => {
    // Dark cells cannot be connected around two areas of one cell, and one area cannot have both
    // one cell and two.
    const numbers = 'Snumber,x=0,y=0,number=1:number,x=2,y=0,number=1:number,x=2,y=0,number=2';
    const facts = factsOf(readGrid(`4x1|T4:nWnB|${numbers}|Rconnect_all,color=dark`));
    const conflicts = facts.all('conflict').map(({ conflict }) => conflict);

    expect(conflicts.map(({ strength }) => strength)).toEqual(['irreducible', 'smallest']);
    expect(conflicts.map(({ clues }) => clues.length)).toEqual([3, 2]);
  });
});

describe('clues that could go', () => {
  it('are those without which the solution stays the only one', () => {
    let found = 0;
    fc.assert(
      fc.property(puzzles, (drawn) => {
        const { grid, clues } = consideredPuzzle(drawn);
        const facts = factsOf(grid);
        const redundant = facts.last('redundant');
        const solutions = bruteForce(grid);
        expect(redundant !== undefined).toBe(solutions.size === 1);
        if (!redundant) return;
        found += 1;

        const expected = clues.filter((it) => {
          const left = bruteForce(withoutClues(grid, [it]));
          return left.size === 1 && [...left].every((it) => solutions.has(it));
        });
        expect(redundant.clues).toEqual(expected);
        expect(redundant).toMatchObject({ looked: clues.length, all: clues.length });
      }),
      { ...fuzzed(80, 250), examples: [[UNIQUE]] },
    );
    expect(found).toBeGreaterThan(0);
  });

  it('are never those without which there is no solution, though the other clues stay', () => {
    // The region of the number has three cells only because its number is off by two.
    const grid = readGrid(
      '1x4|T1:nLnn|Snumber,x=0,y=2,number=1:every_letter,x=0,y=2.5,letter=A|Roff_by_x,number=2',
    );
    expect(factsOf(grid).last('unique')).toBeDefined();
    expect(factsOf(grid).last('redundant')?.clues).toEqual([]);
  });

  it('are in an underclued puzzle those without which as much follows', () => {
    const clues = 'Snumber,x=0,y=0,number=2:viewpoint,x=0,y=0,number=2';
    const facts = factsOf(readGrid(`4x1|T4:Bnnn|${clues}|Runderclued`));

    expect(facts.last('scope')).toMatchObject({ asksForForced: true, ignored: [] });
    expect(facts.last('forced')?.cells).toEqual([
      { cell: 1, color: 'dark' },
      { cell: 2, color: 'light' },
    ]);
    expect(facts.last('redundant')?.clues).toEqual([
      { type: 'symbol', id: 'number', index: 0 },
      { type: 'symbol', id: 'viewpoint', index: 0 },
    ]);
  });
});

describe('at the cursor', () => {
  const numbered = fc
    .tuple(puzzles, fc.constantFrom('number', 'viewpoint', 'minesweeper', 'focus', 'house'))
    .map(([grid, id]): { grid: Grid; symbol: SymbolInstance } => {
      const symbol = { id, at: { x: 0, y: 0 }, params: { number: 2 } };
      return { grid: clearToGivens({ ...grid, symbols: new Map() }), symbol };
    });

  it('the values are those with which a puzzle has a solution, or exactly one', () => {
    fc.assert(
      fc.property(numbered, ({ grid, symbol }) => {
        const facts = factsAt(placeSymbol(grid, symbol), { type: 'cell', cell: 0 });
        const values = facts.last('values');

        const expected = Array.from({ length: grid.tiles.length + 1 }, (_, i) => i).filter(
          (number) => isSolvable(placeSymbol(grid, { ...symbol, params: { number } })),
        );
        const unique = expected.filter(
          (number) =>
            !asksForForced(grid) &&
            bruteForce(placeSymbol(grid, { ...symbol, params: { number } })).size === 1,
        );
        expect(values).toEqual({ type: 'values', possible: expected, unknown: [], unique });
      }),
      fuzzed(20, 60),
    );
  });

  it('a symbol in hand clashes where no solution is left, with clues that show it', () => {
    const grid = readGrid('2x2|T4:nnnn|Snumber,x=0,y=0,number=4');
    const symbol = { id: 'number', at: { x: 1, y: 1 }, params: { number: 3 } };
    const facts = factsAt(grid, { type: 'inHand', symbol });

    expect(facts.last('clash')?.conflict).toEqual({
      clues: [{ type: 'symbol', id: 'number', index: 0 }],
      strength: 'smallest',
    });
    expect(facts.last('values')?.possible).toEqual([4]);
  });

  it('the values are those of the selected symbol, if a cell has several with a number', () => {
    const grid = readGrid('3x1|T3:nnn|Snumber,x=0,y=0,number=2:viewpoint,x=0,y=0,number=2');
    const of = (id: string) =>
      factsAt(grid, { type: 'cell', cell: 0, selected: { id, at: { x: 0, y: 0 } } }).last('values');

    expect(of('number')?.possible).toEqual([2]);
    expect(of('viewpoint')?.possible).toEqual([2]);
    expect(of('letter')).toBeUndefined();
  });

  it('nothing is said of a symbol without a number', () => {
    const grid = readGrid('2x1|T2:nn|Sletter,x=0,y=0,letter=A');
    const facts = factsAt(grid, { type: 'cell', cell: 0 });

    expect(facts.last('values')).toBeUndefined();
    expect(facts.last('cursorDone')).toBeDefined();
  });
});

describe('clues that need the solution of the author', () => {
  it('are named, and nothing is concluded from them', () => {
    const facts = factsOf(readGrid('2x1|T2:Bn|Snumber,x=0,y=0,number=2|Rcustom,description=x'));

    expect(facts.last('scope')).toMatchObject({ ignored: [{ type: 'rule', index: 0 }] });
    expect(facts.last('unique')).toBeDefined();
  });

  it('silence the assistant where they might change what other clues mean', () => {
    const facts = factsOf(readGrid('2x1|T2:nn|Rcomplete_pattern,:off_by_x,number=1'));

    expect(facts.last('scope')?.isOpaque).toBe(true);
    expect(facts.last('solvable')).toBeUndefined();
    expect(facts.last('done')).toBeDefined();
  });
});

describe('without time', () => {
  const hard = SOLVER_PUZZLES.filter(({ expect: status }) => status !== 'underclued');

  it('claims nothing that it has not proved', () => {
    for (const { grid, expect: status } of sampled(hard, 20)) {
      let calls = 0;
      // The clock jumps at each call after the first few, so that no part gets time of its own.
      const facts = factsOf(readGrid(grid), () => (calls++ < 4 ? 0 : calls * 1e9));
      const isSaid = facts.last('solvable')?.isSolvable;

      if (isSaid !== undefined) expect(isSaid).toBe(status !== 'none');
      if (facts.last('unique')) expect(status).toBe('unique');
      if (facts.last('several')) expect(status).toBe('multiple');
      const redundant = facts.last('redundant');
      if (redundant) expect(redundant.clues.length).toBeLessThanOrEqual(redundant.looked);
    }
  });

  it('says that a board is too large', () => {
    const facts = factsOf(readGrid('60x60|Rconnect_all,color=dark'));

    expect(facts.last('late')).toEqual({ type: 'late', of: 'solutions' });
  });
});

describe('the puzzles of the solvers', () => {
  const small = SOLVER_PUZZLES.filter(({ grid }) => readGrid(grid).tiles.length <= 49);

  it('are told as they are', () => {
    for (const { id, grid, expect: status } of sampled(small, 60)) {
      const facts: PuzzleFact[] = [];
      for (const fact of assistPuzzle(readGrid(grid), NEVER_LATE, () => undefined)) {
        if (fact !== 'pause') facts.push(fact);
        if (facts.some(({ type }) => type === 'unique' || type === 'several')) break;
        if (facts.some((it) => it.type === 'solvable' && !it.isSolvable)) break;
      }
      const last = facts.at(-1);
      const told = last?.type === 'unique' || last?.type === 'several' ? last.type : 'none';

      if (status === 'underclued')
        expect(facts, id).toContainEqual({ type: 'solvable', isSolvable: true });
      else expect(told, id).toBe(status === 'multiple' ? 'several' : status);
    }
  });
});
