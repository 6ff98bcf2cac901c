import { explained } from '../explain/explained.ts';
import type { Step } from '../explain/Step.ts';
import type { Rating } from '../explain/rate.ts';
import { clueKey } from '../explain/clueSet.ts';
import { techniques, type TechniqueId } from '../explain/techniques.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import type { Grid } from '../grid/grid.ts';
import type { Work } from './Work.ts';
import { bestRectangle, commonValue, smallestColor } from './looks.ts';
import { log2Thousandths } from './log2.ts';

/** The quality of a puzzle for players. */
export interface Quality {
  /** From 0 to 100. */
  readonly score: number;
  /** True if the puzzle is not worth solving, whatever its score is. */
  readonly isDull: boolean;
  /** The reasons of the first steps: equal ones make puzzles feel the same. */
  readonly opening: string;
  /** Number of steps of the way that use each technique. */
  readonly uses: ReadonlyMap<TechniqueId, number>;
}

/** Limit of solving a puzzle before its walk, and what one look at the clock of a walk counts. */
const SOLVE_MS = 5000;
/** Number of steps in an opening. */
const OPENING = 3;
const MS_PER_LOOK = 0.4;
/** Work of a look, and of a step without looks. */
const WORK_PER_LOOK = 0.01;
const WORK_PER_STEP = 2;
/** Points of each part, and where it is full or empty, in thousandths. */
const ENTROPY = { points: 30, full: 3000 };
const RUN = { points: 15, empty: 333 };
const REASONS = { points: 10, full: 10 };
const COMMON = { points: 15, empty: 800 };
const BLANK = { points: 15, full: 150, empty: 500 };
const HARDEST = { points: 10, early: 3, from: 150, to: 850 };
const UNUSED = { points: 5, empty: 300 };
/** Limits of dull puzzles, in thousandths. */
const MOST_UNUSED = 200;
const MOST_RUN = 333;
const MOST_BOTTLENECKS = 500;
const LEAST_COLOR = 120;
/** The hardest grade of puzzles without what-ifs. */
const DIRECT_GRADE = 4;

/** The share of a part of the whole, in thousandths. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.floor((1000 * part) / whole);
}

/** Points that fall from all of them at `full` to none at `empty`. */
function falling(value: number, full: number, empty: number, points: number): number {
  const rest = Math.max(0, Math.min(1000, Math.floor((1000 * (empty - value)) / (empty - full))));
  return points * rest;
}

/**
 * The quality of a puzzle, from the way on which it is solved step by step. Yields after each step.
 */
export function* qualityOf(
  puzzle: Grid,
  solution: Grid,
  { rating, work }: { readonly rating: Rating; readonly work: Work },
): Generator<void, Quality> {
  const steps: Step[] = [];
  for (const step of explained(puzzle, { now: walkClock(work), solveMs: SOLVE_MS })) {
    steps.push(step);
    work.spend(WORK_PER_STEP);
    yield;
  }
  return judgeWalk(puzzle, solution, { rating, steps });
}

/** A clock that goes on with every look. Faster than for hints, since a rough walk will do. */
function walkClock(work: Work): () => number {
  let ms = 0;
  return () => {
    work.spend(WORK_PER_LOOK);
    return (ms += MS_PER_LOOK);
  };
}

function judgeWalk(
  puzzle: Grid,
  solution: Grid,
  { rating, steps }: { readonly rating: Rating; readonly steps: readonly Step[] },
): Quality {
  const reasons = steps.map((step) => reasonOf(step));
  const used = new Set(steps.flatMap(({ clues }) => clues.map(clueKey)));
  const symbols = [...puzzle.symbols].flatMap(([id, list]) =>
    list.map((_, index) => clueKey({ type: 'symbol', id, index })),
  );
  const unused = share(symbols.filter((it) => !used.has(it)).length, symbols.length);
  const run = share(longestRun(steps, reasons), steps.length);
  const hardest = share(hardestAt(steps), steps.length);
  const isInMiddle = hardest >= HARDEST.from && hardest <= HARDEST.to;
  const kinds = new Set(reasons).size;
  const thousandths =
    ENTROPY.points * Math.min(1000, Math.floor((1000 * entropy(reasons)) / ENTROPY.full)) +
    falling(run, share(1, steps.length), RUN.empty, RUN.points) +
    REASONS.points * Math.min(1000, share(kinds, REASONS.full)) +
    falling(commonValue(puzzle), 0, COMMON.empty, COMMON.points) +
    falling(bestRectangle(puzzle), BLANK.full, BLANK.empty, BLANK.points) +
    1000 * (isInMiddle ? HARDEST.points : HARDEST.early) +
    falling(unused, 0, UNUSED.empty, UNUSED.points);
  const isForced =
    rating.hardest <= DIRECT_GRADE && share(rating.bottlenecks, rating.rounds) > MOST_BOTTLENECKS;
  return {
    score: Math.floor(thousandths / 1000),
    isDull:
      unused > MOST_UNUSED || run > MOST_RUN || isForced || smallestColor(solution) < LEAST_COLOR,
    opening: reasons.slice(0, OPENING).join(', '),
    uses: new Map(
      techniques.map(({ id, isUsedBy }) => [id, steps.filter((it) => isUsedBy(it)).length]),
    ),
  };
}

/** The reason of a step: its level, its kind, and the kinds of its clues. */
function reasonOf({ level, cause, clues }: Step): string {
  const kinds = clues.map((it) => (it.type === 'symbol' ? it.id : `rule ${it.index}`));
  return `${level} ${cause.type} ${[...new Set(kinds)].sort().join(' ')}`;
}

/** Entropy of the reasons, in thousandths of a bit. */
function entropy(reasons: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const it of reasons) counts.set(it, (counts.get(it) ?? 0) + 1);
  if (reasons.length === 0) return 0;
  let sum = 0;
  for (const count of counts.values()) sum += count * log2Thousandths(count);
  return log2Thousandths(reasons.length) - Math.floor(sum / reasons.length);
}

/** Number of looks in the longest run of one reason. Steps of one clue in a row are one look. */
function longestRun(steps: readonly Step[], reasons: readonly string[]): number {
  let longest = 0;
  let run = 0;
  steps.forEach(({ clues }, i) => {
    if (reasons[i] !== reasons[i - 1]) run = 1;
    else if (keyOf(clues) !== keyOf(steps[i - 1]?.clues ?? [])) run++;
    longest = Math.max(longest, run);
  });
  return longest;
}

function keyOf(clues: readonly ClueRef[]): string {
  return clues.map(clueKey).join();
}

/** Index of the first hardest step. */
function hardestAt(steps: readonly Step[]): number {
  let best = 0;
  steps.forEach(({ level, cost }, index) => {
    const other = steps[best];
    if (other && (level > other.level || (level === other.level && cost > other.cost)))
      best = index;
  });
  return best;
}
