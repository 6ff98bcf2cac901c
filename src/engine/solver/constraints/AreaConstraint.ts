import type { Cause, ClueRef } from '../Cause.ts';
import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { AreaScan } from './AreaScan.ts';
import type { AreaLabels } from './AreaLabels.ts';
import { floodFrom, type Graph } from './Graph.ts';

/** A place whose area has one of some sizes. */
export interface Seed {
  readonly place: number;
  /** Sorted, not empty. */
  readonly sizes: readonly number[];
  /** Literal that must hold for the seed to count; -1 for always. */
  readonly when: Literal;
  readonly clues: readonly ClueRef[];
}

/** A room as it was found once. */
interface Room {
  readonly size: number;
  readonly places: Int32Array;
}

/** Notes are a kind and a number: which seed, pair or place it is about. */
const KINDS = 4;
const TOO_LARGE = 0;
const TOO_SMALL = 1;
const WRONG_SIZE = 2;
const JOINED = 3;
/** How many times the places an area needs are looked at before its whole room is. */
const ROOM_FACTOR = 2;
const FAULTS = ['large', 'small', 'between'] as const;

/** Areas of true places have the sizes their seeds want, and some places lie in different areas. */
export class AreaConstraint implements Propagator {
  readonly priority = 2;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #seeds: readonly Seed[];
  readonly #labels: AreaLabels;
  /** Labels of places and of areas, and the labels they exclude: some words each. */
  readonly #words: number;
  readonly #own: Int32Array;
  readonly #foes: Int32Array;
  readonly #areaOwn: Int32Array;
  readonly #areaFoes: Int32Array;
  readonly #scan: AreaScan;
  readonly #mark: Int32Array;
  /** By area: the active seed with the smallest upper bound, -1 for none. */
  readonly #tightest: Int32Array;
  readonly #hasConditions: boolean;
  /** By seed: a room without a place that is needed, and how many of its places, the first ones, were the area. */
  readonly #roomy: (Room | undefined)[] = [];

