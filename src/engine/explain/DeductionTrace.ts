import type { Literal } from '../solver/sat/Propagator.ts';
import { clueKey } from './clueSet.ts';
import { PER_CLUE, PER_LINK } from './costs.ts';
import type { Link } from './Conclusion.ts';

/** What a deduction rests on besides facts, as far back as the supposition. */
interface Needs {
  readonly links: ReadonlySet<Literal>;
  /** As texts that are the same for equal clues. */
  readonly clues: ReadonlySet<string>;
}

/** What follows from a supposition as far as it was played, and what each deduction rests on. */
export class DeductionTrace {
  readonly #links = new Map<Literal, Link>();
  /** By literal: its own link included. */
  readonly #needs = new Map<Literal, Needs>();

  add(literal: Literal, link: Link): void {
    const { links, clues } = this.#needsOf(link);
    this.#links.set(literal, link);
    this.#needs.set(literal, { links: new Set([...links, literal]), clues });
  }

  /** How hard a deduction is to follow with all that it needs. */
  weightOf(link: Link): number {
    const { links, clues } = this.#needsOf(link);
    return PER_LINK * links.size + PER_CLUE * clues.size + link.because.length;
  }

  /** The contradiction and the links it needs, in the order in which they were found. */
  chainTo(contradiction: Link): readonly Link[] {
    const needed = this.#needsOf(contradiction).links;
    const chain = [...this.#links].flatMap(([literal, link]) =>
      needed.has(literal) ? [link] : [],
    );
    return [...chain, contradiction];
  }

  #needsOf({ because, clues }: Link): Needs {
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
