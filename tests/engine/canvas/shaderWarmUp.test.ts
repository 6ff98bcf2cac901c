// @vitest-environment happy-dom
import type { Application } from 'pixi.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BoardView } from '#engine/canvas/BoardView.ts';
import { ShaderWarmUp } from '#engine/canvas/ShaderWarmUp.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

/** A graphics context that may be lost and restored: its fences are those of one life. */
class Context {
  readonly SIGNALED = 1;
  readonly complaints: string[] = [];
  isBusy = true;
  isLost = false;
  #life = 0;

  fenceSync = () => (this.isLost ? null : { life: this.#life });
  flush = () => undefined;
  isContextLost = () => this.isLost;

  getSyncParameter = (fence: { life: number }) => {
    this.#check(fence);
    return this.isBusy ? 0 : this.SIGNALED;
  };

  deleteSync = (fence: { life: number }) => this.#check(fence);

  restore(): void {
    this.isLost = false;
    this.#life += 1;
  }

  #check({ life }: { life: number }): void {
    if (!this.isLost && life !== this.#life) this.complaints.push('a fence of another life');
  }
}

function warmUpOn(context: Context) {
  const compiled: string[] = [];
  // Of the application and the view, a warm-up uses only these.
  const app = { canvas: { getContext: () => context } } as unknown as Application;
  const view = { warmUps: [() => compiled.push('layer')] } as unknown as BoardView;
  const onDrawn = vi.fn();
  return { warmUp: new ShaderWarmUp(app, view, onDrawn), compiled, onDrawn };
}

it('reports the first frame once it is drawn, and compiles the rest when the card is idle', async () => {
  const context = new Context();
  const { warmUp, compiled, onDrawn } = warmUpOn(context);
  warmUp.start();
  await vi.advanceTimersByTimeAsync(500);
  expect(onDrawn).not.toHaveBeenCalled();

  context.isBusy = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(onDrawn).toHaveBeenCalledOnce();
  expect(compiled).toEqual(['layer']);
});

it('begins anew after a restored context, with fences of its own', async () => {
  const context = new Context();
  const { warmUp, compiled, onDrawn } = warmUpOn(context);
  warmUp.start();
  await vi.advanceTimersByTimeAsync(500);
  context.isLost = true;
  context.restore(); // before the next look at the fence
  warmUp.start();
  context.isBusy = false;
  await vi.advanceTimersByTimeAsync(1000);

  expect(context.complaints).toEqual([]);
  expect(onDrawn).toHaveBeenCalledOnce();
  expect(compiled).toEqual(['layer']);
});
