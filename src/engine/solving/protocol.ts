import { message, type Text } from '#texts/message.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { SearchStatistics } from '#engine/solver/sat/Search.ts';

/** The progress of a search. */
export interface SolveProgress extends Readonly<SearchStatistics> {
  /** Number of cells whose color is proved. */
  readonly fixed: number;
}

/** An event that a solver yields while it runs. */
export type SolveEvent =
  | { readonly type: 'solution'; readonly grid: Grid }
  | { readonly type: 'progress'; readonly progress: SolveProgress };

/** A run of a solver. It ends when there are no more solutions. */
export type SolveEvents = Generator<SolveEvent, void>;

/** The message if the solver does not support the grid. */
export const NO_SOLVER = message('solver.notSupported');

/** A request to a solver. The grid is a text, since the solver may run in a worker. */
export interface SolveRequest {
  readonly grid: string;
  readonly solver: string;
  /** Number of solutions after which to stop. */
  readonly most: number;
}

/**
 * A reply to a request. The sequence is any number of `progress` and `solution`, then one of
 * `none`, `enough` and `failed`.
 */
export type SolveReply =
  /** The first reply if the requested solver could not be loaded and another one replies. */
  | { readonly type: 'substitute' }
  | { readonly type: 'progress'; readonly progress: SolveProgress }
  | { readonly type: 'solution'; readonly grid: string }
  /** There is no further solution. */
  | { readonly type: 'none' }
  /** As many solutions as requested were found; there may be more. */
  | { readonly type: 'enough' }
  | { readonly type: 'failed'; readonly message: Text };

/** The reply of a solver that cannot continue. */
export function failedReply(reason: Text): Extract<SolveReply, { type: 'failed' }> {
  return { type: 'failed', message: message('solver.failed', { reason }) };
}
