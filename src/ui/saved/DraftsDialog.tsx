import { Download, FilePlus2, FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/shared/components/Button.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import type { DraftList } from '#ui/shared/platform/draftLists.ts';
import { saveDraft } from '#ui/shared/platform/draftStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { exportAllDrafts, withResultToast } from './draftActions.ts';
import { DraftRow } from './DraftRow.tsx';
import { useDrafts } from './useDrafts.ts';
import { message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { readPuzzleFiles } from '#ui/shared/platform/readPuzzleFiles.ts';

/** Drafts shown at first, and more of them at each press. */
const PAGE = 30;

/**
 * All drafts of this browser: open, duplicate, delete, save as files and read from files. `current`
 * is the key of the draft on the page, if any.
 */
export function DraftsDialog({
  current = null,
  onClose,
}: {
  current?: string | null;
  onClose: () => void;
}) {
  const t = useText();
  const [count, setCount] = useState(PAGE);
  const list = useDrafts(count);
  return (
    <Dialog title={t('drafts.title')} description={t('drafts.note')} onClose={onClose}>
      <Actions isEmpty={list?.total === 0} onClose={onClose} />
      {list && <List list={list} current={current} onOpen={onClose} />}
      {list && list.total > count && (
        <p className="mt-3 grid">
          <Button onClick={() => setCount(count + PAGE)}>
            {t('drafts.showMore', { count: list.total })}
          </Button>
        </p>
      )}
    </Dialog>
  );
}

function Actions({ isEmpty, onClose }: { isEmpty: boolean; onClose: () => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="mb-3 flex flex-wrap gap-2 [&_svg]:size-4.5">
      <Link className={buttonClass('primary')} to="/create" onClick={onClose}>
        <FilePlus2 aria-hidden />
        {t('drafts.new')}
      </Link>
      <input
        ref={input}
        type="file"
        className="sr-only"
        accept=".txt,.json,.jsonl,text/plain,application/json"
        multiple
        tabIndex={-1}
        aria-label={t('drafts.files')}
        onChange={({ target }) => {
          void importDrafts([...(target.files ?? [])]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      <Button onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden />
        {t('drafts.addFromFiles')}
      </Button>
      <Button disabled={isEmpty} onClick={() => void exportAllDrafts()}>
        <Download aria-hidden />
        {t('drafts.saveAllAsFile')}
      </Button>
    </div>
  );
}

function List({
  list: { drafts, unreadable },
  current,
  onOpen,
}: {
  list: DraftList;
  current: string | null;
  onOpen: () => void;
}) {
  const t = useText();
  return (
    <>
      {drafts.length === 0 && <p className="py-4 text-muted">{t('drafts.none')}</p>}
      <ul className="-mx-1.5 flex flex-col gap-0.5" aria-label={t('drafts.title')}>
        {drafts.map((draft) => (
          <DraftRow key={draft.key} draft={draft} isOpen={draft.key === current} onOpen={onOpen} />
        ))}
      </ul>
      {unreadable > 0 && (
        <p className="mt-3 text-note text-muted">{t('drafts.unreadable', { count: unreadable })}</p>
      )}
    </>
  );
}

/** Save the puzzles of files as new drafts. */
export async function importDrafts(files: readonly File[]): Promise<void> {
  await withResultToast(async () => {
    const { puzzles, problem } = await readPuzzleFiles(files);
    if (problem !== null) notify({ kind: 'error', message: problem });
    let opens = '';
    for (const puzzle of puzzles) opens = (await saveDraft(puzzle)).address;
    if (puzzles.length === 0) return null;
    const count = puzzles.length;
    return {
      message: message('drafts.added', { count }),
      opens: count === 1 ? opens : null,
    };
  });
}
