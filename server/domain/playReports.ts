import { FAMILY_FACTS } from '#engine/generate/families/facts.ts';
import { leastSolveMs } from './solving.ts';

/** Solves of a kind, as a device reports them or as an account has them. */
export interface KindSolves {
  /** A family and a size: `range 7x7`. */
  readonly kind: string;
  readonly count: number;
  readonly bestMs: number | null;
}

/** Time that is granted beyond the time since the last report: devices report in turn. */
const SLACK_MS = 3_600_000;
/** Puzzles give at most about this share of their cells away. */
const LEAST_OPEN = 0.25;

/**
 * The part of a device's reports that can be true. Best times that are faster than humanly possible
 * are removed, and counts are limited to the solves that fit into the time since the last report;
 * the first report of an account may be about any time. Unknown kinds are skipped.
 */
export function settleReports(
  reports: readonly KindSolves[],
  msSinceReport: number | null,
): readonly KindSolves[] {
  let leftMs = msSinceReport === null ? Infinity : msSinceReport + SLACK_MS;
  return reports.flatMap(({ kind, count: reported, bestMs }) => {
    const cells = cellsOf(kind);
    if (cells === null) return [];
    const leastMs = leastSolveMs(cells * LEAST_OPEN);
    const count = Math.min(reported, Math.floor(leftMs / leastMs));
    if (count === 0) return [];
    leftMs -= count * leastMs;
    return [{ kind, count, bestMs: bestMs !== null && bestMs >= leastMs ? bestMs : null }];
  });
}

/** The number of cells of a kind; null if no family has it. */
function cellsOf(kind: string): number | null {
  const [family = '', size = ''] = kind.split(' ', 2);
  const sides = size.split('x').map(Number);
  const [width = 0, height = 0] = sides;
  const { sizes } = FAMILY_FACTS.find(({ id }) => id === family) ?? {};
  const isSize = sizes && sides.every((side) => side >= sizes.least && side <= sizes.most);
  return isSize ? width * height : null;
}
