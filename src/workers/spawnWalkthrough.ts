import type { WalkEnd, WalkStep } from '#engine/explain/walkthrough.ts';
import type { WalkNews } from './explainer.ts';
import { startExplainer } from './startExplainer.ts';

/** What hears of a walkthrough. */
export interface WalkListener {
  readonly onStep: (step: WalkStep) => void;
  readonly onEnd: (end: WalkEnd) => void;
  readonly onFailed: () => void;
}

/** Tells what comes next in the walkthrough of one puzzle. */
export interface WalkWorker {
  readonly next: () => Promise<WalkNews>;
  readonly terminate: () => void;
}

/**
 * How a player would solve a puzzle, step by step as they are found, in a worker of its own. The
 * function returned ends it, even in the middle of a step; nothing is told after that.
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
  return { next: () => ask<WalkNews>((remote) => remote.walk()), terminate };
}
