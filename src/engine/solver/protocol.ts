import { parseGridText, writeGridText } from '../codec/gridText.ts';
import { isSolverId, NO_SOLVER, solverOf } from './pick.ts';
import type { SolveProgress } from './SolveEvent.ts';

/** What a solver is asked. Texts, since it runs elsewhere. */
export interface SolveRequest {
  readonly grid: string;
  readonly solver: string;
  /** Solutions to be told at most. */
  readonly most: number;
}

/** What comes back, in this order: any number of progress and solutions, then `none`, `enough` or `failed`. */
export type SolveReply =
  | { readonly type: 'progress'; readonly progress: SolveProgress }
  | { readonly type: 'solution'; readonly grid: string }
  /** There is no further solution. */
  | { readonly type: 'none' }
  /** As many as asked for were told; there may be more. */
  | { readonly type: 'enough' }
  | { readonly type: 'failed'; readonly message: string };

/** Milliseconds between two tellings of progress. */
const PROGRESS_MS = 100;

function failed(message: string): SolveReply {
  return { type: 'failed', message: `Error while solving!\n${message}` };
}

/** Answer a request. Whoever asks decides after each reply whether to go on; `now` tells the time in milliseconds. */
export function* answer(request: SolveRequest, now: () => number): Generator<SolveReply, void> {
  try {
    yield* search(request, now);
  } catch (error) {
    yield failed(error instanceof Error ? error.message : String(error));
  }
}

function* search(
  { grid: text, solver: id, most }: SolveRequest,
  now: () => number,
): Generator<SolveReply, void> {
  const grid = parseGridText(text);
  if (!grid.ok) {
    yield failed(grid.error.message);
    return;
  }
  const solver = isSolverId(id) ? solverOf(id) : undefined;
  if (!solver?.supports(grid.value)) {
    yield failed(NO_SOLVER);
    return;
  }
  let found = 0;
  let toldAt = now();
  for (const event of solver.solve(grid.value)) {
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
