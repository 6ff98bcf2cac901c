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

/** Properties of a puzzle that its author writes. */
const Written = z.strictObject({
  title: writtenText(1, TEXT_LIMITS.title),
  description: markdownText(0, TEXT_LIMITS.description),
  /** 0 is unrated. */
  designDifficulty: z.int().check(z.minimum(0), z.maximum(10)),
  /**
   * Compressed text of the grid in the author's colors: colors that are not given are the solution.
   * More than `MAX_PUZZLE_DATA` characters are refused.
   */
  data: z.string(),
});

/** Id and time of a save: the base of the next change. */
const Saved = z.object({ id: Id, updatedAt: Time });

/** A puzzle of the caller, for editing. */
export const readPuzzleToEdit = endpoint({
  method: 'GET',
  path: '/puzzle/:id/edit',
  caller: 'user',
  rate: 'reads',
  params,
  response: PuzzleFull,
  errors: ['not_found', 'forbidden'],
});

/** A puzzle for solving. Private ones are visible to their authors only. */
export const readPuzzleToSolve = endpoint({
  method: 'GET',
  path: '/puzzle/:id/solve',
  caller: 'anyone',
  rate: 'reads',
  params,
  response: PuzzleFull,
  errors: ['not_found'],
});

/** Properties of a puzzle that change while it is solved: loves, ratings, counts. */
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
 * A new puzzle is private. With an idempotency `key` the call can be repeated after a lost answer:
 * the second call overwrites the puzzle of the first one and creates no other. If that was changed
 * or published meanwhile, the call is refused as a `conflict`.
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
 * A published puzzle must stay publishable. `baseUpdatedAt` is the `updatedAt` of the version that
 * the change is based on; if the puzzle was changed since, the call is refused as a `conflict`,
 * unless both have the same content. Without it, nothing is compared.
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

/** Published puzzles cannot be deleted. */
export const deletePuzzle = endpoint({
  method: 'DELETE',
  path: '/puzzle/:id',
  caller: 'user',
  rate: 'writes',
  params,
  response: none,
  errors: ['not_found', 'forbidden', 'conflict'],
});

/** Deletes the caller's private puzzles among the ids, and returns their ids. */
export const deletePuzzles = endpoint({
  method: 'POST',
  path: '/puzzle/delete',
  caller: 'user',
  rate: 'writes',
  body: z.strictObject({ puzzleIds: Ids }),
  response: z.object({ deleted: z.array(Id) }),
});

/** Publish a puzzle, if it passes the editors' checklist. */
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

/** A larger list is sent in parts. */
export const MAX_CHECKSUMS = 200;

/**
 * The caller's published puzzles among those with these checksums, as the engine computes them:
 * puzzles that would be published twice. An author's latest of each checksum.
 */
export const findPublished = endpoint({
  method: 'POST',
  path: '/puzzle/published',
  caller: 'user',
  rate: 'reads',
  body: z.strictObject({
    checksums: z
      .array(z.string().check(z.regex(/^cs\d+_[0-9a-f]{64}$/, 'Expected a checksum')))
      .check(z.maxLength(MAX_CHECKSUMS)),
  }),
  response: z.object({ results: z.array(z.object({ checksum: z.string(), id: Id })) }),
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
