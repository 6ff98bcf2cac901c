import { useEffect, useState } from 'react';
import { useText } from '#ui/shared/texts/useText.ts';
import { timeAgo, timeAgoStepMs } from './timeAgo.ts';

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
