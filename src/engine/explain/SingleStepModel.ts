import type { Grid } from '../grid/grid.ts';
import type { Compiled } from '#engine/solving/compile.ts';
import type { Literal, Cause, ClueRef, Consequence } from '../solver/sat/Reason.ts';
import { clueKey, clueSet } from './clueSet.ts';
import { weightOfChain } from './costs.ts';
import type { WhatIf } from './Step.ts';
import { Supposition } from './Supposition.ts';
import { countDeductions, type ChainView } from './linkGroups.ts';

/** A deduction from facts alone. Variables that clues define are traced back to facts. */
export interface Direct {
  /** Null: the facts contradict the clues. */
  readonly literal: Literal | null;
  readonly facts: readonly Literal[];
  readonly clues: readonly ClueRef[];
  readonly cause: Cause;
}

/** Deduces from clues and facts without assigning consequences, one deduction at a time. */
export class SingleStepModel implements ChainView {
  readonly #compiled: Compiled;
  readonly #rules: Grid['rules'];
  readonly #isCell: ReadonlySet<number>;

  /** `grid` has the rules of the model, and maybe others. */
  constructor(compiled: Compiled, { rules }: Grid) {
    this.#compiled = compiled;
    this.#rules = rules;
    this.#isCell = new Set(Array.from(compiled.dark).flatMap((it) => (it < 0 ? [] : [it >> 1])));
  }

  get dark(): ArrayLike<Literal> {
    return this.#compiled.dark;
  }

  get search(): Compiled['search'] {
    return this.#compiled.search;
  }

  /** True if the literal is about a cell, and not about a variable that clues define. */
  isCell(literal: Literal): boolean {
    return this.#isCell.has(literal >> 1);
  }

  /** True if the literal states a color of this cell. */
  isOf(literal: Literal, cell: number): boolean {
    return literal >> 1 === (this.dark[cell] ?? -1) >> 1;
  }

  kindOf(clue: ClueRef): string {
    const rule = clue.type === 'rule' ? this.#rules[clue.index] : undefined;
    return rule?.id ?? clueKey(clue);
  }

  /**
   * All consequences of facts by one deduction each. Deductions about variables that clues define
   * are made first, and traced back to facts.
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

  /** True if the supposition contradicts the facts, by propagation. */
  refutes(supposed: Literal, facts: readonly Literal[]): boolean {
    const { search } = this.#compiled;
    return !search.assume([...facts, supposed]) || !search.propagateAll();
  }

  /** The suppositions that contradict the facts, each on its own, by propagation. */
  refutedAmong(suppositions: readonly Literal[], facts: readonly Literal[]): readonly Literal[] {
    const { search } = this.#compiled;
    if (!search.assume(facts) || !search.propagateAll()) return suppositions;
    const { depth, value } = search.trail;
    return suppositions.filter((supposed) => {
      const state = value[supposed] ?? 0;
      if (state !== 0) return state === -1;
      search.decide(supposed);
      const isRefuted = !search.propagate();
      search.backtrack(depth);
      return isRefuted;
    });
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
   * The chain by which a supposition leads to a contradiction, found in rounds of deductions, so
   * that the chain is short. Contains only the links that the contradiction needs. Null if there is
   * no contradiction.
   */
  whatIf(supposed: Literal, facts: readonly Literal[]): WhatIf | null {
    return new Supposition(this, supposed, facts).play();
  }

  /** Difficulty of a what-if: its deductions, then its clues and facts. */
  weightOf(whatIf: WhatIf): number {
    const { facts, clues } = collectGrounds(whatIf);
    return weightOfChain(this.countDeductions(whatIf), clues.length, facts.length);
  }

  /** Number of deductions in a what-if. */
  countDeductions(whatIf: WhatIf): number {
    return countDeductions(whatIf, this);
  }
}

/** The facts and clues of a what-if, without its supposition. */
export function collectGrounds({ supposed, links }: WhatIf): {
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
    const inner = collectGrounds(link.inner);
    clues.push(...inner.clues);
    for (const it of inner.facts) if (!known.has(it)) facts.add(it);
  }
  return { facts: [...facts], clues: clueSet(clues) };
}
