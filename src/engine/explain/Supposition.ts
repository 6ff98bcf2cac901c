import type { Literal, Reason } from '../solver/sat/Reason.ts';
import type { Search } from '../solver/sat/Search.ts';
import { DeductionTrace } from './DeductionTrace.ts';
import type { WhatIf, WhatIfLink } from './Step.ts';

/** Maximum number of rounds of deductions in a what-if. */
const MOST_ROUNDS = 24;

/** A model on which nothing is deduced on its own. */
interface StepwiseModel {
  readonly search: Search;
  /** Difficulty of a what-if: its deductions, then its clues and facts. */
  weightOf(whatIf: WhatIf): number;
}

/** The results of one round of deductions. */
interface Round {
  /** By literal: its simplest deduction. */
  readonly next: ReadonlyMap<Literal, WhatIfLink>;
  readonly contradictions: readonly WhatIfLink[];
}

/** A supposition that is played in rounds of deductions on a stepwise model. */
export class Supposition {
  readonly #model: StepwiseModel;
  readonly #supposed: Literal;
  #trace: DeductionTrace;
  /** Facts, the supposition and all deductions so far. */
  #known: Literal[];
  /** Number of literals of `#known` whose consequences were deduced. */
  #deduced = 0;

  /**
   * @param facts what is known before, which may include deductions of the supposition around this
   *   one
   * @param outer the deductions of the supposition around this one
   */
  constructor(
    model: StepwiseModel,
    supposed: Literal,
    facts: readonly Literal[],
    outer: DeductionTrace | null = null,
  ) {
    this.#model = model;
    this.#supposed = supposed;
    this.#known = [...facts, supposed];
    this.#trace = new DeductionTrace(outer);
  }

  get trace(): DeductionTrace {
    return this.#trace;
  }

  /** Facts, the supposition and all deductions so far. */
  get known(): readonly Literal[] {
    return this.#known;
  }

  /**
   * Deduce until there is a contradiction or nothing new follows. Returns the supposition with the
   * links that the contradiction needs; null if there is none.
   */
  play(): WhatIf | null {
    const { search } = this.#model;
    if (!search.assume(this.#known.slice(0, this.#deduced))) return null;
    let since = search.trail.size;
    for (const literal of this.#known.slice(this.#deduced)) {
      if (search.trail.value[literal] === -1) return null;
      if (search.trail.value[literal] === 0) search.trail.push(literal, 0, 0);
    }
    if (this.#deduced === 0) since = 0;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const { next, contradictions } = this.#round(since);
      this.#deduced = this.#known.length;
      since = search.trail.size;
      for (const [literal, link] of next) {
        // Only one of two contradicting literals is assigned, but both have reasons.
        this.#trace.add(literal, link);
        if (search.trail.value[literal] !== 0) continue;
        search.trail.push(literal, 0, 0);
        this.#known.push(literal);
      }
      if (contradictions.length > 0) return this.#lightestTo(contradictions);
      if (next.size === 0) return null;
    }
    return null;
  }

  /** Add the result of an inner what-if of `size` deductions. `play` continues from it. */
  add(literal: Literal, link: WhatIfLink, size: number): void {
    this.#trace.add(literal, link, size);
    this.#known.push(literal);
  }

  /** The same supposition, to be continued in another way. */
  copy(): Supposition {
    const copied = new Supposition(this.#model, this.#supposed, []);
    copied.#known = [...this.#known];
    copied.#trace = this.#trace.copy();
    copied.#deduced = this.#deduced;
    return copied;
  }

  #lightestTo(contradictions: readonly WhatIfLink[]): WhatIf | null {
    const supposed = this.#supposed;
    const chains = contradictions.map((it) => ({ supposed, links: this.#trace.chainTo(it) }));
    return lightest(chains, (it) => this.#model.weightOf(it));
  }

  /**
   * The deductions that involve literals assigned since a trail position, each with its simplest
   * reason.
   */
  #round(since: number): Round {
    const next = new Map<Literal, WhatIfLink>();
    const contradictions: WhatIfLink[] = [];
    for (const { literal, reason } of this.#model.search.consequences(since)) {
      const link = linkOf(literal, reason);
      if (literal === null) {
        contradictions.push(link);
        continue;
      }
      if (next.has(literal ^ 1)) {
        contradictions.push({ ...link, literal: null, because: [...link.because, literal ^ 1] });
      }
      const same = next.get(literal);
      if (!same || this.#trace.weightOf(link) < this.#trace.weightOf(same)) next.set(literal, link);
    }
    return { next, contradictions };
  }
}

function linkOf(literal: Literal | null, { because, cause, clues }: Reason): WhatIfLink {
  return { literal, because, cause, clues };
}

function lightest<T>(items: readonly T[], weightOf: (item: T) => number): T | null {
  let best: { readonly item: T; readonly weight: number } | null = null;
  for (const item of items) {
    const weight = weightOf(item);
    if (!best || weight < best.weight) best = { item, weight };
  }
  return best ? best.item : null;
}
