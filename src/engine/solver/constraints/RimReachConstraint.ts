import type { Cause, ClueRef, Literal } from '../sat/Reason.ts';
import type { Search } from '../sat/Search.ts';
import type { Graph } from './Graph.ts';
import type { ReachDemand } from './ReachConstraint.ts';
import { ReachScan } from './ReachScan.ts';
import { RimScan } from './RimScan.ts';
import { SourceReachConstraint, type ReachDeduction } from './SourceReachConstraint.ts';
import { SourceRooms } from './SourceRooms.ts';

interface RimReachDemand extends ReachDemand {
  /** The cells of the rim in cyclic order. */
  readonly rim: readonly number[];
}

const NONE = -1;

/**
 * Every region contains a source, and the cells outside of regions are connected. So a path from a
 * cell on the rim to a source on the rim leaves cells outside on one side of it only. A cell from
 * which no other source is in reach is in no region.
 */
export class RimReachConstraint extends SourceReachConstraint {
  readonly #clues: readonly ClueRef[];
  readonly #rooms: SourceRooms;
  readonly #scan: ReachScan;
  readonly #rim: RimScan;
  /** Second scans, since deductions may be explained while the first ones are in use. */
  readonly #past: ReachScan;
  readonly #pastRim: RimScan;

  constructor(search: Search, graph: Graph, demand: RimReachDemand) {
    super(search, graph);
    const { sources, isExclusive, clues, rim } = demand;
    const existing = sources.filter(({ cell }) => this.literalOf(cell) >= 0);
    this.#clues = clues;
    this.#rooms = new SourceRooms(graph, existing);
    this.#scan = new ReachScan(graph, existing, isExclusive);
    this.#rim = new RimScan(this.#scan, rim, existing);
    this.#past = new ReachScan(graph, existing, isExclusive);
    this.#pastRim = new RimScan(this.#past, rim, existing);
  }

  protected load(valueOf: (literal: Literal) => number): boolean {
    this.#scan.load(valueOf);
    return this.#rim.load();
  }

  protected checkRegions(): boolean {
    for (const { cells, sources } of this.#scan.regions) {
      if (sources.length === 0 && !this.#check(cells[0] ?? 0)) return false;
    }
    return true;
  }

  protected checkOpenCells(): boolean {
    for (let cell = 0; cell < this.graph.literals.length; cell++) {
      if (!this.#scan.isOpen(cell) || this.#scan.isNearSource(cell)) continue;
      if (!this.#check(cell)) return false;
    }
    return true;
  }

  /** Deduce that a cell is in no region if its region could reach no source. */
  #check(cell: number): boolean {
    const cutOff = this.#rim.sourcesCutOffFrom(cell);
    if (cutOff.size === 0) return true;
    const start = this.#scan.regionWith(cell).cells;
    if (this.#scan.grow(start, NONE, {}, new Set(cutOff.keys())) >= 0) return true;
    return this.deduceOutside(cell);
  }

  protected causeAt(): Cause {
    return { type: 'rim', fault: 'cut' };
  }

  protected loadPast(valueOf: (literal: Literal) => number): void {
    this.#past.load(valueOf);
    this.#pastRim.load();
  }

  /** Includes the clues of sources that the region would reach if they could be of any size. */
  protected cluesFor({ root }: ReachDeduction): readonly ClueRef[] {
    return [...this.#clues, ...this.#past.cluesInSight(root)];
  }

  /**
   * The cells on both sides of the paths, the regions of the sources at the rim, and the cells that
   * keep the other sources out of reach.
   */
  protected reasonFor({ root }: ReachDeduction): ReadonlySet<Literal> {
    const needed = new Set<Literal>();
    const addTrue = (cells: readonly number[]) => {
      for (const it of cells) if (this.#past.isIn(it)) needed.add(this.literalOf(it));
    };
    const addWall = (it: number) => {
      needed.add(this.literalOf(it) ^ 1);
    };
    const { cells } = this.#past.regionWith(root);
    addTrue(cells);
    const cutOff = this.#pastRim.sourcesCutOffFrom(root);
    for (const [source, sides] of cutOff) {
      addTrue(this.#past.regionWith(source.cell).cells);
      sides.forEach(addWall);
    }
    const parts = { wall: addWall, region: addTrue };
    this.#rooms.findObstruction(this.#past, cells, parts, new Set(cutOff.keys()));
    return needed;
  }
}
