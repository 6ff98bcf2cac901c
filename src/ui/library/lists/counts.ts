import { MAX_TOTAL } from '#contract/shapes.ts';
import type { Translator } from '#texts/translator.ts';

/** A formatted count: `38`, `1204`, and `5000+` from the highest total that the server reports. */
export function countText(t: Translator, count: number): string {
  const shown = t.number(Math.min(count, MAX_TOTAL), { useGrouping: 'min2' });
  return count < MAX_TOTAL ? shown : `${shown}+`;
}
