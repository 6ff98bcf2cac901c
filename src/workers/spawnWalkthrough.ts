import type { WalkEnd, WalkStep } from '#engine/explain/walkthrough.ts';
import type { WalkUpdate } from './explainer.ts';
import { startExplainer } from './startExplainer.ts';

/** The callbacks of a walkthrough. */
export interface WalkListener {
  readonly onStep: (step: WalkStep) => void;
  readonly onEnd: (end: WalkEnd) => void;
  readonly onFailed: () => void;
}

/** A worker that computes the walkthrough of one puzzle. */
export interface WalkWorker {
  readonly next: () => Promise<WalkUpdate>;
  readonly terminate: () => void;
}

/**
 * Computes a player's solution path step by step in its own worker. The function returned stops it,
 * even during a step; no further callback is called.
 *
 * @param puzzle grid text
 */
export function spawnWalkthrough(
  puzzle: string,
  { onStep, onEnd, onFailed }: WalkListener,
  start: (puzzle: string) => WalkWorker = startWorker,
): () => void {
  const worker = start(puzzle);
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    worker.terminate();
  };
  const goOn = async () => {
    for (;;) {
      const news = await worker.next();
      if (isStopped) return;
      if ('end' in news) {
        stop();
        onEnd(news.end);
        return;
      }
      onStep(news.step);
    }
  };
  goOn().catch(() => {
    if (isStopped) return;
    stop();
    onFailed();
  });
  return stop;
}

function startWorker(puzzle: string): WalkWorker {
  const { ask, terminate } = startExplainer(puzzle);
  return { next: () => ask<WalkUpdate>((remote) => remote.walk()), terminate };
}
