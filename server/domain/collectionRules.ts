import type { Visibility } from '#contract/shapes.ts';
import { refusal, type Refusal } from './refusal.ts';

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
  return isAutomatic ? refusal('conflict', 'refusals.automatic') : null;
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
    return refusal('conflict', 'refusals.automaticTexts');
  if (status === 'public' && puzzles.some((puzzle) => puzzle.status === 'private'))
    return refusal('conflict', 'refusals.privateInside');
  if (isSeries !== true) return null;
  if (puzzles.some(({ creatorId }) => creatorId !== collection.creatorId))
    return refusal('conflict', 'refusals.othersInSeries');
  return puzzles.some((puzzle) => isInOtherSeries(puzzle, id)) ? IN_OTHER_SERIES : null;
}

/** Reason to refuse new puzzles in a collection, or null. */
export function additionRefusal(
  collection: CollectionState,
  puzzles: readonly PuzzleState[],
): Conflict | null {
  const { id, creatorId, isSeries, puzzleCount, status } = collection;
  if (puzzleCount + puzzles.length > MAX_COLLECTION_PUZZLES)
    return refusal('conflict', 'refusals.collectionFull', { most: MAX_COLLECTION_PUZZLES });
  if (status === 'public' && puzzles.some((puzzle) => puzzle.status === 'private'))
    return refusal('conflict', 'refusals.privateAdded');
  if (!isSeries) return null;
  if (puzzles.some((puzzle) => puzzle.creatorId !== creatorId))
    return refusal('conflict', 'refusals.othersInSeries');
  return puzzles.some((puzzle) => isInOtherSeries(puzzle, id)) ? IN_OTHER_SERIES : null;
}

function isInOtherSeries({ seriesId }: PuzzleState, id: string): boolean {
  return seriesId !== null && seriesId !== id;
}

const IN_OTHER_SERIES = refusal('conflict', 'refusals.otherSeries');
