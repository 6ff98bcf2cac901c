import * as z from 'zod/mini';
import { endpoint, none } from './endpoint.ts';
import { markdownText } from './markdown.ts';
import {
  Created,
  Id,
  Ids,
  NewKey,
  PuzzleBrief,
  PuzzleFull,
  TEXT_LIMITS,
  Time,
  writtenText,
} from './shapes.ts';

const params = z.object({ id: Id });

/** What authors say of a puzzle, and the puzzle. */
const Written = z.strictObject({
  title: writtenText(1, TEXT_LIMITS.title),
  description: markdownText(0, TEXT_LIMITS.description),
  /** 0 is unrated. */
  designDifficulty: z.int().check(z.minimum(0), z.maximum(10)),
  /**
   * Compressed text of the grid in the author's colors: what is colored and not given is the
   * solution. More than `MAX_PUZZLE_DATA` characters are too large.
   */
  data: z.string(),
});

/** When a puzzle was saved: what the next change of it is based on. */
const Saved = z.object({ id: Id, updatedAt: Time });

/** A puzzle of the caller, to be changed. */
export const readPuzzleToEdit = endpoint({
  method: 'GET',
  path: '/puzzle/:id/edit',
  caller: 'user',
  rate: 'reads',
  params,
  response: PuzzleFull,
  errors: ['not_found', 'forbidden'],
});

/** A puzzle to be solved. Private ones are there for their authors only. */
export const readPuzzleToSolve = endpoint({
  method: 'GET',
  path: '/puzzle/:id/solve',
  caller: 'anyone',
  rate: 'reads',
  params,
  response: PuzzleFull,
  errors: ['not_found'],
});

/** What changes of a puzzle while it is solved: loves, ratings, counts. */
export const readBriefToSolve = endpoint({
  method: 'GET',
  path: '/puzzle/:id/solve/brief',
  caller: 'anyone',
  rate: 'reads',
  params,
  response: PuzzleBrief,
  errors: ['not_found'],
});

/**
 * A new puzzle is private. With a `key` the call can be made again where its answer was lost: what
 * it made before is kept as it is sent now, and no second one is made. Where it was changed or
 * published meanwhile, the call is refused as a `conflict`.
 */
export const createPuzzle = endpoint({
  method: 'POST',
  path: '/puzzle/create',
  caller: 'user',
  rate: 'uploads',
  restriction: 'puzzles',
  bodySize: 'puzzle',
  body: z.strictObject({ ...Written.shape, key: z.optional(NewKey) }),
  response: Saved,
  errors: ['invalid_request', 'too_large', 'busy', 'conflict'],
});

/**
 * One that is published must stay fit to be. `baseUpdatedAt` is the `updatedAt` of the puzzle that
 * the change is based on; where it was changed since, the call is refused as a `conflict`, unless
 * it says what the puzzle says already. Without it, nothing is compared.
 */
export const updatePuzzle = endpoint({
  method: 'PUT',
  path: '/puzzle/:id',
  caller: 'user',
  rate: 'uploads',
  restriction: 'puzzles',
  bodySize: 'puzzle',
  params,
  body: z.strictObject({ ...Written.shape, baseUpdatedAt: z.optional(Time) }),
  response: Saved,
  errors: [
    'invalid_request',
    'too_large',
    'busy',
    'not_found',
    'forbidden',
    'conflict',
    'copyrighted',
  ],
});

/** What was published stays. */
export const deletePuzzle = endpoint({
  method: 'DELETE',
  path: '/puzzle/:id',
  caller: 'user',
  rate: 'writes',
  params,
  response: none,
  errors: ['not_found', 'forbidden', 'conflict'],
});

/** Deletes those that are private puzzles of the caller, and tells which they were. */
export const deletePuzzles = endpoint({
  method: 'POST',
  path: '/puzzle/delete',
  caller: 'user',
  rate: 'writes',
  body: z.strictObject({ puzzleIds: Ids }),
  response: z.object({ deleted: z.array(Id) }),
});

/** Show a puzzle to everybody, if the checklist of editors lets it. */
export const publishPuzzle = endpoint({
  method: 'POST',
  path: '/puzzle/:id/publish',
  caller: 'user',
  rate: 'uploads',
  restriction: 'puzzles',
  params,
  response: Created,
  errors: [
    'invalid_request',
    'too_large',
    'busy',
    'not_found',
    'forbidden',
    'conflict',
    'copyrighted',
  ],
});

const Loved = z.object({ loved: z.boolean() });

export const readLove = endpoint({
  method: 'GET',
  path: '/puzzle/:id/love',
  caller: 'user',
  rate: 'reads',
  params,
  response: Loved,
  errors: ['not_found'],
});

export const writeLove = endpoint({
  method: 'PUT',
  path: '/puzzle/:id/love',
  caller: 'user',
  rate: 'writes',
  params,
  body: z.strictObject({ loved: z.boolean() }),
  response: Loved,
  errors: ['not_found'],
});
