import { Analysis } from './Analysis.ts';
import { ClauseDatabase } from './ClauseDatabase.ts';
import { ClueSources, NO_CLUES } from './ClueSources.ts';
import { DecisionOrder } from './DecisionOrder.ts';
import { checkConflict, explainDeduction } from './explainDeduction.ts';
import { type Propagator, PropagatorQueue } from './Propagator.ts';
import type { Literal, ClueRef, Consequence, Reason } from './Reason.ts';
import { Trail } from './Trail.ts';

/** Conflicts before the first restart; later ones follow the Luby sequence. */
const RESTART_UNIT = 64;

/** Results of `#nextDecision` that are not literals. */
const ALL_ASSIGNED = -1;
const ASSUMPTION_FALSE = -2;

/**
 * `sat`: everything is assigned. `unsat`: there is no solution under the assumptions. `paused`: as
 * requested; the next call continues.
 */
export type Outcome = 'sat' | 'unsat' | 'paused';

/** Counters of a search, for reports of its progress. */
export interface SearchStatistics {
  decisions: number;
  conflicts: number;
  propagations: number;
}

/** Statements that are added if a search turns out to be long. */
interface Extension {
  readonly conflicts: number;
  readonly extend: () => void;
}

/** The mode of a search; see the constructor. */
export interface SearchOptions {
  readonly forgets?: boolean;
  readonly isStepwise?: boolean;
  /** Number of variables for statements that are added later. They are not decided until then. */
  readonly reserved?: number;
}

/**
 * Conflict-driven search over Boolean variables: watched clauses, learning at the first unique
 * implication point (Marques-Silva and Sakallah 1999; Moskewicz et al. 2001; Eén and Sörensson
 * 2003), and propagators that explain their deductions only when a conflict needs it (lazy clause
 * generation: Ohrimenko, Stuckey and Codish 2009).
 */
export class Search {
  readonly trail: Trail;
  readonly statistics: SearchStatistics = { decisions: 0, conflicts: 0, propagations: 0 };
  readonly #clauses: ClauseDatabase;
  readonly #order: DecisionOrder;
  readonly #analysis: Analysis;
  readonly #propagators: Propagator[] = [];
  readonly #queue: PropagatorQueue;
  readonly #sources: ClueSources;
  readonly #forgets: boolean;
  readonly #isStepwise: boolean;
  /** References to the unit clauses that are deferred. */
  readonly #units: number[] = [];
  /** Receives deductions in place of the trail. */
  #onDeduction: ((deduction: Consequence) => void) | null = null;
  /** Index of the running propagator. */
  #current = -1;
  /** Trail position up to which clauses are propagated. */
  #head = 0;
  #restarts = 0;
  #conflictsLeft = RESTART_UNIT;
  /** The literals of the last conflict, all of them false. */
  #conflict: Literal[] = [];
  /** The clause or propagator of the last conflict, encoded as in `Trail.reason`. */
  #conflictSource = 0;
  #conflictPayload = 0;
  #isUnsat = false;
  #nextReserved: number;
  #extension: Extension | null = null;

