import { lazy, Suspense } from 'react';
import { useText } from '#ui/shared/texts/useText.ts';

const PreviewBoard = lazy(() =>
  import('./PreviewBoard.tsx').then(({ PreviewBoard }) => ({
    default: PreviewBoard,
  })),
);

/** The board that shows what the settings do, in room that is kept for it. */
export function Preview({ className }: { className: string }) {
  const t = useText();
  return (
    <section className={className} aria-label={t('settings.preview')}>
      <div className="flex h-[min(300px,56vw)]">
        <Suspense>
          <PreviewBoard />
        </Suspense>
      </div>
      <p className="mt-3 text-center text-meta text-muted">{t('settings.previewNote')}</p>
    </section>
  );
}
