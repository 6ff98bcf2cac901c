import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { StreakText } from '#ui/play/wish/Records.tsx';
import { Techniques } from '#ui/play/wish/Techniques.tsx';
import { WishForm } from '#ui/play/wish/WishForm.tsx';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** Puzzles by wish, made on this device. */
export function PlayPage() {
  const t = useText();
  usePageTitle(t('site.play'));
  return (
    <div className="px-home pt-7 pb-12">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-title" tabIndex={-1}>
          {t('site.play')}
        </h1>
        <Link className={buttonClass('outline')} to="/daily">
          <CalendarDays className="size-4.5 flex-none" aria-hidden />
          {t('daily.title')}
        </Link>
      </div>
      <p className="mt-3 mb-6 max-w-[44em] text-muted">
        {t('wish.lead')}{' '}
        <span className="tabular-nums">
          <StreakText />
        </span>
      </p>
      <WishForm />
      <Techniques />
    </div>
  );
}
