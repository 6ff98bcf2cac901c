import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { allRules } from '#engine/rules/index.ts';
import type { Reason, Literal } from '#engine/solver/sat/Reason.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { compileBoard, type Compiled } from '#engine/solving/compile.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { forSeeds, fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { bruteForce, Draw, randomGrid, type GridChoice } from '#tests/support/randomGrids.ts';

const RULES = allRules.filter((it) => !it.traits?.needsSolution && !it.traits?.optional);
const SYMBOLS = allSymbols.filter((it) => !it.traits?.needsSolution);
const WALKS = 6;
const RUNS = fuzzRuns(5, 16);
const MORE_RUNS = fuzzRuns(12, 40);
const TOTALS_RUNS = fuzzRuns(20, 60);
/** Sizes with enough cells for partial sums. */
const TOTALS_SIZES = [
  [3, 3],
  [3, 4],
  [5, 2],
  [6, 2],
  [1, 12],
] as const;
/** Seeds of rare causes, by the clue they are tested with. */
const KNOWN: Readonly<Record<string, readonly number[]>> = {
  number: [5, 11],
  letter: [8],
  viewpoint: [1, 6],
  lotus: [2],
  house: [3],
  contains_shape: [1],
  no_loops: [5],
  same_shape: [1],
};
const SEEDS_OF_RIMS = [13, 21];
/** Share of merged pairs of neighbors in tests of merged cells. */
const MERGED = 0.35;
const SEEDS_OF_MERGED = [129, 1198, 2162];
/** Types of causes that occurred, to make sure that all are tested. */
const met = new Set<string>();

/** Adds partial sums from the beginning, so that they are tested as well. */
function compile(grid: Grid): Compiled {
  return compileBoard(boardOf(clearToGivens(grid)), { redundancy: 'now' });
}

/** By literal, for one solution: 1 if it can be true. Both literals of an open variable can. */
type Truth = Uint8Array;

/** The truths of each solution: its cells are assigned and propagated. */
function truthsOf(grid: Grid): readonly Truth[] {
  return [...bruteForce(grid)].map((colors) => {
    const { search, dark } = compile(grid);
    const { value } = search.trail;
    expect(search.propagate(), `${writeGridText(grid)} ${colors}`).toBe(true);
    Array.from(dark).forEach((it, cell) => {
      if (it < 0) return;
      const literal = colors.charAt(cell) === 'd' ? it : it ^ 1;
      if (value[literal] === 0) search.decide(literal);
      expect(value[literal], `${writeGridText(grid)} ${colors}`).toBe(1);
    });
    expect(search.propagate(), `${writeGridText(grid)} ${colors}`).toBe(true);
    return Uint8Array.from(value, (state) => (state === -1 ? 0 : 1));
  });
}

/** Proves each reason once: no solution satisfies it without the literal that it forces. */
class Prover {
  readonly #grid: Grid;
  readonly #compiled: Compiled;
  readonly #truths: readonly Truth[];
  readonly #proved = new Set<string>();

  constructor(grid: Grid, compiled: Compiled) {
    this.#grid = grid;
    this.#compiled = compiled;
    this.#truths = truthsOf(grid);
  }

  /** Prove all literals on the trail, and the conflict if there is one. */
  proveAll(hasConflict: boolean): void {
    const { search } = this.#compiled;
    const { trail } = search;
    for (let at = 0; at < trail.size; at++) {
      const literal = trail.literals[at] ?? 0;
      const reason = search.reasonOf(literal);
      if (reason) this.#prove(reason, literal, at);
    }
    if (hasConflict) this.#prove(search.lastConflict, null, trail.size);
  }

  #prove(reason: Reason, literal: Literal | null, limit: number): void {
    const { trail } = this.#compiled.search;
    const { because, cause, clues } = reason;
    met.add(cause.type);
    const key = `${literal ?? ''} < ${because.join(' ')}`;
    if (this.#proved.has(key)) return;
    this.#proved.add(key);
    const text = `${JSON.stringify(cause)} ${key} on ${writeGridText(this.#grid)}`;
    for (const it of because)
      expect(trail.wasTrue(it, limit), `${it} not known: ${text}`).toBe(true);
    for (const ref of clues) expect(this.#has(ref), text).toBe(true);
    const refuting = this.#truths.find(
      (truth) =>
        because.every((it) => truth[it] === 1) && (literal === null || truth[literal ^ 1] === 1),
    );
    expect(refuting, text).toBeUndefined();
  }

  #has(ref: Reason['clues'][number]): boolean {
    const { rules, symbols } = this.#compiled.board.grid;
    const list: readonly unknown[] = ref.type === 'rule' ? rules : (symbols.get(ref.id) ?? []);
    return list[ref.index] !== undefined;
  }
}

