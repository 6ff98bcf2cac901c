import type { Cause, ClueRef } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Literal, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import type { Graph } from './Graph.ts';
import type { ReachDemand } from './ReachConstraint.ts';
import { ReachScan, type Source } from './ReachScan.ts';
import { RimScan } from './RimScan.ts';
import { SourceRooms } from './SourceRooms.ts';

interface RimReachDemand extends ReachDemand {
  /** The cells of the rim in cyclic order. */
  readonly rim: readonly number[];
}

const NONE = -1;

/**
 * Every region contains a source, and the cells outside are connected: a way from a cell on the rim
 * to a source that is on the rim too leaves cells outside on one side of it only. A cell from which
 * no other source is in reach is in no region. This follows from what other constraints say, but
 * not by propagation.
 */
export class RimReachConstraint implements Propagator {
  readonly priority = PRIORITY.costliest;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #sources: readonly Source[];
  readonly #clues: readonly ClueRef[];
  readonly #rooms: SourceRooms;
  readonly #scan: ReachScan;
  readonly #rim: RimScan;
  /** Apart, since deductions may be explained while others are still looked for. */
  readonly #past: ReachScan;
  readonly #pastRim: RimScan;

  constructor(search: Search, graph: Graph, demand: RimReachDemand) {
    const { sources, isExclusive, clues, rim } = demand;
    this.#search = search;
    this.#graph = graph;
    this.#sources = sources.filter(({ cell }) => (graph.literals[cell] ?? NONE) >= 0);
    this.#clues = clues;
    this.#rooms = new SourceRooms(graph, this.#sources);
    this.#scan = new ReachScan(graph, this.#sources, isExclusive);
    this.#rim = new RimScan(this.#scan, rim, this.#sources);
    this.#past = new ReachScan(graph, this.#sources, isExclusive);
    this.#pastRim = new RimScan(this.#past, rim, this.#sources);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
  }

  propagate(): boolean {
    const { trail } = this.#search;
    this.#scan.load((literal) => trail.value[literal] ?? 0);
    if (!this.#rim.load()) return true;
    for (const { cells, sources } of this.#scan.regions) {
      if (sources.length === 0 && !this.#check(cells[0] ?? 0)) return false;
    }
    if (!this.#search.defersUnits) return true; // a search finds it out when it decides the cells
    for (let cell = 0; cell < this.#graph.literals.length; cell++) {
      if (!this.#scan.isOpen(cell) || this.#scan.isNearSource(cell)) continue;
      if (!this.#check(cell)) return false;
    }
    return true;
  }

  /** Deduce that a cell is in no region if its region could reach no source. */
  #check(cell: number): boolean {
    const barred = this.#rim.barredFrom(cell);
    if (barred.size === 0) return true;
    const start = this.#scan.regionWith(cell).cells;
    if (this.#scan.grow(start, NONE, {}, new Set(barred.keys())) >= 0) return true;
    return this.#search.deduce((this.#graph.literals[cell] ?? 0) ^ 1, cell);
  }

  causeOf(): Cause {
    return { type: 'rim', fault: 'cut' };
  }

  /** Those of the sources that the region would reach if they could be of any size. */
  cluesOf(cell: number, because: readonly Literal[]): readonly ClueRef[] {
    const known = new Set(because);
    this.#loadFor(cell, (literal) => known.has(literal));
    const near = this.#past.inSight(this.#past.regionWith(cell).cells);
    return [...new Set([...this.#clues, ...near.flatMap(({ clues }) => clues)])];
  }

  /** Take over what is known, and suppose that a cell is in a region. */
  #loadFor(cell: number, isKnown: (literal: Literal) => boolean): void {
    const own = this.#graph.literals[cell] ?? NONE;
    this.#past.load((literal) => {
      if (literal === own || isKnown(literal)) return 1;
      return isKnown(literal ^ 1) ? -1 : 0;
    });
    this.#pastRim.load();
  }

  /**
   * The cells on both sides of the ways, the regions of the sources at the rim, and what keeps the
   * others out of reach.
   */
  explain(literal: Literal, cell: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const { literals } = this.#graph;
    const isOther = (it: Literal) => it >> 1 !== literal >> 1;
    this.#loadFor(cell, (it) => isOther(it) && trail.wasTrue(it, limit));
    const needed = new Set<Literal>();
    const add = (it: Literal) => {
      if (isOther(it)) needed.add(it);
    };
    const addTrue = (cells: readonly number[]) => {
      for (const it of cells) if (this.#past.isIn(it)) add(literals[it] ?? 0);
    };
    const { cells } = this.#past.regionWith(cell);
    addTrue(cells);
    const barred = this.#pastRim.barredFrom(cell);
    const wall = (it: number) => {
      add((literals[it] ?? 0) ^ 1);
    };
    for (const [source, sides] of barred) {
      addTrue(this.#past.regionWith(source.cell).cells);
      sides.forEach(wall);
    }
    const parts = { wall, region: addTrue };
    this.#rooms.meet(this.#past, cells, parts, new Set(barred.keys()));
    because.push(...needed);
  }
}
