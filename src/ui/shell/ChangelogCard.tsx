import { Suspense, useEffect, useState } from 'react';
import { loadChangelog, noteSeen, listUnseen, type ChangelogEntry } from './changelog.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const ChangelogDialog = lazyDialog(
  async () => (await import('./ChangelogDialog.tsx')).ChangelogDialog,
);

/**
 * A card about new versions since the last visit, which opens the changelog. It renders nothing
 * without news, or if the changelog can't be loaded.
 */
export function ChangelogCard() {
  const t = useText();
  const [unseen, setUnseen] = useState<readonly ChangelogEntry[]>([]);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    loadChangelog().then(
      (entries) => setUnseen(listUnseen(entries)),
      // oxlint-disable-next-line no-console -- the visitor has no use for it
      (error: unknown) => console.warn('The changelog could not be loaded.', error),
    );
  }, []);
  const [newest] = unseen;
  if (!newest) return null;
  const close = () => {
    noteSeen(unseen);
    setOpen(false);
    setUnseen([]);
  };
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-surface bg-base-200 px-6 py-4">
      <div className="min-w-0">
        <h2 className="text-card">{t('chrome.newUpdates')}</h2>
        <p className="text-meta text-muted">{t('site.version', { version: newest.version })}</p>
      </div>
      <button
        type="button"
        className="min-h-10 text-control underline-offset-4 hover:underline pointer-coarse:min-h-12"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('chrome.viewChangelog')}
      </button>
      <Suspense>{isOpen && <ChangelogDialog onClose={close} />}</Suspense>
    </section>
  );
}
