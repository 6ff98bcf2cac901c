import type { Cause, ClueRef, Literal } from '../sat/Reason.ts';
import type { Search } from '../sat/Search.ts';
import type { Graph } from './Graph.ts';
import { ReachScan, type Source } from './ReachScan.ts';
import { SourceReachConstraint, type ReachDeduction } from './SourceReachConstraint.ts';
import { SourceRooms } from './SourceRooms.ts';

/** The sources of which every region needs one. */
export interface ReachDemand {
  readonly sources: readonly Source[];
  /** True if no region has two of them. */
  readonly isExclusive: boolean;
  /** The clues that demand the sources. */
  readonly clues: readonly ClueRef[];
}

const NONE = -1;

/**
 * Every region contains a source, and no region is larger than its source allows. A cell that
 * could reach no source is in no region. A region without a source gets the cells that it needs in
 * any case.
 */
export class ReachConstraint extends SourceReachConstraint {
  readonly #clues: readonly ClueRef[];
  readonly #scan: ReachScan;
  /** A second scan, since deductions may be explained while the first one is in use. */
  readonly #past: ReachScan;
  readonly #rooms: SourceRooms;

  constructor(search: Search, graph: Graph, { sources, isExclusive, clues }: ReachDemand) {
    super(search, graph);
    const existing = sources.filter(({ cell }) => this.literalOf(cell) >= 0);
    this.#clues = clues;
    this.#rooms = new SourceRooms(graph, existing);
    this.#scan = new ReachScan(graph, existing, isExclusive);
    this.#past = new ReachScan(graph, existing, isExclusive);
  }

  protected load(valueOf: (literal: Literal) => number): boolean {
    this.#scan.load(valueOf);
    return true;
  }

  protected checkRegions(): boolean {
    for (const { cells, sources } of this.#scan.regions) {
      if (sources.length === 0 && !this.#checkRegion(cells)) return false;
    }
    return true;
  }

  /** Deduce the cells without which a region could not reach a source. */
  #checkRegion(cells: readonly number[]): boolean {
    const [root = 0] = cells;
    const end = this.#scan.grow(cells, NONE);
    if (end < 0) return this.deduceOutside(root);
    let candidates = this.#scan.wayTo(end);
    for (const cell of candidates) {
      if (!candidates.includes(cell)) continue;
      const other = this.#scan.grow(cells, this.literalOf(cell));
      if (other >= 0) {
        const way = this.#scan.wayTo(other);
        candidates = candidates.filter((it) => way.includes(it));
      } else if (!this.deduceNeeded(root, cell)) return false;
    }
    return true;
  }

  protected checkOpenCells(): boolean {
    const { literals } = this.graph;
    const served = new Set<number>();
    for (let cell = 0; cell < literals.length; cell++) {
      if (this.literalOf(cell) < 0 || !this.#scan.isOpen(cell) || served.has(cell)) continue;
      if (this.#scan.isNearSource(cell)) continue;
      const end = this.#scan.grow(this.#scan.regionWith(cell).cells, NONE);
      if (end >= 0) {
        // The cells on the way reach the same source.
        for (const it of this.#scan.wayTo(end)) served.add(it);
        continue;
      }
      if (!this.deduceOutside(cell)) return false;
    }
    return true;
  }

  protected causeAt(root: number): Cause {
    return { type: 'far', fault: 'reach', cell: root };
  }

  protected loadPast(valueOf: (literal: Literal) => number): void {
    this.#past.load(valueOf);
  }

  /** Includes the clues of sources that the region would reach if they could be of any size. */
  protected cluesFor({ root }: ReachDeduction): readonly ClueRef[] {
    return [...this.#clues, ...this.#past.cluesInSight(root)];
  }

  /**
   * The walls around the region, the cells that sources have used up, and those that the region
   * would take in on its way; only where a source would be near enough without them.
   */
  protected reasonFor({ root }: ReachDeduction): ReadonlySet<Literal> {
    const { cells, sources } = this.#past.regionWith(root);
    const needed = new Set<Literal>();
    const addRegion = (region: readonly number[]) => {
      for (const it of region) needed.add(this.literalOf(it));
    };
    const addWall = (it: number) => {
      needed.add(this.literalOf(it) ^ 1);
    };
    addRegion(cells);
    if (sources.length === 0) {
      this.#rooms.findObstruction(this.#past, cells, { wall: addWall, region: addRegion });
    }
    return needed;
  }
}
