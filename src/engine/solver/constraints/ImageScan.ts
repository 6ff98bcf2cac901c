import type { Literal, ClueRef } from '../sat/Reason.ts';
import type { Graph } from './Graph.ts';

/** Cells of which every region needs one, and the shape of a region with them if it is known. */
export interface ImageSource {
  readonly cells: readonly number[];
  /** False if the source may be absent. It then counts only where that helps a region. */
  readonly isCertain: boolean;
  readonly clue: ClueRef;
  /** By cell: its image, -1 for none; null if the region can have any shape. */
  readonly image: Int32Array | null;
  /** The clues that define the image. */
  readonly imageClues: readonly ClueRef[];
}

/** Cells of a region that are true or assumed to be true, and the certain source of the region. */
export interface Region {
  readonly cells: readonly number[];
  /** The index of the source, `NOBODY`, or `MANY` if there are several. */
  readonly owner: number;
}

/** Receives the parts of a reason: cells whose values are known, and clues. */
export interface ReasonParts {
  cell(cell: number): void;
  clue(clue: ClueRef): void;
}

const NOBODY = -1;
const MANY = -2;

/** The owner of a region that combines parts with these owners. */
const ownerOfBoth = (a: number, b: number) =>
  a === NOBODY || a === b ? b : b === NOBODY ? a : MANY;

/**
 * Finds the cells that a region that is its own image can have: cells whose images it can have as
 * well, as far as they are connected with each other and with the source.
 */
export class ImageScan {
  readonly #graph: Graph;
  readonly #sources: readonly ImageSource[];
  readonly #isExclusive: boolean;
  /** By cell: the certain source on it. */
  readonly #ownerAt: Int32Array;
  /** By cell: 1 true, -1 false, 0 open. */
  readonly #state: Int8Array;
  /** By cell: its region, -1 for none. */
  readonly #regionOf: Int32Array;
  /** By cell that is not false: the source that its region has, or would have. */
  readonly #owner: Int32Array;
  #regions: Region[] = [];
  /** By source: the cells that its region can have; undefined until the first use. */
  #rooms: (ReadonlySet<number> | undefined)[] = [];

  /** `isExclusive`: no region has two sources. */
  constructor(graph: Graph, sources: readonly ImageSource[], isExclusive: boolean) {
    const { length } = graph.literals;
    this.#graph = graph;
    this.#sources = sources;
    this.#isExclusive = isExclusive;
    this.#ownerAt = new Int32Array(length).fill(NOBODY);
    sources.forEach(({ isCertain, cells }, source) => {
      if (!isCertain) return;
      for (const cell of cells) {
        this.#ownerAt[cell] = ownerOfBoth(this.#ownerAt[cell] ?? NOBODY, source);
      }
    });
    this.#state = new Int8Array(length);
    this.#regionOf = new Int32Array(length);
    this.#owner = new Int32Array(length);
  }

  get regions(): readonly Region[] {
    return this.#regions;
  }

  /** Load the values of literals, and find the regions. */
  load(valueOf: (literal: Literal) => number): void {
    const { literals } = this.#graph;
    literals.forEach((literal, cell) => {
      this.#state[cell] = literal < 0 ? -1 : valueOf(literal);
    });
    this.#regionOf.fill(-1);
    this.#regions = [];
    this.#rooms = [];
    for (let cell = 0; cell < literals.length; cell++) {
      if (this.#state[cell] === 1 && this.#regionOf[cell] === -1) this.#findRegion(cell);
    }
    for (let cell = 0; cell < literals.length; cell++) this.#owner[cell] = this.#ownerWith(cell);
  }

  #findRegion(first: number): void {
    const cells = [...this.#flood([first], (it) => this.#state[it] === 1)];
    let owner = NOBODY;
    for (const cell of cells) {
      this.#regionOf[cell] = this.#regions.length;
      owner = ownerOfBoth(owner, this.#ownerAt[cell] ?? NOBODY);
    }
    this.#regions.push({ cells, owner });
  }

  #ownerWith(cell: number): number {
    const own = this.#regions[this.#regionOf[cell] ?? -1];
    if (own) return own.owner;
    const { starts, neighbors } = this.#graph;
    let owner = this.#ownerAt[cell] ?? NOBODY;
    const end = starts[cell + 1] ?? 0;
    for (let at = starts[cell] ?? 0; at < end; at++) {
      const region = this.#regionOf[neighbors[at] ?? 0] ?? -1;
      if (region >= 0) owner = ownerOfBoth(owner, this.#regions[region]?.owner ?? NOBODY);
    }
    return owner;
  }

  /** True if a region has one certain source. */
  isOwned({ owner }: Region): boolean {
    return owner >= 0;
  }

  isOpen(cell: number): boolean {
    return this.#state[cell] === 0;
  }

  isTrue(cell: number): boolean {
    return this.#state[cell] === 1;
  }

  /** The region of a cell, or the region that it would have if it were true. */
  regionWith(cell: number): Region {
    const own = this.#regions[this.#regionOf[cell] ?? -1];
    if (own) return own;
    const near = this.#regionsBeside(cell);
    const cells = [cell, ...near.flatMap((it) => it.cells)];
    return { cells, owner: this.#owner[cell] ?? NOBODY };
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
    const { starts, neighbors } = this.#graph;
    const found = new Set(from.filter(isIn));
    for (const cell of found) {
      const end = starts[cell + 1] ?? 0;
      for (let at = starts[cell] ?? 0; at < end; at++) {
        const next = neighbors[at] ?? 0;
        if (!found.has(next) && isIn(next)) found.add(next);
      }
    }
    return found;
  }

  /** The indexes of the sources that a region could have. */
  sourcesOf(region: Region): readonly number[] {
    return [...this.#sources.keys()].filter((source) => this.#isPossible(region, source));
  }

  /** True if the region can have some source. */
  hasSource(region: Region): boolean {
    return this.#sources.some((_, source) => this.#isPossible(region, source));
  }

  /** True if the region would reach a source if images did not matter. */
  reachesSource({ cells, owner }: Region): boolean {
    return this.#sources.some((own, source) => {
      if (this.#keepsOut(owner, source)) return false;
      const near = this.#flood(cells, (cell) => this.#isFree(cell, source));
      return own.cells.some((it) => near.has(it));
    });
  }

  #isPossible({ cells, owner }: Region, source: number): boolean {
    if (this.#keepsOut(owner, source)) return false;
    if (!cells.every((cell) => this.#isFreeWithImage(cell, source))) return false;
    const room = this.#roomOf(source);
    return cells.every((cell) => room.has(cell));
  }

  /** True if a region with one source cannot have another one. */
  #keepsOut(owner: number, source: number): boolean {
    return this.#isExclusive && owner !== NOBODY && owner !== source;
  }

  /** The cells that the region of a source can have. */
  #roomOf(source: number): ReadonlySet<number> {
    return (this.#rooms[source] ??= this.#flood(this.#sources[source]?.cells ?? [], (cell) =>
      this.#isFreeWithImage(cell, source),
    ));
  }

  /**
   * The image of a cell in the region of a source, -1 for none; the cell itself if any shape is
   * allowed.
   */
  imageOf(cell: number, source: number): number {
    const it = this.#sources[source];
    return it?.image && this.#hasImages(it) ? (it.image[cell] ?? -1) : cell;
  }

  /**
   * True if the region of a source is its own image. With several cells, only if all are in
   * regions.
   */
  #hasImages({ cells }: ImageSource): boolean {
    return cells.length === 1 || cells.every((it) => this.#state[it] === 1);
  }

  #isFreeWithImage(cell: number, source: number): boolean {
    if (!this.#isFree(cell, source)) return false;
    const image = this.imageOf(cell, source);
    return image === cell || (image >= 0 && this.#isFree(image, source));
  }

  /** True if a cell can be in the region of a source, images aside. */
  #isFree(cell: number, source: number): boolean {
    return this.#state[cell] !== -1 && !this.#keepsOut(this.#owner[cell] ?? NOBODY, source);
  }

  /** Add the reason why a region can have none of the sources. */
  explain(region: Region, parts: ReasonParts): void {
    for (const cell of region.cells) parts.cell(cell);
    this.#sources.forEach((_, source) => {
      this.#explainSource(region, source, parts);
    });
  }

