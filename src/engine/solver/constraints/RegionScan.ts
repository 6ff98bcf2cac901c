import type { Graph } from './Graph.ts';

/** How an area may grow. */
export interface Growth {
  /** In steps from place to place. */
  readonly distance: number;
  readonly enough: number;
  readonly isBarred: (place: number, area: number) => boolean;
}

/** Areas of true places, and what they can reach, as they are at one moment. Everything is overwritten by the next scan. */
export class AreaScan {
  /** By place: its area, -1 for places that are not true. */
  readonly areaOf: Int32Array;
  /** By area. */
  readonly sizeOf: Int32Array;
  /** By area: where its places begin in `cells`. */
  readonly startOf: Int32Array;
  readonly cells: Int32Array;
  /** Number of areas. */
  areas = 0;
  /** By place: its component of places that are not false, -1 for false ones. */
  readonly reachOf: Int32Array;
  readonly reachSizeOf: Int32Array;
  /** The areas next to the place that `mergedSize` was asked about. */
  readonly merging = new Int32Array(8);
  mergingCount = 0;
  readonly #graph: Graph;
  readonly #value: Int8Array;
  /** By place: its value at the moment of the scan; -1 for no place at all. */
  readonly #states: Int8Array;
  readonly #queue: Int32Array;
  /** By place: distance from the area plus one within the room, 0 outside it. */
  readonly #room: Int32Array;
  readonly #order: Int32Array;
  readonly #low: Int32Array;
  readonly #parent: Int32Array;
  readonly #edge: Int32Array;
  readonly #held: Int32Array;
  readonly #cut: Int32Array;
  readonly #needed: Int32Array;

  constructor(graph: Graph, value: Int8Array) {
    const { length } = graph.literals;
    const array = () => new Int32Array(length);
    this.#graph = graph;
    this.#value = value;
    this.#states = new Int8Array(length);
    this.areaOf = array();
    this.sizeOf = array();
    this.startOf = array();
    this.cells = array();
    this.reachOf = array();
    this.reachSizeOf = array();
    this.#queue = array();
    this.#room = array();
    this.#order = array();
    this.#low = array();
    this.#parent = array();
    this.#edge = array();
    this.#held = array();
    this.#cut = array();
    this.#needed = array();
  }

