import type { Cause, ClueRef, Literal } from '../sat/Reason.ts';
import type { Search } from '../sat/Search.ts';
import type { Graph } from './Graph.ts';
import { ImageScan, type ImageSource, type Region } from './ImageScan.ts';
import { SourceReachConstraint, type ReachDeduction } from './SourceReachConstraint.ts';

/** The sources of which every region needs one. */
interface ImageDemand {
  readonly sources: readonly ImageSource[];
  /** True if no region has two sources. */
  readonly isExclusive: boolean;
  /** The clues that demand the sources. */
  readonly clues: readonly ClueRef[];
}

/**
 * Every region contains a source, and with some sources it is its own image. A cell is in no region
 * if no such region could have its image. A region without a source gets the images of its cells
 * that it has with every possible source.
 */
export class ImageReachConstraint extends SourceReachConstraint {
  readonly #clues: readonly ClueRef[];
  readonly #scan: ImageScan;
  /** A second scan, since deductions may be explained while the first one is in use. */
  readonly #past: ImageScan;

  constructor(search: Search, graph: Graph, { sources, isExclusive, clues }: ImageDemand) {
    super(search, graph);
    this.#clues = clues;
    this.#scan = new ImageScan(graph, sources, isExclusive);
    this.#past = new ImageScan(graph, sources, isExclusive);
  }

  protected load(valueOf: (literal: Literal) => number): boolean {
    this.#scan.load(valueOf);
    return true;
  }

  protected checkRegions(): boolean {
    for (const region of this.#scan.regions) {
      if (!this.#scan.isOwned(region) && !this.#checkRegion(region)) return false;
    }
    return true;
  }

  /** Deduce the images of a region's cells that it has with every possible source. */
  #checkRegion(region: Region): boolean {
    const { cells } = region;
    const [root = 0] = cells;
    const [first, ...others] = this.#scan.sourcesOf(region);
    if (first === undefined) return this.#exclude(root, region);
    const imagesBy = (source: number) => cells.map((cell) => this.#scan.imageOf(cell, source));
    const everyOther = others.map(imagesBy);
    for (const cell of new Set(imagesBy(first))) {
      if (!this.#scan.isOpen(cell) || !everyOther.every((it) => it.includes(cell))) continue;
      if (!this.deduceNeeded(root, cell)) return false;
    }
    return true;
  }

  protected checkOpenCells(): boolean {
    for (let cell = 0; cell < this.graph.literals.length; cell++) {
      if (!this.#scan.isOpen(cell)) continue;
      const region = this.#scan.regionWith(cell);
      if (!this.#scan.hasSource(region) && !this.#exclude(cell, region)) return false;
    }
    return true;
  }

  /** Deduce that a cell is in no region. Cells that reach no source are for `ReachConstraint`. */
  #exclude(cell: number, region: Region): boolean {
    return !this.#scan.reachesSource(region) || this.deduceOutside(cell);
  }

  protected causeAt(root: number): Cause {
    return { type: 'far', fault: 'image', cell: root };
  }

  protected loadPast(valueOf: (literal: Literal) => number): void {
    this.#past.load(valueOf);
  }

  protected cluesFor(deduction: ReachDeduction): ReadonlySet<ClueRef> {
    return this.#explain(deduction).clues;
  }

  protected reasonFor(deduction: ReachDeduction): ReadonlySet<Literal> {
    return this.#explain(deduction).literals;
  }

  #explain({ root }: ReachDeduction) {
    const literals = new Set<Literal>();
    const clues = new Set<ClueRef>(this.#clues);
    this.#past.explain(this.#past.regionWith(root), {
      cell: (cell) => {
        const literal = this.literalOf(cell);
        if (literal >= 0) literals.add(this.#past.isTrue(cell) ? literal : literal ^ 1);
      },
      clue: (clue) => clues.add(clue),
    });
    return { literals, clues };
  }
}
