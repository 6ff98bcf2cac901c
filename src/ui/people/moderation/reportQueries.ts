import { handleReport, listReports, type Report, type ReportState } from '#contract/reports.ts';
import { call } from '#ui/shared/api/client.ts';
import { pagedList } from '#ui/shared/api/pagedList.ts';
import { MODERATION_LIMITS } from '#contract/moderationLimits.ts';
import { perform, type Act } from './acts.ts';

/** The reports in a state, the newest first. */
export function reportList(state: ReportState) {
  return pagedList(['moderation', 'reports', state], (cursor, signal) =>
    call(listReports, { query: { state, ...cursor }, signal }),
  );
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
