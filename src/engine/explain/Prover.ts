import type { Compiled } from '#engine/solving/compile.ts';
import type { Literal } from '../solver/sat/Propagator.ts';

/** Decisions and conflicts after which a proof is abandoned. */
const MOST_STEPS = 2000;

/**
 * Proves consequences of some clues by a complete search. Learnt clauses make later proofs faster.
 */
export class Prover {
  readonly #compiled: Compiled;

  constructor(compiled: Compiled) {
    this.#compiled = compiled;
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
    const outcome = search.run(assumptions, () => ++steps >= mostSteps || isLate());
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
    const outcome = search.run(facts, () => ++steps >= MOST_STEPS || isLate());
    search.backtrack(0);
    return outcome === 'unsat';
  }

  /** True if the literal follows from the facts. */
  proves(literal: Literal, facts: readonly Literal[], isLate?: () => boolean): boolean {
    return this.coreOf(literal, facts, isLate) !== null;
  }
}
