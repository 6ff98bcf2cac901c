import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Created, Id, resource, Time } from './shapes.ts';

/** Characters that the colors of a solve under way may take, compressed. They are all of ASCII. */
const MAX_PROGRESS = 8192;

/** More hints than a puzzle has cells are a mistake. */
const MAX_HINTS = 10_000;

const puzzle = z.object({ puzzleId: Id });

const Progress = z.object({
  /** Compressed colors of the tiles, as the client wrote them: nobody else reads them. */
  colors: z.string(),
  /** Grows with each change: what the next one is based on. */
  updatedAt: Time,
});

/** What somebody did with a puzzle: one an account and puzzle. */
const Completion = z.object({
  ...resource,
  puzzle: Id,
  user: Id,
  msTimeUsed: z.int(),
  solvedAt: z.nullable(Time),
  ratedDifficulty: z.nullable(z.int().check(z.minimum(1), z.maximum(10))),
  progress: z.nullable(Progress),
  /**
   * The share, 0 to 1, of the solves counted for the puzzle and made without hints that took
   * longer; this solve is one of them. Null where it is not, and under 20 of them.
   */
  fasterThan: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
});
export type Completion = z.infer<typeof Completion>;

/** Note that somebody works on a puzzle. Again, it changes nothing, and tells what is known. */
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
 * Add the time since the previous report. More than what has really passed since then, and a little
 * for the way, is not added, and nothing after the solve. It may be the first call of all.
 */
export const reportSolving = endpoint({
  method: 'POST',
  path: '/completion/:puzzleId/solving',
  caller: 'user',
  rate: 'solving',
  params: puzzle,
  body: z.strictObject({ msTimeElapsed: z.int().check(z.minimum(0)) }),
  response: Completion,
  errors: ['not_found'],
});

/**
 * Note that a puzzle is solved; only the first call does. Solves that took less time than anybody
 * needs, and those of puzzles of one's own, are kept but not counted; a solve that was not begun
 * took no time. Visitors get null: nothing is kept of their solves.
 */
export const completeSolve = endpoint({
  method: 'POST',
  path: '/completion/:puzzleId/complete',
  caller: 'anyone',
  rate: 'writes',
  params: puzzle,
  body: z.optional(
    z.strictObject({
      /** How many hints were taken. Solves with hints are left out of times and ratings. */
      hints: z.optional(z.int().check(z.minimum(0), z.maximum(MAX_HINTS))),
    }),
  ),
  response: z.nullable(Completion),
  errors: ['not_found'],
});

/** Say how difficult a solved puzzle of somebody else was, 1 to 10; 0 takes the rating back. */
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
 * Save the colors of a solve, to go on elsewhere. `baseUpdatedAt` is the `updatedAt` of the save
 * they are based on, null where none was known. Where a newer one is there, the call is refused as
 * a `conflict`, with `ProgressConflict` as its details.
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

/** What was saved meanwhile. */
export const ProgressConflict = z.object({ progress: Progress });
