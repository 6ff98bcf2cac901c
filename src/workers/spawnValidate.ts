import { releaseProxy, wrap } from 'comlink';
import type { Judgement } from '#engine/clues/judgement.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { latestOnly, type Expert } from './latestOnly.ts';
import type { Validator } from './validate.worker.ts';

/** A board to judge, and the author's solution if it is loaded. */
interface Question {
  readonly grid: Grid;
  readonly solution: Grid | null;
}

function hire(): Expert<Question, Judgement> {
  const worker = new Worker(new URL('./validate.worker.ts', import.meta.url), { type: 'module' });
  const validator = wrap<Validator>(worker);
  return {
    ask: ({ grid, solution }) =>
      validator.judge(writeGridText(grid), solution && writeGridText(solution)),
    terminate() {
      validator[releaseProxy]();
      worker.terminate();
    },
  };
}

/** Judges large boards in a worker. The newest request wins: the others are answered null. */
export interface RemoteJudge {
  readonly judge: (grid: Grid, solution: Grid | null) => Promise<Judgement | null>;
  /** Ends the worker. */
  readonly stop: () => void;
}

/** A judge in a worker of its own, started with the first request. Whoever spawns it stops it. */
export function spawnValidate(): RemoteJudge {
  const { ask, stop } = latestOnly(hire);
  return { judge: (grid, solution) => ask({ grid, solution }), stop };
}
