import type { Cause, ClueRef } from '../sat/Cause.ts';
import type { Because, Literal, Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { AreaFoes } from './AreaFoes.ts';
import type { AreaLabels } from './AreaLabels.ts';
import { AreaReasons, type TrailTime } from './AreaReasons.ts';
import { AreaScan } from './AreaScan.ts';
import type { Graph } from './Graph.ts';

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
  readonly #foes: AreaFoes;
  readonly #isBarred: (place: number, area: number) => boolean;
  readonly #scan: AreaScan;
  readonly #reasons: AreaReasons;
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
    this.#foes = new AreaFoes(graph, labels);
    this.#isBarred = (place, area) => this.#foes.isBarred(place, area);
    this.#scan = new AreaScan(graph, search.trail.value);
    this.#reasons = new AreaReasons(graph, search.trail, this.#foes);
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
    this.#explainSeed(seed, kind, { literal: -1, limit: this.#search.trail.size }, because);
    because.push(this.#literalAt(place));
    if (when >= 0) because.push(when);
    return this.#search.object(because, seed * KINDS + kind);
  }

  #literalAt(place: number): Literal {
    return this.#graph.literals[place] ?? -1;
  }

  /** Objects to enemies in one area. */
  #checkLabels(): boolean {
    const area = this.#foes.collect(this.#scan);
    if (area < 0) return true;
    const place = this.#scan.cells[this.#scan.startOf[area] ?? 0] ?? 0;
    const because: Because = [];
    this.#reasons.ofMeeting(place, { literal: -1, limit: this.#search.trail.size }, because);
    return this.#search.object(because, place * KINDS + JOINED);
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
    const { literals } = this.#graph;
    for (let place = 0; place < literals.length; place++) {
      const literal = literals[place] ?? -1;
      if (literal < 0 || value[literal] !== 0) continue;
      const merged = this.#scan.mergedSize(place);
      if (merged === 1) continue;
      const seed = this.#overgrown(merged);
      if (seed >= 0) {
        if (!this.#deduce(literal ^ 1, TOO_LARGE, seed)) return false;
      } else if (this.#foes.wouldMeet(place, this.#scan)) {
        if (!this.#deduce(literal ^ 1, JOINED, place)) return false;
      }
    }
    return true;
  }

  /** A seed of the areas just asked about that allows no area of this size; -1 for none. */
  #overgrown(size: number): number {
    const { merging, mergingCount } = this.#scan;
    for (let i = 0; i < mergingCount; i++) {
      const seed = this.#tightest[merging[i] ?? 0] ?? -1;
      if (seed >= 0 && size > lastOf(this.#seeds[seed]?.sizes ?? [])) return seed;
    }
    return -1;
  }

  /** Areas that must grow: places without which there is no room for it. */
  #checkRoom(): boolean {
    const { sizeOf, areas } = this.#scan;
    let isMetKnown = false;
    for (let area = 0; area < areas; area++) {
      const index = this.#tightest[area] ?? -1;
      const seed = this.#seeds[index];
      if (!seed) continue;
      const least = seed.sizes[0] ?? 0;
      const size = sizeOf[area] ?? 0;
      if (size >= least) continue;
      if (!isMetKnown) this.#foes.findMet(this.#scan);
      isMetKnown = true;
      if (this.#isKnownRoomy(area, index)) continue;
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
    const room = this.#scan.findRoom(area, {
      distance: lastOf(sizes) - size,
      enough,
      isBarred: this.#isBarred,
    });
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
  #isKnownRoomy(area: number, index: number): boolean {
    const known = this.#roomy[index];
    if (!known || known.size !== this.#scan.sizeOf[area]) return false;
    const { value } = this.#search.trail;
    const { literals } = this.#graph;
    return known.places.every((place, i) => {
      const state = value[literals[place] ?? 0] ?? 0;
      return i < known.size ? state === 1 : state >= 0 && !this.#foes.isBarred(place, area);
    });
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
    if (kind === JOINED) {
      const held = new Set(because);
      const places = this.#graph.literals.flatMap((it, place) => (held.has(it) ? [place] : []));
      return this.#labels.cluesAt([about, ...places]);
    }
    const { place, clues } = this.#seeds[about] ?? { place: 0, clues: [] };
    if (kind !== TOO_SMALL || this.#foes.areNone) return clues;
    const foes = this.#reasons.foesMet(place, because);
    return [...new Set([...clues, ...this.#labels.cluesAt(foes)])];
  }

  explain(literal: Literal, note: number, limit: number, because: Because): void {
    const kind = note % KINDS;
    const about = (note - kind) / KINDS;
    const moment = { literal, limit };
    if (kind === JOINED) {
      this.#reasons.ofMeeting(about, moment, because);
      return;
    }
    const { place, when } = this.#seeds[about] ?? { place: 0, when: -1 };
    const own = this.#literalAt(place);
    if (own >> 1 !== literal >> 1) because.push(own);
    if (when >= 0 && when >> 1 !== literal >> 1) because.push(when);
    this.#explainSeed(about, kind, moment, because);
  }

  /** Why an area with a seed is too large, too small or of a wrong size. Without the seed itself. */
  #explainSeed(index: number, kind: number, moment: TrailTime, because: Because): void {
    const { place, sizes } = this.#seeds[index] ?? { place: 0, sizes: [] };
    if (kind === TOO_LARGE) this.#reasons.ofLargeArea(place, lastOf(sizes), moment, because);
    else if (kind === WRONG_SIZE) this.#reasons.ofClosedArea(place, moment, because);
    else {
      const [least = 0] = sizes;
      this.#reasons.ofSmallArea(place, { least, most: lastOf(sizes) }, moment, because);
    }
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
