import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import {
  failedReply,
  NO_SOLVER,
  type SolveReply,
  type SolveRequest,
} from '#engine/solver/run/protocol.ts';
import { choiceOf } from './choices.ts';
import { loadSolver } from './loadSolver.ts';

/** Milliseconds between two tellings of progress. */
const PROGRESS_MS = 100;

/** Answer a request. Whoever asks decides after each reply whether to go on; `now` tells the time in milliseconds. */
export async function* answer(
  request: SolveRequest,
  now: () => number,
): AsyncGenerator<SolveReply, void> {
  try {
    yield* search(request, now);
  } catch (error) {
    yield failedReply(error instanceof Error ? error.message : String(error));
  }
}

async function* search(
  { grid: text, solver: id, most }: SolveRequest,
  now: () => number,
): AsyncGenerator<SolveReply, void> {
  const grid = parseGridText(text);
  if (!grid.ok) {
    yield failedReply(grid.error.message);
    return;
  }
  const choice = choiceOf(id);
  if (!choice || !(choice.supports(grid.value) || choice.canReduce?.(grid.value))) {
    yield failedReply(NO_SOLVER);
    return;
  }
  const solve = await loadSolver(choice.id);
  let found = 0;
  let toldAt = now();
  for await (const event of solve(grid.value)) {
    if (event.type === 'solution') {
      yield { type: 'solution', grid: writeGridText(event.grid) };
      found += 1;
      if (found >= most) {
        yield { type: 'enough' };
        return;
      }
    } else if (now() - toldAt >= PROGRESS_MS) {
      toldAt = now();
      yield event;
    }
  }
  yield { type: 'none' };
}
