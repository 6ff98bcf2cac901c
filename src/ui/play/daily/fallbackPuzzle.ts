import { dayNumber } from '#base/days.ts';
import { invariant } from '#base/invariant.ts';
import type { DevicePuzzle } from '#ui/library/lists/packPuzzles.ts';

/** A puzzle that comes with the program for a day without a daily, another one each day. */
export async function fallbackPuzzle(date: string): Promise<DevicePuzzle> {
  const { DEVICE_PUZZLES, devicePuzzles } = await import('#ui/library/lists/packPuzzles.ts');
  const [puzzle] = await devicePuzzles(dayNumber(date) % DEVICE_PUZZLES, 1);
  invariant(puzzle, 'the pack has puzzles');
  return puzzle;
}
