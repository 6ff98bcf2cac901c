import type { ModerationAction } from '#contract/moderationAction.ts';
import type { ReportKind } from '#contract/reports.ts';
import { message } from '#texts/message.ts';
import type { NewNotification } from '../db/notifications.ts';
import { quotable } from './refusal.ts';

/**
 * Outcome of a report as its reporter learns it. What happened to an account is private, so that
 * all actions on one are `acted`.
 */
type ReportOutcome = 'removed' | 'changed' | 'acted' | 'gone' | 'none';

/** The outcomes that everyone can see on the site anyway. */
const VISIBLE: Readonly<Partial<Record<ModerationAction, ReportOutcome>>> = {
  unpublishPuzzle: 'removed',
  deletePuzzle: 'removed',
  unpublishCollection: 'removed',
  deleteCollection: 'removed',
  removeComment: 'removed',
  deleteComment: 'removed',
  removePuzzleDescription: 'changed',
  removeCollectionDescription: 'changed',
  removeUserName: 'changed',
  removeUserDescription: 'changed',
  removeUserPicture: 'changed',
};

/** A resolved report. */
interface SettledReport {
  readonly id: string;
  readonly reporterId: string;
  readonly kind: ReportKind;
  readonly reason: string;
  /** The action that resolved it; null for none. */
  readonly action: ModerationAction | null;
  /** The page of the reported item; null if the item is gone. */
  readonly page: string | null;
  /** Identifies the decision: a reopened report is resolved again. */
  readonly handledAt: Date;
}

/** Notification of a reporter. It quotes the reporter only, and never names the reported person. */
export function reportNotice(report: SettledReport): NewNotification {
  const { id, kind, reason, action, page, handledAt } = report;
  const isGone = page === null;
  const outcome = action === null ? (isGone ? 'gone' : 'none') : (VISIBLE[action] ?? 'acted');
  return {
    userId: report.reporterId,
    type: 'system',
    text: message('notices.reportSettled', { kind, outcome, reason: quotable(reason) }),
    target: outcome === 'removed' ? null : page,
    sourceId: null,
    eventKey: `report:${id}:${handledAt.getTime()}`,
  };
}
