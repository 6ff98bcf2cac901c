import { Link } from 'react-router';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { useToday } from './useStreak.ts';

const MINUTE_MS = 60_000;

/** When the next daily comes, or the link to it once it is there. */
export function NextDaily({ date }: { date: string }) {
  const t = useText();
  const { today, nextAtMs, leftMs } = useToday();
  if (date < today)
    return (
      <p className="text-meta text-muted">
        <RichText
          id="daily.nextHere"
          tags={{
            link: (words) => (
              <Link className="text-base-content underline" to="/daily">
                {words}
              </Link>
            ),
          }}
        />
      </p>
    );
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  const left = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const time = new Intl.DateTimeFormat(t.language, { timeStyle: 'short' }).format(nextAtMs);
  return <p className="text-meta text-muted">{t('daily.next', { time, left })}</p>;
}
