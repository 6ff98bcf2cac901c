import { GlProgram, Ticker, type Application } from 'pixi.js';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import { BoardPointer } from './input/BoardPointer.ts';
import type { Hover } from './input/Hover.ts';
import type { PointerTarget } from './input/PointerTarget.ts';
import type { BoardHost, BoardView, Part } from './BoardView.ts';
import { Rehearsal } from './Rehearsal.ts';
import { createGhosts } from '../picture/lattice.ts';
import type { Cell } from '../grid/grid.ts';
import { BOARD_FONT } from '../picture/palette.ts';
import { subscribeToRatio } from './subscribeToRatio.ts';
import { subscribeToVisibility } from './subscribeToVisibility.ts';

// Pixi's own clock would request every frame for its garbage collection. It is not needed: the
// board frees what it makes.
Ticker.system.autoStart = false;
Ticker.system.stop();

// Pixi's own programs would take places in a texture of 4096 pixels as floats with ten bits, where
// a graphics chip has such: glyphs would be cut and blurred.
GlProgram.defaultOptions.preferredFragmentPrecision = 'highp';

/** What fingers on a board that is part of a page do with the page. */
const PAGE_GESTURES = 'pan-y pinch-zoom';

/** A board that is shown on a page. */
export interface MountedBoard {
  /** Disconnect from the page. Does not destroy application or view. */
  destroy(): void;
}

/** Who uses what a player does with a board. */
export interface BoardListeners {
  readonly onInput: (input: BoardInput) => void;
  /** Where a mouse or pen is over the board. */
  readonly onHover?: ((hover: Hover) => void) | undefined;
  /** The board is drawn, and will answer a press at once. */
  readonly onReady?: (() => void) | undefined;
  /** A finger rested on a cell. True if that is not to paint the other color. */
  readonly onHold?: ((cell: Cell) => boolean) | undefined;
  /** See `PointerTarget`. */
  readonly grip?: PointerTarget['grip'];
  readonly onWheel?: PointerTarget['onWheel'];
  /** The board stays where it is: wheel, pinches and vertical swipes are left to the page. */
  readonly isPartOfPage?: boolean | undefined;
}

/**
 * Connect a board to the window: its size and pixel ratio, the frame clock, pointers, fonts, and
 * the graphics card coming back after it was lost. `frame` is the element that pointers act on; the
 * canvas takes its size and a little more.
 */
export function mountBoard(
  app: Application,
  view: BoardView,
  frame: HTMLElement,
  listeners: BoardListeners,
): MountedBoard {
  const host = new PageHost(app);
  frame.style.touchAction = listeners.isPartOfPage === true ? PAGE_GESTURES : 'none';
  app.canvas.style.pointerEvents = 'none'; // it is larger than the frame
  const pointer = new BoardPointer(frame, pointerTarget(view, frame, listeners));
  const unsubscribe = view.cameraController.subscribe((_, cause) => pointer.boardMoved(cause));
  const measure = () => resize(app, view, frame);
  const observer = new ResizeObserver(measure);
  observer.observe(frame);
  const abort = new AbortController();
  subscribeToRatio(measure, abort.signal);
  subscribeToFonts(() => view.redrawGlyphs(), abort.signal);
  const rehearsal = new Rehearsal(app, view, listeners.onReady);
  const restore = () => {
    view.redrawGlyphs();
    rehearsal.begin();
  };
  app.canvas.addEventListener('webglcontextrestored', restore, { signal: abort.signal });
  measure();
  view.attach(host);
  rehearsal.begin();
  subscribeToVisibility((isHidden) => (view.isHidden = isHidden), abort.signal);
  return {
    destroy() {
      abort.abort();
      rehearsal.end();
      observer.disconnect();
      unsubscribe();
      pointer.destroy();
      host.cancelFrame();
    },
  };
}

