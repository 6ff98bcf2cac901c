import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import { rate, type Rating } from '#engine/explain/rate.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { UnratedReason } from './PuzzleChecks.ts';
import { readPuzzleData } from './readPuzzleData.ts';

/** How hard a puzzle is, as players get it. */
export async function rateData(data: string): Promise<Result<Rating, UnratedReason>> {
  const full = await readPuzzleData(data);
  if (!full.ok) return fail('unreadable');
  const rating = rate(splitSolution(full.value).grid);
  return rating ? ok(rating) : fail('noHints');
}
