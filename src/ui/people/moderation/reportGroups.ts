import type { Report } from '#contract/reports.ts';

/** Reports about one thing that are decided together: the newest one, and the earlier ones. */
export interface ReportGroup {
  /** That of the newest report. */
  readonly id: string;
  readonly report: Report;
  readonly earlier: readonly Report[];
}

/** Group loaded reports by their thing and by the decision on them, in the order of the newest. */
export function groupReports(reports: readonly Report[]): readonly ReportGroup[] {
  const groups = new Map<string, ReportGroup>();
  for (const report of reports) {
    const key = [report.kind, report.targetId, report.handledAt].join(' ');
    const {
      id,
      report: newest,
      earlier,
    } = groups.get(key) ?? { id: report.id, report, earlier: [] };
    groups.set(key, { id, report: newest, earlier: newest === report ? [] : [...earlier, report] });
  }
  return [...groups.values()];
}