/** A board in a frame, as pointers on that frame act on it. */
export function pointerTarget(
  view: BoardView,
  frame: HTMLElement,
  { onInput, onHover, onHold, grip, onWheel, isPartOfPage = false }: BoardListeners,
): PointerTarget {
  const camera = view.cameraController;
  return {
    board: {
      get width() {
        return view.view?.board.width ?? 0;
      },
      get height() {
        return view.view?.board.height ?? 0;
      },
      get ghosts() {
        const model = view.view;
        return model?.settings.showGhosts === true ? createGhosts(model.board) : undefined;
      },
      pointAt({ x, y }) {
        const { left, top } = frame.getBoundingClientRect();
        return camera.pointAt({ x: x - left, y: y - top });
      },
    },
    ...(!isPartOfPage && { camera: cameraTarget(view) }),
    onInput,
    onHover,
    onHold,
    grip,
    onWheel,
    onHoverCell: (cell) => view.hoverCell(cell),
  };
}

function cameraTarget(view: BoardView): NonNullable<PointerTarget['camera']> {
  const camera = view.cameraController;
  return {
    panBy: (dx, dy) => camera.panBy(dx, dy),
    pinch: (pinch) => camera.pinch(pinch),
    release: (speed) => view.release(speed),
    autoScroll: (speed) => camera.autoScroll(speed),
    zoomBy: (steps, at) => camera.zoomBy(steps, at),
    fit: () => camera.glideToFit(),
    toggleZoom: (at) => camera.toggleZoom(at),
  };
}

/** The browser's frame clock. */
class PageHost implements BoardHost {
  readonly #app: Application;
  #request: number | null = null;

  constructor(app: Application) {
    this.#app = app;
  }

  now(): number {
    return performance.now();
  }

  requestFrame(draw: () => void): void {
    this.#request ??= requestAnimationFrame(() => {
      this.#request = null;
      draw();
    });
  }

  cancelFrame(): void {
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#request = null;
  }

  showBeyond(isShown: boolean, bleedPx: number): void {
    this.#app.canvas.style.clipPath = isShown ? '' : `inset(${String(bleedPx)}px)`;
  }

  render(parts: readonly Part[] | 'all'): void {
    const gl = this.#app.canvas.getContext('webgl2');
    // Pixi would try to compile, and complain. All is drawn again when the card is back.
    if (gl?.isContextLost() === true) return;
    if (parts === 'all' || gl === null) {
      this.#app.render();
      return;
    }
    gl.enable(gl.SCISSOR_TEST);
    for (const { x, y, width, height } of parts) {
      gl.scissor(x, gl.drawingBufferHeight - y - height, width, height);
      this.#app.render();
    }
    gl.disable(gl.SCISSOR_TEST);
  }
}

/** Room around the frame for glow and shadow, where the page has it. */
const BLEED_PX = 24;

/** Give the canvas the size of its frame and some room, all in whole device pixels. */
function resize(app: Application, view: BoardView, frame: HTMLElement): void {
  const ratio = window.devicePixelRatio;
  const { left, top, right, width, height } = frame.getBoundingClientRect();
  const room = Math.min(BLEED_PX, left, window.innerWidth - right);
  const bleed = Math.max(0, Math.floor(room * ratio));
  const columns = Math.floor(width * ratio) + 2 * bleed;
  const rows = Math.floor(height * ratio) + 2 * bleed;
  if (columns <= 2 * bleed || rows <= 2 * bleed) return;
  const { renderer, canvas } = app;
  const isSame =
    renderer.resolution === ratio && canvas.width === columns && canvas.height === rows;
  if (!isSame) renderer.resize(columns / ratio, rows / ratio, ratio);
  canvas.style.position = 'absolute';
  canvas.style.left = `${String((Math.ceil(left * ratio) - bleed) / ratio - left)}px`;
  canvas.style.top = `${String((Math.ceil(top * ratio) - bleed) / ratio - top)}px`;
  const viewport = {
    width: (columns - 2 * bleed) / ratio,
    height: (rows - 2 * bleed) / ratio,
    ratio,
  };
  view.resize(viewport, bleed / ratio);
  if (!isSame) view.drawNow();
}

/** Load the board's font; call `onLoad` when it or others arrive. */
function subscribeToFonts(onLoad: () => void, signal: AbortSignal): void {
  document.fonts.addEventListener('loadingdone', onLoad, { signal });
  for (const style of ['480', 'italic 480'])
    document.fonts.load(`${style} 32px ${BOARD_FONT}`).catch(() => {
      // Offline without the font: the fallback of the same line is drawn.
    });
}
