import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import { database } from './database.ts';
import { Milliseconds } from './storedSolve.ts';

const LAST_RATING = 10;
/** The limit of the API. */
const MOST_HINTS = 10_000;

/**
 * The unsent report of one solve, and the board that the server was last known to have. All fields
 * but the account fall back to defaults.
 */
const SolveReport = z.object({
  key: z.string(),
  puzzleId: z.string(),
  /** The account; null if the visitor was not signed in. */
  userId: z.nullable(z.string()),
  /** Time spent and not sent yet. */
  unsentMs: Milliseconds,
  /** Unsent time that was spent before the account signed in. */
  unseenMs: z._default(Milliseconds, 0),
  /** The puzzle is solved, which was not sent yet. */
  isSolveUnsent: z.catch(z.boolean(), false),
  /** Hints used in the solve. */
  hints: z.catch(z.int().check(z.nonnegative(), z.maximum(MOST_HINTS)), 0),
  /** The unsent rating, 0 to remove one; null for none. */
  unsentRating: z.catch(z.nullable(z.int().check(z.nonnegative(), z.maximum(LAST_RATING))), null),
  /** The board that this browser and the server last agreed on; null before that. */
  agreed: z.catch(z.nullable(z.object({ letters: z.string(), updatedAt: z.string() })), null),
});

export type SolveReport = Readonly<z.output<typeof SolveReport>>;

/** The key of a report: account and puzzle. */
export type ReportKey = Pick<SolveReport, 'userId' | 'puzzleId'>;

function keyOf({ userId, puzzleId }: ReportKey): string {
  return `${userId ?? ''} ${puzzleId}`;
}

function emptyRecord(key: ReportKey): SolveReport {
  return {
    key: keyOf(key),
    puzzleId: key.puzzleId,
    userId: key.userId,
    unsentMs: 0,
    unseenMs: 0,
    isSolveUnsent: false,
    hints: 0,
    unsentRating: null,
    agreed: null,
  };
}

/** True if anything is unsent. */
function isUnsent({ unsentMs, unseenMs, isSolveUnsent, unsentRating }: SolveReport): boolean {
  return unsentMs > 0 || unseenMs > 0 || isSolveUnsent || unsentRating !== null;
}

/** Read the report of a solve; an empty one if there is none or it can't be read. */
export async function readReport(key: ReportKey): Promise<SolveReport> {
  try {
    const db = await database();
    return SolveReport.safeParse(await db.get('records', keyOf(key))).data ?? emptyRecord(key);
  } catch {
    return emptyRecord(key); // no storage
  }
}

/**
 * Update a report in one transaction; it is deleted once it is empty. Resolves to whether it could
 * be stored.
 */
export async function changeReport(
  key: ReportKey,
  change: (record: SolveReport) => Partial<SolveReport>,
): Promise<boolean> {
  try {
    const db = await database();
    const transaction = db.transaction('records', 'readwrite');
    const { store } = transaction;
    const before = SolveReport.safeParse(await store.get(keyOf(key))).data ?? emptyRecord(key);
    const after = { ...before, ...change(before) };
    const isKept = isUnsent(after) || after.agreed !== null;
    await (isKept ? store.put(after) : store.delete(keyOf(key)));
    await transaction.done;
    return true;
  } catch {
    return false;
  }
}

/**
 * The unsent reports of an account. Reports made while signed out are assigned to it first: whoever
 * signs in next is assumed to have made them.
 */
export async function listUnsentReports(userId: string): Promise<readonly SolveReport[]> {
  try {
    const db = await database();
    const all = (await db.getAll('records')).flatMap(
      (value) => SolveReport.safeParse(value).data ?? [],
    );
    for (const nobodys of all.filter((record) => record.userId === null))
      await claim(nobodys, userId);
    const own = await db.getAll('records', IDBKeyRange.bound(`${userId} `, `${userId}!`));
    return own.flatMap((value) => SolveReport.safeParse(value).data ?? []).filter(isUnsent);
  } catch {
    return [];
  }
}

async function claim(nobodys: SolveReport, userId: string): Promise<void> {
  const { puzzleId, unsentMs, isSolveUnsent, hints } = nobodys;
  const isClaimed = await changeReport({ userId, puzzleId }, (own) => ({
    unseenMs: own.unseenMs + unsentMs,
    isSolveUnsent: own.isSolveUnsent || isSolveUnsent,
    hints: Math.max(own.hints, hints),
  }));
  if (isClaimed)
    await changeReport(nobodys, () => ({ unsentMs: 0, isSolveUnsent: false, agreed: null }));
}
