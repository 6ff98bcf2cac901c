import { countOpenCases, handleReport, listReports, report } from '#contract/reports.ts';
import { fail, ok } from '#base/result.ts';
import { resolveReport } from '../db/moderation/resolveReports.ts';
import { addReport, countOpen, readReports } from '../db/reports.ts';
import type { Deps } from '../deps.ts';
import { refusal } from '../domain/refusal.ts';
import { cleanText, showsNothing } from '../domain/texts.ts';
import { implement, type Route } from '../http/implement.ts';

/** Reports of users to moderators, and their handling. */
export function reportRoutes(deps: Deps): readonly Route[] {
  const { db, log } = deps;
  return [
    implement(deps, report, async ({ body: { id, kind, ...body }, session }) => {
      const reason = cleanText(body.reason);
      if (showsNothing(reason)) return fail(refusal('invalid_request', 'refusals.reasonEmpty'));
      return addReport(db, { reporterId: session.userId, kind, targetId: id, reason });
    }),
    implement(deps, listReports, ({ query: { state, ...cursor } }) =>
      readReports(db, state, cursor),
    ),
    implement(deps, countOpenCases, async () => ok(await countOpen(db))),
    implement(deps, handleReport, async ({ params: { id }, body, session, context }) => {
      const [moderatorId, note] = [session.userId, cleanText(body.note)];
      const settled = await resolveReport(db, id, { moderatorId, state: body.state, note });
      const requestId = context.get('requestId');
      const about = { requestId, userId: moderatorId, target: id, reportState: body.state };
      if (settled.ok) log.info(about, 'a moderator handled a report');
      return settled;
    }),
  ];
}
