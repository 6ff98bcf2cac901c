import type { Step } from './Cause.ts';
import { Analysis } from './Analysis.ts';
import { ClauseBase } from './ClauseBase.ts';
import { DecisionOrder } from './DecisionOrder.ts';
import type { Literal, Propagator } from './Propagator.ts';
import { lubyAt } from './luby.ts';
import { NO_CLUES, Sources } from './Sources.ts';
import { Trail } from './Trail.ts';

/** Conflicts in the shortest run between restarts. */
const RESTART_UNIT = 64;

/** `sat`: everything is assigned. `unsat`: impossible under the assumptions. `paused`: asked to, goes on when called again. */
export type Outcome = 'sat' | 'unsat' | 'paused';

/** What a search has done so far. */
export interface Effort {
  decisions: number;
  conflicts: number;
  propagations: number;
}

/**
 * Conflict-driven search over two-valued variables: watched clauses, learning at the first unique implication point
 * (Marques-Silva and Sakallah 1999; Moskewicz et al. 2001; Eén and Sörensson 2003), and propagators that explain
 * their steps only when a conflict asks (lazy clause generation: Ohrimenko, Stuckey and Codish 2009).
 */
export class Search {
  readonly trail: Trail;
  readonly effort: Effort = { decisions: 0, conflicts: 0, propagations: 0 };
  readonly #clauses: ClauseBase;
  readonly #order: DecisionOrder;
  readonly #analysis: Analysis;
  readonly #propagators: Propagator[] = [];
  readonly #sources: Sources;
  readonly #listeners: number[][];
  readonly #queues: [number[], number[], number[]] = [[], [], []];
  #waiting = new Uint8Array(64);
  #running = -1;
  #head = 0;
  #runs = 0;
  #leftInRun = RESTART_UNIT;
  /** All false literals of the last conflict. */
  #conflict: Literal[] = [];
  /** The clause or propagator that objected, as a trail has it, and its note. */
  #objector = 0;
  #objection = 0;
  #isHopeless = false;
  readonly #forgets: boolean;

