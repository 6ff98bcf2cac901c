import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Created, Id, resource, Time } from './shapes.ts';

/** Length limit of the compressed colors of an unfinished solve, in ASCII characters. */
const MAX_PROGRESS = 8192;

/** A larger count of hints than a puzzle has cells is an error. */
const MAX_HINTS = 10_000;

const puzzle = z.object({ puzzleId: Id });

const Progress = z.object({
  /** Compressed colors of the tiles, as the client wrote them: only clients read them. */
  colors: z.string(),
  /** Increases with each save: the base of the next one. */
  updatedAt: Time,
});

/** Solve of a puzzle: one per account and puzzle. */
const Completion = z.object({
  ...resource,
  puzzle: Id,
  user: Id,
  msTimeUsed: z.int(),
  solvedAt: z.nullable(Time),
  ratedDifficulty: z.nullable(z.int().check(z.minimum(1), z.maximum(10))),
  progress: z.nullable(Progress),
  /**
   * The share, 0 to 1, of the counted solves of the puzzle without hints that took longer; this
   * solve is one of them. Null if it is not counted, or if there are fewer than 20.
   */
  fasterThan: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
});
export type Completion = z.infer<typeof Completion>;

/** Record the start of a solve. Idempotent; returns its state. */
export const beginSolve = endpoint({
  method: 'POST',
  path: '/completion/:puzzleId/begin',
  caller: 'user',
  rate: 'writes',
  params: puzzle,
  response: Completion,
  errors: ['not_found'],
});

/**
 * Add the time since the previous report. Limited to the time that has passed, with some slack for
 * the network; ignored after the solve. May be the first call. Time that was spent unseen, before
 * the account signed in, is added in full, and the solve is not counted.
 */
export const reportSolving = endpoint({
  method: 'POST',
  path: '/completion/:puzzleId/solving',
  caller: 'user',
  rate: 'solving',
  params: puzzle,
  body: z.strictObject({
    msTimeElapsed: z.int().check(z.minimum(0)),
    /** True for time before the account signed in. */
    isUnseen: z.optional(z.boolean()),
  }),
  response: Completion,
  errors: ['not_found'],
});

/**
 * Record that a puzzle is solved; only the first call counts. Solves that are faster than humanly
 * possible, and those of the caller's own puzzles, are stored but not counted; a solve without a
 * start took no time. Visitors get null: their solves are not stored.
 */
export const completeSolve = endpoint({
  method: 'POST',
  path: '/completion/:puzzleId/complete',
  caller: 'anyone',
  rate: 'writes',
  params: puzzle,
  body: z.optional(
    z.strictObject({
      /** Number of hints used. Solves with hints are excluded from times and ratings. */
      hints: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_HINTS))),
    }),
  ),
  response: z.nullable(Completion),
  errors: ['not_found'],
});

/** Rate the difficulty of a solved puzzle of another author, 1 to 10; 0 removes the rating. */
export const ratePuzzle = endpoint({
  method: 'PUT',
  path: '/completion/:puzzleId/rate',
  caller: 'user',
  rate: 'writes',
  restriction: 'ratings',
  params: puzzle,
  body: z.strictObject({ rating: z.int().check(z.minimum(0), z.maximum(10)) }),
  response: Created,
  errors: ['not_found', 'forbidden'],
});

/**
 * Save the colors of a solve, to continue elsewhere. `baseUpdatedAt` is the `updatedAt` of the save
 * they are based on, null if none was known. If there is a newer one, the call is refused as a
 * `conflict`, with `ProgressConflict` as its details.
 */
export const saveColors = endpoint({
  method: 'PUT',
  path: '/completion/:puzzleId/progress',
  caller: 'user',
  rate: 'solving',
  params: puzzle,
  body: z.strictObject({
    colors: z
      .string()
      .check(z.regex(/^[\x20-\x7e]+$/, 'Expected ASCII'), z.maxLength(MAX_PROGRESS)),
    baseUpdatedAt: z.nullable(Time),
  }),
  response: z.object({ updatedAt: Time }),
  errors: ['not_found', 'conflict'],
});

/** The newer save. */
export const ProgressConflict = z.object({ progress: Progress });
