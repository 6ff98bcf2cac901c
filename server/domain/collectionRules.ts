import type { Refusal } from '#contract/problem.ts';
import type { Visibility } from '#contract/shapes.ts';

/** Limit of puzzles per collection: reordering moves all of them. */
const MAX_COLLECTION_PUZZLES = 5000;

/** State of a collection for the rules. */
interface CollectionState {
  readonly id: string;
  readonly creatorId: string;
  readonly status: Visibility;
  readonly isSeries: boolean;
  readonly isAutomatic: boolean;
  readonly puzzleCount: number;
}

/** State of a puzzle that is in a collection, or is to be added. */
interface PuzzleState {
  readonly creatorId: string;
  readonly status: Visibility;
  readonly seriesId: string | null;
}

/** Changes of a collection by its owner. */
export interface CollectionChanges {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly status?: Visibility | undefined;
  readonly isSeries?: boolean | undefined;
}

type Conflict = Refusal<'conflict'>;

/** Reason why the puzzles of a collection cannot be edited manually, or null. */
export function handworkRefusal({ isAutomatic }: CollectionState): Conflict | null {
  return isAutomatic ? conflict('This collection fills itself.') : null;
}

/**
 * Reason to refuse a change of a collection, or null. `puzzles` are its puzzles. The caller locks
 * both, since a client can move puzzles and change the collection at the same time.
 */
export function changeRefusal(
  collection: CollectionState,
  { title, description, status, isSeries }: CollectionChanges,
  puzzles: readonly PuzzleState[],
): Conflict | null {
  const { isAutomatic, id } = collection;
  if (isAutomatic && [title, description, isSeries].some((change) => change !== undefined))
    return conflict('This collection fills itself: only who sees it can be changed.');
  if (status === 'public' && puzzles.some((puzzle) => puzzle.status === 'private'))
    return conflict('It holds private puzzles: publish them or take them out first.');
  if (isSeries !== true) return null;
  if (puzzles.some(({ creatorId }) => creatorId !== collection.creatorId))
    return conflict('It holds puzzles of others, and a series is by one author.');
  return puzzles.some((puzzle) => isInOtherSeries(puzzle, id)) ? inOtherSeries() : null;
}

/** Reason to refuse new puzzles in a collection, or null. */
export function additionRefusal(
  collection: CollectionState,
  puzzles: readonly PuzzleState[],
): Conflict | null {
  const { id, creatorId, isSeries, puzzleCount, status } = collection;
  if (puzzleCount + puzzles.length > MAX_COLLECTION_PUZZLES)
    return conflict(`A collection holds at most ${MAX_COLLECTION_PUZZLES} puzzles.`);
  if (status === 'public' && puzzles.some((puzzle) => puzzle.status === 'private'))
    return conflict('This collection is public, so private puzzles cannot be in it.');
  if (!isSeries) return null;
  if (puzzles.some((puzzle) => puzzle.creatorId !== creatorId))
    return conflict('A series is by one author, and some of these puzzles are by others.');
  return puzzles.some((puzzle) => isInOtherSeries(puzzle, id)) ? inOtherSeries() : null;
}

function isInOtherSeries({ seriesId }: PuzzleState, id: string): boolean {
  return seriesId !== null && seriesId !== id;
}

function inOtherSeries(): Conflict {
  return conflict('A puzzle can be in one series only, and some of these are in another one.');
}

function conflict(summary: string): Conflict {
  return { code: 'conflict', summary };
}