  constructor(
    search: Search,
    graph: Graph,
    { seeds, labels }: { readonly seeds: readonly Seed[]; readonly labels: AreaLabels },
  ) {
    this.#search = search;
    this.#graph = graph;
    this.#seeds = seeds;
    this.#labels = labels;
    this.#hasConditions = seeds.some(({ when }) => when >= 0);
    const { length } = graph.literals;
    this.#words = labels.isEmpty ? 0 : labels.words;
    const { own, foes } = labels.bits(length);
    this.#own = own;
    this.#foes = foes;
    this.#areaOwn = new Int32Array(length * this.#words);
    this.#areaFoes = new Int32Array(length * this.#words);
    this.#scan = new AreaScan(graph, search.trail.value);
    this.#mark = new Int32Array(length);
    this.#tightest = new Int32Array(length);
    this.watched = [
      ...graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1])),
      ...seeds.flatMap(({ when }) => (when < 0 ? [] : [when])),
    ];
  }

  propagate(): boolean {
    const { trail } = this.#search;
    const before = trail.size;
    this.#scan.findAreas();
    if (!this.#checkLabels() || !this.#checkSeeds() || !this.#checkMergers()) return false;
    // Room is dear to look at: after a step about a place this runs again.
    const isChanged = trail.size > before && !this.#hasConditions;
    return isChanged || this.#checkRoom();
  }

  #deduce(literal: Literal, kind: number, about: number): boolean {
    return this.#search.deduce(literal, about * KINDS + kind);
  }

  /** Object to an area, in the name of a seed. */
  #objectTo(seed: number, kind: number): boolean {
    const { place, when } = this.#seeds[seed] ?? { place: 0, when: -1 };
    const because: Because = [];
    this.#explainSeed(seed, kind, -1, this.#search.trail.size, because);
    because.push(this.#literalAt(place));
    if (when >= 0) because.push(when);
    return this.#search.object(because, seed * KINDS + kind);
  }

  #literalAt(place: number): Literal {
    return this.#graph.literals[place] ?? -1;
  }

  /** Collects the labels of all areas; objects to enemies in one area. */
  #checkLabels(): boolean {
    const { areas, startOf, sizeOf, cells } = this.#scan;
    const words = this.#words;
    for (let area = 0; area < areas && words > 0; area++) {
      const start = startOf[area] ?? 0;
      const end = start + (sizeOf[area] ?? 0);
      for (let word = 0; word < words; word++) {
        let own = 0;
        let foes = 0;
        for (let at = start; at < end; at++) {
          const place = (cells[at] ?? 0) * words + word;
          own |= this.#own[place] ?? 0;
          foes |= this.#foes[place] ?? 0;
        }
        this.#areaOwn[area * words + word] = own;
        this.#areaFoes[area * words + word] = foes;
        if ((own & foes) === 0) continue;
        const because: Because = [];
        this.#explainEnemies(cells[start] ?? 0, -1, this.#search.trail.size, because);
        return this.#search.object(because, (cells[start] ?? 0) * KINDS + JOINED);
      }
    }
    return true;
  }

  /** Each seed against the size its area has and the size it can still get. */
  #checkSeeds(): boolean {
    const { value } = this.#search.trail;
    const { areaOf, sizeOf, reachOf, reachSizeOf } = this.#scan;
    this.#tightest.fill(-1);
    for (let index = 0; index < this.#seeds.length; index++) {
      const seed = this.#seeds[index];
      if (!seed) continue;
      const { place, sizes, when } = seed;
      const own = value[this.#literalAt(place)] ?? 0;
      const holds = when < 0 ? 1 : (value[when] ?? 0);
      if (own === -1 || holds === -1) continue;
      const area = areaOf[place] ?? -1;
      const size = area >= 0 ? (sizeOf[area] ?? 0) : this.#scan.mergedSize(place);
      const reach = reachSizeOf[reachOf[place] ?? 0] ?? 0;
      const fault = faultOf(sizes, size, reach);
      if (fault < 0) {
        if (own === 0 || holds === 0) continue;
        const before = this.#seeds[this.#tightest[area] ?? -1];
        if (!before || lastOf(before.sizes) > lastOf(sizes)) this.#tightest[area] = index;
        continue;
      }
      if (own === 1 && holds === 1) return this.#objectTo(index, fault);
      if (own === 0 && holds === 0) continue;
      const denied = own === 0 ? this.#literalAt(place) : when;
      if (!this.#deduce(denied ^ 1, fault, index)) return false;
    }
    return true;
  }

  /** Open places that would join areas that may not be joined, or make one too large. */
  #checkMergers(): boolean {
    const { value } = this.#search.trail;
    const { literals, starts, neighbors } = this.#graph;
    const { areaOf } = this.#scan;
    for (let place = 0; place < literals.length; place++) {
      const literal = literals[place] ?? -1;
      if (literal < 0 || value[literal] !== 0) continue;
      const merged = this.#scan.mergedSize(place);
      if (merged === 1) continue;
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < end; at++) {
        const area = areaOf[neighbors[at] ?? 0] ?? -1;
        if (area < 0) continue;
        const seed = this.#tightest[area] ?? -1;
        if (seed >= 0 && merged > lastOf(this.#seeds[seed]?.sizes ?? [])) {
          if (!this.#deduce(literal ^ 1, TOO_LARGE, seed)) return false;
          break;
        }
      }
      if (!this.#checkJoining(place)) return false;
    }
    return true;
  }

  /** An open place that would join enemies. */
  #checkJoining(place: number): boolean {
    if (this.#search.trail.value[this.#literalAt(place)] !== 0) return true;
    const { merging, mergingCount } = this.#scan;
    const words = this.#words;
    for (let word = 0; word < words; word++) {
      let own = this.#own[place * words + word] ?? 0;
      let foes = this.#foes[place * words + word] ?? 0;
      for (let i = 0; i < mergingCount; i++) {
        const area = (merging[i] ?? 0) * words + word;
        own |= this.#areaOwn[area] ?? 0;
        foes |= this.#areaFoes[area] ?? 0;
      }
      if ((own & foes) !== 0) return this.#deduce(this.#literalAt(place) ^ 1, JOINED, place);
    }
    return true;
  }

  /** Areas that must grow: places without which there is no room for it. */
  #checkRoom(): boolean {
    const { sizeOf, areas } = this.#scan;
    for (let area = 0; area < areas; area++) {
      const index = this.#tightest[area] ?? -1;
      const seed = this.#seeds[index];
      if (!seed) continue;
      const least = seed.sizes[0] ?? 0;
      const size = sizeOf[area] ?? 0;
      if (size >= least || this.#isKnownRoomy(index, size)) continue;
      if (!this.#checkRoomOf(area, index, ROOM_FACTOR * least)) return false;
    }
    return true;
  }

  /**
   * Look at the room of an area, at `enough` places of it first: where they hold together well enough, so does the whole.
   * What was found sound is remembered.
   */
  #checkRoomOf(area: number, index: number, enough: number): boolean {
    const { sizes } = this.#seeds[index] ?? { sizes: [] };
    const least = sizes[0] ?? 0;
    const size = this.#scan.sizeOf[area] ?? 0;
    const room = this.#scan.findRoom(area, lastOf(sizes) - size, enough);
    if (room < least) return this.#objectTo(index, TOO_SMALL);
    const { needed, neededCount } = this.#scan.cutPoints(area, room - least);
    if (neededCount === 0) {
      this.#roomy[index] = { size, places: this.#scan.roomPlaces(room) };
      return true;
    }
    if (room >= enough) return this.#checkRoomOf(area, index, Infinity);
    for (let i = 0; i < neededCount; i++) {
      if (!this.#deduce(this.#literalAt(needed[i] ?? 0), TOO_SMALL, index)) return false;
    }
    return true;
  }

  /** Whether an area is what it was when its room was found sound, and nothing of that room is lost. */
  #isKnownRoomy(index: number, size: number): boolean {
    const known = this.#roomy[index];
    if (known?.size !== size) return false;
    const { value } = this.#search.trail;
    const { literals } = this.#graph;
    return known.places.every(
      (place, i) => (value[literals[place] ?? 0] ?? 0) >= (i < size ? 1 : 0),
    );
  }

  causeOf(note: number): Cause {
    const kind = note % KINDS;
    const about = (note - kind) / KINDS;
    if (kind === JOINED) return { type: 'joined', place: about };
    const { place, sizes } = this.#seeds[about] ?? { place: 0, sizes: [] };
    return { type: 'area', fault: FAULTS[kind] ?? 'between', place, sizes };
  }

  cluesOf(note: number, because: readonly Literal[]): readonly ClueRef[] {
    const kind = note % KINDS;
    const about = (note - kind) / KINDS;
    if (kind !== JOINED) return this.#seeds[about]?.clues ?? [];
    const places = this.#graph.literals.flatMap((it, place) =>
      place === about || because.includes(it) ? [place] : [],
    );
    return this.#labels.cluesAt(places);
  }

  explain(literal: Literal, note: number, limit: number, because: Because): void {
    const kind = note % KINDS;
    const about = (note - kind) / KINDS;
    if (kind === JOINED) {
      this.#explainEnemies(about, literal, limit, because);
      return;
    }
    const { place, when } = this.#seeds[about] ?? { place: 0, when: -1 };
    const own = this.#literalAt(place);
    if (own >> 1 !== literal >> 1) because.push(own);
    if (when >= 0 && when >> 1 !== literal >> 1) because.push(when);
    this.#explainSeed(about, kind, literal, limit, because);
  }

  /** Two enemies are joined to a place by true ones, if `literal` is false. */
  #explainEnemies(root: number, literal: Literal, limit: number, because: Because): void {
    const { trail } = this.#search;
    const { literals, starts, neighbors } = this.#graph;
    const holds = (it: Literal) => it === (literal ^ 1) || trail.wasTrue(it, limit);
    const from = this.#mark.fill(-1);
    const queue = [root];
    const met: number[] = [];
    const taken = new Set<Literal>();
    const addPath = (end: number) => {
      for (let place = end; ; place = from[place] ?? root) {
        const it = this.#literalAt(place);
        if (it >> 1 !== literal >> 1 && !taken.has(it)) because.push(it);
        taken.add(it);
        if (place === root) return;
      }
    };
    from[root] = root;
    for (const place of queue) {
      // A place may be its own enemy, where its clues exclude each other.
      met.push(place);
      const enemy = met.find((other) => this.#areEnemies(place, other));
      if (enemy !== undefined) {
        addPath(place);
        addPath(enemy);
        return;
      }
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < end; at++) {
        const next = neighbors[at] ?? 0;
        if (from[next] !== -1 || !holds(literals[next] ?? 0)) continue;
        from[next] = place;
        queue.push(next);
      }
    }
  }

  #areEnemies(a: number, b: number): boolean {
    const words = this.#words;
    for (let word = 0; word < words; word++) {
      const own = this.#own[a * words + word] ?? 0;
      if ((own & (this.#foes[b * words + word] ?? 0)) !== 0) return true;
    }
    return false;
  }

  /** Why an area with a seed is too large, too small or of a wrong size, if `literal` is false. Without the seed itself. */
  #explainSeed(
    index: number,
    kind: number,
    literal: Literal,
    limit: number,
    because: Because,
  ): void {
    const seed = this.#seeds[index];
    if (!seed) return;
    const { trail } = this.#search;
    const own = literal >> 1;
    const push = (it: Literal) => {
      if (it >= 0 && it >> 1 !== own) because.push(it);
    };
    const seedLiteral = this.#literalAt(seed.place);
    // Where the seed itself is what is denied, it is taken as true.
    const isTrue = (it: Literal) =>
      it === (literal ^ 1) || it === seedLiteral || trail.wasTrue(it, limit);
    const isOpen = (it: Literal) =>
      it !== literal && (it === seedLiteral || !trail.wasTrue(it ^ 1, limit));
    const { literals } = this.#graph;
    const area = () => floodFrom(this.#graph, [seed.place], isTrue, this.#mark).cells;
    if (kind === TOO_LARGE) {
      const enough = lastOf(seed.sizes) + 1;
      for (const place of area().slice(0, enough)) push(literals[place] ?? -1);
      return;
    }
    if (kind === WRONG_SIZE) for (const place of area()) push(literals[place] ?? -1);
    const reach = floodFrom(this.#graph, [seed.place], isOpen, this.#mark);
    if (kind === TOO_SMALL && reach.cells.length >= (seed.sizes[0] ?? 0)) {
      this.#explainRoom(seed, isTrue, isOpen, push);
      return;
    }
    for (const place of reach.border) push((literals[place] ?? 0) ^ 1);
  }

  /** There is too little room within the distance an area may grow: its places, and what walls them in. */
  #explainRoom(
    seed: Seed,
    isTrue: (it: Literal) => boolean,
    isOpen: (it: Literal) => boolean,
    push: (it: Literal) => void,
  ): void {
    const { literals } = this.#graph;
    const area = floodFrom(this.#graph, [seed.place], isTrue, this.#mark).cells;
    for (const place of area) push(literals[place] ?? -1);
    const border = this.#scan.borderWithin(area, lastOf(seed.sizes) - area.length, isOpen);
    for (const place of border) push((literals[place] ?? 0) ^ 1);
  }
}

function lastOf(sizes: readonly number[]): number {
  return sizes[sizes.length - 1] ?? 0;
}

/** What is wrong with an area of a size that can reach another size; -1 for nothing. */
function faultOf(sizes: readonly number[], size: number, reach: number): number {
  if (size > lastOf(sizes)) return TOO_LARGE;
  if (reach < (sizes[0] ?? 0)) return TOO_SMALL;
  for (const wanted of sizes) if (wanted >= size) return wanted > reach ? WRONG_SIZE : -1;
  return -1;
}
