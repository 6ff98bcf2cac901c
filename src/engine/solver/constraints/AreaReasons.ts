import type { Because, Literal } from '../sat/Propagator.ts';
import type { Trail } from '../sat/Trail.ts';
import type { AreaFoes } from './AreaFoes.ts';
import { floodFrom, type Graph } from './Graph.ts';

/** What is explained, and what was known then. */
export interface TrailTime {
  /** The literal that is forced; -1 for a conflict. */
  readonly literal: Literal;
  /** A trail position: what was true before it may be a reason. */
  readonly limit: number;
}

/** Enemies of an area that are true, and what hangs together with them. */
interface Bars {
  /** Whether the area would meet an enemy at a place. */
  has(place: number): boolean;
  /** The true places that join a barred place, or a neighbour of it, to an enemy; none where it is one itself. */
  wayTo(place: number): readonly number[];
}

const NOWHERE = -1;

/** Finds the literals that force what areas force. */
export class AreaReasons {
  readonly #graph: Graph;
  readonly #trail: Trail;
  readonly #foes: AreaFoes;
  readonly #mark: Int32Array;
  /** By place: the place before it on a way. */
  readonly #from: Int32Array;

  constructor(graph: Graph, trail: Trail, foes: AreaFoes) {
    this.#graph = graph;
    this.#trail = trail;
    this.#foes = foes;
    this.#mark = new Int32Array(graph.literals.length);
    this.#from = new Int32Array(graph.literals.length);
  }

