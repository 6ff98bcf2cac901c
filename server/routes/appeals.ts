import { appeal, appealBlock, handleAppeal, listAppeals } from '#contract/appeals.ts';
import { addAppeal, addAppealByTicket, readAppeals } from '../db/moderation/appeals.ts';
import { decideAppeal } from '../db/moderation/decideAppeal.ts';
import { withRetry } from '../db/databaseErrors.ts';
import type { Deps } from '../deps.ts';
import { cleanText } from '../domain/texts.ts';
import { implement, type Route } from '../http/implement.ts';

/** Appeals against actions of moderators, and the decisions on them. */
export function appealRoutes(deps: Deps): readonly Route[] {
  const { db, log } = deps;
  return [
    implement(deps, appeal, async ({ body: { decision: decisionId, words = '' }, session }) => {
      const { userId } = session;
      return withRetry(() => addAppeal(db, { userId, decisionId, words: cleanText(words) }));
    }),
    implement(deps, appealBlock, async ({ body: { secret, words = '' } }) =>
      withRetry(() => addAppealByTicket(db, secret, cleanText(words))),
    ),
    implement(deps, listAppeals, ({ query: { state, ...cursor } }) =>
      readAppeals(db, state, cursor),
    ),
    implement(deps, handleAppeal, async ({ params: { id }, body, session, context }) => {
      const by = { moderatorId: session.userId, message: cleanText(body.message) };
      const outcome = await decideAppeal(db, by, id, body.outcome);
      const requestId = context.get('requestId');
      const about = { requestId, userId: session.userId, target: id, outcome: body.outcome };
      if (outcome.ok) log.info(about, 'a moderator decided on an appeal');
      return outcome;
    }),
  ];
}
