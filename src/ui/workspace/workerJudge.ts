import type { Judgement } from '#engine/clues/verdict.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { NOT_CHECKED } from './notChecked.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { spawnValidate, type RemoteJudge } from '#workers/spawnValidate.ts';

/** Throttle interval: the first request is sent at once, and the last one is always sent. */
const PAUSE_MS = 300;

/**
 * Judges grids in a worker, with at most one request in 300 ms. Only the newest result is reported.
 */
export interface WorkerJudge {
  readonly request: (grid: Grid, solution: Grid | null) => void;
  /** Stop the worker; a later request starts a new one. */
  readonly stop: () => void;
}

/**
 * Create a judge that reports through `onJudged`. A failure of the worker is reported once; the
 * board stays playable, and the next request starts a new worker.
 */
export function workerJudge(
  onJudged: (grid: Grid, judgement: Judgement) => void,
  spawn: () => RemoteJudge = spawnValidate,
): WorkerJudge {
  let remote: RemoteJudge | null = null;
  let pause: ReturnType<typeof setTimeout> | null = null;
  let waiting: { readonly grid: Grid; readonly solution: Grid | null } | null = null;

  const ask = (grid: Grid, solution: Grid | null) => {
    remote ??= spawn();
    remote.judge(grid, solution).then(
      (judgement) => {
        if (judgement) onJudged(grid, judgement);
      },
      () => {
        notify({ kind: 'error', message: NOT_CHECKED });
      },
    );
    pause = setTimeout(() => {
      pause = null;
      const next = waiting;
      waiting = null;
      if (next) ask(next.grid, next.solution);
    }, PAUSE_MS);
  };

  return {
    request(grid, solution) {
      if (pause === null) ask(grid, solution);
      else waiting = { grid, solution };
    },
    stop() {
      if (pause !== null) clearTimeout(pause);
      pause = null;
      waiting = null;
      remote?.stop();
      remote = null;
    },
  };
}
