import type { Score } from './score.ts';

/**
 * The position of playback after `seconds`: the column and the part of it that has passed. At most
 * the width.
 */
export function columnAt({ columnStartsSeconds }: Score, seconds: number): number {
  const next = columnStartsSeconds.findIndex((start) => start > seconds);
  if (next === 0) return 0;
  if (next === -1) return columnStartsSeconds.length - 1;
  const start = columnStartsSeconds[next - 1] ?? 0;
  const end = columnStartsSeconds[next] ?? start;
  return next - 1 + (seconds - start) / (end - start);
}
