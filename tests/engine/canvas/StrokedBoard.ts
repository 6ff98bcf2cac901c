import { BoardPointer } from '#engine/canvas/BoardPointer.ts';
import { BoardView, type BoardHost, type Part } from '#engine/canvas/BoardView.ts';
import { pointerTarget } from '#engine/canvas/mountBoard.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { PointerMode } from '#engine/canvas/BoardOptions.ts';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { Topology } from '#engine/grid/board.ts';
import { createBoard } from '#engine/grid/createBoard.ts';
import type { State } from '#engine/clues/verdict.ts';
import type { Cell, Point, SymbolInstance } from '#engine/grid/grid.ts';
import { FLAT } from '#engine/grid/wrap.ts';
import { createBoardTheme } from './createBoardTheme.ts';

const WINDOW = { width: 400, height: 300 };
const FRAME_MS = 16;
let boards = 0;

interface StrokedOptions {
  readonly isAnimated?: boolean;
  readonly symbols?: readonly SymbolInstance[];
  readonly topology?: Topology;
  readonly pointerMode?: PointerMode;
}

interface SentInit extends PointerEventInit {
  readonly atMs?: number;
}

/**
 * A square board behind a window of 400 x 300, with real pointers and a clock that runs only when
 * told.
 */
export class StrokedBoard implements BoardHost {
  readonly view = new BoardView();
  readonly inputs: BoardInput[] = [];
  /** Parts of the canvas redrawn by the last picture. */
  lastParts: readonly Part[] | 'all' = 'all';
  readonly #element = document.createElement('div');
  readonly #pointer: BoardPointer;
  #nowMs = 1000;
  #draw: (() => void) | null = null;

  constructor(
    side: number,
    { isAnimated = true, symbols = [], topology = FLAT, pointerMode = {} }: StrokedOptions = {},
  ) {
    const rows = Array.from({ length: side }, () => 'n'.repeat(side));
    const board = createBoard(exampleGrid({ tiles: rows.join('/'), symbols }), {
      topology,
      isWrapped: topology !== FLAT,
    });
    this.view.view = {
      board,
      judgement: { final: 'incomplete', rules: [], symbols: new Map() },
      visible: new Map(),
      errors: [],
      theme: createBoardTheme(),
      contact: null,
      focus: null,
      solvedFrom: null,
      highlight: [],
      settings: { isAnimated, separateTiles: false, showGhosts: true },
    };
    this.#element.getBoundingClientRect = () => new DOMRect(0, 0, WINDOW.width, WINDOW.height);
    const { view } = this;
    const options = {
      id: `stroked ${(boards += 1)}`,
      pointerMode: () => pointerMode,
      events: {
        onInput: (input: BoardInput) => this.inputs.push(input),
        onTooSmall: (at: Point) => view.cameraController.magnify(at),
      },
    };
    const target = pointerTarget(view, this.#element, () => options);
    this.#pointer = new BoardPointer(this.#element, target);
    view.cameraController.subscribe((_, cause) => this.#pointer.boardMoved(cause));
    view.resize({ ...WINDOW, ratio: 1 }, 0);
    view.attach(this);
  }

  now(): number {
    return this.#nowMs;
  }

  requestFrame(draw: () => void): void {
    this.#draw ??= draw;
  }

  cancelFrame(): void {
    this.#draw = null;
  }

  render(parts: readonly Part[] | 'all'): void {
    this.lastParts = parts;
  }

  showBeyond(): void {
    // Nothing is shown.
  }

  /** True if another picture is requested. */
  get isBusy(): boolean {
    return this.#draw !== null;
  }

  /** Let time pass, frame by frame. */
  run(ms: number): void {
    for (const endMs = this.#nowMs + ms; this.#nowMs < endMs;) {
      this.#nowMs += FRAME_MS;
      const draw = this.#draw;
      this.#draw = null;
      draw?.();
    }
  }

  /** Events have the time of the page, not of the board's clock: `atMs` sets another. */
  send(type: string, { x, y }: Point, { atMs, ...more }: SentInit = {}): Event {
    const event = new PointerEvent(type, {
      pointerId: 1,
      pointerType: 'mouse',
      buttons: type === 'pointerup' ? 0 : 1,
      clientX: x,
      clientY: y,
      cancelable: true,
      ...more,
    });
    if (atMs !== undefined) Object.defineProperty(event, 'timeStamp', { value: atMs });
    this.#element.dispatchEvent(event);
    return event;
  }

  /** The middle of a place of the plane on the screen. */
  placeOf(column: number, row: number): Point {
    return this.view.cameraController.placeOf({ x: column + 0.5, y: row + 0.5 });
  }

  /** Cells that strokes have painted, in order. */
  get painted(): readonly Cell[] {
    return this.inputs.flatMap((input) => {
      if (input.type === 'stroke.start') return [input.cell];
      return input.type === 'stroke.move' ? input.cells : [];
    });
  }

  /** Give all symbols a verdict. */
  judge(state: State): void {
    const { view } = this.view;
    if (view === null) return;
    const symbols = [...view.board.grid.symbols].map(
      ([id, list]) => [id, list.map(() => state)] as const,
    );
    this.view.view = { ...view, judgement: { ...view.judgement, symbols: new Map(symbols) } };
  }

  /** Show something else, or more. */
  show(change: Partial<BoardViewModel>): void {
    const { view } = this.view;
    if (view !== null) this.view.view = { ...view, ...change };
  }

  /** Opacity of each mark of foresight and hints. */
  shownAlphas(): readonly number[] {
    const layer = this.view.children.find(({ label }) => label === 'foresight');
    return (layer?.children ?? []).map(
      (mark) => mark.children.find(({ label }) => label === 'overlay glyphs')?.alpha ?? NaN,
    );
  }

  /** Position of the first symbol, in cells. */
  symbolX(): number {
    const layer = this.view.children.find(({ label }) => label === 'symbols');
    return layer?.children[0]?.x ?? NaN;
  }

  destroy(): void {
    this.#pointer.destroy();
    this.view.destroy();
  }
}