  /**
   * A search that `forgets` keeps a learnt clause only as long as it forces something, and never starts anew: it walks the
   * tree of decisions depth first and jumps back over those that had no part in a conflict (Ginsberg 1993). It comes to
   * an end all the same, since every conflict adds a literal on an earlier level (Zhang and Malik 2003).
   */
  constructor(variables: number, forgets = false) {
    this.#forgets = forgets;
    this.#clauses = new ClauseBase(variables, forgets);
    this.trail = new Trail(variables);
    this.#sources = new Sources(this.trail, this.#clauses, this.#propagators);
    this.#order = new DecisionOrder(variables);
    this.#listeners = Array.from({ length: 2 * variables }, () => []);
    this.#analysis = new Analysis(this.trail, this.#clauses.store, this.#propagators, (variable) =>
      this.#order.prefer(variable),
    );
  }

  /** Whether no assignment is left, whatever is assumed. */
  get isHopeless(): boolean {
    return this.#isHopeless;
  }

  /** Make a variable a likelier choice. */
  prefer(variable: number, weight: number): void {
    this.#order.prefer(variable, weight);
  }

  /** Try this literal first when its variable is decided next. */
  suggest(literal: Literal): void {
    this.#order.suggest(literal);
  }

  /** Ask a propagator from now on; `clues` are those it states. */
  add(propagator: Propagator, clues = NO_CLUES): void {
    const index = this.#propagators.push(propagator) - 1;
    this.#sources.addPropagator(clues);
    for (const literal of propagator.watched) this.#listeners[literal]?.push(index);
    if (index >= this.#waiting.length) {
      const grown = new Uint8Array(2 * this.#waiting.length);
      grown.set(this.#waiting);
      this.#waiting = grown;
    }
    this.#waiting[index] = 1;
    this.#queues[propagator.priority].push(index);
  }

  /** Demand that one of the literals holds, by these clues. Retreats from all decisions. */
  addClause(literals: readonly Literal[], clues = NO_CLUES): void {
    this.retreat(0);
    if (this.#isHopeless) return;
    const { value } = this.trail;
    const open: Literal[] = [];
    const lost: Literal[] = [];
    for (const literal of new Set(literals)) {
      if (value[literal] === 1 || open.includes(literal ^ 1)) return;
      (value[literal] === 0 ? open : lost).push(literal);
    }
    // What is false for good is kept behind the others, where nobody looks unless asked for reasons.
    const ref = this.#clauses.state([...open, ...lost], this.#sources.sourceOf(clues));
    const [first] = open;
    if (first === undefined) {
      this.#isHopeless = true;
      this.#breakClause(ref);
    } else if (open.length === 1) this.trail.push(first, ref, 0);
    else this.#clauses.attach(ref);
  }

  /** Never come again to where all of these true literals hold: for good, or as long as a search that forgets can tell. */
  leave(literals: readonly Literal[]): void {
    const clause = literals.map((it) => it ^ 1);
    if (!this.#forgets) {
      this.addClause(clause);
      return;
    }
    this.#conflict = clause;
    this.#learn();
  }

  /** A step of the propagator that is running: false, with the conflict noted, if `literal` is already false. */
  deduce(literal: Literal, note: number): boolean {
    const value = this.trail.value[literal];
    if (value === 1) return true;
    if (value === -1) {
      const because: Literal[] = [];
      this.#propagators[this.#running]?.explain(literal, note, this.trail.size, because);
      because.push(literal ^ 1);
      return this.object(because, note);
    }
    this.trail.push(literal, -1 - this.#running, note);
    return true;
  }

  /** An objection of the propagator that is running: these literals are true and cannot be together. Always false. */
  object(because: readonly Literal[], note = 0): false {
    this.#conflict = because.map((it) => it ^ 1);
    this.#objector = -1 - this.#running;
    this.#objection = note;
    return false;
  }

  /** Why an assigned literal is true; null for a decision. */
  stepOf(literal: Literal): Step | null {
    return this.#sources.stepOf(literal);
  }

  /** The last conflict: literals that cannot hold together. */
  get lastConflict(): Step {
    const because = this.#conflict.map((it) => it ^ 1);
    return this.#sources.step(because, this.#objector, this.#objection);
  }

  /** Note a conflict with a clause; false. */
  #breakClause(ref: number): false {
    this.#conflict = [...this.#clauses.literalsOf(ref)];
    this.#objector = ref;
    return false;
  }

  /** Decide an open literal. */
  assume(literal: Literal): void {
    this.trail.openLevel();
    this.trail.push(literal, 0, 0);
    this.effort.decisions++;
  }

  /** Undo all decisions above a depth. */
  retreat(depth: number): void {
    if (this.trail.depth <= depth) return;
    this.trail.retreatTo(depth, (literal) => this.#order.reopen(literal));
    this.#head = Math.min(this.#head, this.trail.size);
  }

  /**
   * Search until everything is assigned, nothing is left, or `mayPause` says so; it is asked at every decision
   * and every conflict.
   */
  run(assumptions: readonly Literal[], mayPause: () => boolean): Outcome {
    for (;;) {
      if (this.#isHopeless) return 'unsat';
      if (!this.propagate()) {
        this.effort.conflicts++;
        if (!this.#learn()) return 'unsat';
        this.#leftInRun--;
      } else if (this.#leftInRun <= 0 && !this.#forgets) {
        this.#restart();
      } else {
        const next = this.#nextDecision(assumptions);
        if (next === -2) return 'unsat';
        if (next === -1) return 'sat';
        this.assume(next);
      }
      if (mayPause()) return 'paused';
    }
  }

  /** Run clauses and propagators to their common fixpoint; false after a conflict. */
  propagate(): boolean {
    for (;;) {
      if (!this.#propagateClauses()) {
        this.#forgetQueues();
        return false;
      }
      const [cheap, dear, dearest] = this.#queues;
      const index = cheap.pop() ?? dear.pop() ?? dearest.pop();
      if (index === undefined) return true;
      this.#waiting[index] = 0;
      this.#running = index;
      if (this.#propagators[index]?.propagate() === false) {
        this.#forgetQueues();
        return false;
      }
    }
  }

  #propagateClauses(): boolean {
    const { trail } = this;
    while (this.#head < trail.size) {
      const literal = trail.literals[this.#head++] ?? 0;
      this.effort.propagations++;
      if (!this.#visitWatches(literal ^ 1)) return false;
      for (const index of this.#listeners[literal] ?? []) {
        if (this.#waiting[index] === 1) continue;
        this.#waiting[index] = 1;
        this.#queues[this.#propagators[index]?.priority ?? 0].push(index);
      }
    }
    return true;
  }

  /** Look at the clauses that watch a literal which became false; false when one of them is broken. */
  #visitWatches(falseLiteral: Literal): boolean {
    const { value } = this.trail;
    const { watches } = this.#clauses;
    const { words } = this.#clauses.store;
    const list = watches.lists[falseLiteral] ?? new Int32Array(0);
    const count = watches.counts[falseLiteral] ?? 0;
    let to = 0;
    for (let from = 0; from < count; from += 2) {
      const ref = list[from] ?? 0;
      const blocker = list[from + 1] ?? 0;
      if (value[blocker] === 1) {
        list[to++] = ref;
        list[to++] = blocker;
        continue;
      }
      if (words[ref] === falseLiteral) {
        words[ref] = words[ref + 1] ?? 0;
        words[ref + 1] = falseLiteral;
      }
      const first = words[ref] ?? 0;
      const end = ref + (words[ref - 2] ?? 0);
      let at = ref + 2;
      if (value[first] === 1) at = end;
      else while (at < end && value[words[at] ?? 0] === -1) at++;
      if (at < end) {
        const next = words[at] ?? 0;
        words[ref + 1] = next;
        words[at] = falseLiteral;
        watches.add(next, ref, first);
        continue;
      }
      list[to++] = ref;
      list[to++] = first;
      if (value[first] === 0) this.trail.push(first, ref, 0);
      else if (value[first] === -1) {
        list.copyWithin(to, from + 2, count);
        watches.counts[falseLiteral] = to + count - from - 2;
        return this.#breakClause(ref);
      }
    }
    watches.counts[falseLiteral] = to;
    return true;
  }

  #forgetQueues(): void {
    // Nothing is lost: after the retreat that follows, what has to be looked at again is queued again.
    for (const queue of this.#queues) {
      for (const index of queue) this.#waiting[index] = 0;
      queue.length = 0;
    }
  }

  /** Learn from the conflict and retreat; false if nothing is left. */
  #learn(): boolean {
    const { trail } = this;
    const depth = this.#conflict.reduce(
      (most, literal) => Math.max(most, trail.level[literal >> 1] ?? 0),
      0,
    );
    this.retreat(depth);
    if (depth === 0) {
      this.#isHopeless = true;
      return false;
    }
    this.#analysis.run(this.#conflict);
    const { learnt, level, glue } = this.#analysis;
    this.retreat(level);
    const first = learnt[0] ?? 0;
    if (learnt.length === 1) trail.push(first, 0, 0);
    else trail.push(first, this.#clauses.learn(learnt, glue, trail), 0);
    this.#order.decay();
    return true;
  }

  #restart(): void {
    this.retreat(0);
    this.#runs++;
    this.#leftInRun = RESTART_UNIT * lubyAt(this.#runs);
    if (this.#clauses.cleanUp(this.trail)) this.#objector = 0;
  }

  /** The next literal to decide: an open assumption, then the most active variable. -1: none is open. -2: an assumption is false. */
  #nextDecision(assumptions: readonly Literal[]): Literal {
    const { trail } = this;
    for (const literal of assumptions) {
      if (trail.value[literal] === 0) return literal;
      if (trail.value[literal] === -1) return -2;
    }
    return this.#order.next(trail.value);
  }
}
