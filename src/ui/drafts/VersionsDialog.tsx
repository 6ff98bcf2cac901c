import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { RelativeTime } from '../components/RelativeTime.tsx';
import { Dialog } from '../dialogs/Dialog.tsx';
import {
  deleteVersion,
  MAX_NAME_LENGTH,
  type DraftVersion,
  type KeepOutcome,
} from '../platform/draftVersions.ts';
import { notify } from '../platform/notices.ts';
import { DraftPicture } from './DraftPicture.tsx';
import { useVersions } from './useVersions.ts';
import type { VersionKeeper } from './VersionKeeper.ts';

const NOT_KEPT: Readonly<Record<Exclude<KeepOutcome, 'saved'>, string>> = {
  same: 'This version has a name already.',
  tooMany: 'This draft has all the named versions it can have. Delete one first.',
  noRoom: 'This browser has no room left for another version.',
  refused: 'This browser does not let versions be kept.',
};

/**
 * Earlier states of the draft on the page, with pictures: kept automatically or under a name. One
 * that is restored is a step of the history, and what was there before becomes a version first.
 */
export function VersionsDialog({
  draft,
  keeper,
  onClose,
}: {
  /** What the draft is saved under. */
  draft: string;
  keeper: VersionKeeper;
  onClose: () => void;
}) {
  const { versions, reread } = useVersions(draft);
  const restore = async (version: DraftVersion) => {
    await keeper.replace(version.document);
    notify({ kind: 'success', message: 'Version restored. Undo takes it back.' });
    onClose();
  };
  return (
    <Dialog
      title="Versions"
      description="Earlier states of this draft, kept in this browser every few minutes."
      onClose={onClose}
    >
      <NameForm keeper={keeper} onKept={reread} />
      {versions?.length === 0 && (
        <p className="py-4 text-muted">
          No earlier states yet. The first is kept as soon as you change something.
        </p>
      )}
      <ul className="-mx-1.5 flex flex-col gap-0.5" aria-label="Versions">
        {versions?.map((version) => (
          <VersionRow
            key={version.id}
            version={version}
            onRestore={() => void restore(version)}
            onDelete={() => {
              void deleteVersion(version.id)
                .catch(() => notify({ kind: 'error', message: 'It could not be deleted.' }))
                .then(reread);
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** Keeps the present under a name. */
function NameForm({ keeper, onKept }: { keeper: VersionKeeper; onKept: () => void }) {
  const [name, setName] = useState('');
  const keep = async () => {
    const outcome = await keeper.keep(name.trim());
    if (outcome === 'saved') setName('');
    notify(
      outcome === 'saved'
        ? { kind: 'success', message: 'Version kept.' }
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
        aria-label="Name of a version"
        placeholder="Name the present state"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        Keep this version
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
  const { width, height } = document.grid;
  const when = new Date(savedAtMs).toLocaleString('en', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const called = name ?? when;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-1 rounded-dock p-1.5 hover:bg-fill-1">
      <span className="flex min-w-44 flex-1 items-center gap-3.5">
        <DraftPicture document={document} />
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="line-clamp-2 wrap-anywhere">{name ?? 'Kept automatically'}</span>
          <span className="text-meta text-muted">
            {width} × {height}, <RelativeTime atMs={savedAtMs} />
          </span>
        </span>
      </span>
      <span className="flex">
        <IconButton
          icon={RotateCcw}
          label={`Restore ${called}`}
          size="size-10 pointer-coarse:size-12"
          onPress={onRestore}
        />
        <IconButton
          icon={Trash2}
          label={`Delete ${called}`}
          size="size-10 pointer-coarse:size-12"
          onPress={onDelete}
        />
      </span>
    </li>
  );
}
