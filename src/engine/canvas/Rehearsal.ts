import type { Application } from 'pixi.js';
import type { BoardView } from './BoardView.ts';
import { graphicsDone, idle, nextFrame } from './waiting.ts';

/**
 * Once the next picture is drawn, has everything compiled that later ones are drawn with. In steps
 * that wait for the graphics card: a program is asked after at once, and that blocks the page for
 * as long as the card is busy.
 */
export class Rehearsal {
  readonly #gl: WebGL2RenderingContext | null;
  readonly #view: BoardView;
  readonly #onDone: (() => void) | undefined;
  #run = new AbortController();

  /** `onDone` is called whenever a run is through. */
  constructor({ canvas }: Application, view: BoardView, onDone: (() => void) | undefined) {
    this.#gl = canvas.getContext('webgl2');
    this.#view = view;
    this.#onDone = onDone;
  }

  /** Begin; once more where the card came back, in place of what was under way. */
  begin(): void {
    this.end();
    this.#run = new AbortController();
    void this.#go(this.#run.signal);
  }

  end(): void {
    this.#run.abort();
  }

  async #go(signal: AbortSignal): Promise<void> {
    await nextFrame();
    await this.#drawn();
    for (const draw of this.#view.rehearsals) {
      await idle();
      if (this.#isOver(signal)) return;
      draw();
      await this.#drawn();
    }
    if (!this.#isOver(signal)) this.#onDone?.();
  }

  /** Without a card nothing can be compiled; when it comes back, all begins anew. */
  #isOver(signal: AbortSignal): boolean {
    return signal.aborted || this.#gl?.isContextLost() === true;
  }

  async #drawn(): Promise<void> {
    if (this.#gl) await graphicsDone(this.#gl);
  }
}
