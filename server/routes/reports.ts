import { handleReport, listReports, report } from '#contract/reports.ts';
import { addReport, readReports, settleReport } from '../db/reports.ts';
import type { Deps } from '../deps.ts';
import { implement, type Route } from '../http/implement.ts';

/** What members tell moderators, and what becomes of it. */
export function reportRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, report, ({ body: { id, kind, reason }, session }) =>
      addReport(db, { reporterId: session.userId, kind, targetId: id, reason }),
    ),
    implement(deps, listReports, ({ query: { state, ...cursor } }) =>
      readReports(db, state, cursor),
    ),
    implement(deps, handleReport, ({ params, body, session }) =>
      settleReport(db, params.id, { ...body, moderatorId: session.userId }),
    ),
  ];
}
