import type { Refusal } from '#contract/problem.ts';

/** Quotas of one account: more than anybody has made by hand, and little enough for a disk. */
export const QUOTAS = {
  privatePuzzles: 2000,
  /** Bytes of the data of all puzzles of an account, published ones included. */
  puzzleBytes: 50 * 1024 * 1024,
  /** Besides those that fill themselves. */
  collections: 500,
} as const;

/** Puzzles that an account keeps besides the new one. */
export interface KeptPuzzles {
  readonly privatePuzzles: number;
  readonly bytes: number;
}

/** Why a puzzle with so many bytes is not kept, or null when it is. */
export function puzzleQuotaRefusal(
  { privatePuzzles, bytes }: KeptPuzzles,
  newBytes: number,
): Refusal<'too_large'> | null {
  if (privatePuzzles >= QUOTAS.privatePuzzles) {
    const most = QUOTAS.privatePuzzles.toLocaleString('en');
    return tooMany(`An account keeps at most ${most} private puzzles: publish or delete some.`);
  }
  if (bytes + newBytes <= QUOTAS.puzzleBytes) return null;
  const most = QUOTAS.puzzleBytes / 1024 / 1024;
  return tooMany(`The puzzles of an account have at most ${most} MB: delete some.`);
}

/** Why one more collection is not kept by an account that has so many, or null when it is. */
export function collectionQuotaRefusal(collections: number): Refusal<'too_large'> | null {
  if (collections < QUOTAS.collections) return null;
  return tooMany(`An account keeps at most ${QUOTAS.collections} collections: delete one.`);
}

function tooMany(summary: string): Refusal<'too_large'> {
  return { code: 'too_large', summary };
}
