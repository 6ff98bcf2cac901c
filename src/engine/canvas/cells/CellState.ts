import { changedCells } from '../../grid/changes.ts';
import { isGiven, type Givens } from '../../grid/colors.ts';
import type { Cell, Color, Point, Tile } from '../../grid/grid.ts';
import { DURATION_S, type Motion } from '../motion/cellMotion.ts';
import {
  fillProgress,
  linkProgress,
  LONG_AGO_S,
  markProgress,
  refilled,
  settledMotion,
  settledFill,
  settledLink,
  type CellFill,
  type JointColor,
  paintEntry,
} from './cellPaint.ts';
import { BusyPlaces } from './BusyPlaces.ts';
import {
  BUSY,
  colorCode,
  FLOATS,
  Mark,
  packBase,
  packEntry,
  packLink,
  packMotion,
} from './cellTexel.ts';
import type { Contact } from '../../edit/BoardInput.ts';
import type { PlaceMap, PlaceScene } from './PlaceMap.ts';
import { isOnBoard, staticMarks } from './staticMarks.ts';

/** The parts of a scene that cells show. */
export interface CellScene extends PlaceScene {
  readonly givens: Givens;
  readonly errors: readonly Cell[];
  readonly highlight: readonly Cell[];
  /** Positions of the drawn symbols; hatches leave space for them. */
  readonly clues: readonly Point[];
}

/** Parameters of a change. */
export interface Change {
  /** Time on the board's own clock. */
  readonly nowS: number;
  readonly isAnimated: boolean;
  readonly contact: Contact | null;
}

/**
 * The content of the cell shader's state texture: for every place its current paint, its previous
 * paint, and the time of the change. A change starts from the current picture, and writes only the
 * places that it affects.
 */
export class CellState {
  readonly data: Float32Array;
  readonly busy: BusyPlaces;
  /** End of the last motion. */
  busyUntilS = LONG_AGO_S;
  readonly #map: PlaceMap;
  #scene: CellScene;
  readonly #fills: CellFill[];
  /** Two entries for each index: to the right, and down. */
  readonly #links: JointColor[];
  readonly #errors: Motion[];
  #staticMarks: Uint32Array;
  #highlighted: ReadonlySet<Cell>;
  readonly #moving = new Set<number>();
  #dirty = { from: Infinity, to: 0 };

  constructor(map: PlaceMap, scene: CellScene) {
    this.#map = map;
    this.#scene = scene;
    this.data = new Float32Array(map.columns * map.rows * FLOATS);
    this.busy = new BusyPlaces(map.columns, map.rows);
    this.#fills = map.placeAt.map((_, index) => settledFill(this.#tileAt(index)?.color ?? 'gray'));
    this.#links = map.placeAt.flatMap((_, index) => [
      settledLink(this.#fusedColor(index, index + 1)),
      settledLink(this.#fusedColor(index, index + map.columns)),
    ]);
    const marked = new Set(scene.errors);
    this.#errors = map.placeAt.map((place) =>
      settledMotion(isOnBoard(place) && marked.has(place.cell)),
    );
    this.#staticMarks = staticMarks(map, scene);
    this.#highlighted = new Set(scene.highlight);
    map.placeAt.forEach((_, index) => this.#write(index));
  }

  /** Update to a scene of the same map. Returns the changed places, or all. */
  update(scene: CellScene, change: Change): ReadonlySet<number> | 'all' {
    const previous = this.#scene;
    this.#scene = scene;
    const touched = new Set<number>();
    if (scene.grid.tiles !== previous.grid.tiles) this.#paintTiles(previous, change, touched);
    if (scene.errors !== previous.errors) this.#markErrors(previous.errors, change, touched);
    if (scene.highlight !== previous.highlight) this.#markHighlight(previous.highlight, touched);
    const isMoved = scene.clues !== previous.clues;
    if (isMoved) {
      this.#staticMarks = staticMarks(this.#map, scene);
      this.#map.placeAt.forEach((_, index) => this.#write(index));
    } else for (const index of touched) this.#write(index);
    return isMoved ? 'all' : touched;
  }

