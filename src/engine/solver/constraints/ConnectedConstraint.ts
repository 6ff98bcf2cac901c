import { invariant } from '#base/invariant.ts';
import type { Cause, ClueRef, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { floodFrom, type Graph } from './Graph.ts';

/**
 * A payload is a true terminal that a deduced cut point connects to the root, or `UNREACHABLE`
 * minus a cell that is deduced to be false. It is never another cell behind the cut point: several
 * cells may share a literal, so that such a cell could share the literal of the cut point and be
 * lost with it.
 */
const UNREACHABLE = -1;
const NONE = -1;

/** Cells that have to be connected if they are true. */
export interface Terminals {
  has(cell: number): boolean;
  /** The clues that demand the connection of a cell. */
  cluesAt(cell: number): readonly ClueRef[];
}

/**
 * All true terminals of a graph are connected by true cells. One depth-first search finds which
 * cells are unreachable, and which undecided cells are cut points between true terminals (Hopcroft
 * and Tarjan 1973; compare the graph propagators of cspuz_core).
 */
export class ConnectedConstraint implements Propagator {
  readonly priority = PRIORITY.costly;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #terminals: readonly boolean[];
  readonly #cluesAt: Terminals['cluesAt'];
  readonly #order: Int32Array;
  readonly #low: Int32Array;
  readonly #parentOf: Int32Array;
  readonly #nextEdge: Int32Array;
  /** By cell: the first true terminal of its subtree, `NONE` if it has none. */
  readonly #terminalBelow: Int32Array;
  readonly #stack: Int32Array;

  constructor(search: Search, graph: Graph, terminals: Terminals) {
    this.#search = search;
    this.#graph = graph;
    this.#terminals = graph.literals.map((it, cell) => it >= 0 && terminals.has(cell));
    this.#cluesAt = (cell) => terminals.cluesAt(cell);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
    const { length } = graph.literals;
    this.#order = new Int32Array(length);
    this.#low = new Int32Array(length);
    this.#parentOf = new Int32Array(length);
    this.#nextEdge = new Int32Array(length);
    this.#terminalBelow = new Int32Array(length);
    this.#stack = new Int32Array(length);
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    const { literals } = this.#graph;
    const root = literals.findIndex((it, cell) => this.#terminals[cell] && value[it] === 1);
    if (root < 0) return true;
    if (!this.#deduceCutPoints(root)) return false;
    for (let cell = 0; cell < literals.length; cell++) {
      const literal = literals[cell] ?? -1;
      if (!this.#terminals[cell] || value[literal] === -1 || (this.#order[cell] ?? 0) > 0) continue;
      if (!this.#search.deduce(literal ^ 1, UNREACHABLE - cell)) return false;
    }
    return true;
  }

  /**
   * Visit all cells that are reachable from the root, and deduce the cut points before true
   * terminals.
   */
  #deduceCutPoints(root: number): boolean {
    const { value } = this.#search.trail;
    const { literals, starts, neighbors } = this.#graph;
    const [order, low, parentOf, nextEdge, terminalBelow] = [
      this.#order,
      this.#low,
      this.#parentOf,
      this.#nextEdge,
      this.#terminalBelow,
    ];
    order.fill(0);
    let time = 1;
    const enter = (cell: number, from: number) => {
      order[cell] = low[cell] = time++;
      parentOf[cell] = from;
      nextEdge[cell] = starts[cell] ?? 0;
      const isTrueTerminal = this.#terminals[cell] && value[literals[cell] ?? 0] === 1;
      terminalBelow[cell] = isTrueTerminal ? cell : NONE;
    };
    enter(root, -1);
    let cell = root;
    for (;;) {
      const at = nextEdge[cell] ?? 0;
      if (at < (starts[cell + 1] ?? 0)) {
        nextEdge[cell] = at + 1;
        const next = neighbors[at] ?? 0;
        const seen = order[next] ?? 0;
        if (seen > 0) {
          if (next !== parentOf[cell] && seen < (low[cell] ?? 0)) low[cell] = seen;
        } else if (value[literals[next] ?? 0] !== -1) {
          enter(next, cell);
          cell = next;
        }
        continue;
      }
      const above = parentOf[cell] ?? -1;
      if (above < 0) return true;
      const lowest = low[cell] ?? 0;
      if (lowest < (low[above] ?? 0)) low[above] = lowest;
      const below = terminalBelow[cell] ?? NONE;
      if (terminalBelow[above] === NONE) terminalBelow[above] = below;
      const literal = literals[above] ?? 0;
      if (below !== NONE && lowest >= (order[above] ?? 0) && value[literal] === 0) {
        if (!this.#search.deduce(literal, below)) return false;
      }
      cell = above;
    }
  }

  causeOf(payload: number): Cause {
    return payload <= UNREACHABLE
      ? { type: 'connected', fault: 'unreachable', cell: UNREACHABLE - payload }
      : { type: 'connected', fault: 'separated', cell: payload };
  }

  /** Includes the clues of the terminals that would not be connected. */
  cluesOf(payload: number, because: readonly Literal[]): readonly ClueRef[] {
    const known = new Set(because);
    const own = payload <= UNREACHABLE ? this.#cluesAt(UNREACHABLE - payload) : [];
    const others = this.#graph.literals.flatMap((it, cell) =>
      this.#terminals[cell] && known.has(it) ? this.#cluesAt(cell) : [],
    );
    return [...new Set([...own, ...others])];
  }

  explain(literal: Literal, payload: number, limit: number, because: Because): void {
    const start = payload <= UNREACHABLE ? UNREACHABLE - payload : payload;
    const { trail } = this.#search;
    const { literals } = this.#graph;
    const isOpen = (it: Literal) => it !== literal && !trail.wasTrue(it ^ 1, limit);
    const flooded = floodFrom(this.#graph, [start], isOpen, this.#stack);
    const isTrue = (cell: number) => {
      const it = literals[cell] ?? -1;
      return this.#terminals[cell] === true && it >> 1 !== literal >> 1 && trail.wasTrue(it, limit);
    };
    let inside = NONE;
    let outside = NONE;
    for (let cell = 0; cell < literals.length; cell++) {
      if (!isTrue(cell)) continue;
      if (flooded.has(cell)) inside = this.#earlier(inside, cell);
      else outside = this.#earlier(outside, cell);
    }
    if (outside === NONE) {
      // The cell is separated from another cell with the same literal, which needs no reason.
      const isApart = (it: Literal, cell: number) =>
        it === (literal ^ 1) && this.#terminals[cell] === true && !flooded.has(cell);
      outside = literals.findIndex(isApart);
      invariant(outside !== NONE, 'what is not connected has another side');
    } else because.push(literals[outside] ?? 0);
    if (payload > UNREACHABLE) because.push(literals[inside] ?? 0);
    // Only the part of the flood's border that is reachable from outside is needed.
    const border = new Set(flooded.border.map((cell) => literals[cell] ?? -1));
    const beyond = floodFrom(this.#graph, [outside], (it) => !border.has(it), this.#stack);
    for (const cell of beyond.border) {
      const it = literals[cell] ?? -1;
      if (it >= 0 && it !== literal) because.push(it ^ 1);
    }
  }

  /** The cell of the two that was assigned first; `a` may be `NONE`. */
  #earlier(a: number, b: number): number {
    if (a < 0) return b;
    const { position } = this.#search.trail;
    const { literals } = this.#graph;
    const at = (cell: number) => position[(literals[cell] ?? 0) >> 1] ?? 0;
    return at(b) < at(a) ? b : a;
  }
}
