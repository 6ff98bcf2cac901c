import type { Literal } from '../solver/sat/Reason.ts';
import { clueKey } from './clueSet.ts';
import { PER_CLUE, PER_LINK } from './costs.ts';
import type { WhatIfLink } from './Step.ts';

/** The grounds of a deduction other than facts, back to the supposition. */
interface Needs {
  readonly links: ReadonlySet<Literal>;
  /** Keys of clues, equal for equal clues. */
  readonly clues: ReadonlySet<string>;
}

/** The deductions from a supposition so far, with the grounds of each. */
export class DeductionTrace {
  readonly #links = new Map<Literal, WhatIfLink>();
  /** By literal: its grounds, including its own link. */
  readonly #needs = new Map<Literal, Needs>();
  /** By literal: the number of deductions of its inner what-if. */
  readonly #further = new Map<Literal, number>();
  readonly #outer: DeductionTrace | null;

  /** @param outer the deductions from the supposition around this one */
  constructor(outer: DeductionTrace | null = null) {
    this.#outer = outer;
  }

  /** The same deductions, to be continued in another way. */
  copy(): DeductionTrace {
    const copied = new DeductionTrace(this.#outer);
    for (const [literal, link] of this.#links) copied.#links.set(literal, link);
    for (const [literal, needs] of this.#needs) copied.#needs.set(literal, needs);
    for (const [literal, further] of this.#further) copied.#further.set(literal, further);
    return copied;
  }

  /** @param further number of number of deductions of the inner what-if of the link */
  add(literal: Literal, link: WhatIfLink, further = 0): void {
    const { links, clues } = this.#needsOf(link);
    if (further > 0) this.#further.set(literal, further);
    this.#links.set(literal, link);
    this.#needs.set(literal, { links: new Set([...links, literal]), clues });
  }

  /** Difficulty of a deduction together with all deductions that it needs. */
  weightOf(link: WhatIfLink): number {
    const { links, clues } = this.#needsOf(link);
    return PER_LINK * this.#sizeOf(links) + PER_CLUE * clues.size + link.because.length;
  }

  /**
   * The links that the contradiction needs in the order of their deduction, then the contradiction.
   */
  chainTo(contradiction: WhatIfLink): readonly WhatIfLink[] {
    const needed = this.#needsOf(contradiction).links;
    const chain = [...this.#links].flatMap(([literal, link]) =>
      needed.has(literal) ? [link] : [],
    );
    return [...chain, contradiction];
  }

  /** Number of deductions, including those of inner what-ifs. */
  #sizeOf(links: ReadonlySet<Literal>): number {
    const outer = this.#outer;
    let size = outer ? outer.#sizeOf(links) : links.size;
    for (const [literal, further] of this.#further) if (links.has(literal)) size += further;
    return size;
  }

  #needsOfLiteral(literal: Literal): Needs | undefined {
    const outer = this.#outer;
    return this.#needs.get(literal) ?? (outer ? outer.#needsOfLiteral(literal) : undefined);
  }

  #needsOf({ because, clues }: WhatIfLink): Needs {
    const links = new Set<Literal>();
    const named = new Set(clues.map(clueKey));
    for (const literal of because) {
      const needs = this.#needsOfLiteral(literal);
      if (!needs) continue;
      for (const it of needs.links) links.add(it);
      for (const it of needs.clues) named.add(it);
    }
    return { links, clues: named };
  }
}
