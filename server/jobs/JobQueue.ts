import type { Tx } from '../db/database.ts';

/** Payloads of all jobs that are caused by a call. A job may run twice: each is idempotent. */
export interface JobData {
  /** Notify the followers of a collection of a puzzle that was added to it. */
  readonly notifyFollowers: { readonly collectionId: string; readonly puzzleId: string };
  /** Fetch the picture of an account from its sign-in provider. */
  readonly fetchAvatar: { readonly userId: string; readonly url: string };
  /** Verify a puzzle that was published or changed with the solver. */
  readonly verifyPuzzle: { readonly puzzleId: string };
  /** Compute the difficulty of a puzzle with one solution. */
  readonly ratePuzzle: { readonly puzzleId: string };
  /** Publish the puzzle of the day, and make the missing ones of the days ahead. */
  readonly makeDailies: Record<string, never>;
  /** Publish the puzzles of the pack, if the site has no puzzles. */
  readonly publishStarterPuzzles: Readonly<Record<string, never>>;
}

export type JobName = keyof JobData;

/** Enqueues jobs in the transaction of their cause: both are committed, or neither. */
export interface JobQueue {
  enqueue<Name extends JobName>(this: void, tx: Tx, name: Name, data: JobData[Name]): Promise<void>;
}
