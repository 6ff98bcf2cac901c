import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { Cell, Color, Grid, SolidColor } from '#engine/grid/grid.ts';
import { strokeInputs, type PaintedCells } from './strokeInputs.ts';

declare global {
  interface Window {
    /** Strokes on the board that the server has drawn, until the app takes them. */
    earlyStrokes?: EarlyStrokes | undefined;
  }
}

/**
 * Sends an early stroke to the board of the app. `inputsFor` returns its input for a grid, and for
 * the color of the primary button.
 */
type Receive = (inputsFor: (grid: Grid, chosen: SolidColor) => readonly BoardInput[]) => void;

/** The cells that can be painted. */
export interface OpenCells {
  readonly isOpen: (cell: Cell) => boolean;
  /** The cells that are painted with a cell: itself first, then those connected with it. */
  readonly joinedWith: (cell: Cell) => readonly Cell[];
}

interface Stroke {
  readonly target: Color;
  /** True if cells with another color change too. */
  readonly replaces: boolean;
  readonly cells: Map<Cell, Color>;
  /** The colors of these cells before. */
  readonly before: Map<Cell, Color>;
}

/**
 * Strokes on the board that the server has drawn, until the app has its own. They color cells as
 * the color tool does (`engine/edit/stroke.ts`), on a puzzle that is not begun.
 */
export class EarlyStrokes {
  readonly #cells: OpenCells;
  readonly #onColor: (cell: Cell, color: Color) => void;
  readonly #colors = new Map<Cell, Color>();
  #stroke: Stroke | null = null;
  #ended: PaintedCells[] = [];
  #receive: Receive | null = null;

  /** `onColor` is called for each cell that changes, to show it. */
  constructor(cells: OpenCells, onColor: (cell: Cell, color: Color) => void) {
    this.#cells = cells;
    this.#onColor = onColor;
  }

  /** True during a stroke. */
  get isPainting(): boolean {
    return this.#stroke !== null;
  }

  /** Begin a stroke with a press on a cell. Ends the one before. */
  press(cell: Cell, color: SolidColor): void {
    this.end();
    if (!this.#cells.isOpen(cell)) return;
    const before = this.#colorOf(cell);
    const target = before === color ? 'gray' : color;
    const replaces = before !== 'gray' && target !== 'gray';
    this.#stroke = { target, replaces, cells: new Map(), before: new Map() };
    this.cross(cell);
  }

  /** Extend the stroke to a cell. */
  cross(cell: Cell): void {
    if (!this.#stroke || !this.#cells.isOpen(cell)) return;
    const { target, replaces, cells, before } = this.#stroke;
    const color = this.#colorOf(cell);
    if (color === target || (target !== 'gray' && color !== 'gray' && !replaces)) return;
    for (const one of this.#cells.joinedWith(cell)) {
      before.set(one, before.get(one) ?? color);
      cells.set(one, target);
      this.#color(one, target);
    }
  }

  /** End the stroke; it is handed over, or waits for that. */
  end(): void {
    const { cells } = this.#stroke ?? {};
    this.#stroke = null;
    if (!cells || cells.size === 0) return;
    if (this.#receive) this.#send(this.#receive, cells);
    else this.#ended.push(cells);
  }

  /** Take the stroke back. */
  cancel(): void {
    for (const [cell, color] of this.#stroke?.before ?? []) this.#color(cell, color);
    this.#stroke = null;
  }

  /**
   * Hand over all strokes. The cells of a stroke in progress are handed over at once, and those
   * that it crosses later when it ends.
   */
  handOver(receive: Receive): void {
    const stroke = this.#stroke;
    if (stroke && stroke.cells.size > 0) this.#ended.push(new Map(stroke.cells));
    stroke?.cells.clear();
    stroke?.before.clear();
    this.#receive = receive;
    for (const ended of this.#ended) this.#send(receive, ended);
    this.#ended = [];
  }

  #send(receive: Receive, stroke: PaintedCells): void {
    receive((grid, chosen) => strokeInputs(grid, chosen, stroke));
  }

  #colorOf(cell: Cell): Color {
    return this.#colors.get(cell) ?? 'gray';
  }

  #color(cell: Cell, color: Color): void {
    this.#colors.set(cell, color);
    this.#onColor(cell, color);
  }
}
