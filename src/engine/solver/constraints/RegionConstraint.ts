import type { Cause, ClueRef, Literal } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import { RegionExclusions } from './RegionExclusions.ts';
import type { RegionLabels } from './RegionLabels.ts';
import { RegionExplanations, type Deduction } from './RegionExplanations.ts';
import { RegionScan } from './RegionScan.ts';
import {
  findSizeFault,
  largestSize,
  NO_FAULT,
  TOO_LARGE,
  TOO_SMALL,
  WRONG_SIZE,
  type SizeDemand,
} from './SizeDemand.ts';
import type { Graph } from './Graph.ts';
import { PairPayload } from './PairPayload.ts';

/** A bounded reach that is large enough and has no mandatory cells. */
interface SufficientReach {
  /** Size of the region at that time. Its cells come first in `cells`. */
  readonly regionSize: number;
  readonly cells: Int32Array;
}

/**
 * Kind of a deduction that is about a cell. The other kinds are faults of sizes, about a demand.
 */
const EXCLUDED = 3;
/** Payloads of a demand or a cell, and a kind. */
const PAYLOADS = new PairPayload(4);
/**
 * A bounded reach is first explored up to this multiple of the missing size. If that part has no
 * mandatory cells, the whole reach has none either and is not explored.
 */
const FIRST_LOOK_FACTOR = 2;
const FAULTS = ['large', 'small', 'between'] as const;

/**
 * Regions have the sizes that demands allow. Cells whose labels exclude each other are in different
 * regions. A cell belongs to a region when its literal is true.
 */
export class RegionConstraint implements Propagator {
  readonly priority = PRIORITY.costliest;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #demands: readonly SizeDemand[];
  readonly #labels: RegionLabels;
  readonly #exclusions: RegionExclusions;
  readonly #isExcluded: (cell: number, region: number) => boolean;
  readonly #scan: RegionScan;
  readonly #explanations: RegionExplanations;
  /** By region: index of the active demand with the smallest upper bound, -1 for none. */
  readonly #tightest: Int32Array;
  readonly #hasConditions: boolean;
  /**
   * By demand: the last sufficient reach. It is checked again before use, so that backtracking
   * cannot invalidate it.
   */
  readonly #sufficientReach: (SufficientReach | undefined)[] = [];

