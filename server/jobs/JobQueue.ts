import type { Tx } from '../db/Db.ts';

/** Every job that something causes, and what it is told. Jobs may run twice: each is idempotent. */
export interface JobData {
  /** Tell the followers of a collection about a puzzle that came to it. */
  readonly notifyFollowers: { readonly collectionId: string; readonly puzzleId: string };
  /** Fetch the picture of an account from where it signed in. */
  readonly fetchAvatar: { readonly userId: string; readonly url: string };
  /** Have the solver look at a puzzle that was published or changed. */
  readonly verifyPuzzle: { readonly puzzleId: string };
  /** Compute how hard a puzzle is that has one solution. */
  readonly ratePuzzle: { readonly puzzleId: string };
}

export type JobName = keyof JobData;

/** Takes jobs for later, in the transaction of their cause: both are kept, or neither. */
export interface JobQueue {
  enqueue<Name extends JobName>(this: void, tx: Tx, name: Name, data: JobData[Name]): Promise<void>;
}
