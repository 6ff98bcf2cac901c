import { wrap } from 'comlink';
import type { Judgement } from '#engine/clues/verdict.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { latestOnly, type RequestWorker } from './latestOnly.ts';
import type { Validator } from './validate.worker.ts';
import { endOf } from './endOf.ts';

/** A board to judge, and the author's solution if it is loaded. */
interface JudgeRequest {
  readonly grid: Grid;
  readonly solution: Grid | null;
}

function spawnWorker(): RequestWorker<JudgeRequest, Judgement> {
  const worker = new Worker(new URL('./validate.worker.ts', import.meta.url), { type: 'module' });
  const validator = wrap<Validator>(worker);
  return {
    send: ({ grid, solution }) =>
      validator.judge(writeGridText(grid), solution && writeGridText(solution)),
    terminate: endOf(worker, validator),
  };
}

/** Judges boards in a worker. Only the latest request gets a judgement, older ones get null. */
export interface RemoteJudge {
  readonly judge: (grid: Grid, solution: Grid | null) => Promise<Judgement | null>;
  /** Terminates the worker. */
  readonly stop: () => void;
}

/** A judge in a worker that is spawned with the first request. The caller has to stop it. */
export function spawnValidate(): RemoteJudge {
  const { send, stop } = latestOnly(spawnWorker);
  return { judge: (grid, solution) => send({ grid, solution }), stop };
}