  /**
   * A search that `forgets` keeps a learnt clause only while it is the reason of an assignment, and
   * never restarts: depth-first search that backtracks over decisions without a part in the
   * conflict (Ginsberg 1993). It terminates, since every conflict adds a literal on an earlier
   * level (Zhang and Malik 2003).
   *
   * A search that `isStepwise` assigns nothing on its own, so that the consequences of assumptions
   * can be inspected one deduction at a time; see `assume` and `consequences`.
   */
  constructor(
    initial: number,
    { forgets = false, isStepwise = false, reserved = 0 }: SearchOptions = {},
  ) {
    const variables = initial + reserved;
    this.#nextReserved = initial;
    this.#forgets = forgets;
    this.#isStepwise = isStepwise;
    this.#clauses = new ClauseDatabase(variables, forgets);
    this.trail = new Trail(variables);
    this.#sources = new ClueSources(this.trail, this.#clauses, this.#propagators);
    this.#order = new DecisionOrder(variables, initial);
    this.#queue = new PropagatorQueue(2 * variables);
    this.#analysis = new Analysis(this.trail, this.#clauses.store, this.#propagators, (variable) =>
      this.#order.bump(variable),
    );
  }

  /** True if there is no solution, whatever is assumed. */
  get isUnsat(): boolean {
    return this.#isUnsat;
  }

  /** Raise the activity of a variable, so that it is decided earlier. */
  bump(variable: number, weight: number): void {
    this.#order.bump(variable, weight);
  }

  /** Set the value that a variable gets when it is decided next. */
  setPhase(literal: Literal): void {
    this.#order.setPhase(literal);
  }

  /** Add a propagator that comes from these clues. */
  add(propagator: Propagator, clues = NO_CLUES): void {
    const index = this.#propagators.push(propagator) - 1;
    this.#sources.addPropagator(clues);
    this.#queue.add(index, propagator);
  }

  /** Reserve the next of the reserved variables. Returns its positive literal. */
  takeReserved(): Literal {
    const variable = this.#nextReserved++;
    this.#order.include(variable);
    return 2 * variable;
  }

  /**
   * Call `extend` on level 0 after this many conflicts. It adds statements that are too costly for
   * a short search.
   */
  extendAfter(conflicts: number, extend: () => void): void {
    this.#extension = { conflicts, extend };
  }

  /** Add a clause that comes from these clues. Backtracks to level 0. */
  addClause(literals: readonly Literal[], clues = NO_CLUES): void {
    this.backtrack(0);
    if (this.#isUnsat) return;
    if (this.#isStepwise && this.#deferUnit(literals, clues)) return;
    const { value } = this.trail;
    const open: Literal[] = [];
    const falsified: Literal[] = [];
    for (const literal of new Set(literals)) {
      if (value[literal] === 1 || open.includes(literal ^ 1)) return;
      (value[literal] === 0 ? open : falsified).push(literal);
    }
    // False literals come last, because the first two are watched. Reasons need them.
    const source = this.#sources.sourceOf(clues);
    const ref = this.#clauses.addOriginal([...open, ...falsified], source);
    const [first] = open;
    if (first === undefined) {
      this.#isUnsat = true;
      this.#reportFalsified(ref);
    } else if (open.length === 1) this.trail.push(first, ref, 0);
    else this.#clauses.attach(ref);
  }

  /** Store a unit clause for later assignment. Returns false for longer clauses. */
  #deferUnit(literals: readonly Literal[], clues: readonly ClueRef[]): boolean {
    const [literal, other] = new Set(literals);
    if (literal === undefined || other !== undefined) return false;
    this.#units.push(this.#clauses.addOriginal([literal], this.#sources.sourceOf(clues)));
    return true;
  }

  /**
   * Assign these literals as one decision, without propagation. Undoes all other assignments.
   * Returns false if two of the literals contradict each other.
   */
  assume(literals: readonly Literal[]): boolean {
    const { trail } = this;
    this.backtrack(0);
    this.#queue.addAll();
    trail.openLevel();
    for (const literal of literals) {
      if (trail.value[literal] === -1) return false;
      if (trail.value[literal] === 0) trail.push(literal, 0, 0);
    }
    return true;
  }

  /**
   * Assign the deferred unit clauses on the current level, and propagate. Returns false after a
   * conflict.
   */
  propagateAll(): boolean {
    const { trail } = this;
    for (const ref of this.#units) {
      const [literal = 0] = this.#clauses.literalsOf(ref);
      if (trail.value[literal] === -1) return this.#reportFalsified(ref);
      if (trail.value[literal] === 0) trail.push(literal, ref, 0);
    }
    return this.propagate();
  }

  /**
   * All deductions that single clauses and propagators make from the current assignment, each with
   * its reason. After trail position `since`, only deductions that involve literals assigned since.
   * Nothing is assigned, so that no deduction hides another one of the same literal.
   */
  consequences(since = 0): readonly Consequence[] {
    const found: Consequence[] = [];
    const { value, literals: assigned, size } = this.trail;
    const fresh = since > 0 ? assigned.subarray(since, size) : null;
    for (const ref of fresh ? this.#clauses.originalsAgainst(fresh) : this.#clauses.originals()) {
      const open = this.#clauses.openLiteral(ref, value);
      if (open === null) continue;
      const literals = [...this.#clauses.literalsOf(ref)];
      const because = literals.flatMap((it) => (it === open ? [] : [it ^ 1]));
      const literal = open < 0 ? null : open;
      found.push({ literal, reason: this.#sources.resolve(because, ref, 0) });
    }
    this.#onDeduction = (deduction) => found.push(deduction);
    for (const index of fresh ? this.#queue.watchersOf(fresh) : this.#propagators.keys()) {
      this.#runPropagator(index);
    }
    this.#onDeduction = null;
    return found;
  }

  /**
   * The assumptions that caused `run` to fail, possibly none (final analysis: Eén and Sörensson
   * 2003). Only after `run` returned `unsat` for these assumptions.
   */
  failedAmong(assumptions: readonly Literal[]): readonly Literal[] {
    const failed = assumptions.find((it) => this.trail.value[it] === -1);
    if (this.#isUnsat || failed === undefined) return [];
    const core = [failed];
    const seen = new Set([failed ^ 1]);
    for (const literal of seen) {
      const reason = this.reasonOf(literal);
      if (reason) for (const it of reason.because) seen.add(it);
      else core.push(literal);
    }
    return core;
  }

  /**
   * Add a blocking clause, so that these true literals never hold together again. A search that
   * forgets may drop the clause once it is no longer the reason of an assignment.
   */
  block(literals: readonly Literal[]): void {
    const clause = literals.map((it) => it ^ 1);
    if (!this.#forgets) {
      this.addClause(clause);
      return;
    }
    this.#conflict = clause;
    this.#learn();
  }

  /**
   * Assign `literal` for the running propagator. If it is false, report the conflict and return
   * false.
   */
  deduce(literal: Literal, payload: number): boolean {
    const value = this.trail.value[literal];
    if (value === 1) return true;
    if (value === 0 && this.#onDeduction) {
      const because = this.#explainNow(literal, payload);
      const reason = this.#sources.resolve(because, -1 - this.#current, payload);
      this.#onDeduction({ literal, reason });
      return true;
    }
    if (value === -1) {
      const because = this.#explainNow(literal, payload);
      because.push(literal ^ 1);
      return this.reportConflict(because, payload);
    }
    this.trail.push(literal, -1 - this.#current, payload);
    return true;
  }

  /** The reason that the running propagator gives for its current deduction. */
  #explainNow(literal: Literal, payload: number): Literal[] {
    const { trail } = this;
    return explainDeduction(this.#propagators[this.#current], literal, payload, trail.size, trail);
  }

  /**
   * Report for the running propagator that these true literals cannot hold together. Returns false.
   */
  reportConflict(because: readonly Literal[], payload = 0): false {
    checkConflict(this.#propagators[this.#current], because, this.trail);
    this.#conflict = because.map((it) => it ^ 1);
    this.#conflictSource = -1 - this.#current;
    this.#conflictPayload = payload;
    this.#onDeduction?.({ literal: null, reason: this.lastConflict });
    return false;
  }

  /** The reason of an assigned literal; null for a decision. */
  reasonOf(literal: Literal): Reason | null {
    return this.#sources.reasonOf(literal);
  }

  /** The last conflict: literals that cannot hold together. */
  get lastConflict(): Reason {
    const because = this.#conflict.map((it) => it ^ 1);
    return this.#sources.resolve(because, this.#conflictSource, this.#conflictPayload);
  }

  /** Report a conflict with a clause. Returns false. */
  #reportFalsified(ref: number): false {
    this.#conflict = [...this.#clauses.literalsOf(ref)];
    this.#conflictSource = ref;
    return false;
  }

  /** Assign an undecided literal on a new decision level. */
  decide(literal: Literal): void {
    this.trail.openLevel();
    this.trail.push(literal, 0, 0);
    this.statistics.decisions++;
  }

  /** Undo all assignments above a decision level. */
  backtrack(level: number): void {
    if (this.trail.depth <= level) return;
    this.trail.backtrackTo(level, (literal) => this.#order.reopen(literal));
    this.#head = Math.min(this.#head, this.trail.size);
  }

  /**
   * Search until everything is assigned, nothing is left, or `shouldPause` returns true.
   * `shouldPause` is called at every decision and every conflict.
   */
  run(assumptions: readonly Literal[], shouldPause: () => boolean): Outcome {
    for (;;) {
      if (this.#isUnsat) return 'unsat';
      if (!this.propagate()) {
        this.statistics.conflicts++;
        if (!this.#learn()) return 'unsat';
        this.#conflictsLeft--;
      } else if (this.#extension && this.statistics.conflicts >= this.#extension.conflicts) {
        this.#extend(this.#extension);
      } else if (this.#conflictsLeft <= 0 && !this.#forgets) {
        this.#restart();
      } else {
        const next = this.#nextDecision(assumptions);
        if (next === ASSUMPTION_FALSE) return 'unsat';
        if (next === ALL_ASSIGNED) return 'sat';
        this.decide(next);
      }
      if (shouldPause()) return 'paused';
    }
  }

  /** Run clauses and propagators to their common fixpoint; false after a conflict. */
  propagate(): boolean {
    for (;;) {
      if (!this.#propagateClauses()) break;
      const index = this.#queue.next();
      if (index < 0) return true;
      if (!this.#runPropagator(index)) break;
    }
    // The backtracking after the conflict queues everything that has to run again.
    this.#queue.clear();
    return false;
  }

  /** Run one propagator; false after a conflict. */
  #runPropagator(index: number): boolean {
    this.#current = index;
    const propagator = this.#propagators[index];
    if (!propagator) return true;
    return this.#isStepwise && propagator.propagateStepwise
      ? propagator.propagateStepwise()
      : propagator.propagate();
  }

  /** Unit propagation to its fixpoint; false after a conflict. */
  #propagateClauses(): boolean {
    const { trail } = this;
    while (this.#head < trail.size) {
      const literal = trail.literals[this.#head++] ?? 0;
      this.statistics.propagations++;
      const falsified = this.#clauses.propagate(literal ^ 1, trail);
      if (falsified !== 0) return this.#reportFalsified(falsified);
      this.#queue.wake(literal);
    }
    return true;
  }

  /** Learn a clause from the conflict and backtrack; false if there is no solution. */
  #learn(): boolean {
    const { trail } = this;
    const depth = this.#conflict.reduce(
      (most, literal) => Math.max(most, trail.level[literal >> 1] ?? 0),
      0,
    );
    this.backtrack(depth);
    if (depth === 0) {
      this.#isUnsat = true;
      return false;
    }
    this.#analysis.run(this.#conflict);
    const { learnt, level, glue } = this.#analysis;
    this.backtrack(level);
    const first = learnt[0] ?? 0;
    if (learnt.length === 1) trail.push(first, 0, 0);
    else trail.push(first, this.#clauses.learn(learnt, glue, trail), 0);
    this.#order.decay();
    return true;
  }

  #extend({ extend }: Extension): void {
    this.#extension = null;
    this.backtrack(0);
    extend();
  }

  #restart(): void {
    this.backtrack(0);
    this.#restarts++;
    this.#conflictsLeft = RESTART_UNIT * lubyAt(this.#restarts);
    if (this.#clauses.reduce(this.trail)) this.#conflictSource = 0;
  }

  /** The next literal to decide: an undecided assumption, then by the decision order. */
  #nextDecision(assumptions: readonly Literal[]): Literal {
    const { trail } = this;
    for (const literal of assumptions) {
      if (trail.value[literal] === 0) return literal;
      if (trail.value[literal] === -1) return ASSUMPTION_FALSE;
    }
    return this.#order.next(trail.value);
  }
}

/** The Luby sequence 1 1 2 1 1 2 4 … from index 0 for restarts (Luby et al. 1993). */
function lubyAt(index: number): number {
  let size = 1;
  let power = 0;
  while (size < index + 1) {
    size = 2 * size + 1;
    power++;
  }
  let rest = index;
  while (size - 1 !== rest) {
    size = (size - 1) >> 1;
    power--;
    rest %= size;
  }
  return 2 ** power;
}
