import type { Literal, ClueRef, StatedClause } from '../../sat/Reason.ts';
import { floodFrom, type Graph } from '../Graph.ts';

/** 1 if a literal is true, -1 if it is false, else 0. */
type StateOf = (literal: Literal) => number;

/** Inspects the whole board, and excludes ways that leave it in a forbidden state. */
export interface WayVeto {
  /** The literals that are inspected. */
  readonly literals: readonly Literal[];
  /**
   * A clause that holds on all allowed boards and is false on this one; null if the board is
   * allowed.
   */
  clauseAgainst(stateOf: StateOf): StatedClause | null;
}

/** All true cells of a graph are connected. */
export class ConnectedVeto implements WayVeto {
  readonly literals: readonly Literal[];
  readonly #graph: Graph;
  readonly #clues: readonly ClueRef[];
  readonly #mark: Int32Array;

  constructor(graph: Graph, clues: readonly ClueRef[]) {
    this.literals = graph.literals.filter((it) => it >= 0);
    this.#graph = graph;
    this.#clues = clues;
    this.#mark = new Int32Array(graph.literals.length);
  }

  clauseAgainst(stateOf: StateOf): StatedClause | null {
    const { literals } = this.#graph;
    const isTrue = (literal: Literal) => literal >= 0 && stateOf(literal) === 1;
    const isOpen = (literal: Literal) => stateOf(literal) !== -1;
    const start = literals.findIndex(isTrue);
    if (start < 0) return null;
    const flood = floodFrom(this.#graph, [start], isOpen, this.#mark);
    const other = literals.findIndex((it, cell) => isTrue(it) && !flood.has(cell));
    if (other < 0) return null;
    const back = floodFrom(this.#graph, [other], isOpen, this.#mark);
    const wall = back.border.length < flood.border.length ? back.border : flood.border;
    const ends = [start, other].map((cell) => this.#literalOf(cell) ^ 1);
    return { item: [...ends, ...wall.map((cell) => this.#literalOf(cell))], clues: this.#clues };
  }

  #literalOf(cell: number): Literal {
    return this.#graph.literals[cell] ?? -1;
  }
}
