import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import {
  failedReply,
  NO_SOLVER,
  type SolveReply,
  type SolveRequest,
} from '#engine/solver/run/protocol.ts';
import { canSolve, choiceOf } from './choices.ts';
import { loadSolver } from './loadSolver.ts';

/** Shortest time between two progress replies. */
const PROGRESS_MS = 100;

/** The replies to a request; the caller may stop after each. `now` is a clock in milliseconds. */
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
  if (!choice || !canSolve(choice, grid.value)) {
    yield failedReply(NO_SOLVER);
    return;
  }
  const solve = await loadSolver(choice.id);
  let found = 0;
  let lastProgressMs = now();
  for await (const event of solve(grid.value)) {
    if (event.type === 'solution') {
      yield { type: 'solution', grid: writeGridText(event.grid) };
      found += 1;
      if (found >= most) {
        yield { type: 'enough' };
        return;
      }
    } else if (now() - lastProgressMs >= PROGRESS_MS) {
      lastProgressMs = now();
      yield event;
    }
  }
  yield { type: 'none' };
}