  /** The places in motion. */
  get moving(): ReadonlySet<number> {
    return this.#moving;
  }

  /**
   * Once all motions have ended, write their places as places at rest, which are cheap to draw.
   * Returns whether anything changed.
   */
  settle(nowS: number): boolean {
    if (this.#moving.size === 0 || nowS < this.busyUntilS) return false;
    for (const index of this.#moving) {
      this.#fills[index] = settledFill(this.#tileAt(index)?.color ?? 'gray');
      for (const edge of [2 * index, 2 * index + 1]) {
        const link = this.#links[edge];
        if (link !== undefined) this.#links[edge] = settledLink(link.to === 1 ? link.color : null);
      }
      this.#errors[index] = settledMotion(this.#errors[index]?.to === 1);
    }
    const rested = [...this.#moving];
    this.#moving.clear();
    this.busyUntilS = LONG_AGO_S;
    for (const index of rested) this.#write(index);
    return true;
  }

  /** The places that changed since the last call, as a range of indices; null if none. */
  takeDirty(): readonly [from: number, to: number] | null {
    const { from, to } = this.#dirty;
    this.#dirty = { from: Infinity, to: 0 };
    return from < to ? [from, to] : null;
  }

  #tileAt(index: number): Tile | undefined {
    const place = this.#map.placeAt[index];
    return place === undefined ? undefined : this.#scene.grid.tiles[place.cell];
  }

  #paintTiles(previous: CellScene, change: Change, touched: Set<number>): void {
    const painted: number[] = [];
    const { grid } = this.#scene;
    for (const cell of changedCells(previous.grid, grid)) {
      const color = grid.tiles[cell]?.color ?? 'gray';
      for (const index of this.#map.indicesOf(cell)) {
        if (color !== previous.grid.tiles[cell]?.color) this.#paint(index, color, change);
        painted.push(index);
      }
    }
    for (const index of painted) {
      this.#linkEdge(index, index + 1, 0, change);
      this.#linkEdge(index, index + this.#map.columns, 1, change);
      this.#linkEdge(index - 1, index, 0, change);
      this.#linkEdge(index - this.#map.columns, index, 1, change);
      touched.add(index);
      touched.add(index - 1);
      touched.add(index - this.#map.columns);
    }
  }

  #paint(index: number, color: Color, { nowS, isAnimated, contact }: Change): void {
    const fill = this.#fills[index];
    const place = this.#map.placeAt[index];
    if (fill === undefined || place === undefined) return;
    if (!isAnimated) {
      this.#fills[index] = settledFill(color);
      return;
    }
    const progress = fillProgress(fill, nowS);
    const { point, delayS } = paintEntry(place, contact, this.#scene.grid);
    const startS = nowS + delayS;
    this.#fills[index] = refilled(fill, color, progress, { entry: point, startS });
    this.#keepMoving(index, startS + DURATION_S.paint);
  }

  #linkEdge(first: number, second: number, axis: 0 | 1, { nowS, isAnimated }: Change): void {
    const link = this.#links[2 * first + axis];
    if (link === undefined) return;
    const color = this.#fusedColor(first, second);
    if (color === (link.to === 1 ? link.color : null)) return;
    if (!isAnimated) {
      this.#links[2 * first + axis] = settledLink(color);
      return;
    }
    const isSame = color === null || color === link.color;
    const startsS = [first, second].map((index) => this.#fills[index]?.startS ?? nowS);
    const startS = color === null ? nowS : Math.max(nowS, ...startsS);
    this.#links[2 * first + axis] = {
      color: color ?? link.color,
      from: isSame ? linkProgress(link, nowS) : 0,
      to: color === null ? 0 : 1,
      startS,
    };
    this.#keepMoving(first, startS + DURATION_S.fuse + DURATION_S.cornerDelay);
  }

