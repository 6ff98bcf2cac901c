import { API_BASE } from '#contract/endpoint.ts';
import {
  reportSolving,
  completeSolve,
  ratePuzzle,
  type Completion,
} from '#contract/completions.ts';
import type { KnownSolve } from '#machines/solveMachine.ts';
import { meQuery, readerId } from '#ui/shared/api/me.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { mayBeSignedIn } from '#ui/people/account/signedIn.ts';
import { workOwner } from '#ui/shared/platform/workOwner.ts';
import { network } from '#ui/shared/platform/network.ts';
import {
  changeReport,
  readReport,
  listUnsentReports,
  type ReportKey,
  type SolveReport,
} from '#ui/shared/platform/reportStore.ts';
import { completionQuery } from './completion.ts';
import { call } from '#ui/shared/api/client.ts';
import { isRefused, describeFailure } from '#ui/shared/api/apiErrors.ts';
import { notify } from '#ui/shared/platform/notices.ts';

const LOCK = 'chiaro records';

/**
 * Send the unsent reports of an account, in one tab at a time, so that nothing is sent twice.
 * Reports that the server refuses are deleted; after other failures the rest waits for the next
 * call. Returns whether everything was sent.
 */
export async function sendReports(userId: string): Promise<boolean> {
  return await alone(async () => {
    for (const record of await listUnsentReports(userId)) if (!(await send(record))) return false;
    return true;
  });
}

/** Old browsers have no locks; there the server ensures that time is not counted twice. */
async function alone(work: () => Promise<boolean>): Promise<boolean> {
  if (!('locks' in navigator)) return await work();
  return await navigator.locks.request(LOCK, work);
}

/** Query keys of lists and pages that show solved puzzles. */
const TELL_SOLVED = ['puzzles', 'collection'] as const;

/** Send the report of one solve: time, end, rating. Returns whether to go on with others. */
async function send(record: SolveReport): Promise<boolean> {
  const { puzzleId, unsentMs, unseenMs, isSolveUnsent, hints, unsentRating } = record;
  const params = { puzzleId };
  try {
    if (unseenMs > 0) await sendTime(record, 'unseenMs');
    if (unsentMs > 0) await sendTime(record, 'unsentMs');
    if (isSolveUnsent) {
      note(record, await call(completeSolve, { params, body: { hints } }));
      await changeReport(record, () => ({ isSolveUnsent: false }));
      for (const telling of TELL_SOLVED)
        void queryClient.invalidateQueries({ queryKey: [telling] });
    }
    if (unsentRating !== null) {
      await call(ratePuzzle, { params, body: { rating: unsentRating } });
      if ((await readReport(record)).unsentRating === unsentRating)
        noteRating(record, unsentRating);
      await changeReport(record, (now) =>
        now.unsentRating === unsentRating ? { unsentRating: null } : {},
      );
    }
    return true;
  } catch (error) {
    if (!isRefused(error)) return false;
    await changeReport(record, () => ({
      unsentMs: 0,
      unseenMs: 0,
      isSolveUnsent: false,
      unsentRating: null,
    }));
    // Only a refused rating is shown; the rest may be refused because the puzzle is gone.
    if (unsentRating !== null) notify({ kind: 'error', message: describeFailure(error) });
    if (record.userId !== null)
      void queryClient.invalidateQueries(completionQuery(puzzleId, record.userId));
    return true;
  }
}

/**
 * Each span of time is sent once: it is removed before the call, and restored if the call fails.
 */
async function sendTime(record: SolveReport, kind: 'unsentMs' | 'unseenMs'): Promise<void> {
  const spanMs = record[kind];
  const body = {
    msTimeElapsed: Math.round(spanMs),
    ...(kind === 'unseenMs' && { isUnseen: true }),
  };
  await changeReport(record, (now) => ({ [kind]: Math.max(0, now[kind] - spanMs) }));
  try {
    const params = { puzzleId: record.puzzleId };
    note(record, await call(reportSolving, { params, body }));
  } catch (error) {
    if (!isRefused(error)) await changeReport(record, (now) => ({ [kind]: now[kind] + spanMs }));
    throw error;
  }
}

/** Cache the server's state of the solve, which is the answer of the call. */
function note({ userId, puzzleId }: ReportKey, completion: Completion | null): void {
  if (completion === null || userId === null) return;
  queryClient.setQueryData(completionQuery(puzzleId, userId).queryKey, completion);
}

/**
 * Set the rating in the cache: an earlier answer may have arrived after the reader rated the
 * puzzle.
 */
function noteRating({ userId, puzzleId }: ReportKey, rating: number): void {
  if (userId === null) return;
  queryClient.setQueryData(
    completionQuery(puzzleId, userId).queryKey,
    (known) => known && { ...known, ratedDifficulty: rating === 0 ? null : rating },
  );
}

/** Report that the reader started a puzzle. Null for visitors, and without a network. */
export async function beginSolveReport(puzzleId: string): Promise<KnownSolve | null> {
  const reader = await knownReader();
  if (reader === null) return null;
  await sendReports(reader);
  const { msTimeUsed } = await queryClient.query(completionQuery(puzzleId, reader));
  return { spentMs: msTimeUsed };
}

/**
 * Report the time spent when the page is hidden, perhaps for good: browsers deliver a beacon even
 * then. Without a network it is stored.
 */
export async function reportTime(puzzleId: string, msTimeElapsed: number): Promise<void> {
  const userId = readerId.current();
  if (userId !== null && network.current() === 'online' && beacon(puzzleId, msTimeElapsed)) return;
  await keepTime(puzzleId, msTimeElapsed);
}

function beacon(puzzleId: string, msTimeElapsed: number): boolean {
  const path = reportSolving.path.replace(':puzzleId', encodeURIComponent(puzzleId));
  const body = JSON.stringify({ msTimeElapsed: Math.round(msTimeElapsed) });
  const report = new Blob([body], { type: 'application/json' });
  return navigator.sendBeacon(API_BASE + path, report);
}

/** Report that a puzzle is solved, now or as soon as the server can be reached. */
export async function reportSolve(
  puzzleId: string,
  { msTimeElapsed, hints }: { readonly msTimeElapsed: number; readonly hints: number },
): Promise<void> {
  const key = { userId: workOwner(), puzzleId };
  await changeReport(key, ({ unsentMs }) => ({
    unsentMs: unsentMs + msTimeElapsed,
    isSolveUnsent: true,
    hints,
  }));
  await sendNow();
}

/** Report a rating of a solved puzzle; 0 removes it. */
export async function reportRating(puzzleId: string, rating: number): Promise<void> {
  await changeReport({ userId: workOwner(), puzzleId }, () => ({ unsentRating: rating }));
  await sendNow();
}

/** Send all unsent reports, if the reader is signed in and the server can be reached. */
export async function sendNow(): Promise<void> {
  const reader = await knownReader();
  if (reader !== null) await sendReports(reader);
}

async function keepTime(puzzleId: string, msTimeElapsed: number): Promise<void> {
  const key = { userId: workOwner(), puzzleId };
  await changeReport(key, ({ unsentMs }) => ({ unsentMs: unsentMs + msTimeElapsed }));
}

async function knownReader(): Promise<string | null> {
  if (!mayBeSignedIn.current() || network.current() !== 'online') return null;
  return (await queryClient.query(meQuery))?.id ?? null;
}
