import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  listCollectionsOfUser,
  listCommentsOfUser,
  listModerationsGiven,
  listModerationsReceived,
  listPuzzlesOfUser,
  readAccount,
  readRestrictions,
} from '#contract/moderation.ts';
import {
  handleAppeal,
  listAppeals,
  type Appeal,
  type AppealOutcome,
  type AppealState,
} from '#contract/appeals.ts';
import type { Text } from '#texts/message.ts';
import { refusedBecause } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { pagedList } from '#ui/shared/api/pagedList.ts';
import { receiveText } from '#ui/shared/texts/receiveText.ts';
import type { UserBrief } from '#contract/shapes.ts';
import { handleReport, listReports, type Report, type ReportState } from '#contract/reports.ts';
import { MODERATION_LIMITS } from '#contract/moderationLimits.ts';
import { perform, type Act } from './acts.ts';

export type Account = z.output<typeof readAccount.response>;
export type AccountRestrictions = z.output<typeof readRestrictions.response>;

const QUIET = { isQuiet: true };

/** The data of an account that moderators may read. */
export function accountQuery(id: string) {
  return queryOptions({
    queryKey: ['moderation', id, 'account'],
    meta: QUIET, // the page shows the failure
    queryFn: ({ signal }) => call(readAccount, { params: { id }, signal }),
  });
}

/** The restrictions of an account and their ends. */
export function restrictionsQuery(id: string) {
  return queryOptions({
    queryKey: ['moderation', id, 'restrictions'],
    meta: QUIET,
    queryFn: ({ signal }) => call(readRestrictions, { params: { id }, signal }),
  });
}

/** The actions of moderators on an account, the newest first. */
export function moderationsReceived(id: string) {
  return pagedList(['moderation', id, 'received'], async (cursor, signal) => {
    const input = { params: { id }, query: cursor, signal };
    const { total, results } = await call(listModerationsReceived, input);
    return { total, results: await Promise.all(results.map((it) => entryOf(it, it.moderator))) };
  });
}

/** The actions of an account as a moderator, the newest first. */
export function moderationsGiven(id: string) {
  return pagedList(['moderation', id, 'given'], async (cursor, signal) => {
    const input = { params: { id }, query: cursor, signal };
    const { total, results } = await call(listModerationsGiven, input);
    return { total, results: await Promise.all(results.map((it) => entryOf(it, it.user))) };
  });
}

type Logged = z.output<typeof listModerationsGiven.response>['results'][number];

/** An entry of the log, with the other of its two accounts. */
async function entryOf(logged: Omit<Logged, 'user'>, other: UserBrief) {
  const { id, createdAt, action, description, message } = logged;
  const text = (await receiveText(logged.text)) ?? description;
  return { id, createdAt, action, text, message, other };
}

/** All puzzles of an account, the newest first. */
export function puzzlesOfUser(id: string) {
  return pagedList(['moderation', id, 'puzzles'], (cursor, signal) =>
    call(listPuzzlesOfUser, { params: { id }, query: cursor, signal }),
  );
}

/** All collections of an account, the newest first. */
export function collectionsOfUser(id: string) {
  return pagedList(['moderation', id, 'collections'], (cursor, signal) =>
    call(listCollectionsOfUser, { params: { id }, query: cursor, signal }),
  );
}

/** The comments of an account, the newest first. */
export function commentsOfUser(id: string) {
  return pagedList(['moderation', id, 'comments'], (cursor, signal) =>
    call(listCommentsOfUser, { params: { id }, query: cursor, signal }),
  );
}

/** The reports in a state, the newest first. */
export function reportList(state: ReportState) {
  return pagedList(['moderation', 'reports', state], (cursor, signal) =>
    call(listReports, { query: { state, ...cursor }, signal }),
  );
}

/** The appeals in a state, the newest first. */
export function appealList(state: AppealState) {
  return pagedList(['moderation', 'appeals', state], async (cursor, signal) => {
    const { total, results } = await call(listAppeals, { query: { state, ...cursor }, signal });
    const read = results.map(async (one) => {
      const { text, description } = one.decision;
      return { ...one, decided: (await receiveText(text ?? undefined)) ?? description };
    });
    return { total, results: await Promise.all(read) };
  });
}

/** An appeal, with its decision as a text. */
export type ReadableAppeal = Appeal & { readonly decided: Text };

/** Decide on an appeal. One that is decided already counts as success, as its answer was lost. */
export async function decideOn(
  { id }: Pick<Appeal, 'id'>,
  outcome: AppealOutcome,
  message: string,
): Promise<void> {
  try {
    await call(handleAppeal, { params: { id }, body: { outcome, message } });
  } catch (error) {
    if (refusedBecause(handleAppeal, error) !== 'conflict') throw error;
  }
}

/** Set the state of a report, with a note. */
export function settle({ id }: Report, state: ReportState, note: string): Promise<Report> {
  return call(handleReport, { params: { id }, body: { state, note } });
}

/**
 * Perform an action on the reported item, which settles the report. The message becomes its note.
 */
export async function decide(report: Report, act: Act, message: string): Promise<void> {
  await perform(act, message);
  await settle(report, 'done', Array.from(message).slice(0, MODERATION_LIMITS.note).join(''));
}
