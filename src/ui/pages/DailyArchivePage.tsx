import { useParams } from 'react-router';
import { DailyMonth } from '#ui/play/daily/DailyMonth.tsx';
import { useToday } from '#ui/play/daily/useStreak.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const MONTH = /^2\d{3}-(?:0[1-9]|1[0-2])$/;

/** The dailies of a month, by default of this one. */
export function DailyArchivePage() {
  const t = useText();
  const { month = '' } = useParams();
  const { today } = useToday();
  usePageTitle(t('daily.archive'));
  const shown = MONTH.test(month) ? month : today.slice(0, 7);
  return (
    <div className="mx-auto w-full max-w-180 px-page pt-8 pb-16">
      <h1 className="mb-1 text-title" tabIndex={-1}>
        {t('daily.archive')}
      </h1>
      <p className="mb-6 text-muted">{t('daily.about')}</p>
      <DailyMonth key={shown} month={shown} />
    </div>
  );
}
