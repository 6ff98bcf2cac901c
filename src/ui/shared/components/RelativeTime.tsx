import { useEffect, useState } from 'react';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Translator } from '#texts/translator.ts';

const SECOND_MS = 1000;
/** From this age on, the unit is used. */
const UNITS = [
  { unit: 'year', ms: 365 * 24 * 3600 * SECOND_MS },
  { unit: 'month', ms: 30 * 24 * 3600 * SECOND_MS },
  { unit: 'day', ms: 24 * 3600 * SECOND_MS },
  { unit: 'hour', ms: 3600 * SECOND_MS },
  { unit: 'minute', ms: 60 * SECOND_MS },
  { unit: 'second', ms: 10 * SECOND_MS },
] as const;

/** The age of a moment as text: `a few seconds ago`, `2 minutes ago`. The future counts as now. */
export function timeAgo(t: Translator, atMs: number, nowMs: number): string {
  const ageMs = nowMs - atMs;
  const found = UNITS.find(({ ms }) => ageMs >= ms);
  if (!found) return t('site.momentsAgo');
  const { unit, ms } = found;
  const format = new Intl.RelativeTimeFormat(t.language, { numeric: 'always' });
  return format.format(-Math.floor(ageMs / (unit === 'second' ? SECOND_MS : ms)), unit);
}

/** The time until the text about a moment may change. */
function timeAgoStepMs(atMs: number, nowMs: number): number {
  return nowMs - atMs < 60 * SECOND_MS ? 10 * SECOND_MS : 60 * SECOND_MS;
}

/** The age of a moment, updated while it is shown. */
export function RelativeTime({ atMs }: { atMs: number }) {
  const t = useText();
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), timeAgoStepMs(atMs, nowMs));
    return () => clearTimeout(timer);
  }, [atMs, nowMs]);
  const date = new Date(atMs);
  return (
    <time dateTime={date.toISOString()} title={date.toLocaleString(t.language)}>
      {timeAgo(t, atMs, nowMs)}
    </time>
  );
}