  #explainSource({ cells, owner }: Region, source: number, parts: ReasonParts): void {
    const isFree = (cell: number) => this.#isFree(cell, source);
    const own = this.#sources[source];
    if (!own) return;
    if (this.#keepsOut(owner, source)) {
      for (const cell of cells) if (this.#ownerAt[cell] !== source) this.#addOwner(cell, parts);
      return;
    }
    const near = this.#flood(cells, isFree);
    if (!own.cells.some((it) => near.has(it))) {
      for (const cell of this.#blocksAround(near, source, isFree)) {
        this.#explainBlock(cell, source, parts);
      }
      return;
    }
    for (const clue of own.imageClues) parts.clue(clue);
    if (own.cells.length > 1) for (const cell of own.cells) parts.cell(cell);
    const images = cells.map((cell) => this.imageOf(cell, source));
    if (images.includes(-1)) return;
    const wall = images.find((it) => this.#state[it] === -1) ?? images.find((it) => !isFree(it));
    if (wall !== undefined) {
      this.#explainBlock(wall, source, parts);
      return;
    }
    const isOwn = (cell: number) => this.#isFreeWithImage(cell, source);
    const [inside, outside] = [this.#flood(cells, isOwn), this.#roomOf(source)].map((room) =>
      this.#blocksAround(room, source, isOwn),
    );
    const isInsideLess = (inside?.size ?? 0) <= (outside?.size ?? 0);
    for (const cell of (isInsideLess ? inside : outside) ?? []) {
      this.#explainBlock(cell, source, parts);
    }
  }

  /**
   * The cells around a room that are not free or have no free image, so that the room cannot grow.
   */
  #blocksAround(
    room: ReadonlySet<number>,
    source: number,
    isIn: (cell: number) => boolean,
  ): ReadonlySet<number> {
    const border = new Set([...room].flatMap((cell) => [...this.#around(cell)]));
    const blocks = new Set<number>();
    for (const cell of border) {
      if (isIn(cell)) continue;
      const image = this.#isFree(cell, source) ? this.imageOf(cell, source) : cell;
      if (image >= 0) blocks.add(image);
    }
    return blocks;
  }

  /** Add the reason why a cell cannot be in the region of a source. */
  #explainBlock(cell: number, source: number, parts: ReasonParts): void {
    if (this.#state[cell] === -1) {
      parts.cell(cell);
      return;
    }
    if (this.#keepsOut(this.#ownerAt[cell] ?? NOBODY, source)) {
      this.#addOwner(cell, parts);
      return;
    }
    const own = this.#regions[this.#regionOf[cell] ?? -1];
    const regions = own ? [own] : this.#regionsBeside(cell);
    const region = regions.find(({ owner }) => this.#keepsOut(owner, source));
    for (const it of region?.cells ?? []) {
      parts.cell(it);
      if (this.#keepsOut(this.#ownerAt[it] ?? NOBODY, source)) this.#addOwner(it, parts);
    }
  }

  /** Add the clues of the certain sources on a cell. */
  #addOwner(cell: number, parts: ReasonParts): void {
    for (const { isCertain, cells, clue } of this.#sources) {
      if (isCertain && cells.includes(cell)) parts.clue(clue);
    }
  }
}
