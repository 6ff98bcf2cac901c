import type { Compiled } from '../solver/run/compile.ts';
import type { Literal } from '../solver/sat/Propagator.ts';
import type { Cause, ClueRef, Consequence, Reason } from '../solver/sat/Reason.ts';
import type { Link, WhatIf } from './Finding.ts';
import { clueSet } from './clueSet.ts';

/** A deduction from facts alone: what clues define is traced back to them. */
export interface Direct {
  /** Null: the facts contradict the clues. */
  readonly literal: Literal | null;
  readonly facts: readonly Literal[];
  readonly clues: readonly ClueRef[];
  readonly cause: Cause;
}

/** Rounds of deductions after which a what-if is given up. */
const MOST_ROUNDS = 24;

/** What clues say of a board on which nothing is assigned but the facts given. */
export class FrozenModel {
  readonly #compiled: Compiled;
  readonly #isCell: ReadonlySet<number>;

  constructor(compiled: Compiled) {
    this.#compiled = compiled;
    this.#isCell = new Set(Array.from(compiled.dark).flatMap((it) => (it < 0 ? [] : [it >> 1])));
  }

  get dark(): ArrayLike<Literal> {
    return this.#compiled.dark;
  }

  get search(): Compiled['search'] {
    return this.#compiled.search;
  }

  /** Whether the literal is of a cell, and not of something that clues define. */
  isCell(literal: Literal): boolean {
    return this.#isCell.has(literal >> 1);
  }

  /**
   * All that follows from facts by one deduction each. Deductions about what clues define are made
   * first and traced back.
   */
  direct(facts: readonly Literal[]): readonly Direct[] {
    const { search } = this.#compiled;
    if (!search.assume(facts)) return [];
    const origins = new Map<Literal, Direct>();
    for (;;) {
      const found = search.consequences().map((it) => this.#traced(it, origins));
      let isNew = false;
      for (const it of found) {
        const { literal } = it;
        if (literal === null || this.isCell(literal)) continue;
        if (search.trail.value[literal] !== 0) continue;
        origins.set(literal, it);
        search.trail.push(literal, 0, 0);
        isNew = true;
      }
      if (!isNew) return found.filter(({ literal }) => literal === null || this.isCell(literal));
    }
  }

  #traced({ literal, reason }: Consequence, origins: ReadonlyMap<Literal, Direct>): Direct {
    const facts = new Set<Literal>();
    const clues = [...reason.clues];
    for (const it of reason.because) {
      const origin = origins.get(it);
      if (!origin) facts.add(it);
      else {
        for (const fact of origin.facts) facts.add(fact);
        clues.push(...origin.clues);
      }
    }
    return { literal, facts: [...facts], clues: clueSet(clues), cause: reason.cause };
  }

  /** Whether the supposition contradicts the facts, by propagation. */
  refutes(supposed: Literal, facts: readonly Literal[]): boolean {
    const { search } = this.#compiled;
    return !search.assume([...facts, supposed]) || !search.propagateAll();
  }

  /** Number of further cells whose color follows from literals and facts, by propagation. */
  opens(literals: readonly Literal[], facts: readonly Literal[]): number {
    const { search } = this.#compiled;
    if (!search.assume([...facts, ...literals]) || !search.propagateAll()) return 0;
    const { trail } = search;
    const known = new Set([...facts, ...literals]);
    return trail.literals.subarray(0, trail.size).filter((it) => this.isCell(it) && !known.has(it))
      .length;
  }

  /**
   * How a supposition leads to a contradiction, deduction by deduction in rounds, so that the chain
   * is short; only what the contradiction needs. Null if there is none.
   */
  whatIf(supposed: Literal, facts: readonly Literal[]): WhatIf | null {
    const { search } = this.#compiled;
    if (!search.assume([...facts, supposed])) return null;
    const links = new Map<Literal, Link>();
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const found = search.consequences();
      const contradictions = found.filter(({ literal }) => literal === null);
      const next: Link[] = [];
      for (const { literal, reason } of found) {
        if (literal === null) continue;
        const other = next.find((it) => it.literal === (literal ^ 1));
        if (other) {
          const because = [...reason.because, literal ^ 1];
          contradictions.push({ literal: null, reason: { ...reason, because } });
        }
        const same = next.findIndex((it) => it.literal === literal);
        const link = linkOf(literal, reason);
        if (same < 0) next.push(link);
        else if (isSimpler(link, next[same])) next[same] = link;
      }
      for (const link of next) {
        if (link.literal === null) continue;
        // Of two literals that contradict each other only one is assigned, but both have reasons.
        links.set(link.literal, link);
        if (search.trail.value[link.literal] === 0) search.trail.push(link.literal, 0, 0);
      }
      if (contradictions.length > 0) {
        const chains = contradictions.map(({ reason }) => chainTo(linkOf(null, reason), links));
        return { supposed, links: chains.reduce((a, b) => (b.length < a.length ? b : a)) };
      }
      if (next.length === 0) return null;
    }
    return null;
  }
}

function linkOf(literal: Literal | null, { because, cause, clues }: Reason): Link {
  return { literal, because, cause, clues };
}

function isSimpler(one: Link, other: Link | undefined): boolean {
  if (!other) return true;
  if (one.clues.length !== other.clues.length) return one.clues.length < other.clues.length;
  return one.because.length < other.because.length;
}

/** The contradiction and the links it needs, in the order in which they were found. */
function chainTo(contradiction: Link, links: ReadonlyMap<Literal, Link>): readonly Link[] {
  const needed = new Set<Literal>();
  const stack = [...contradiction.because];
  for (let literal = stack.pop(); literal !== undefined; literal = stack.pop()) {
    const link = links.get(literal);
    if (!link || needed.has(literal)) continue;
    needed.add(literal);
    stack.push(...link.because);
  }
  const chain = [...links].flatMap(([literal, link]) => (needed.has(literal) ? [link] : []));
  return [...chain, contradiction];
}

/** What a what-if rests on besides its supposition. */
export function groundsOf({ supposed, links }: WhatIf): {
  readonly facts: readonly Literal[];
  readonly clues: readonly ClueRef[];
} {
  const known = new Set<Literal>([supposed]);
  for (const { literal } of links) if (literal !== null) known.add(literal);
  const facts = new Set<Literal>();
  const clues: ClueRef[] = [];
  for (const link of links) {
    clues.push(...link.clues);
    for (const it of link.because) if (!known.has(it)) facts.add(it);
    if (!link.inner) continue;
    const inner = groundsOf(link.inner);
    clues.push(...inner.clues);
    for (const it of inner.facts) if (!known.has(it)) facts.add(it);
  }
  return { facts: [...facts], clues: clueSet(clues) };
}
