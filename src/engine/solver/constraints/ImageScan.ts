import type { ClueRef } from '../sat/Reason.ts';
import type { Graph } from './Graph.ts';

/** Cells of which every region needs one, and what its region must be if it is known. */
export interface ImageSource {
  readonly cells: readonly number[];
  /** False: it may be there or not, and is taken for granted where that helps a region. */
  readonly isCertain: boolean;
  readonly clue: ClueRef;
  /** By cell: the one that is its image, -1 for none; null if the region can have any shape. */
  readonly image: Int32Array | null;
  /** The clues that the image comes from. */
  readonly imageClues: readonly ClueRef[];
}

/** A connected set of true cells, and the certain sources in it. */
interface Region {
  readonly cells: number[];
  readonly sources: Set<ImageSource>;
}

/** Gets what a reason is made of: cells whose values are known, and clues. */
export interface ReasonParts {
  cell(cell: number): void;
  clue(clue: ClueRef): void;
}

const NOTHING: Region = { cells: [], sources: new Set() };

/**
 * Which cells a region that is its own image can have: those whose images it can have as well, as
 * far as they are connected with each other and with its source.
 */
export class ImageScan {
  readonly #graph: Graph;
  readonly #sources: readonly ImageSource[];
  readonly #isExclusive: boolean;
  /** By cell: the certain sources on it. */
  readonly #sourcesAt: readonly (readonly ImageSource[])[];
  /** By cell: 1 true, -1 false, 0 open. */
  readonly #state: Int8Array;
  /** By cell: its region, -1 for none. */
  readonly #regionOf: Int32Array;
  #regions: Region[] = [];
  /** The cells that the region of a source can have, as far as it was asked for. */
  readonly #rooms = new Map<ImageSource, ReadonlySet<number>>();

