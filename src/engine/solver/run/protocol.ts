import type { SolveProgress } from './SolveEvent.ts';

/** Said when no solver knows all clues of a grid. */
export const NO_SOLVER = 'No solver supports the given grid';

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

/** The reply to whoever waits for a solver that cannot go on. */
export function failedReply(message: string): Extract<SolveReply, { type: 'failed' }> {
  return { type: 'failed', message: `Error while solving!\n${message}` };
}