  /** The color in which two places are joined; null if they are not. */
  #fusedColor(first: number, second: number): Color | null {
    const a = this.#tileAt(first);
    const b = this.#tileAt(second);
    if (a?.exists !== true || b?.exists !== true || a.color !== b.color) return null;
    const isFree = a.color !== 'gray' && !this.#scene.separateTiles;
    return isFree || this.#map.isMerged(first, second) ? a.color : null;
  }

  #markErrors(previous: readonly Cell[], change: Change, touched: Set<number>): void {
    const marked = new Set(this.#scene.errors);
    for (const cell of new Set([...previous, ...marked]))
      for (const index of this.#map.indicesOf(cell)) {
        const mark = this.#errors[index];
        const isMarked = marked.has(cell) && isOnBoard(this.#map.placeAt[index]);
        if (mark === undefined || (mark.to === 1) === isMarked) continue;
        this.#errors[index] = change.isAnimated
          ? { from: markProgress(mark, change.nowS), to: isMarked ? 1 : 0, startS: change.nowS }
          : settledMotion(isMarked);
        touched.add(index);
        if (change.isAnimated) this.#keepMoving(index, change.nowS + DURATION_S.error);
      }
  }

  #markHighlight(previous: readonly Cell[], touched: Set<number>): void {
    this.#highlighted = new Set(this.#scene.highlight);
    for (const cell of [...previous, ...this.#highlighted])
      for (const index of this.#map.indicesOf(cell)) touched.add(index);
  }

  #keepMoving(index: number, untilS: number): void {
    this.#moving.add(index);
    this.busyUntilS = Math.max(this.busyUntilS, untilS);
  }

  #write(index: number): void {
    const fill = this.#fills[index];
    const right = this.#links[2 * index];
    const down = this.#links[2 * index + 1];
    const error = this.#errors[index];
    if (fill === undefined || right === undefined || down === undefined || error === undefined)
      return;
    const at = index * FLOATS;
    const marks = this.#marksAt(index, fill, right, down, error);
    this.busy.set(index, (marks & BUSY) !== 0);
    this.data[at] = marks;
    this.data[at + 1] = fill.startS;
    this.data[at + 2] = fill.from;
    this.data[at + 3] = packEntry(fill.entry);
    this.data[at + 4] = packLink(right.color, right.from, right.to);
    this.data[at + 5] = right.startS;
    this.data[at + 6] = packLink(down.color, down.from, down.to);
    this.data[at + 7] = down.startS;
    this.data[at + 8] = packMotion(error.from, error.to);
    this.data[at + 9] = error.startS;
    this.data[at + 10] = fill.base === null ? 0 : packBase(fill.base.color, fill.base.progress);
    this.data[at + 11] = fill.base === null ? 0 : packEntry(fill.base.entry);
    this.#dirty.from = Math.min(this.#dirty.from, index);
    this.#dirty.to = Math.max(this.#dirty.to, index + 1);
  }

  #marksAt(
    index: number,
    fill: CellFill,
    right: JointColor,
    down: JointColor,
    error: Motion,
  ): number {
    const place = this.#map.placeAt[index];
    let marks = colorCode(fill.over) + Mark.under * colorCode(fill.under);
    if (fill.to === 1) marks += Mark.grows;
    if (fill.base !== null) marks += Mark.layered;
    if (right.to === 1) marks += Mark.joinRight;
    if (down.to === 1) marks += Mark.joinDown;
    if (this.#moving.has(index)) marks += Mark.moving;
    if (error.to === 1 || error.from > 0) marks += Mark.error;
    if (isOnBoard(place) && isGiven(this.#scene.grid, place.cell, this.#scene.givens))
      marks += Mark.given;
    if (isOnBoard(place) && this.#highlighted.has(place.cell)) marks += Mark.highlight;
    return marks + (this.#staticMarks[index] ?? 0);
  }
}
