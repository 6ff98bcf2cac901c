import type { LegendRow } from '#engine/judging/legend.ts';
import { isSameText } from '#texts/message.ts';

/**
 * Rows that say what they said before stay the same objects, and so does the list: pictures are
 * drawn once.
 */
export function stableLegend(
  before: readonly LegendRow[],
  after: readonly LegendRow[],
): readonly LegendRow[] {
  const byKey = new Map(before.map((row) => [row.key, row]));
  const rows = after.map((row) => stableRow(byKey.get(row.key), row));
  const isSame = rows.length === before.length && rows.every((row, i) => row === before[i]);
  return isSame ? before : rows;
}

function stableRow(before: LegendRow | undefined, after: LegendRow): LegendRow {
  if (!before || !isSameText(before.explain, after.explain)) return after;
  const isSame =
    before.state === after.state &&
    before.shownState === after.shownState &&
    isSameText(before.errorDescription?.short, after.errorDescription?.short) &&
    isSameText(before.errorDescription?.long, after.errorDescription?.long);
  return isSame ? before : { ...after, example: before.example };
}