  /** Two enemies are joined to a place by true ones, if `literal` is false. */
  ofMeeting(root: number, { literal, limit }: TrailTime, because: Because): void {
    const { literals } = this.#graph;
    const holds = (it: Literal) => it === (literal ^ 1) || this.#trail.wasTrue(it, limit);
    const from = this.#from;
    const met: number[] = [];
    const taken = new Set<Literal>();
    const addPath = (end: number) => {
      for (let place = end; ; place = from[place] ?? root) {
        const it = literals[place] ?? -1;
        if (it >> 1 !== literal >> 1 && !taken.has(it)) because.push(it);
        taken.add(it);
        if (place === root) return;
      }
    };
    this.#spread([root], holds, (place) => {
      // A place may be its own enemy, where its clues exclude each other.
      met.push(place);
      const enemy = met.find((other) => this.#foes.areEnemies(place, other));
      if (enemy === undefined) return false;
      addPath(place);
      addPath(enemy);
      return true;
    });
  }

  /** The area of a place has more than `most` places, if `literal` is false. Without the place itself. */
  ofLargeArea(place: number, most: number, moment: TrailTime, because: Because): void {
    const area = floodFrom(this.#graph, [place], this.#isTrue(place, moment), this.#mark).cells;
    this.#addPlaces(area.slice(0, most + 1), moment, because);
  }

  /** The area of a place has no size that is wanted and that it can reach, if `literal` is false. */
  ofClosedArea(place: number, moment: TrailTime, because: Because): void {
    const area = floodFrom(this.#graph, [place], this.#isTrue(place, moment), this.#mark).cells;
    this.#addPlaces(area, moment, because);
    const reach = floodFrom(this.#graph, [place], this.#isOpen(place, moment), this.#mark);
    this.#addWalls(reach.border, moment, because);
  }

  /** The area of a place cannot have `least` places, if `literal` is false: it has no more within reach, or none within the room that `most` gives it. */
  ofSmallArea(
    place: number,
    { least, most }: { readonly least: number; readonly most: number },
    moment: TrailTime,
    because: Because,
  ): void {
    const isOpen = this.#isOpen(place, moment);
    const reach = floodFrom(this.#graph, [place], isOpen, this.#mark);
    if (reach.cells.length < least) {
      this.#addWalls(reach.border, moment, because);
      return;
    }
    const { literals } = this.#graph;
    const area = floodFrom(this.#graph, [place], this.#isTrue(place, moment), this.#mark).cells;
    this.#addPlaces(area, moment, because);
    const bars = this.#barsOf(area, (it) => this.#trail.wasTrue(it, moment.limit));
    const isFree = (next: number) => isOpen(literals[next] ?? 0) && !bars.has(next);
    const taken = new Set<number>();
    for (const wall of this.#borderWithin(area, most - area.length, isFree)) {
      if (!isOpen(literals[wall] ?? 0)) this.#addWalls([wall], moment, because);
      else for (const enemy of bars.wayTo(wall)) taken.add(enemy);
    }
    this.#addPlaces([...taken], moment, because);
  }

  /** Places whose labels keep the area of a place small, by the literals that explain it. */
  foesMet(place: number, because: readonly Literal[]): readonly number[] {
    const { literals } = this.#graph;
    const known = new Set(because);
    const area = floodFrom(this.#graph, [place], (it) => known.has(it), this.#mark).cells;
    const bars = this.#barsOf(area, (it) => known.has(it));
    const isFree = (next: number) => !known.has((literals[next] ?? 0) ^ 1) && !bars.has(next);
    const border = new Set(this.#borderWithin(area, Infinity, isFree));
    const met = this.#foes
      .enemiesOf(area)
      .filter((enemy) => border.has(enemy) || known.has(literals[enemy] ?? -1));
    const own = area.filter((it) => met.some((enemy) => this.#foes.areEnemies(it, enemy)));
    return [...own, ...met];
  }

  /** Where the place itself is what is denied, it is taken as true. */
  #isTrue(place: number, { literal, limit }: TrailTime): (it: Literal) => boolean {
    const own = this.#graph.literals[place] ?? -1;
    return (it) => it === (literal ^ 1) || it === own || this.#trail.wasTrue(it, limit);
  }

  #isOpen(place: number, { literal, limit }: TrailTime): (it: Literal) => boolean {
    const own = this.#graph.literals[place] ?? -1;
    return (it) => it !== literal && (it === own || !this.#trail.wasTrue(it ^ 1, limit));
  }

  #addPlaces(places: readonly number[], { literal }: TrailTime, because: Because): void {
    for (const place of places) {
      const it = this.#graph.literals[place] ?? -1;
      if (it >= 0 && it >> 1 !== literal >> 1) because.push(it);
    }
  }

  #addWalls(places: readonly number[], { literal }: TrailTime, because: Because): void {
    for (const place of places) {
      const it = (this.#graph.literals[place] ?? 0) ^ 1;
      if (it >> 1 !== literal >> 1) because.push(it);
    }
  }

  /** What keeps an area away, where these literals hold. Lives until the next call. */
  #barsOf(area: readonly number[], holds: (literal: Literal) => boolean): Bars {
    const { literals, starts, neighbors } = this.#graph;
    const from = this.#from;
    const enemies = this.#foes.enemiesOf(area);
    const present = enemies.filter((enemy) => holds(literals[enemy] ?? -1));
    this.#spread(present, holds, () => false);
    const isEnemy = new Set(enemies);
    const firstOf = (place: number): number => {
      if (from[place] !== NOWHERE) return place;
      const around = neighbors.subarray(starts[place] ?? 0, starts[place + 1] ?? 0);
      return around.find((next) => from[next] !== NOWHERE) ?? NOWHERE;
    };
    return {
      has: (place) => isEnemy.has(place) || firstOf(place) !== NOWHERE,
      wayTo: (place) => {
        const way: number[] = [];
        if (isEnemy.has(place)) return way;
        for (let at = firstOf(place); at !== NOWHERE; at = from[at] ?? NOWHERE) {
          way.push(at);
          if (from[at] === at) break;
        }
        return way;
      },
    };
  }

  /** Go from places over all that hang together with them by literals that hold, until `visit` says that it is enough. */
  #spread(
    sources: readonly number[],
    holds: (literal: Literal) => boolean,
    visit: (place: number) => boolean,
  ): void {
    const { literals, starts, neighbors } = this.#graph;
    const from = this.#from.fill(NOWHERE);
    const queue = [...sources];
    for (const source of sources) from[source] = source;
    for (const place of queue) {
      if (visit(place)) return;
      const end = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < end; at++) {
        const next = neighbors[at] ?? 0;
        if (from[next] !== NOWHERE || !holds(literals[next] ?? 0)) continue;
        from[next] = place;
        queue.push(next);
      }
    }
  }

  /** Places that are not free among those next to what can be reached from `area` in fewer than `distance` steps, and in one. */
  #borderWithin(
    area: readonly number[],
    distance: number,
    isFree: (place: number) => boolean,
  ): readonly number[] {
    const { starts, neighbors } = this.#graph;
    const steps = this.#mark.fill(0);
    const queue = [...area];
    const border: number[] = [];
    for (const place of area) steps[place] = 1;
    for (const place of queue) {
      const own = steps[place] ?? 0;
      if (own > distance) break;
      const last = starts[place + 1] ?? 0;
      for (let at = starts[place] ?? 0; at < last; at++) {
        const next = neighbors[at] ?? 0;
        if (steps[next] !== 0) continue;
        const isNext = isFree(next);
        steps[next] = isNext ? own + 1 : -1;
        (isNext ? queue : border).push(next);
      }
    }
    return border;
  }
}
