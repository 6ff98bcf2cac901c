import { StreakText } from '#ui/play/wish/Records.tsx';
import { WishForm } from '#ui/play/wish/WishForm.tsx';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';

/** Puzzles by wish, made on this device. */
export function PlayPage() {
  const t = useText();
  usePageTitle(t('site.play'));
  return (
    <div className="px-home pt-7 pb-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-title" tabIndex={-1}>
          {t('site.play')}
        </h1>
        <p className="text-muted tabular-nums">
          <StreakText />
        </p>
      </div>
      <p className="mt-3 mb-6 max-w-[44em] text-muted">{t('wish.lead')}</p>
      <WishForm />
    </div>
  );
}
