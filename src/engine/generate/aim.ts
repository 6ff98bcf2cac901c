import { rateUpTo, type Rating } from '../explain/rate.ts';
import type { Grid } from '../grid/grid.ts';
import { withClues } from './clueSets.ts';
import type { Draft } from './drafts.ts';
import type { Draws } from './draws.ts';
import { oracleFor, type Oracle, type Test } from './oracles.ts';
import { reduce, type Reduction } from './reduce.ts';
import type { Work } from './Work.ts';

/** A puzzle with a grade. */
export interface Aimed {
  readonly type: 'aimed';
  readonly grid: Grid;
  readonly rating: Rating;
}

/** A puzzle that is too easy; more `effort` is nearer to the wish. */
interface Easier {
  readonly type: 'easier';
  readonly effort: number;
}

/** The hardest grade of puzzles in which every cell follows without a what-if. */
const DIRECT = 4;
/** Reductions of one draft, in other orders, until one is hard enough. */
const MOST_REDUCTIONS = 8;
/** Work of a rating: for each cell, and for each time that it looks whether to stop. */
const RATING_PER_CELL = 0.12;
const RATING_PER_LOOK = 0.12;

/** Finds sets of clues of one draft whose puzzles have a wanted grade. */
export class Aim {
  readonly #draft: Draft;
  readonly #grades: readonly number[];
  readonly #work: Work;
  readonly #oracle: Oracle;
  readonly #level3: Oracle | null;
  /** Number of puzzles by the grade that they had. */
  readonly #seen: Map<number, number>;

  constructor(
    draft: Draft,
    { grades, work, seen }: { grades: readonly number[]; work: Work; seen: Map<number, number> },
  ) {
    this.#draft = draft;
    this.#grades = grades;
    this.#work = work;
    this.#seen = seen;
    const oracle = (test: Test) => oracleFor(test, draft.solution, draft.groups, work);
    const isDirect = Math.max(...grades) <= DIRECT;
    this.#oracle = oracle(isDirect ? 'level3' : 'unique');
    this.#level3 = isDirect ? null : oracle('level3');
  }

  /** The first puzzle with a wanted grade; null if there is none, or the work is spent. */
  *run(draws: Draws): Generator<void, Aimed | null> {
    let order: readonly number[] = [...this.#draft.groups.keys()];
    let hardest: (Easier & Reduction) | null = null;
    for (let tries = 0; tries < MOST_REDUCTIONS && !this.#work.isSpent; tries++) {
      const reduction = yield* reduce(this.#oracle, order, this.#work);
      if (!reduction) return null;
      const found = yield* this.#gradeOf(reduction.kept);
      if (found === null || found === 'harder') return found && (yield* this.#climb(reduction));
      if (found.type === 'aimed') return found;
      if (!hardest || found.effort > hardest.effort) hardest = { ...found, ...reduction };
      // A quarter of the clues that went comes back, and others go in another order.
      const all = [...this.#draft.groups.keys()];
      const { kept } = hardest;
      const gone = draws.shuffled(all.filter((it) => !kept.includes(it)));
      order = draws.shuffled([...kept, ...gone.slice(0, Math.ceil(gone.length / 4))]);
    }
    return null;
  }

  /**
   * Give clues back, those that went last first. That hardly ever makes a puzzle harder, so the
   * fewest clues that are easy enough are found by bisection.
   */
  *#climb({ kept, gone }: Reduction): Generator<void, Aimed | null> {
    const back = gone.toReversed();
    let [hard, easy] = [0, -1];
    let next = Math.ceil(back.length / 4);
    while (next > hard && (easy < 0 || next < easy)) {
      if (this.#work.isSpent) return null;
      const found = yield* this.#gradeOf([...kept, ...back.slice(0, next)]);
      if (found === null) return null;
      if (found === 'harder') hard = next;
      else if (found.type === 'easier') easy = next;
      else return found;
      const doubled = Math.min(back.length, 2 * hard);
      next = easy < 0 ? doubled : Math.floor((hard + easy) / 2);
    }
    return null;
  }

  /** The puzzle with these groups of clues if its grade is wanted, or how far it is. */
  *#gradeOf(kept: readonly number[]): Generator<void, Aimed | Easier | 'harder' | null> {
    const least = Math.min(...this.#grades);
    const most = Math.max(...this.#grades);
    if (this.#level3) {
      const isDirect = (yield* this.#level3(new Set(kept))) !== null;
      if (!isDirect && most <= DIRECT) return 'harder';
      if (isDirect && least > DIRECT) return { type: 'easier', effort: 0 };
    }
    const { solution, groups } = this.#draft;
    const grid = withClues(
      solution,
      kept.flatMap((it) => groups[it] ?? []),
    );
    this.#work.spend(RATING_PER_CELL * grid.tiles.length);
    const rating = yield* rateUpTo(grid, { most, isSpent: () => this.#look() });
    if (rating === null || rating === 'harder') return rating;
    if (!rating.isWhole) return null;
    this.#seen.set(rating.hardest, (this.#seen.get(rating.hardest) ?? 0) + 1);
    if (this.#grades.includes(rating.hardest)) return { type: 'aimed', grid, rating };
    return { type: 'easier', effort: 1000 * rating.hardest + hardRounds(rating) };
  }

  #look(): boolean {
    this.#work.spend(RATING_PER_LOOK);
    return this.#work.isSpent;
  }
}

/** Number of rounds of the hardest level. */
function hardRounds({ curve }: Rating): number {
  const hardest = Math.max(...curve.map(({ level }) => level));
  return curve.filter(({ level }) => level === hardest).length;
}
