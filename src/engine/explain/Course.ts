import type { Literal } from '../solver/sat/Propagator.ts';
import { PER_CLUE, PER_LINK } from './costs.ts';
import type { Link } from './Conclusion.ts';

/** What follows from a supposition as far as it was played, and what each deduction rests on. */
export class Course {
  readonly #links = new Map<Literal, Link>();
  /** By literal: the links it needs, its own included. */
  readonly #needed = new Map<Literal, ReadonlySet<Literal>>();

  add(literal: Literal, link: Link): void {
    this.#links.set(literal, link);
    this.#needed.set(literal, new Set([...this.#neededBy(link), literal]));
  }

  /** How hard a deduction is to follow with all that it needs. */
  weightOf(link: Link): number {
    const { because, clues } = link;
    return PER_LINK * this.#neededBy(link).size + PER_CLUE * clues.length + because.length;
  }

  /** The contradiction and the links it needs, in the order in which they were found. */
  chainTo(contradiction: Link): readonly Link[] {
    const needed = this.#neededBy(contradiction);
    const chain = [...this.#links].flatMap(([literal, link]) =>
      needed.has(literal) ? [link] : [],
    );
    return [...chain, contradiction];
  }

  #neededBy({ because }: Link): ReadonlySet<Literal> {
    const needed = new Set<Literal>();
    for (const literal of because) {
      for (const it of this.#needed.get(literal) ?? []) needed.add(it);
    }
    return needed;
  }
}
