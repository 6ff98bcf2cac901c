import type { Board } from '../grid/board.ts';
import { compileBoard, hasLiars, type Compiled } from '#engine/solving/compile.ts';
import { blockSolution, isSolved } from '#engine/solving/solve.ts';
import type { Outcome } from '#engine/solver/sat/Search.ts';
import type { Literal, ClueRef } from '#engine/solver/sat/Reason.ts';
import { clueKey, clueSetKey } from './clueSet.ts';
import { SingleStepModel } from './SingleStepModel.ts';

/** Decisions and conflicts after which a proof is abandoned. */
const MOST_STEPS = 2000;

/**
 * Proves consequences of some clues by a complete search. Learnt clauses make later proofs faster.
 */
export class Prover {
  readonly #compiled: Compiled;
  readonly #isJudged: boolean;

  /**
   * `isJudged`: full colorings need the consent of the judge as well, because some clues depend on
   * others in ways that no statement covers. Only possible with all clues.
   */
  constructor(compiled: Compiled, isJudged = false) {
    this.#compiled = compiled;
    this.#isJudged = isJudged;
  }

  /**
   * Facts that suffice to prove the literal; null if it does not follow, or not within the limits.
   */
  coreOf(
    literal: Literal,
    facts: readonly Literal[],
    isLate: () => boolean = () => false,
    mostSteps = MOST_STEPS,
  ): readonly Literal[] | null {
    const { search } = this.#compiled;
    const assumptions = [...facts, literal ^ 1];
    search.backtrack(0);
    let steps = 0;
    const outcome = this.#search(assumptions, () => ++steps >= mostSteps || isLate());
    const isRefuted = outcome === 'unsat';
    const blamed = isRefuted ? new Set(search.failedAmong(assumptions)) : null;
    search.backtrack(0);
    return blamed && facts.filter((it) => blamed.has(it));
  }

  /** True if the facts contradict the clues. False if that is not proved within the limits. */
  refutes(facts: readonly Literal[], isLate: () => boolean = () => false): boolean {
    const { search } = this.#compiled;
    search.backtrack(0);
    let steps = 0;
    const outcome = this.#search(facts, () => ++steps >= MOST_STEPS || isLate());
    search.backtrack(0);
    return outcome === 'unsat';
  }

  /** True if the literal follows from the facts. */
  proves(literal: Literal, facts: readonly Literal[], isLate?: () => boolean): boolean {
    return this.coreOf(literal, facts, isLate) !== null;
  }

  #search(assumptions: readonly Literal[], shouldPause: () => boolean): Outcome {
    for (;;) {
      const outcome = this.#compiled.search.run(assumptions, shouldPause);
      if (outcome !== 'sat' || !this.#isJudged || isSolved(this.#compiled)) return outcome;
      blockSolution(this.#compiled);
    }
  }
}

/** Number of clue sets whose models are cached. */
const MOST_KEPT = 300;

/** Cached models of chosen clues of a board. They contain nothing else, not even givens. */
export class ClueModels {
  readonly board: Board;
  readonly #singleStep = new Map<string, SingleStepModel>();
  readonly #provers = new Map<string, Prover>();
  #fullModel: SingleStepModel | null = null;
  #fullProver: Prover | null = null;

  /** `board` has givens only. */
  constructor(board: Board) {
    this.board = board;
  }

  /** By cell: the literal that is true when it is dark. All models share these literals. */
  get dark(): ArrayLike<Literal> {
    return this.fullModel.dark;
  }

  /** The stepwise model of all clues. */
  get fullModel(): SingleStepModel {
    const options = { chosen: () => true, isStepwise: true };
    this.#fullModel ??= new SingleStepModel(compileBoard(this.board, options), this.board.grid);
    return this.#fullModel;
  }

  /** The prover of all clues, by complete search. */
  get fullProver(): Prover {
    this.#fullProver ??= new Prover(
      compileBoard(this.board, { chosen: () => true }),
      hasLiars(this.board.grid),
    );
    return this.#fullProver;
  }

  singleStep(clues: readonly ClueRef[]): SingleStepModel {
    return kept(this.#singleStep, clueSetKey(clues), () => {
      const options = { chosen: choiceOf(clues), isStepwise: true };
      return new SingleStepModel(compileBoard(this.board, options), this.board.grid);
    });
  }

  prover(clues: readonly ClueRef[]): Prover {
    return kept(this.#provers, clueSetKey(clues), () => this.freshProver(clues));
  }

  /** A prover without learnt clauses. */
  freshProver(clues: readonly ClueRef[]): Prover {
    return new Prover(compileBoard(this.board, { chosen: choiceOf(clues) }));
  }
}

function choiceOf(clues: readonly ClueRef[]): (clue: ClueRef) => boolean {
  const keys = new Set(clues.map(clueKey));
  return (clue) => keys.has(clueKey(clue));
}

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const made = make();
  known.set(key, made);
  return made;
}
