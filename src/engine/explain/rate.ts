import { boardOf } from '../judging/boardOf.ts';
import type { Grid } from '../grid/grid.ts';
import type { Literal } from '../solver/sat/Reason.ts';
import { canonicalPuzzle } from './canonicalPuzzle.ts';
import { ClueModels } from './ClueModels.ts';
import { refutesInside } from './nestedWhatIfs.ts';
import { tryEachSupposition } from './probes.ts';
import { solvedForHints } from './solvedForHints.ts';
import { StepMaker } from './StepMaker.ts';
import { withoutColors } from './coloring.ts';
import { workClock } from './limits.ts';

/** The level of a round, as the levels of steps. Level 3 includes any number of clues. */
type RoundLevel = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A round of a solve: everything that the easiest successful way finds at once. */
interface Round {
  readonly level: RoundLevel;
  /** Number of cells or merged groups that get a color. */
  readonly width: number;
}

/** The computed difficulty of a puzzle. */
export interface Rating {
  /** The hardest round, from 1 to 10. */
  readonly hardest: number;
  /** Total effort. */
  readonly total: number;
  readonly rounds: number;
  /** Number of rounds in which only one cell could be found. */
  readonly bottlenecks: number;
  /** Number of rounds that need a what-if. */
  readonly whatIfs: number;
  /** Expected time in minutes. */
  readonly minutes: number;
  readonly curve: readonly Round[];
  /** True if every cell gets a color. */
  readonly isWhole: boolean;
}

/** Effort of a round by its level. */
const ROUND_EFFORT: Readonly<Record<RoundLevel, number>> = {
  1: 0,
  2: 1,
  3: 2,
  4: 4,
  5: 4,
  6: 4,
  7: 4,
};
/**
 * Effort of each cell, by the hardest round so far: players who got stuck look longer at everything
 * that follows. Additional clues can only lower it.
 */
const CELL_EFFORT: Readonly<Record<RoundLevel, number>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 6,
  5: 10,
  6: 16,
  7: 24,
};
/**
 * Factor and exponent of the minutes for an effort. The time grows less than in proportion, since
 * people often see at a glance deductions that take a computer long. A first guess, until it is
 * calibrated by solves.
 */
const MINUTES = 0.1;
const MINUTES_EXPONENT = 0.8;

/** Limits for the solution and for nested what-ifs, measured by `workClock`. */
const SOLVE_MS = 5000;
const NESTED_MS = 2000;
/** Maximum number of facts of a deduction that is seen at once. */
const FEW_FACTS = 3;
/** Number of rounds of one level from which a puzzle is one grade harder. */
const MANY_ROUNDS = 4;

/**
 * Grades from 1 to 10 by the level of the hardest rounds. The next grade is for many such rounds.
 */
const GRADE: Readonly<Record<RoundLevel, number>> = { 1: 1, 2: 2, 3: 3, 4: 5, 5: 7, 6: 9, 7: 10 };
const IS_STEPPED: Readonly<Record<RoundLevel, boolean>> = {
  1: false,
  2: false,
  3: true,
  4: true,
  5: true,
  6: false,
  7: false,
};

/** Limits of a rating whose exact result is not always of interest. */
interface RateLimits {
  /** A grade. Harder puzzles are not rated. */
  readonly most: number;
  /** True if the work for this rating is spent. Called once or more in each round. */
  readonly isSpent: () => boolean;
}

const NO_LIMITS: RateLimits = { most: 10, isSpent: () => false };

/**
 * Rate a puzzle within limits: `harder` if its grade is above `most`, null if the work was spent or
 * there can be no hints. As `rate` otherwise. Yields often, so that the caller can stop.
 */
export function* rateUpTo(
  grid: Grid,
  limits: RateLimits,
): Generator<void, Rating | 'harder' | null> {
  const puzzle = canonicalPuzzle(grid);
  const clock = workClock();
  const solved = solvedForHints(puzzle, () => clock() >= SOLVE_MS || limits.isSpent());
  if (solved.type === 'refused') return null;
  const rater = new Rater(puzzle, solved.type === 'solved' ? solved.solution : null, limits);
  const rounds = yield* rater.rounds();
  if (!rounds) return rater.isHarder ? 'harder' : null;
  const rating = summaryOf(rounds, rater.isWhole);
  return rating.hardest > limits.most ? 'harder' : rating;
}

/**
 * Rate a puzzle by solving it in rounds. The result is the same for rotated, mirrored and
 * color-swapped puzzles, and on every machine. Null if there can be no hints.
 */
export function rate(grid: Grid): Rating | null {
  const run = rateUpTo(grid, NO_LIMITS);
  for (;;) {
    const { done, value } = run.next();
    if (done === true) return value === 'harder' ? null : value;
  }
}

/** Solves a puzzle in rounds, each with all results of the easiest successful way. */
class Rater {
  readonly #models: ClueModels;
  readonly #maker: StepMaker;
  /** The literals that hold in the solution; null if it is unknown. */
  readonly #true: ReadonlySet<Literal> | null;
  readonly #limits: RateLimits;
  #facts: readonly Literal[];
  #isHarder = false;

