import type { Judgement } from '#engine/clues/judgement.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { NOT_CHECKED } from './notChecked.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { spawnValidate, type RemoteJudge } from '#workers/spawnValidate.ts';

/** Shortest time between two requests: the first goes at once, the last is never lost. */
const PAUSE_MS = 300;

/** Judges grids beside the page, at most one request in 300 ms, and tells only about the newest. */
export interface WorkerJudge {
  readonly request: (grid: Grid, solution: Grid | null) => void;
  /** Ends the worker; a later request starts another. */
  readonly stop: () => void;
}

/**
 * A judge whose answers arrive through `onJudged`. A worker that fails says so once; the board
 * stays playable, and the next request tries again.
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
