import { ClauseStore } from './ClauseStore.ts';
import { explainDeduction } from './explainDeduction.ts';
import type { Propagator } from './Propagator.ts';
import type { Literal } from './Reason.ts';
import type { Trail } from './Trail.ts';

/** Words of cached explanations above which the cache is cleared. */
const EXPLANATIONS_LIMIT = 1 << 20;

/** Marks of a variable during the analysis of a conflict. */
const UNSEEN = 0;
const SEEN = 1;
const REDUNDANT = 2;
const NEEDED = 3;

/** Conflict analysis: derives the clause to learn, up to the first unique implication point. */
export class Analysis {
  /** The learnt clause: the asserting literal first, then one of the level to backtrack to. */
  readonly learnt: Literal[] = [];
  /** Level to backtrack to: there the learnt clause is unit. */
  level = 0;
  /** Number of decision levels in the learnt clause. */
  glue = 0;
  readonly #trail: Trail;
  readonly #clauses: ClauseStore;
  readonly #propagators: readonly Propagator[];
  readonly #bump: (variable: number) => void;
  readonly #mark: Uint8Array;
  readonly #marked: number[] = [];
  readonly #explanations = new ClauseStore();
  /** By variable: its cached explanation, and the trail's stamp for which that is valid. */
  readonly #explainedAt: Int32Array;
  readonly #stampOf: Int32Array;
  readonly #levelStamps: Int32Array;
  #levelStamp = 0;

  constructor(
    trail: Trail,
    clauses: ClauseStore,
    propagators: readonly Propagator[],
    bump: (variable: number) => void,
  ) {
    this.#trail = trail;
    this.#clauses = clauses;
    this.#propagators = propagators;
    this.#bump = bump;
    this.#mark = new Uint8Array(trail.variables);
    this.#explainedAt = new Int32Array(trail.variables);
    this.#stampOf = new Int32Array(trail.variables);
    this.#levelStamps = new Int32Array(trail.variables + 1);
  }

  /** Analyze a conflict, given as false literals. One of them is of the current level, not 0. */
  run(conflict: readonly Literal[]): void {
    const { trail, learnt } = { trail: this.#trail, learnt: this.learnt };
    const mark = this.#mark;
    learnt.length = 1;
    let open = 0;
    const visit = (falseLiteral: Literal) => {
      const variable = falseLiteral >> 1;
      const level = trail.level[variable] ?? 0;
      if (mark[variable] !== UNSEEN || level === 0) return;
      mark[variable] = SEEN;
      this.#marked.push(variable);
      this.#bump(variable);
      if (level === trail.depth) open++;
      else learnt.push(falseLiteral);
    };
    conflict.forEach(visit);
    let at = trail.size;
    for (;;) {
      let literal: Literal;
      do literal = trail.literals[--at] ?? 0;
      while (mark[literal >> 1] !== SEEN);
      if (--open === 0) {
        learnt[0] = literal ^ 1;
        break;
      }
      this.#forEachAntecedent(literal, (antecedent) => visit(antecedent ^ 1));
    }
    this.#minimize();
    this.#findBacktrackLevel();
    for (const variable of this.#marked) mark[variable] = UNSEEN;
    this.#marked.length = 0;
  }

  /** Visit the true literals that force an assigned one; none for a decision. */
  #forEachAntecedent(literal: Literal, visit: (antecedent: Literal) => void): void {
    const reason = this.#trail.reason[literal >> 1] ?? 0;
    if (reason === 0) return;
    if (reason > 0) {
      const end = reason + this.#clauses.lengthOf(reason);
      for (let at = reason; at < end; at++) {
        const other = this.#clauses.words[at] ?? 0;
        if (other !== literal) visit(other ^ 1);
      }
      return;
    }
    const start = this.#explanationOf(literal, -1 - reason);
    const end = start + this.#explanations.lengthOf(start);
    for (let at = start; at < end; at++) visit(this.#explanations.words[at] ?? 0);
  }

  /** Reference to the cached explanation of a propagator's deduction. */
  #explanationOf(literal: Literal, propagator: number): number {
    const { position, payload, stamp } = this.#trail;
    const variable = literal >> 1;
    const known = this.#explainedAt[variable] ?? 0;
    if (known > 0 && this.#stampOf[variable] === stamp[variable]) return known;
    const because = explainDeduction(
      this.#propagators[propagator],
      literal,
      payload[variable] ?? 0,
      position[variable] ?? 0,
      this.#trail,
    );
    const start = this.#explanations.add(because, 0);
    this.#explainedAt[variable] = start;
    this.#stampOf[variable] = stamp[variable] ?? 0;
    return start;
  }

  /** Remove literals that follow from others of the clause (Sörensson and Biere 2009). */
  #minimize(): void {
    const kept = this.learnt.filter((literal, i) => i === 0 || !this.#isRedundant(literal ^ 1, 0));
    this.learnt.splice(0, this.learnt.length, ...kept);
  }

  #isRedundant(literal: Literal, depth: number): boolean {
    const trail = this.#trail;
    if (depth > 24 || (trail.reason[literal >> 1] ?? 0) === 0) return false;
    const needed: Literal[] = [];
    this.#forEachAntecedent(literal, (antecedent) => {
      const variable = antecedent >> 1;
      const mark = this.#mark[variable];
      if (needed.length > 0 || mark === SEEN || mark === REDUNDANT) return;
      if (trail.level[variable] === 0) return;
      if (mark === NEEDED || !this.#isRedundant(antecedent, depth + 1)) {
        needed.push(antecedent);
      }
    });
    const isRedundant = needed.length === 0;
    const variable = literal >> 1;
    if (this.#mark[variable] === UNSEEN) {
      this.#mark[variable] = isRedundant ? REDUNDANT : NEEDED;
      this.#marked.push(variable);
    }
    return isRedundant;
  }

  /** Find the level to backtrack to, put a literal of it second, and count levels. */
  #findBacktrackLevel(): void {
    const { learnt } = this;
    const { level } = this.#trail;
    this.level = 0;
    this.glue = 0;
    this.#levelStamp++;
    learnt.forEach((literal, i) => {
      const own = level[literal >> 1] ?? 0;
      if (this.#levelStamps[own] !== this.#levelStamp) {
        this.#levelStamps[own] = this.#levelStamp;
        this.glue++;
      }
      if (i > 0 && own > this.level) {
        this.level = own;
        learnt[i] = learnt[1] ?? literal;
        learnt[1] = literal;
      }
    });
    if (this.#explanations.size > EXPLANATIONS_LIMIT) {
      this.#explanations.truncate(0);
      this.#explainedAt.fill(0);
    }
  }
}
