/** The kind of the hardest step of a puzzle, or of a round, as classified by the search. */
export type StepKind = 'clue' | 'clues' | 'whatIf' | 'nested' | 'search';

/** The computed difficulty of a puzzle. */
export interface ComputedRating {
  /** The hardest step, from 1 to 10. */
  readonly hardest: number;
  readonly minutes: number;
  readonly whatIfs: number;
  /** The rounds of a solve: a level from 1 to 7, and the number of found cells. */
  readonly curve: readonly { readonly level: number; readonly width: number }[];
}

/** Neighboring rounds of one level, in a picture that is 1 wide and 1 high. */
interface CourseBar {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly isHardest: boolean;
}

/** The course of a solve, for its picture and its text. */
export interface SolveCourse {
  readonly bars: readonly CourseBar[];
  /** The share of cells for each kind of step, from easy to hard, at least 1 %. */
  readonly shares: readonly { readonly step: StepKind; readonly percent: number }[];
  /** The share of cells before the hardest round. */
  readonly percentBefore: number;
}

const STEPS: readonly StepKind[] = ['clue', 'clues', 'whatIf', 'nested', 'search'];
const GRADES_A_STEP = 2;
const HIGHEST_LEVEL = 7;
const WHOLE = 100;

const STEP_OF_LEVEL: ReadonlyMap<number, StepKind> = new Map([
  [1, 'clue'],
  [2, 'clue'],
  [3, 'clues'],
  [4, 'whatIf'],
  [5, 'nested'],
]);

/** The kind of step of a grade from 1 to 10. */
export function stepOfGrade(hardest: number): StepKind {
  return STEPS[Math.ceil(hardest / GRADES_A_STEP) - 1] ?? 'search';
}

/** Compute the course of a solve; null if there were no cells to find. */
export function computeSolveCourse({ curve }: Pick<ComputedRating, 'curve'>): SolveCourse | null {
  const cells = curve.reduce((sum, { width }) => sum + width, 0);
  if (cells === 0) return null;
  const highest = Math.max(...curve.map(({ level }) => level));
  const bars = barsOf(curve, { cells, highest });
  const widths = new Map<StepKind, number>();
  for (const { level, width } of curve) {
    const step = STEP_OF_LEVEL.get(level) ?? 'search';
    widths.set(step, (widths.get(step) ?? 0) + width);
  }
  return {
    bars,
    shares: STEPS.flatMap((step) => {
      const width = widths.get(step) ?? 0;
      return width === 0 ? [] : [{ step, percent: Math.max(1, percentOf(width / cells)) }];
    }),
    percentBefore: percentOf(bars.find(({ isHardest }) => isHardest)?.x ?? 0),
  };
}

function percentOf(share: number): number {
  return Math.round(WHOLE * share);
}

function barsOf(
  curve: ComputedRating['curve'],
  { cells, highest }: { readonly cells: number; readonly highest: number },
): readonly CourseBar[] {
  const bars: CourseBar[] = [];
  let before = 0;
  curve.forEach(({ level, width }, i) => {
    const last = curve[i - 1]?.level === level ? bars.pop() : undefined;
    const x = last?.x ?? before / cells;
    before += width;
    bars.push({
      x,
      width: before / cells - x,
      height: level / HIGHEST_LEVEL,
      isHardest: level === highest,
    });
  });
  return bars;
}