  constructor(
    search: Search,
    graph: Graph,
    { demands, labels }: { readonly demands: readonly SizeDemand[]; readonly labels: RegionLabels },
  ) {
    this.#search = search;
    this.#graph = graph;
    this.#demands = demands;
    this.#labels = labels;
    this.#hasConditions = demands.some(({ when }) => when >= 0);
    const { length } = graph.literals;
    this.#exclusions = new RegionExclusions(graph, labels);
    this.#isExcluded = (cell, region) => this.#exclusions.isExcluded(cell, region);
    this.#scan = new RegionScan(graph, search.trail.value);
    this.#explanations = new RegionExplanations(graph, search.trail, this.#exclusions);
    this.#tightest = new Int32Array(length);
    this.watched = [
      ...graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1])),
      ...demands.flatMap(({ when }) => (when < 0 ? [] : [when])),
    ];
  }

  propagate(): boolean {
    const { trail } = this.#search;
    const before = trail.size;
    this.#scan.findRegions();
    if (!this.#checkLabels() || !this.#checkSizes() || !this.#checkMergers()) return false;
    // Reaches are costly. After a deduction about a cell this propagator is queued again in any
    // case.
    const isChanged = trail.size > before && !this.#hasConditions;
    return isChanged || this.#checkReaches();
  }

  /** Does not reuse the reaches that earlier calls found sufficient. */
  propagateStepwise(): boolean {
    this.#sufficientReach.length = 0;
    return this.propagate();
  }

  #deduce(literal: Literal, kind: number, about: number): boolean {
    return this.#search.deduce(literal, PAYLOADS.pack(about, kind));
  }

  /** Report a region whose size violates a demand. */
  #reportSize(demand: number, kind: number): boolean {
    const { cell, when } = this.#demands[demand] ?? { cell: 0, when: -1 };
    const because: Because = [];
    this.#explainSize(demand, kind, { literal: -1, limit: this.#search.trail.size }, because);
    because.push(this.#literalAt(cell));
    if (when >= 0) because.push(when);
    return this.#search.reportConflict(because, PAYLOADS.pack(demand, kind));
  }

  #literalAt(cell: number): Literal {
    return this.#graph.literals[cell] ?? -1;
  }

  /** Report a region that contains cells which exclude each other. */
  #checkLabels(): boolean {
    const region = this.#exclusions.collectLabels(this.#scan);
    if (region < 0) return true;
    const cell = this.#scan.cells[this.#scan.startOf[region] ?? 0] ?? 0;
    const because: Because = [];
    this.#explanations.addForbiddenJoin(
      cell,
      { literal: -1, limit: this.#search.trail.size },
      because,
    );
    return this.#search.reportConflict(because, PAYLOADS.pack(cell, EXCLUDED));
  }

  /** Compare each demand with the size of its region and with the size it can still reach. */
  #checkSizes(): boolean {
    const { value } = this.#search.trail;
    const { regionOf, sizeOf, reachOf, reachSizeOf } = this.#scan;
    this.#tightest.fill(-1);
    for (let index = 0; index < this.#demands.length; index++) {
      const demand = this.#demands[index];
      if (!demand) continue;
      const { cell, sizes, when } = demand;
      const own = value[this.#literalAt(cell)] ?? 0;
      const holds = when < 0 ? 1 : (value[when] ?? 0);
      if (own === -1 || holds === -1) continue;
      const region = regionOf[cell] ?? -1;
      const size = region >= 0 ? (sizeOf[region] ?? 0) : this.#scan.mergedSize(cell);
      const reach = reachSizeOf[reachOf[cell] ?? 0] ?? 0;
      const fault = findSizeFault(sizes, size, reach);
      if (fault === NO_FAULT) {
        if (own === 0 || holds === 0) continue;
        const before = this.#demands[this.#tightest[region] ?? -1];
        if (!before || largestSize(before.sizes) > largestSize(sizes))
          this.#tightest[region] = index;
        continue;
      }
      if (own === 1 && holds === 1) return this.#reportSize(index, fault);
      if (own === 0 && holds === 0) continue;
      const denied = own === 0 ? this.#literalAt(cell) : when;
      if (!this.#deduce(denied ^ 1, fault, index)) return false;
    }
    return true;
  }

  /**
   * Deduce undecided cells that would connect regions which must stay apart, or make a region
   * too large.
   */
  #checkMergers(): boolean {
    const { value } = this.#search.trail;
    const { literals } = this.#graph;
    for (let cell = 0; cell < literals.length; cell++) {
      const literal = literals[cell] ?? -1;
      if (literal < 0 || value[literal] !== 0) continue;
      const merged = this.#scan.mergedSize(cell);
      if (merged === 1) continue;
      const demand = this.#exceededDemand(merged);
      if (demand >= 0) {
        if (!this.#deduce(literal ^ 1, TOO_LARGE, demand)) return false;
      } else if (this.#exclusions.wouldViolate(cell, this.#scan)) {
        if (!this.#deduce(literal ^ 1, EXCLUDED, cell)) return false;
      }
    }
    return true;
  }

  /** Index of a demand on the regions just merged that a region of this size violates, or -1. */
  #exceededDemand(size: number): number {
    const { mergedRegions, mergedCount } = this.#scan;
    for (let i = 0; i < mergedCount; i++) {
      const demand = this.#tightest[mergedRegions[i] ?? 0] ?? -1;
      if (demand >= 0 && size > largestSize(this.#demands[demand]?.sizes ?? [])) return demand;
    }
    return -1;
  }

  /** For regions that must grow, deduce the cells without which they cannot become large enough. */
  #checkReaches(): boolean {
    const { sizeOf, regionCount } = this.#scan;
    let hasAdjacentLabels = false;
    for (let region = 0; region < regionCount; region++) {
      const index = this.#tightest[region] ?? -1;
      const demand = this.#demands[index];
      if (!demand) continue;
      const least = demand.sizes[0] ?? 0;
      const size = sizeOf[region] ?? 0;
      if (size >= least) continue;
      if (!hasAdjacentLabels) this.#exclusions.findAdjacentLabels(this.#scan);
      hasAdjacentLabels = true;
      if (this.#isReachKnown(region, index)) continue;
      if (!this.#checkReachOf(region, index, FIRST_LOOK_FACTOR * least)) return false;
    }
    return true;
  }

  /**
   * Check the cells over which a region can grow, at first no more than `enough` of them. A cell
   * that is not mandatory among the first ones is not mandatory among more cells.
   */
  #checkReachOf(region: number, index: number, enough: number): boolean {
    const { sizes } = this.#demands[index] ?? { sizes: [] };
    const least = sizes[0] ?? 0;
    const size = this.#scan.sizeOf[region] ?? 0;
    const reachSize = this.#scan.findBoundedReach(region, {
      distance: largestSize(sizes) - size,
      enough,
      isExcluded: this.#isExcluded,
    });
    if (reachSize < least) return this.#reportSize(index, TOO_SMALL);
    const spare = reachSize - least;
    const { mandatory, mandatoryCount } = this.#scan.mandatoryCells(region, spare);
    if (mandatoryCount === 0) {
      const cells = this.#scan.boundedReachCells(reachSize);
      this.#sufficientReach[index] = { regionSize: size, cells };
      return true;
    }
    if (reachSize >= enough) return this.#checkReachOf(region, index, Infinity);
    for (let i = 0; i < mandatoryCount; i++) {
      if (!this.#deduce(this.#literalAt(mandatory[i] ?? 0), TOO_SMALL, index)) return false;
    }
    return true;
  }

  /** True if the region is unchanged and its reach, found sufficient before, has lost no cell. */
  #isReachKnown(region: number, index: number): boolean {
    const known = this.#sufficientReach[index];
    if (!known || known.regionSize !== this.#scan.sizeOf[region]) return false;
    const { value } = this.#search.trail;
    const { literals } = this.#graph;
    return known.cells.every((cell, i) => {
      const state = value[literals[cell] ?? 0] ?? 0;
      if (i < known.regionSize) return state === 1;
      return state >= 0 && !this.#exclusions.isExcluded(cell, region);
    });
  }

  causeOf(payload: number): Cause {
    const kind = PAYLOADS.second(payload);
    const about = PAYLOADS.first(payload);
    if (kind === EXCLUDED) return { type: 'joined', cell: about };
    const { cell, sizes } = this.#demands[about] ?? { cell: 0, sizes: [] };
    return { type: 'region', fault: FAULTS[kind] ?? 'between', cell, sizes };
  }

  cluesOf(payload: number, because: readonly Literal[]): readonly ClueRef[] {
    const kind = PAYLOADS.second(payload);
    const about = PAYLOADS.first(payload);
    if (kind === EXCLUDED) {
      const known = new Set(because);
      const cells = this.#graph.literals.flatMap((it, cell) => (known.has(it) ? [cell] : []));
      return this.#labels.cluesAt([about, ...cells]);
    }
    const { cell, clues } = this.#demands[about] ?? { cell: 0, clues: [] };
    if (kind !== TOO_SMALL || this.#exclusions.isEmpty) return clues;
    const limiting = this.#explanations.limitingCells(cell, because);
    return [...new Set([...clues, ...this.#labels.cluesAt(limiting)])];
  }

  explain(literal: Literal, payload: number, limit: number, because: Because): void {
    const kind = PAYLOADS.second(payload);
    const about = PAYLOADS.first(payload);
    const deduction = { literal, limit };
    if (kind === EXCLUDED) {
      this.#explanations.addForbiddenJoin(about, deduction, because);
      return;
    }
    const { cell, when } = this.#demands[about] ?? { cell: 0, when: -1 };
    const own = this.#literalAt(cell);
    if (own >> 1 !== literal >> 1) because.push(own);
    if (when >= 0 && when >> 1 !== literal >> 1) because.push(when);
    this.#explainSize(about, kind, deduction, because);
  }

  /**
   * Add the reason why a region violates the sizes of a demand. Leaves out the demand's own cell
   * and condition, which the callers add.
   */
  #explainSize(index: number, kind: number, deduction: Deduction, because: Because): void {
    const { cell, sizes } = this.#demands[index] ?? { cell: 0, sizes: [] };
    if (kind === TOO_LARGE)
      this.#explanations.addTooLarge(cell, largestSize(sizes), deduction, because);
    else if (kind === WRONG_SIZE) this.#explanations.addWrongSize(cell, deduction, because);
    else {
      const [least = 0] = sizes;
      this.#explanations.addTooSmall(cell, { least, most: largestSize(sizes) }, deduction, because);
    }
  }
}
