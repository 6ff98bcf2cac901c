import { GlProgram, Ticker, type Application } from 'pixi.js';
import type { BoardOptions, PointerTarget } from './BoardOptions.ts';
import { BoardPointer } from './BoardPointer.ts';
import type { BoardHost, BoardView, Part } from './BoardView.ts';
import { ShaderWarmUp } from './ShaderWarmUp.ts';
import { createGhosts } from '../picture/lattice.ts';
import { BOARD_FONT } from '../picture/palette.ts';
import { watchContext } from './watchContext.ts';
import { subscribeToRatio } from './subscribeToRatio.ts';

// Pixi's ticker would request every frame for garbage collection, which is not needed: the board
// destroys its own resources.
Ticker.system.autoStart = false;
Ticker.system.stop();

// On some graphics chips Pixi's programs would address a texture of 4096 pixels with floats of ten
// bits: glyphs would be cut and blurred.
GlProgram.defaultOptions.preferredFragmentPrecision = 'highp';

/** Touch actions on an inline board that the browser handles. */
const PAGE_GESTURES = 'pan-y pinch-zoom';

/** A board that is shown on a page. */
export interface MountedBoard {
  /** Disconnect from the page. Does not destroy application or view. */
  destroy(): void;
}

/**
 * Connect a board to the window: its size and pixel ratio, the frame clock, pointers, fonts, the
 * visibility of the page, and restored graphics contexts. `frame` is the element that pointers act
 * on; the canvas takes its size and a little more. `options` returns the latest options.
 */
export function mountBoard(
  app: Application,
  view: BoardView,
  frame: HTMLElement,
  options: () => BoardOptions,
): MountedBoard {
  const host = new PageHost(app);
  frame.style.touchAction = options().isInline === true ? PAGE_GESTURES : 'none';
  app.canvas.style.pointerEvents = 'none'; // it is larger than the frame
  const pointer = new BoardPointer(frame, pointerTarget(view, frame, options));
  const unsubscribe = view.cameraController.subscribe((camera, cause) => {
    pointer.boardMoved(cause);
    options().events.onCamera?.(camera);
  });
  const measure = () => resize(app, view, frame);
  const observer = new ResizeObserver(measure);
  observer.observe(frame);
  const abort = new AbortController();
  subscribeToRatio(measure, abort.signal);
  subscribeToFonts(() => view.redrawGlyphs(), abort.signal);
  const warmUp = new ShaderWarmUp(app, view, () => options().events.onReady?.());
  const contextEvents = {
    onAway() {
      view.cameraController.glideToFit(); // as the still board
      options().events.onLost?.();
    },
    onRestored() {
      view.redrawGlyphs();
      warmUp.start();
    },
  };
  watchContext(app.canvas, contextEvents, abort.signal);
  measure();
  view.attach(host);
  warmUp.start();
  subscribeToVisibility((isHidden) => (view.isHidden = isHidden), abort.signal);
  return {
    destroy() {
      abort.abort();
      warmUp.end();
      observer.disconnect();
      unsubscribe();
      pointer.destroy();
      host.cancelFrame();
    },
  };
}

/** The pointer target of a board in a frame. */
export function pointerTarget(
  view: BoardView,
  frame: HTMLElement,
  options: () => BoardOptions,
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
    ...(options().isInline !== true && { camera: cameraTarget(view) }),
    options,
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

/** Frame clock and renderer of the browser. */
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
    // Pixi would log compile errors. The whole board is drawn again after the context is restored.
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

/** Widest margin around the frame for glow and shadow; smaller near the edges of the page. */
const BLEED_PX = 24;

/** Size the canvas as its frame plus a margin, both in whole device pixels. */
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

/** Call `onChange` with whether the page is hidden, now and at every change. */
export function subscribeToVisibility(
  onChange: (isHidden: boolean) => void,
  signal: AbortSignal,
): void {
  const emit = () => {
    onChange(document.visibilityState === 'hidden');
  };
  document.addEventListener('visibilitychange', emit, { signal });
  emit();
}

/**
 * Load the board's font; call `onLoad` after each font that the page loads. The page may learn of
 * its fonts later than the board is mounted: after the first of them the board's font is known.
 */
function subscribeToFonts(onLoad: () => void, signal: AbortSignal): void {
  const load = () => {
    for (const style of ['480', 'italic 480'])
      document.fonts.load(`${style} 32px ${BOARD_FONT}`).catch(() => {
        // Offline without the font, the fallback font of the style is drawn.
      });
  };
  const onDone = () => {
    onLoad();
    load();
  };
  document.fonts.addEventListener('loadingdone', onDone, { signal });
  load();
}
