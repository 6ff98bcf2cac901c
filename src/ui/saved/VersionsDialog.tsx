import { message, type Text } from '#texts/message.ts';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState, useCallback, useEffect } from 'react';
import { Button, IconButton } from '#ui/shared/components/Button.tsx';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import {
  deleteVersion,
  MAX_NAME_LENGTH,
  type DraftVersion,
  type VersionOutcome,
  draftVersions,
} from '#ui/shared/platform/draftVersions.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { DraftPicture } from './DraftPicture.tsx';
import type { VersionKeeper } from './VersionKeeper.ts';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';

const NOT_KEPT: Readonly<Record<Exclude<VersionOutcome, 'saved'>, Text>> = {
  same: message('drafts.versionSame'),
  tooMany: message('drafts.versionTooMany'),
  noRoom: message('drafts.versionNoRoom'),
  refused: message('drafts.versionRefused'),
};

/**
 * The versions of the draft on the page, with pictures: automatic ones and named ones. Restoring
 * one is a step of the history, and saves the current state as a version first.
 */
export function VersionsDialog({
  draft,
  keeper,
  onClose,
}: {
  /** The key of the draft. */
  draft: string;
  keeper: VersionKeeper;
  onClose: () => void;
}) {
  const t = useText();
  const { versions, reread } = useVersions(draft);
  const restore = async (version: DraftVersion) => {
    await keeper.replace(version.document);
    notify({ kind: 'success', message: message('drafts.versionRestored') });
    onClose();
  };
  return (
    <Dialog title={t('drafts.versions')} description={t('drafts.versionsNote')} onClose={onClose}>
      <NameForm keeper={keeper} onKept={reread} />
      {versions?.length === 0 && <p className="py-4 text-muted">{t('drafts.noVersions')}</p>}
      <ul className="-mx-1.5 flex flex-col gap-0.5" aria-label={t('drafts.versions')}>
        {versions?.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            onRestore={() => void restore(version)}
            onDelete={() => {
              void deleteVersion(version.id)
                .catch(() =>
                  notify({ kind: 'error', message: message('drafts.versionNotDeleted') }),
                )
                .then(reread);
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** The form that saves the current state as a named version. */
function NameForm({ keeper, onKept }: { keeper: VersionKeeper; onKept: () => void }) {
  const t = useText();
  const [name, setName] = useState('');
  const keep = async () => {
    const outcome = await keeper.keep(name.trim());
    if (outcome === 'saved') setName('');
    notify(
      outcome === 'saved'
        ? { kind: 'success', message: message('drafts.versionKept') }
        : { kind: 'error', message: NOT_KEPT[outcome] },
    );
    onKept();
  };
  return (
    <form
      className="mb-3 flex flex-wrap gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '') void keep();
      }}
    >
      <input
        className="min-h-11 min-w-44 flex-1 rounded-control border border-line-strong bg-base-100 px-3 pointer-coarse:min-h-12"
        aria-label={t('drafts.versionName')}
        placeholder={t('drafts.versionPlaceholder')}
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {t('drafts.keepVersion')}
      </Button>
    </form>
  );
}

function VersionRow({
  version: { name, document, savedAtMs },
  onRestore,
  onDelete,
}: {
  version: DraftVersion;
  onRestore: () => void;
  onDelete: () => void;
}) {
  const t = useText();
  const { width, height } = document.grid;
  const when = new Date(savedAtMs).toLocaleString(t.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const version = name ?? when;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-1 rounded-dock p-1.5 hover:bg-fill-1">
      <span className="flex min-w-44 flex-1 items-center gap-3.5">
        <DraftPicture document={document} />
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="line-clamp-2 wrap-anywhere">
            {name ?? t('drafts.keptAutomatically')}
          </span>
          <span className="text-meta text-muted">
            <RichText
              id="drafts.sizeAndTime"
              values={{ width, height }}
              tags={{ time: () => <RelativeTime atMs={savedAtMs} /> }}
            />
          </span>
        </span>
      </span>
      <span className="flex">
        <IconButton
          icon={RotateCcw}
          label={t('drafts.restore', { version })}
          size="size-10 pointer-coarse:size-12"
          onPress={onRestore}
        />
        <IconButton
          icon={Trash2}
          label={t('drafts.deleteVersion', { version })}
          size="size-10 pointer-coarse:size-12"
          onPress={onDelete}
        />
      </span>
    </li>
  );
}

/**
 * The versions of a draft, the latest first; null while they are read. `reread` reads them again.
 */
export function useVersions(draft: string): {
  readonly versions: readonly DraftVersion[] | null;
  readonly reread: () => void;
} {
  const [versions, setVersions] = useState<readonly DraftVersion[] | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const next = await draftVersions(draft);
      await Promise.all(next.map(({ document }) => loadDrawings(document.grid)));
      if (!isOver) setVersions(next);
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [draft, turn]);
  const reread = useCallback(() => setTurn((before) => before + 1), []);
  return { versions, reread };
}