function proveReasons(seed: number, choice: GridChoice): void {
  proveReasonsOf(randomGrid(seed, choice), seed);
}

/** Decide and backtrack at random, and prove all deductions. */
function proveReasonsOf(grid: Grid, seed: number): void {
  const compiled = compile(grid);
  const { search } = compiled;
  const { trail } = search;
  const prover = new Prover(grid, compiled);
  const draw = new Draw(seed);
  for (let walk = 0; walk < WALKS; walk++) {
    for (;;) {
      const isFine = search.propagate();
      prover.proveAll(!isFine);
      if (!isFine && trail.depth === 0) return;
      if (!isFine) break;
      const open = Array.from({ length: trail.variables }, (_, i) => 2 * i).filter(
        (it) => trail.value[it] === 0,
      );
      if (open.length === 0) break;
      search.decide(draw.of(open) ^ draw.below(2));
    }
    search.backtrack(draw.below(trail.depth));
  }
  // Then the search runs as in the solver, so that learnt clauses are proved as well.
  search.backtrack(0);
  for (let steps = 0; steps < 40; steps++) {
    if (search.run([], () => true) !== 'paused') break;
    prover.proveAll(false);
  }
}

describe('every reason that is given is true', () => {
  it.each(SYMBOLS)('for $id', ({ id }) => {
    forSeeds(
      RUNS,
      (seed) => {
        const draw = new Draw(seed);
        const rules = draw.of([[], [], ['wrap_around'], ['off_by_x'], ['lying_symbols']]);
        proveReasons(seed, { rules, symbols: new Array<string>(1 + draw.below(3)).fill(id) });
      },
      KNOWN[id],
    );
  });

  it.each(RULES)('for $id', ({ id }) => {
    forSeeds(
      RUNS,
      (seed) => {
        const draw = new Draw(seed);
        const symbols = Array.from({ length: draw.below(2) }, () => draw.of(SYMBOLS).id);
        const rules = draw.isLucky(0.3) ? [id, 'wrap_around'] : [id];
        proveReasons(seed, { rules, symbols });
      },
      KNOWN[id],
    );
  });

  it('for connected colors with numbers and letters', () => {
    forSeeds(
      MORE_RUNS,
      (seed) => {
        const draw = new Draw(seed);
        const symbols = Array.from({ length: 1 + draw.below(2) }, () =>
          draw.of(['number', 'letter', 'house', 'galaxy', 'viewpoint']),
        );
        const rules = ['connect_all', draw.of(['connect_all', 'lying_symbols', 'off_by_x'])];
        proveReasons(seed, { rules, symbols });
      },
      SEEDS_OF_RIMS,
    );
  });

  it('for connected cells that are merged', () => {
    forSeeds(
      MORE_RUNS,
      (seed) => {
        const draw = new Draw(seed);
        const connected = draw.of([['connect_all'], ['connect_zones'], []]);
        const rules = draw.isLucky(0.3) ? [...connected, 'wrap_around'] : connected;
        const symbols = new Array<string>(draw.below(4)).fill('letter');
        const grid = randomGrid(seed, { rules, symbols });
        const connections = draw.edges(grid.width, grid.height, MERGED);
        proveReasonsOf({ ...grid, connections }, seed);
      },
      SEEDS_OF_MERGED,
    );
  });

  it('for regions of one size with numbers', () => {
    forSeeds(MORE_RUNS, (seed) => {
      const symbols = new Array<string>(1 + new Draw(seed).below(3)).fill('number');
      proveReasons(seed, { rules: ['region_area'], symbols });
    });
  });

  it('for totals with bans', () => {
    forSeeds(TOTALS_RUNS, (seed) => {
      const draw = new Draw(seed);
      const bans = new Array<string>(1 + draw.below(2)).fill('ban_pattern');
      const zones = draw.of([
        ['cell_count'],
        ['zone_cell_count'],
        ['zone_exact_count', 'cell_count'],
        ['zone_diff_count'],
        ['cell_count', 'wrap_around'],
      ]);
      const symbols = Array.from({ length: draw.below(3) }, () => draw.of(SYMBOLS).id);
      proveReasons(seed, { rules: [...bans, ...zones], symbols, sizes: TOTALS_SIZES });
    });
  });

  it('of every kind', () => {
    expect([...met]).toEqual(
      expect.arrayContaining([
        'check',
        'clause',
        'connected',
        'count',
        'cycle',
        'joined',
        'learnt',
        'mirror',
        'pattern',
        'predicate',
        'region',
        'rim',
        'shape',
        'sight',
        'touch',
      ]),
    );
  });
});
