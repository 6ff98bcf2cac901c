import type { Cause, ClueRef, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import type { Graph } from './Graph.ts';
import { PairPayload } from './PairPayload.ts';

/** A deduction about the region of a cell. */
export interface ReachDeduction {
  /** A cell of the region. */
  readonly root: number;
  /** The cell that the region needs; -1 if no region can have the root. */
  readonly needed: number;
}

const NONE = -1;

/**
 * Base of constraints by which every region reaches a source. Their deductions follow from other
 * constraints as well, but not by propagation, so that only models for explaining have them.
 *
 * A deduction is either a cell that the region of the root needs, or that the root is in no region.
 * To explain it, a constraint loads the known literals with the opposite of the deduction.
 */
export abstract class SourceReachConstraint implements Propagator {
  readonly priority = PRIORITY.costliest;
  readonly watched: readonly Literal[];
  protected readonly search: Search;
  protected readonly graph: Graph;
  readonly #payloads: PairPayload;

  protected constructor(search: Search, graph: Graph) {
    this.search = search;
    this.graph = graph;
    this.#payloads = new PairPayload(graph.literals.length + 1);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
  }

  /** Load the values of literals before cells are checked; false if nothing can follow. */
  protected abstract load(valueOf: (literal: Literal) => number): boolean;

  /** Deduce the cells that regions without a source need; false after a conflict. */
  protected abstract checkRegions(): boolean;

  /** Deduce the undecided cells that can be in no region; false after a conflict. */
  protected abstract checkOpenCells(): boolean;

  /** Load values for an explanation. Separate from `load`, whose results may still be in use. */
  protected abstract loadPast(valueOf: (literal: Literal) => number): void;

  /** The literals that explain a deduction, after `loadPast`. */
  protected abstract reasonFor(deduction: ReachDeduction): Iterable<Literal>;

  /** The clues that explain a deduction, after `loadPast`. */
  protected abstract cluesFor(deduction: ReachDeduction): Iterable<ClueRef>;

  protected abstract causeAt(root: number): Cause;

  propagate(): boolean {
    const { value } = this.search.trail;
    return !this.load((literal) => value[literal] ?? 0) || this.checkRegions();
  }

  /** Also checks open cells. Other searches find these deductions when they decide the cells. */
  propagateStepwise(): boolean {
    const { value, size } = this.search.trail;
    if (!this.load((literal) => value[literal] ?? 0)) return true;
    if (!this.checkRegions()) return false;
    // A deduction changes the regions. It also queues this propagator again.
    return this.search.trail.size > size || this.checkOpenCells();
  }

  /** Deduce a cell that the region of the root needs. */
  protected deduceNeeded(root: number, needed: number): boolean {
    return this.search.deduce(this.literalOf(needed), this.#payloads.pack(root, needed + 1));
  }

  /** Deduce that a cell is in no region. */
  protected deduceOutside(root: number): boolean {
    return this.search.deduce(this.literalOf(root) ^ 1, this.#payloads.pack(root, NONE + 1));
  }

  protected literalOf(cell: number): Literal {
    return this.graph.literals[cell] ?? NONE;
  }

  causeOf(payload: number): Cause {
    return this.causeAt(this.#payloads.first(payload));
  }

  cluesOf(payload: number, because: readonly Literal[]): readonly ClueRef[] {
    const known = new Set(because);
    const deduction = this.#suppose(payload, (literal) => known.has(literal));
    return [...new Set(this.cluesFor(deduction))];
  }

  explain(literal: Literal, payload: number, limit: number, because: Because): void {
    const { trail } = this.search;
    const isOther = (it: Literal) => it >> 1 !== literal >> 1;
    const deduction = this.#suppose(payload, (it) => isOther(it) && trail.wasTrue(it, limit));
    because.push(...[...new Set(this.reasonFor(deduction))].filter(isOther));
  }

  /** Load the known literals and the opposite of a deduction. */
  #suppose(payload: number, isKnown: (literal: Literal) => boolean): ReachDeduction {
    const root = this.#payloads.first(payload);
    const needed = this.#payloads.second(payload) - 1;
    const own = this.literalOf(root);
    const lost = needed < 0 ? NONE : this.literalOf(needed);
    this.loadPast((literal) => {
      if (literal === lost) return -1;
      if (literal === own || isKnown(literal)) return 1;
      return isKnown(literal ^ 1) ? -1 : 0;
    });
    return { root, needed };
  }
}
