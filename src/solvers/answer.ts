import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import {
  failedReply,
  NO_SOLVER,
  type SolveReply,
  type SolveRequest,
} from '#engine/solving/protocol.ts';
import { canSolve, findChoice, type ChoiceId, type SolverChoice } from './choices.ts';
import { loadSolver, type Solve } from './loadSolver.ts';

/** Minimum time between two progress replies. */
const PROGRESS_MS = 100;

/** The replies to a request; the caller may stop after each. `now` is a clock in milliseconds. */
export async function* streamReplies(
  request: SolveRequest,
  now: () => number,
): AsyncGenerator<SolveReply, void> {
  try {
    yield* search(request, now);
  } catch (error) {
    yield failedReply(error instanceof Error ? error.message : String(error));
  }
}

/** Replaces a solver that cannot be loaded: it needs no package, and supports most clues. */
const SUBSTITUTE: ChoiceId = 'universal';

/** The solver of a choice; null if it cannot be loaded: the first use needs the network. */
async function loadedSolver({ id }: SolverChoice): Promise<Solve | null> {
  try {
    return await loadSolver(id);
  } catch (error) {
    if (id === SUBSTITUTE) throw error;
    return null;
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
  const choice = findChoice(id);
  if (!choice || !canSolve(choice, grid.value)) {
    yield failedReply(NO_SOLVER);
    return;
  }
  const loaded = await loadedSolver(choice);
  const solve = loaded ?? (await loadSolver(SUBSTITUTE));
  if (loaded === null) yield { type: 'substitute' };
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