  constructor(puzzle: Grid, solution: Grid | null, limits: RateLimits) {
    this.#limits = limits;
    this.#models = new ClueModels(boardOf(withoutColors(puzzle)));
    this.#maker = new StepMaker(this.#models);
    this.#facts = this.#maker.readFacts(puzzle).literals;
    this.#true = solution && new Set(this.#maker.readFacts(solution).literals);
  }

  /** True if every cell has its color. */
  get isWhole(): boolean {
    return this.#open().length === 0;
  }

  /** True if the rounds ended because one is too hard. */
  get isHarder(): boolean {
    return this.#isHarder;
  }

  /** All rounds; null if one is too hard, or the work is spent. */
  *rounds(): Generator<void, readonly Round[] | null> {
    const rounds: Round[] = [];
    for (;;) {
      const open = this.#open();
      if (open.length === 0) return rounds;
      yield;
      if (this.#limits.isSpent()) return null;
      const found = this.#direct() ?? (yield* this.#indirect(open));
      this.#isHarder ||= found !== null && GRADE[found.level] > this.#limits.most;
      if (this.#isHarder || this.#limits.isSpent()) return null;
      if (!found || found.literals.length === 0) return rounds;
      const { level, literals } = found;
      rounds.push({ level, width: literals.length });
      this.#facts = [...this.#facts, ...literals];
    }
  }

  /** Cells without a color, by the literal that is true when the cell is dark. */
  #open(): readonly Literal[] {
    const known = new Set(this.#facts.map((it) => it >> 1));
    return this.#maker.literals.filter((it) => !known.has(it >> 1));
  }

  /** The consequences by one deduction each: from one clue, or else from several. */
  #direct(): { readonly level: RoundLevel; readonly literals: readonly Literal[] } | null {
    const easy = new Map<Literal, number>();
    const others = new Set<Literal>();
    for (const { literal, facts, clues } of this.#models.fullModel.direct(this.#facts)) {
      if (literal === null) return null;
      if (clues.length > 1) others.add(literal);
      else easy.set(literal, Math.min(facts.length, easy.get(literal) ?? Infinity));
    }
    if (easy.size > 0) {
      const isObvious = [...easy.values()].every((count) => count <= FEW_FACTS);
      return { level: isObvious ? 1 : 2, literals: [...easy.keys()] };
    }
    return others.size > 0 ? { level: 3, literals: [...others] } : null;
  }

  *#indirect(
    open: readonly Literal[],
  ): Generator<void, { readonly level: RoundLevel; readonly literals: readonly Literal[] } | null> {
    const suppositions = open.flatMap((dark) => this.#supposed(dark));
    const now = workClock();
    const { isSpent } = this.#limits;
    const run = tryEachSupposition(this.#models, this.#facts, suppositions, isSpent);
    const { refuted, others } = yield* run;
    if (refuted.length > 0) return { level: 4, literals: refuted.map((it) => it.supposed ^ 1) };
    if (this.#endsAbove(5)) return null;
    const both = open.flatMap((it) => [it, it ^ 1]);
    const isLate = () => now() >= NESTED_MS || isSpent();
    const nested: Literal[] = [];
    for (const supposed of others) {
      if (refutesInside(this.#models, supposed, this.#facts, both, isLate)) nested.push(supposed);
      yield;
    }
    if (nested.length > 0) return { level: 5, literals: nested.map((it) => it ^ 1) };
    if (this.#endsAbove(6)) return null;
    const prover = this.#models.fullProver;
    const proved: Literal[] = [];
    for (const supposed of suppositions) {
      if (prover.proves(supposed ^ 1, this.#facts)) proved.push(supposed);
      yield;
    }
    if (proved.length > 0) return { level: 6, literals: proved.map((it) => it ^ 1) };
    const rest = open.flatMap((dark) => [dark, dark ^ 1]).filter((it) => this.#true?.has(it));
    return rest.length > 0 ? { level: 7, literals: rest } : null;
  }

  /** True if the rounds end before the work for a level whose results would be too hard. */
  #endsAbove(level: RoundLevel): boolean {
    this.#isHarder ||= GRADE[level] > this.#limits.most;
    return this.#isHarder;
  }

  /** The color that differs from the solution; both colors if the solution is unknown. */
  #supposed(dark: Literal): readonly Literal[] {
    if (!this.#true) return [dark, dark ^ 1];
    if (this.#true.has(dark)) return [dark ^ 1];
    return this.#true.has(dark ^ 1) ? [dark] : [];
  }
}

function summaryOf(curve: readonly Round[], isWhole: boolean): Rating {
  let total = 0;
  let hardest: RoundLevel = 1;
  for (const { level, width } of curve) {
    if (level > hardest) hardest = level;
    total += ROUND_EFFORT[level] + CELL_EFFORT[hardest] * width;
  }
  const same = curve.filter(({ level }) => level === hardest).length;
  return {
    hardest: GRADE[hardest] + (IS_STEPPED[hardest] && same >= MANY_ROUNDS ? 1 : 0),
    total,
    rounds: curve.length,
    bottlenecks: curve.filter(({ width }) => width === 1).length,
    whatIfs: curve.filter((it) => it.level === 4 || it.level === 5).length,
    minutes: Math.max(1, Math.round(MINUTES * total ** MINUTES_EXPONENT)),
    curve,
    isWhole,
  };
}
