import type { Cause, ClueRef } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Literal, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import type { Graph } from './Graph.ts';
import { ReachScan, type Source } from './ReachScan.ts';
import { SourceRooms } from './SourceRooms.ts';

/** What every region needs. */
export interface ReachDemand {
  readonly sources: readonly Source[];
  /** Whether no region has two of them. */
  readonly isExclusive: boolean;
  /** The clues that demand the sources. */
  readonly clues: readonly ClueRef[];
}

const NONE = -1;

/**
 * Every region contains a source, and none outgrows it: a cell that could reach none is in no
 * region, and a region without a source gets the cells that it needs in any case. This follows from
 * what other constraints say, but not by propagation.
 */
export class ReachConstraint implements Propagator {
  readonly priority = PRIORITY.costliest;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #sources: readonly Source[];
  readonly #clues: readonly ClueRef[];
  readonly #scan: ReachScan;
  /** Apart, since deductions may be explained while others are still looked for. */
  readonly #past: ReachScan;
  readonly #rooms: SourceRooms;

  constructor(search: Search, graph: Graph, { sources, isExclusive, clues }: ReachDemand) {
    this.#search = search;
    this.#graph = graph;
    this.#sources = sources.filter(({ cell }) => (graph.literals[cell] ?? NONE) >= 0);
    this.#clues = clues;
    this.#rooms = new SourceRooms(graph, this.#sources);
    this.#scan = new ReachScan(graph, this.#sources, isExclusive);
    this.#past = new ReachScan(graph, this.#sources, isExclusive);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
  }

  propagate(): boolean {
    const { trail } = this.#search;
    const before = trail.size;
    this.#scan.load((literal) => trail.value[literal] ?? 0);
    for (const { cells, sources } of this.#scan.regions) {
      if (sources.length === 0 && !this.#checkRegion(cells)) return false;
    }
    // What was found changes the regions; this propagator is queued again anyway. A search finds
    // out about open cells when it decides them.
    return trail.size > before || !this.#search.defersUnits || this.#checkOpenCells();
  }

  /** Deduce the cells without which a region could not reach a source. */
  #checkRegion(cells: readonly number[]): boolean {
    const { literals } = this.#graph;
    const [root = 0] = cells;
    const end = this.#scan.grow(cells, NONE);
    if (end < 0) return this.#search.deduce((literals[root] ?? 0) ^ 1, this.#noteOf(root, NONE));
    let candidates = this.#scan.wayTo(end);
    for (const cell of candidates) {
      if (!candidates.includes(cell)) continue;
      const literal = literals[cell] ?? 0;
      const other = this.#scan.grow(cells, literal);
      if (other >= 0) {
        const way = this.#scan.wayTo(other);
        candidates = candidates.filter((it) => way.includes(it));
      } else if (!this.#search.deduce(literal, this.#noteOf(root, cell))) return false;
    }
    return true;
  }

  /** Deduce the cells that could not reach a source. */
  #checkOpenCells(): boolean {
    const { literals } = this.#graph;
    const served = new Set<number>();
    for (let cell = 0; cell < literals.length; cell++) {
      const literal = literals[cell] ?? NONE;
      if (literal < 0 || !this.#scan.isOpen(cell) || served.has(cell)) continue;
      if (this.#scan.isNearSource(cell)) continue;
      const end = this.#scan.grow(this.#scan.regionWith(cell).cells, NONE);
      if (end >= 0) {
        // What one cell reaches, those on its way reach too.
        for (const it of this.#scan.wayTo(end)) served.add(it);
        continue;
      }
      if (!this.#search.deduce(literal ^ 1, this.#noteOf(cell, NONE))) return false;
    }
    return true;
  }

  /** The cell whose region is meant, and the one that it needs, if it needs one. */
  #noteOf(root: number, needed: number): number {
    return root * (this.#graph.literals.length + 1) + needed + 1;
  }

  #read(note: number): { readonly root: number; readonly needed: number } {
    const base = this.#graph.literals.length + 1;
    const needed = (note % base) - 1;
    return { root: (note - needed - 1) / base, needed };
  }

  causeOf(note: number): Cause {
    return { type: 'far', fault: 'reach', cell: this.#read(note).root };
  }

  /** Those of the sources that the region would reach if they could be of any size. */
  cluesOf(note: number, because: readonly Literal[]): readonly ClueRef[] {
    const known = new Set(because);
    const { root } = this.#loadFor(note, (literal) => known.has(literal));
    const near = this.#past.inSight(this.#past.regionWith(root).cells);
    return [...new Set([...this.#clues, ...near.flatMap(({ clues }) => clues)])];
  }

  /** Take over what is known, and suppose the opposite of what a note stands for. */
  #loadFor(note: number, isKnown: (literal: Literal) => boolean) {
    const { literals } = this.#graph;
    const { root, needed } = this.#read(note);
    const own = literals[root] ?? NONE;
    const lost = needed < 0 ? NONE : (literals[needed] ?? NONE);
    this.#past.load((literal) => {
      if (literal === lost) return -1;
      if (literal === own || isKnown(literal)) return 1;
      return isKnown(literal ^ 1) ? -1 : 0;
    });
    return { root, lost };
  }

  /**
   * The cells that stop the region, those that sources have used up, and those that it would take
   * in on the way; as far as sources would be near enough without them.
   */
  explain(literal: Literal, note: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const { literals } = this.#graph;
    const isOther = (it: Literal) => it >> 1 !== literal >> 1;
    const { root } = this.#loadFor(note, (it) => isOther(it) && trail.wasTrue(it, limit));
    const { cells, sources } = this.#past.regionWith(root);
    const needed = new Set<Literal>();
    const add = (it: Literal) => {
      if (isOther(it)) needed.add(it);
    };
    const addAll = (region: readonly number[]) => {
      for (const it of region) add(literals[it] ?? 0);
    };
    addAll(cells);
    if (sources.length === 0) {
      const wall = (it: number) => {
        add((literals[it] ?? 0) ^ 1);
      };
      this.#rooms.meet(this.#past, cells, { wall, region: addAll });
    }
    because.push(...needed);
  }
}
