import { paint } from '#engine/solving/compile.ts';
import { blockSolution } from '#engine/solving/solve.ts';
import { boardOf } from '../judging/boardOf.ts';
import { judge } from '../judging/judge.ts';
import type { Board } from '../grid/board.ts';
import type { Grid } from '../grid/grid.ts';
import type { Literal } from '../solver/sat/Reason.ts';
import { ClueSwitches } from './ClueSwitches.ts';
import { withClues, type ClueGroup } from './clueSets.ts';
import type { Work } from './Work.ts';

/** Another solution, or the groups that exclude all others; `spent` without a result. */
export type Counterexample =
  | { readonly type: 'found'; readonly board: Board }
  | { readonly type: 'none'; readonly core: ReadonlySet<number> }
  | { readonly type: 'spent' };

/** Work of 256 steps of a search. */
const WORK_PER_PAUSE = 3;

interface CounterexampleOptions {
  readonly work: Work;
  /** True if colors of the solution are tried first, so that few clues exclude what is found. */
  readonly isNear?: boolean;
}

/** Finds solutions of a puzzle with some groups of clues, other than the wanted one. */
export class Counterexamples {
  readonly #solution: Grid;
  readonly #groups: readonly ClueGroup[];
  readonly #switches: ClueSwitches;
  readonly #work: Work;
  /** The literals of the wanted colors, if they are tried first. */
  readonly #likely: readonly Literal[];

  constructor(
    solution: Grid,
    groups: readonly ClueGroup[],
    { work, isNear = false }: CounterexampleOptions,
  ) {
    this.#solution = solution;
    this.#groups = groups;
    this.#work = work;
    this.#switches = new ClueSwitches(solution, groups, false);
    const { search, dark } = this.#switches.compiled;
    const literals = literalsOf(solution, dark);
    search.addClause(literals.map((it) => it ^ 1));
    this.#likely = isNear ? literals : [];
  }

  /** Yields regularly, so that the caller can stop. */
  *find(kept: ReadonlySet<number>): Generator<void, Counterexample> {
    const { compiled } = this.#switches;
    const { search, dark } = compiled;
    const assumptions = this.#switches.assumptions(kept);
    const puzzle = puzzleOf(this.#solution, this.#groups, kept);
    for (;;) {
      search.backtrack(0);
      for (const it of this.#likely) search.setPhase(it);
      const isFound = yield* this.#finished(assumptions);
      if (isFound === null) return { type: 'spent' };
      if (!isFound)
        return {
          type: 'none',
          core: this.#switches.groupsOf(search.failedAmong(assumptions), kept),
        };
      const board = paint(boardOf(puzzle), dark, (it) => search.trail.value[it] === 1);
      if (judge(board, null).final !== 'error') return { type: 'found', board };
      blockSolution(compiled);
    }
  }

  /** Runs the search to its end: true for a model, null if the work is spent. */
  *#finished(assumptions: readonly Literal[]): Generator<void, boolean | null> {
    for (;;) {
      let steps = 0;
      const outcome = this.#switches.compiled.search.run(assumptions, () => ++steps >= 256);
      if (outcome !== 'paused') return outcome === 'sat';
      this.#work.spend(WORK_PER_PAUSE);
      if (this.#work.isSpent) return null;
      yield;
    }
  }
}

/** The puzzle with the kept groups. */
export function puzzleOf(
  solution: Grid,
  groups: readonly ClueGroup[],
  kept: ReadonlySet<number>,
): Grid {
  return withClues(solution, groups.filter((_, index) => kept.has(index)).flat());
}

/** The literals that hold in a solution. */
export function literalsOf(solution: Grid, dark: ArrayLike<Literal>): readonly Literal[] {
  return Array.from(dark).flatMap((it, cell) =>
    it < 0 ? [] : [it ^ (solution.tiles[cell]?.color === 'dark' ? 0 : 1)],
  );
}
