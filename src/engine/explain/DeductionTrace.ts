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

  add(literal: Literal, link: WhatIfLink): void {
    const { links, clues } = this.#needsOf(link);
    this.#links.set(literal, link);
    this.#needs.set(literal, { links: new Set([...links, literal]), clues });
  }

  /** Difficulty of a deduction together with all deductions that it needs. */
  weightOf(link: WhatIfLink): number {
    const { links, clues } = this.#needsOf(link);
    return PER_LINK * links.size + PER_CLUE * clues.size + link.because.length;
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

  #needsOf({ because, clues }: WhatIfLink): Needs {
    const links = new Set<Literal>();
    const named = new Set(clues.map(clueKey));
    for (const literal of because) {
      const needs = this.#needs.get(literal);
      if (!needs) continue;
      for (const it of needs.links) links.add(it);
      for (const it of needs.clues) named.add(it);
    }
    return { links, clues: named };
  }
}
