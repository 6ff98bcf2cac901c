import { API_BASE } from '#contract/endpoint.ts';
import { reportSolving } from '#contract/completions.ts';
import type { KnownSolve } from '#machines/solveMachine.ts';
import { meQuery } from '#ui/shared/api/me.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { mayBeSignedIn } from '#ui/people/account/signedIn.ts';
import { network } from '#ui/shared/platform/network.ts';
import { readerId } from '#ui/shared/platform/reader.ts';
import { changeReport } from '#ui/shared/platform/reportStore.ts';
import { completionQuery } from './completion.ts';
import { sendReports } from './sendReports.ts';

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
  const key = { userId: readerId.current(), puzzleId };
  await changeReport(key, ({ unsentMs }) => ({
    unsentMs: unsentMs + msTimeElapsed,
    isSolveUnsent: true,
    hints,
  }));
  await sendNow();
}

/** Report a rating of a solved puzzle; 0 removes it. */
export async function reportRating(puzzleId: string, rating: number): Promise<void> {
  await changeReport({ userId: readerId.current(), puzzleId }, () => ({ unsentRating: rating }));
  await sendNow();
}

/** Send all unsent reports, if the reader is signed in and the server can be reached. */
export async function sendNow(): Promise<void> {
  const reader = await knownReader();
  if (reader !== null) await sendReports(reader);
}

async function keepTime(puzzleId: string, msTimeElapsed: number): Promise<void> {
  const key = { userId: readerId.current(), puzzleId };
  await changeReport(key, ({ unsentMs }) => ({ unsentMs: unsentMs + msTimeElapsed }));
}

async function knownReader(): Promise<string | null> {
  if (!mayBeSignedIn.current() || network.current() !== 'online') return null;
  return (await queryClient.query(meQuery))?.id ?? null;
}
