import type { AppealOutcome } from '#contract/appeals.ts';
import type { ModerationAction } from '#contract/moderationAction.ts';
import { message } from '#texts/message.ts';
import type { NewNotification } from '../db/notifications.ts';

/** Actions in favor of an account: there is nothing to appeal against. */
export const LIFTING: readonly ModerationAction[] = ['unban', 'unblock'];

interface DecidedAppeal {
  readonly id: string;
  readonly userId: string;
  readonly outcome: AppealOutcome;
  /** The moderator's message, Markdown. */
  readonly answer: string;
}

/** Notification about the outcome of an appeal. */
export function appealNotice({ id, userId, outcome, answer }: DecidedAppeal): NewNotification {
  return {
    userId,
    type: 'account',
    text: message('notices.appealDecided', { outcome }),
    remark: answer,
    target: null,
    sourceId: id,
    eventKey: `appeal:${id}`,
  };
}
