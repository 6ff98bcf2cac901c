import type { Application } from 'pixi.js';
import type { BoardView } from './BoardView.ts';

/** Longest wait for an idle browser, and for the graphics card to finish its commands. */
const MAX_BUSY_MS = 500;
const MAX_DRAWING_MS = 5000;
/** First and longest pause between two looks at the graphics card. */
const LOOK_MS = { first: 8, longest: 100 } as const;

/**
 * Reports the first frame of a board once the graphics card has drawn it. Afterwards it compiles
 * all shader programs of the board while the browser is idle, one layer at a time, so that hardly a
 * later frame has to compile one. It waits for the graphics card between the steps: the status of
 * a program is queried at once after its compilation, and the query blocks the page while the card
 * is busy.
 */
export class ShaderWarmUp {
  readonly #gl: WebGL2RenderingContext | null;
  readonly #view: BoardView;
  readonly #onDrawn: () => void;
  #run = new AbortController();

  /** `onDrawn` is called when the first frame of each run is drawn. */
  constructor({ canvas }: Application, view: BoardView, onDrawn: () => void) {
    this.#gl = canvas.getContext('webgl2');
    this.#view = view;
    this.#onDrawn = onDrawn;
  }

  /** Start a run, also after a restored context. Ends the run in progress. */
  start(): void {
    this.end();
    this.#run = new AbortController();
    void this.#compileAll(this.#run.signal);
  }

  end(): void {
    this.#run.abort();
  }

  async #compileAll(signal: AbortSignal): Promise<void> {
    await nextFrame();
    await this.#waitForGraphics(signal);
    if (this.#isOver(signal)) return;
    this.#onDrawn();
    for (const warmUp of this.#view.warmUps) {
      await idle();
      if (this.#isOver(signal)) return;
      warmUp();
      await this.#waitForGraphics(signal);
    }
  }

  /** Nothing can be compiled while the context is lost. Once it is restored, a new run starts. */
  #isOver(signal: AbortSignal): boolean {
    return signal.aborted || this.#gl?.isContextLost() === true;
  }

  async #waitForGraphics(signal: AbortSignal): Promise<void> {
    if (this.#gl) await graphicsDone(this.#gl, () => this.#isOver(signal));
  }
}

/** Resolves in the next frame, after all callbacks requested for that frame before. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Resolves when the browser is idle; in browsers without idle callbacks, in a later task. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Some browsers lack it, although the types declare it.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: MAX_BUSY_MS });
    else setTimeout(resolve);
  });
}

/**
 * Resolves when the graphics card has executed all commands so far, or when the run is over: a
 * context that was lost and restored meanwhile does not know its earlier fences.
 */
async function graphicsDone(gl: WebGL2RenderingContext, isOver: () => boolean): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (fence === null) return;
  gl.flush();
  const untilMs = performance.now() + MAX_DRAWING_MS;
  let pauseMs: number = LOOK_MS.first;
  do {
    // Browsers update the status of a fence only between tasks. Not in a frame: the page would
    // draw one for each look.
    await pause(pauseMs);
    if (isOver()) return;
    pauseMs = Math.min(1.5 * pauseMs, LOOK_MS.longest);
  } while (
    gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED &&
    performance.now() < untilMs
  );
  gl.deleteSync(fence);
}
