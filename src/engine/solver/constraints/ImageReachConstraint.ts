import type { Cause, ClueRef } from '../sat/Reason.ts';
import { PRIORITY, type Because, type Literal, type Propagator } from '../sat/Propagator.ts';
import type { Search } from '../sat/Search.ts';
import type { Graph } from './Graph.ts';
import { ImageScan, type ImageSource, type Region } from './ImageScan.ts';

/** What every region needs. */
interface ImageDemand {
  readonly sources: readonly ImageSource[];
  /** Whether no region has two of them. */
  readonly isExclusive: boolean;
  /** The clues that demand the sources. */
  readonly clues: readonly ClueRef[];
}

const NONE = -1;

/**
 * Every region contains a source, and with some of them it is its own image: a cell whose image no
 * such region could have is in none, and a region without a source gets what is its image, and the
 * way, with every source it could have. This follows from what other constraints say, but not by
 * propagation.
 */
export class ImageReachConstraint implements Propagator {
  readonly priority = PRIORITY.costliest;
  readonly watched: readonly Literal[];
  readonly #search: Search;
  readonly #graph: Graph;
  readonly #clues: readonly ClueRef[];
  readonly #scan: ImageScan;
  /** Apart, since deductions may be explained while others are still looked for. */
  readonly #past: ImageScan;

  constructor(search: Search, graph: Graph, { sources, isExclusive, clues }: ImageDemand) {
    this.#search = search;
    this.#graph = graph;
    this.#clues = clues;
    this.#scan = new ImageScan(graph, sources, isExclusive);
    this.#past = new ImageScan(graph, sources, isExclusive);
    this.watched = graph.literals.flatMap((it) => (it < 0 ? [] : [it, it ^ 1]));
  }

  propagate(): boolean {
    const { trail } = this.#search;
    const before = trail.size;
    this.#scan.load((cell) => trail.value[this.#literalOf(cell)] ?? 0);
    for (const region of this.#scan.regions) {
      if (!this.#scan.isOwned(region) && !this.#checkRegion(region)) return false;
    }
    // What was found changes the regions; this propagator is queued again anyway. A search finds
    // out about open cells when it decides them.
    return trail.size > before || !this.#search.defersUnits || this.#checkOpenCells();
  }

  #literalOf(cell: number): Literal {
    return this.#graph.literals[cell] ?? NONE;
  }

  /** Deduce the images of the cells of a region that it has with every source that it can have. */
  #checkRegion(region: Region): boolean {
    const { cells } = region;
    const [root = 0] = cells;
    const [first, ...others] = this.#scan.sourcesOf(region);
    if (first === undefined) return this.#exclude(root, region);
    const imagesBy = (source: number) => cells.map((cell) => this.#scan.imageOf(cell, source));
    const everyOther = others.map(imagesBy);
    for (const cell of new Set(imagesBy(first))) {
      if (!this.#scan.isOpen(cell) || !everyOther.every((it) => it.includes(cell))) continue;
      if (!this.#search.deduce(this.#literalOf(cell), this.#noteOf(root, cell))) return false;
    }
    return true;
  }

  /** Deduce the cells that could be in no region. */
  #checkOpenCells(): boolean {
    for (let cell = 0; cell < this.#graph.literals.length; cell++) {
      if (!this.#scan.isOpen(cell)) continue;
      const region = this.#scan.regionWith(cell);
      if (!this.#scan.hasSource(region) && !this.#exclude(cell, region)) return false;
    }
    return true;
  }

  /** Deduce that a cell is in no region; what reaches no source at all is left to others. */
  #exclude(cell: number, region: Region): boolean {
    if (!this.#scan.reachesSource(region)) return true;
    return this.#search.deduce(this.#literalOf(cell) ^ 1, this.#noteOf(cell, NONE));
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
    return { type: 'far', fault: 'image', cell: this.#read(note).root };
  }

  /** Take over what is known, suppose the opposite of what a note stands for, and say why not. */
  #reasonOf(note: number, isKnown: (literal: Literal) => boolean) {
    const { root, needed } = this.#read(note);
    const own = this.#literalOf(root);
    const lost = needed < 0 ? NONE : this.#literalOf(needed);
    this.#past.load((cell) => {
      const literal = this.#literalOf(cell);
      if (literal === lost) return -1;
      if (literal === own || isKnown(literal)) return 1;
      return isKnown(literal ^ 1) ? -1 : 0;
    });
    const literals = new Set<Literal>();
    const clues = new Set<ClueRef>(this.#clues);
    this.#past.explain(this.#past.regionWith(root), {
      cell: (cell) => {
        const literal = this.#literalOf(cell);
        if (literal >= 0) literals.add(this.#past.isTrue(cell) ? literal : literal ^ 1);
      },
      clue: (clue) => clues.add(clue),
    });
    return { literals, clues };
  }

  cluesOf(note: number, because: readonly Literal[]): readonly ClueRef[] {
    const known = new Set(because);
    return [...this.#reasonOf(note, (literal) => known.has(literal)).clues];
  }

  explain(literal: Literal, note: number, limit: number, because: Because): void {
    const { trail } = this.#search;
    const isOther = (it: Literal) => it >> 1 !== literal >> 1;
    const { literals } = this.#reasonOf(note, (it) => isOther(it) && trail.wasTrue(it, limit));
    because.push(...[...literals].filter(isOther));
  }
}
