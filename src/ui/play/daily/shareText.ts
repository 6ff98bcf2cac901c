import { familyText } from '#ui/library/lists/familyText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Translator } from '#texts/translator.ts';
import { clockTime } from '#ui/shared/components/clockTime.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';

/** The result of a daily. */
export interface DailyOutcome {
  readonly date: string;
  readonly family: string | null;
  readonly msUsed: number;
  readonly hints: number;
  /** The days in a row; 0 if it was solved later. */
  readonly days: number;
}

/** A result in words, without anything about the solution. */
export interface OutcomeWords {
  /** The day and its puzzle. */
  readonly day: string;
  /** Time, hints, and days in a row. */
  readonly solve: string;
}

/** A result in words. */
export function outcomeWords(
  t: Translator,
  { date, family, msUsed, hints, days }: DailyOutcome,
  { width, height }: Pick<Grid, 'width' | 'height'>,
): OutcomeWords {
  const kind = familyText(t, family)?.title ?? t('daily.puzzle');
  const size = `${width}×${height}`;
  const time = clockTime(msUsed);
  const solve = t('daily.sharedSolve', { time, hints });
  return {
    day: t('daily.sharedDay', { product: PRODUCT, date, kind, size }),
    solve: days > 0 ? `${solve} · ${t('daily.row', { days })}` : solve,
  };
}

/** The text to share: the result, and the address of the puzzle on a site. */
export function shareText({ day, solve }: OutcomeWords, origin: string, date: string): string {
  return `${day} · ${solve}\n${origin}/daily/${date}`;
}
