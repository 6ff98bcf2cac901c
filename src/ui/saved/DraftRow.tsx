import { Copy, Download, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { draftTitle, type Draft } from '#ui/shared/platform/draftLists.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { untilLoaded } from '#ui/shared/platform/network.ts';
import type * as Actions from './draftActions.ts';
import { DraftPicture } from './DraftPicture.tsx';

const ACTION = 'size-10 pointer-coarse:size-12';

/** Runs an action. Their module is loaded with the first one. */
function act(run: (actions: typeof Actions) => unknown): void {
  void untilLoaded(() => import('./draftActions.ts')).then(run);
}

/** The picture, title, size and save time of a draft. */
export function DraftWords({ draft, isOpen = false }: { draft: Draft; isOpen?: boolean }) {
  const t = useText();
  const { document, savedAtMs } = draft;
  const { width, height } = document.grid;
  return (
    <>
      <DraftPicture document={document} />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="line-clamp-2 text-card wrap-anywhere">{t.say(draftTitle(draft))}</span>
        <span className="text-meta text-muted">
          {isOpen ? (
            t('drafts.sizeAndOpen', { width, height })
          ) : (
            <RichText
              id="drafts.sizeAndTime"
              values={{ width, height }}
              tags={{ time: () => <RelativeTime atMs={savedAtMs} /> }}
            />
          )}
        </span>
      </span>
    </>
  );
}

/** A draft in the list, with its actions. The draft on the page can't be deleted here. */
export const DraftRow = memo(function DraftRow({
  draft,
  isOpen,
  onOpen,
}: {
  draft: Draft;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const t = useText();
  const title = draftTitle(draft);
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-1 rounded-dock p-1.5 hover:bg-fill-1">
      {isOpen ? (
        <span className="flex min-w-44 flex-1 items-center gap-3.5" aria-current="page">
          <DraftWords draft={draft} isOpen />
        </span>
      ) : (
        <Link
          className="flex min-w-44 flex-1 items-center gap-3.5 rounded-control"
          to={draft.address}
          onClick={onOpen}
        >
          <DraftWords draft={draft} />
        </Link>
      )}
      <span className="flex">
        <IconButton
          icon={Copy}
          label={t('drafts.duplicate', { title })}
          size={ACTION}
          onPress={() => act(({ duplicateDraft }) => duplicateDraft(draft))}
        />
        <IconButton
          icon={Download}
          label={t('drafts.saveAsFile', { title })}
          size={ACTION}
          onPress={() => act(({ exportDraft }) => exportDraft(draft))}
        />
        <IconButton
          icon={Trash2}
          label={t('drafts.delete', { title })}
          size={ACTION}
          isDisabled={isOpen}
          onPress={() => act(({ discardDraft }) => discardDraft(draft))}
        />
      </span>
    </li>
  );
});