  /** Find areas and reaches anew. */
  findAreas(): void {
    this.areaOf.fill(-1);
    this.reachOf.fill(-1);
    this.areas = 0;
    const { literals } = this.#graph;
    const states = this.#states;
    for (let place = 0; place < states.length; place++) {
      const literal = literals[place] ?? -1;
      states[place] = literal < 0 ? -1 : (this.#value[literal] ?? 0);
    }
    let end = 0;
    let reaches = 0;
    for (let place = 0; place < states.length; place++) {
      const state = states[place] ?? 0;
      if (state === 1 && this.areaOf[place] === -1) {
        const area = this.areas++;
        const after = this.#flood(place, 1, area, this.areaOf, this.cells, end);
        this.startOf[area] = end;
        this.sizeOf[area] = after - end;
        end = after;
      }
      if (state !== -1 && this.reachOf[place] === -1) {
        const reach = reaches++;
        this.reachSizeOf[reach] = this.#flood(place, 0, reach, this.reachOf, this.#queue, 0);
      }
    }
  }

  /** Name everything connected with a place whose value is at least `least`; returns the end of what it put in `queue`. */
  #flood(
    from: number,
    least: number,
    name: number,
    names: Int32Array,
    queue: Int32Array,
    start: number,
  ): number {
    const { starts, neighbors } = this.#graph;
    const states = this.#states;
    let end = start;
    queue[end++] = from;
    names[from] = name;
    for (let head = start; head < end; head++) {
      const place = queue[head] ?? 0;
      const last = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < last; at++) {
        const next = neighbors[at] ?? 0;
        if (names[next] !== -1 || (states[next] ?? 0) < least) continue;
        names[next] = name;
        queue[end++] = next;
      }
    }
    return end;
  }

  /** Size of the area that an open place would make with its neighbours. */
  mergedSize(place: number): number {
    const { starts, neighbors } = this.#graph;
    const { merging } = this;
    let count = 0;
    let size = 1;
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? 0; at < end; at++) {
      const area = this.areaOf[neighbors[at] ?? 0] ?? -1;
      if (area < 0) continue;
      let isNew = true;
      for (let i = 0; i < count; i++) if (merging[i] === area) isNew = false;
      if (!isNew) continue;
      merging[count++] = area;
      size += this.sizeOf[area] ?? 0;
    }
    this.mergingCount = count;
    return size;
  }

  /**
   * Number of places an area can have when it grows by at most `distance` steps over places that are not barred to it; those
   * from `enough` on are not looked for. Marks them as its room.
   */
  findRoom(area: number, { distance, enough, isBarred }: Growth): number {
    const { literals, starts, neighbors } = this.#graph;
    const room = this.#room.fill(0);
    const queue = this.#queue;
    const start = this.startOf[area] ?? 0;
    let end = this.sizeOf[area] ?? 0;
    for (let i = 0; i < end; i++) {
      const place = this.cells[start + i] ?? 0;
      queue[i] = place;
      room[place] = 1;
    }
    for (let head = 0; head < end && end < enough; head++) {
      const place = queue[head] ?? 0;
      const steps = room[place] ?? 0;
      if (steps > distance) break;
      const last = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < last; at++) {
        const next = neighbors[at] ?? 0;
        if (room[next] !== 0 || this.#value[literals[next] ?? 0] === -1) continue;
        if (isBarred(next, area)) continue;
        room[next] = steps + 1;
        queue[end++] = next;
      }
    }
    return end;
  }

  /** The places of a room of this size that was just found, those of the area first. */
  roomPlaces(size: number): Int32Array {
    return this.#queue.slice(0, size);
  }

  /** Open places of the room whose loss would cut off more than `spare` places, themselves included. */
  cutPoints(
    area: number,
    spare: number,
  ): { readonly needed: Int32Array; readonly neededCount: number } {
    const { literals, starts, neighbors } = this.#graph;
    const [order, low, parent, edge, held, cut] = [
      this.#order.fill(0),
      this.#low,
      this.#parent,
      this.#edge,
      this.#held,
      this.#cut,
    ];
    let neededCount = 0;
    let time = 1;
    let place = this.cells[this.startOf[area] ?? 0] ?? 0;
    parent[place] = -1;
    order[place] = low[place] = time++;
    edge[place] = starts[place] ?? 0;
    held[place] = 1;
    cut[place] = 1;
    for (;;) {
      const at = edge[place] ?? 0;
      if (at < (starts[place + 1] ?? 0)) {
        edge[place] = at + 1;
        const next = neighbors[at] ?? 0;
        if (this.#room[next] === 0) continue;
        const seen = order[next] ?? 0;
        if (seen > 0) {
          if (seen < (low[place] ?? 0)) low[place] = seen;
          continue;
        }
        parent[next] = place;
        order[next] = low[next] = time++;
        edge[next] = starts[next] ?? 0;
        held[next] = 1;
        cut[next] = 1;
        place = next;
        continue;
      }
      if ((cut[place] ?? 0) > spare && this.#value[literals[place] ?? 0] === 0) {
        this.#needed[neededCount++] = place;
      }
      const above = parent[place] ?? -1;
      if (above < 0) return { needed: this.#needed, neededCount };
      const lowest = low[place] ?? 0;
      const size = held[place] ?? 0;
      if (lowest < (low[above] ?? 0)) low[above] = lowest;
      held[above] = (held[above] ?? 0) + size;
      if (lowest >= (order[above] ?? 0)) cut[above] = (cut[above] ?? 0) + size;
      place = above;
    }
  }
}
