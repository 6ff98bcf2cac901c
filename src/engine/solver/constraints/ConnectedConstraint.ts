import type { Cause } from '../sat/Cause.ts';
import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { floodFrom, type Graph } from './Graph.ts';

/** Notes: the place must be true because it holds two parts together, or false because it cannot be reached. */
const UNREACHABLE = -1;

/**
 * All true places of a graph hang together, or all true terminals among them. One depth-first search finds what is out of reach and which open
 * places are cut points between true ones (Hopcroft and Tarjan 1973; compare the graph propagators of cspuz_core).
 */
export class ConnectedConstraint implements Propagator {
  readonly priority = 1;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #terminals: readonly boolean[];
  readonly #order: Int32Array;
  readonly #low: Int32Array;
  readonly #parent: Int32Array;
  readonly #edge: Int32Array;
  readonly #held: Int32Array;
  readonly #stack: Int32Array;

  constructor(search: Search, graph: Graph, isTerminal: (place: number) => boolean) {
    this.#search = search;
    this.#graph = graph;
    this.#terminals = graph.literals.map((it, place) => it >= 0 && isTerminal(place));
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
    const { length } = graph.literals;
    this.#order = new Int32Array(length);
    this.#low = new Int32Array(length);
    this.#parent = new Int32Array(length);
    this.#edge = new Int32Array(length);
    this.#held = new Int32Array(length);
    this.#stack = new Int32Array(length);
  }

  propagate(): boolean {
    const { value } = this.#search.trail;
    const { literals } = this.#graph;
    const root = literals.findIndex((it, place) => this.#terminals[place] && value[it] === 1);
    if (root < 0) return true;
    if (!this.#visitAll(root)) return false;
    for (let place = 0; place < literals.length; place++) {
      const literal = literals[place] ?? -1;
      if (!this.#terminals[place] || value[literal] === -1 || (this.#order[place] ?? 0) > 0)
        continue;
      if (!this.#search.deduce(literal ^ 1, UNREACHABLE - place)) return false;
    }
    return true;
  }

  /** Visit all that hangs together with the root; open places that alone hold true ones to it become true. */
  #visitAll(root: number): boolean {
    const { value } = this.#search.trail;
    const { literals, starts, neighbors } = this.#graph;
    const [order, low, parent, edge, held] = [
      this.#order,
      this.#low,
      this.#parent,
      this.#edge,
      this.#held,
    ];
    order.fill(0);
    let time = 1;
    const enter = (place: number, from: number) => {
      order[place] = low[place] = time++;
      parent[place] = from;
      edge[place] = starts[place] ?? 0;
      held[place] = this.#terminals[place] && value[literals[place] ?? 0] === 1 ? 1 : 0;
    };
    enter(root, -1);
    let place = root;
    for (;;) {
      const at = edge[place] ?? 0;
      if (at < (starts[place + 1] ?? 0)) {
        edge[place] = at + 1;
        const next = neighbors[at] ?? 0;
        const seen = order[next] ?? 0;
        if (seen > 0) {
          if (next !== parent[place] && seen < (low[place] ?? 0)) low[place] = seen;
        } else if (value[literals[next] ?? 0] !== -1) {
          enter(next, place);
          place = next;
        }
        continue;
      }
      const above = parent[place] ?? -1;
      if (above < 0) return true;
      const lowest = low[place] ?? 0;
      if (lowest < (low[above] ?? 0)) low[above] = lowest;
      const below = held[place] ?? 0;
      held[above] = (held[above] ?? 0) + below;
      const literal = literals[above] ?? 0;
      if (below > 0 && lowest >= (order[above] ?? 0) && value[literal] === 0) {
        if (!this.#search.deduce(literal, place)) return false;
      }
      place = above;
    }
  }

  causeOf(note: number): Cause {
    return note <= UNREACHABLE
      ? { type: 'connected', fault: 'unreachable', place: UNREACHABLE - note }
      : { type: 'connected', fault: 'parted', place: note };
  }

  explain(literal: Literal, note: number, limit: number, because: Because): void {
    const start = note <= UNREACHABLE ? UNREACHABLE - note : note;
    const { trail } = this.#search;
    const { literals } = this.#graph;
    const isOpen = (it: Literal) => it !== literal && !trail.wasTrue(it ^ 1, limit);
    const flooded = floodFrom(this.#graph, [start], isOpen, this.#stack);
    const isTrue = (place: number) => {
      const it = literals[place] ?? -1;
      return (
        this.#terminals[place] === true && it >> 1 !== literal >> 1 && trail.wasTrue(it, limit)
      );
    };
    let inside = -1;
    let outside = -1;
    for (let place = 0; place < literals.length; place++) {
      if (!isTrue(place)) continue;
      if (flooded.has(place)) inside = this.#earlier(inside, place);
      else outside = this.#earlier(outside, place);
    }
    because.push(literals[outside] ?? 0);
    if (note > UNREACHABLE) because.push(literals[inside] ?? 0);
    // Of the wall round what was flooded, only what can be come to from outside matters.
    const wall = new Set(flooded.border.map((place) => literals[place] ?? -1));
    const beyond = floodFrom(this.#graph, [outside], (it) => !wall.has(it), this.#stack);
    for (const place of beyond.border) {
      const it = literals[place] ?? -1;
      if (it >= 0 && it !== literal) because.push(it ^ 1);
    }
  }

  /** The place of two that was assigned first. */
  #earlier(a: number, b: number): number {
    if (a < 0) return b;
    const { position } = this.#search.trail;
    const { literals } = this.#graph;
    const at = (place: number) => position[(literals[place] ?? 0) >> 1] ?? 0;
    return at(b) < at(a) ? b : a;
  }
}
