import { dayOfMark } from '#engine/generate/houseTitle.ts';
import type { SolveEnd } from '#ui/workspace/OpenedPuzzle.ts';
import { noteDailySolve } from './dailyStore.ts';

/** Record the solve of a puzzle of the site, if its mark is that of a daily. */
export function noteMarkedSolve(mark: string, { spentMs, hints }: SolveEnd): void {
  const date = dayOfMark(mark);
  if (date !== null) noteDailySolve({ date, msUsed: spentMs, hints });
}
