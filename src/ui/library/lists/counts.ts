import { MAX_TOTAL } from '#contract/shapes.ts';
import type { Translator } from '#texts/translator.ts';

/** A count as cards and lists show it: `38`, `1204`, and from the most that is told on `5000+`. */
export function countText(t: Translator, count: number): string {
  const shown = t.number(Math.min(count, MAX_TOTAL), { useGrouping: 'min2' });
  return count < MAX_TOTAL ? shown : `${shown}+`;
}