  /** `isExclusive`: no region has two sources. */
  constructor(graph: Graph, sources: readonly ImageSource[], isExclusive: boolean) {
    this.#graph = graph;
    this.#sources = sources;
    this.#isExclusive = isExclusive;
    this.#sourcesAt = graph.literals.map((_, cell) =>
      sources.filter(({ isCertain, cells }) => isCertain && cells.includes(cell)),
    );
    this.#state = new Int8Array(graph.literals.length);
    this.#regionOf = new Int32Array(graph.literals.length);
  }

  get regions(): readonly Region[] {
    return this.#regions;
  }

  /** Take over what is known of cells, and find the regions. */
  load(stateOf: (cell: number) => number): void {
    const { literals } = this.#graph;
    literals.forEach((literal, cell) => {
      this.#state[cell] = literal < 0 ? -1 : stateOf(cell);
    });
    this.#regionOf.fill(-1);
    this.#regions = [];
    this.#rooms.clear();
    for (let cell = 0; cell < literals.length; cell++) {
      if (this.#state[cell] !== 1 || this.#regionOf[cell] !== -1) continue;
      const index = this.#regions.length;
      const cells = this.#flood([cell], (it) => this.#state[it] === 1);
      for (const it of cells) this.#regionOf[it] = index;
      const sources = new Set([...cells].flatMap((it) => this.#sourcesAt[it] ?? []));
      this.#regions.push({ cells: [...cells], sources });
    }
  }

  isOpen(cell: number): boolean {
    return this.#state[cell] === 0;
  }

  isTrue(cell: number): boolean {
    return this.#state[cell] === 1;
  }

  /** The region that a cell has, or would have if it were true. */
  regionWith(cell: number): Region {
    const own = this.#regions[this.#regionOf[cell] ?? -1];
    if (own) return own;
    const near = this.#regionsBeside(cell);
    const sources = near.flatMap((region) => [...region.sources]);
    return {
      cells: [cell, ...near.flatMap(({ cells }) => cells)],
      sources: new Set([...(this.#sourcesAt[cell] ?? []), ...sources]),
    };
  }

  #regionsBeside(cell: number): readonly Region[] {
    const found = new Set<Region>();
    for (const next of this.#around(cell)) {
      const region = this.#regions[this.#regionOf[next] ?? -1];
      if (region) found.add(region);
    }
    return [...found];
  }

  #around(cell: number): Int32Array {
    const { starts, neighbors } = this.#graph;
    return neighbors.subarray(starts[cell] ?? 0, starts[cell + 1] ?? 0);
  }

  #flood(from: readonly number[], isIn: (cell: number) => boolean): ReadonlySet<number> {
    const found = new Set(from.filter(isIn));
    for (const cell of found) {
      for (const next of this.#around(cell)) if (isIn(next)) found.add(next);
    }
    return found;
  }

  /** The sources that a region could have. */
  sourcesOf(region: Region): readonly ImageSource[] {
    return this.#sources.filter((source) => this.#isPossible(region, source));
  }

  /** Whether some source is possible. */
  hasSource(region: Region): boolean {
    return this.#sources.some((source) => this.#isPossible(region, source));
  }

  #isPossible({ cells, sources }: Region, source: ImageSource): boolean {
    if (this.#othersIn(sources, source).length > 0) return false;
    const room = this.roomOf(source);
    return cells.every((cell) => room.has(cell));
  }

  /** Sources that keep another one out. */
  #othersIn(sources: Iterable<ImageSource>, source: ImageSource): readonly ImageSource[] {
    return this.#isExclusive ? [...sources].filter((it) => it !== source) : [];
  }

  /** The cells that the region of a source can have. */
  roomOf(source: ImageSource): ReadonlySet<number> {
    let room = this.#rooms.get(source);
    if (!room) {
      room = this.#flood(source.cells, (cell) => this.#isFreeWithImage(cell, source));
      this.#rooms.set(source, room);
    }
    return room;
  }

  /** The image of a cell if the cell is in the region of a source; the cell itself where any is. */
  imageOf(cell: number, source: ImageSource): number {
    if (source.image === null || !this.#hasImages(source)) return cell;
    return source.image[cell] ?? -1;
  }

  /** With several cells, a source makes its region its own image only if all are in regions. */
  #hasImages({ cells, image }: ImageSource): boolean {
    return image !== null && (cells.length === 1 || cells.every((it) => this.#state[it] === 1));
  }

  #isFreeWithImage(cell: number, source: ImageSource): boolean {
    if (!this.#isFree(cell, source)) return false;
    const image = this.imageOf(cell, source);
    return image === cell || (image >= 0 && this.#isFree(image, source));
  }

  /** Whether a cell can be in the region of a source, as far as only the cell itself matters. */
  #isFree(cell: number, source: ImageSource): boolean {
    return this.#state[cell] !== -1 && this.#strangersAt(cell, source).length === 0;
  }

  /** Sources that a region would have with this cell, and that keep the given one out. */
  #strangersAt(cell: number, source: ImageSource): readonly ImageSource[] {
    return this.#isExclusive ? this.#othersIn(this.regionWith(cell).sources, source) : [];
  }

  /** Why a region can have none of the sources. */
  explain(region: Region, parts: ReasonParts): void {
    for (const cell of region.cells) parts.cell(cell);
    for (const source of this.#sources) this.#explainSource(region, source, parts);
  }

  #explainSource({ cells, sources }: Region, source: ImageSource, parts: ReasonParts): void {
    const [other] = this.#othersIn(sources, source);
    if (other) {
      parts.clue(other.clue);
      return;
    }
    const isFree = (cell: number) => this.#isFree(cell, source);
    const near = this.#flood(cells, isFree);
    if (!source.cells.some((it) => near.has(it))) {
      this.#explainBorder(near, source, isFree, parts);
      return;
    }
    source.imageClues.forEach((clue) => {
      parts.clue(clue);
    });
    if (source.cells.length > 1) {
      for (const cell of source.cells) parts.cell(cell);
    }
    const images = cells.map((cell) => this.imageOf(cell, source));
    if (images.includes(-1)) return;
    const wall = images.find((it) => this.#state[it] === -1) ?? images.find((it) => !isFree(it));
    if (wall !== undefined) {
      this.#explainBlock(wall, source, parts);
      return;
    }
    const isOwn = (cell: number) => this.#isFreeWithImage(cell, source);
    const rooms = [this.#flood(cells, isOwn), this.roomOf(source)];
    const [smaller] = rooms.sort((a, b) => a.size - b.size);
    this.#explainBorder(smaller ?? NOTHING.cells, source, isOwn, parts);
  }

  /** Why the cells around some are not free. */
  #explainBorder(
    room: Iterable<number>,
    source: ImageSource,
    isIn: (cell: number) => boolean,
    parts: ReasonParts,
  ): void {
    const border = new Set<number>();
    for (const cell of room) for (const next of this.#around(cell)) border.add(next);
    for (const cell of border) {
      if (isIn(cell)) continue;
      if (!this.#isFree(cell, source)) this.#explainBlock(cell, source, parts);
      else {
        const image = this.imageOf(cell, source);
        if (image >= 0) this.#explainBlock(image, source, parts);
      }
    }
  }

  /** Why a cell cannot be in the region of a source. */
  #explainBlock(cell: number, source: ImageSource, parts: ReasonParts): void {
    if (this.#state[cell] === -1) {
      parts.cell(cell);
      return;
    }
    const [stranger] = this.#strangersAt(cell, source);
    if (!stranger) return;
    parts.clue(stranger.clue);
    if (this.#sourcesAt[cell]?.includes(stranger)) return;
    const own = this.#regions[this.#regionOf[cell] ?? -1];
    const regions = own ? [own] : this.#regionsBeside(cell);
    const region = regions.find(({ sources }) => sources.has(stranger));
    for (const it of region?.cells ?? []) parts.cell(it);
  }
}
