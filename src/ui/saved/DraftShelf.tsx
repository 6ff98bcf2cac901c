import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { DraftWords } from './DraftRow.tsx';
import { SHELF_DRAFTS, useDrafts } from './useDrafts.ts';
import type { DraftList } from '#ui/shared/platform/draftLists.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const DraftsDialog = lazyDialog(async () => (await import('./DraftsDialog.tsx')).DraftsDialog);

/** The latest drafts on the front page, with a link to all of them. Nothing without drafts. */
export function DraftShelf({ initial }: { initial: DraftList }) {
  const t = useText();
  const [isListShown, setListShown] = useState(false);
  const { drafts, total } = useDrafts(SHELF_DRAFTS) ?? initial;
  if (total === 0 && !isListShown) return null;
  return (
    <section className="px-home pt-2 pb-8" aria-labelledby="drafts">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-section" id="drafts">
          {t('drafts.title')}
        </h2>
        <Button size="small" aria-haspopup="dialog" onClick={() => setListShown(true)}>
          {total > SHELF_DRAFTS ? t('drafts.all', { count: total }) : t('drafts.manage')}
        </Button>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(320px,100%),1fr))] gap-6">
        {drafts.map((draft) => (
          <li key={draft.key}>
            <Link className="flex items-center gap-4 rounded-surface" to={draft.address}>
              <DraftWords draft={draft} />
            </Link>
          </li>
        ))}
      </ul>
      <Suspense>{isListShown && <DraftsDialog onClose={() => setListShown(false)} />}</Suspense>
    </section>
  );
}
