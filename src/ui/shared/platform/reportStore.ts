import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import { database } from './database.ts';
import { Milliseconds } from './storedSolve.ts';

const LAST_RATING = 10;
/** As many as the server takes. */
const MOST_HINTS = 10_000;

/**
 * What the server is still to be told of one solve, and the board that it was last seen to have.
 * Everything but whose it is falls back field by field.
 */
const SolveReport = z.object({
  key: z.string(),
  puzzleId: z.string(),
  /** The account it belongs to; null where nobody was signed in. */
  userId: z.nullable(z.string()),
  /** Time spent that was not told yet. */
  unsentMs: Milliseconds,
  /** The puzzle is solved, and that was not told yet. */
  isSolveUnsent: z.catch(z.boolean(), false),
  /** Hints that the solve took. */
  hints: z.catch(z.int().check(z.nonnegative(), z.maximum(MOST_HINTS)), 0),
  /** The rating that was not told yet, 0 to take one back; null for none. */
  unsentRating: z.catch(z.nullable(z.int().check(z.nonnegative(), z.maximum(LAST_RATING))), null),
  /** The board that this browser and the server last agreed on; null before they did. */
  agreed: z.catch(z.nullable(z.object({ letters: z.string(), updatedAt: z.string() })), null),
});

export type SolveReport = Readonly<z.output<typeof SolveReport>>;

/** Whose record, and of which puzzle. */
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
    isSolveUnsent: false,
    hints: 0,
    unsentRating: null,
    agreed: null,
  };
}

/** Whether there is something the server was not told yet. */
function isUnsent({ unsentMs, isSolveUnsent, unsentRating }: SolveReport): boolean {
  return unsentMs > 0 || isSolveUnsent || unsentRating !== null;
}

/** What is kept of a solve; an empty record where nothing is, or it cannot be read. */
export async function readReport(key: ReportKey): Promise<SolveReport> {
  try {
    const db = await database();
    return SolveReport.safeParse(await db.get('records', keyOf(key))).data ?? emptyRecord(key);
  } catch {
    return emptyRecord(key); // nothing can be kept
  }
}

/**
 * Change what is kept of a solve, in one transaction; what says nothing any more is forgotten.
 * Resolves to whether it could be kept.
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
 * What an account has to tell. What nobody's solves have to tell becomes its own: whoever signs in
 * is taken for the one who solved.
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
    unsentMs: own.unsentMs + unsentMs,
    isSolveUnsent: own.isSolveUnsent || isSolveUnsent,
    hints: Math.max(own.hints, hints),
  }));
  if (isClaimed)
    await changeReport(nobodys, () => ({ unsentMs: 0, isSolveUnsent: false, agreed: null }));
}
