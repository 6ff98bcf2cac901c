import { refusal, type Refusal } from './refusal.ts';

/** Quotas per account: beyond any manual use, and small enough for a disk. */
export const QUOTAS = {
  privatePuzzles: 2000,
  /** Bytes of the data of all puzzles of an account, published ones included. */
  puzzleBytes: 50 * 1024 * 1024,
  /** Not counting automatic ones. */
  collections: 500,
} as const;

/** Puzzles that an account has besides the new one. */
export interface PuzzleUsage {
  readonly privatePuzzles: number;
  readonly bytes: number;
}

/** Reason to refuse a puzzle of this many bytes, or null. */
export function puzzleQuotaRefusal(
  { privatePuzzles, bytes }: PuzzleUsage,
  newBytes: number,
): Refusal<'too_large'> | null {
  if (privatePuzzles >= QUOTAS.privatePuzzles)
    return refusal('too_large', 'refusals.tooManyPrivate', { most: QUOTAS.privatePuzzles });
  if (bytes + newBytes <= QUOTAS.puzzleBytes) return null;
  const megabytes = QUOTAS.puzzleBytes / 1024 / 1024;
  return refusal('too_large', 'refusals.puzzlesTooBig', { megabytes });
}

/** Reason to refuse another collection of an account with this many, or null. */
export function collectionQuotaRefusal(collections: number): Refusal<'too_large'> | null {
  if (collections < QUOTAS.collections) return null;
  return refusal('too_large', 'refusals.tooManyCollections', { most: QUOTAS.collections });
}
