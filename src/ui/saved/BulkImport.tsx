import { joined, message, type Text } from '#texts/message.ts';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useMemo, useRef, useState, type ComponentType } from 'react';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { isUnsolved, type ImportRow } from '#machines/importRows.ts';
import { lazyDialog } from '#ui/shared/platform/lazyDialog.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';
import { notStored } from './draftActions.ts';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { useElementMap } from '#ui/shared/platform/elements.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { saveFile } from '#ui/shared/platform/files.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { exportAsJson, exportAsText } from './exportRows.ts';
import { ImportList } from './ImportList.tsx';
import { textsToPublish, usePublishing, type Publishing } from './usePublishing.ts';
import { PublishBar } from './PublishBar.tsx';
import type { RowActions } from './RowButtons.tsx';
import { summarizeRows } from './rowText.ts';
import { SkippedList } from './SkippedList.tsx';
import { SourceInput } from './SourceInput.tsx';
import { useImport, type ImportActor } from './importActors.ts';

needTexts('drafts');

/** Lazy: few lists are published. */
const PublishAllDialog = lazyDialog(
  async () => (await import('./PublishAllDialog.tsx')).PublishAllDialog,
);

/** An editor for one puzzle of the list, over the page. */
type PuzzleEditor = ComponentType<{
  puzzle: Puzzle;
  onDone: (puzzle: Puzzle) => void;
  onClose: () => void;
}>;

interface BulkImportProps {
  /** Stores a draft, or rejects with `DraftNotStored`. */
  readonly saveDraft?: (puzzle: Puzzle) => Promise<unknown>;
  readonly Editor: PuzzleEditor;
}

/** Bulk import: find puzzles in texts and files, check and solve them, save or publish them. */
export function BulkImport({ saveDraft, Editor }: BulkImportProps) {
  const actor = useImport();
  const rows = useSelector(actor, ({ context }) => context.rows);
  const publishing = usePublishing(usePutBack(actor));
  const { publications, forget } = publishing;
  const field = useRef<HTMLTextAreaElement>(null);
  const removeButtons = useElementMap<number>();
  const [editedId, setEditedId] = useState<number | null>(null);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const edited = useMemo(() => puzzleOf(rows.find(({ id }) => id === editedId)), [rows, editedId]);
  const focusNeighbor = useCallback(
    (ids: readonly number[], id: number) => {
      focusFirst([...removeButtons.neighbors(ids, id), field.current]);
    },
    [removeButtons],
  );
  const actions = useRowActions(actor, {
    publishing,
    onPublish: setAsked,
    onEdit: setEditedId,
    focusNeighbor,
  });
  return (
    <>
      <SourceInput
        field={field}
        onFound={(found) => actor.send({ type: 'sources.add', ...found })}
      />
      <Progress actor={actor} />
      {rows.length > 0 && (
        <>
          <PublishBar publishing={publishing} />
          <ListActions
            actor={actor}
            rows={rows}
            saveDraft={saveDraft}
            publishing={publishing}
            onPublish={setAsked}
          />
          <ImportList
            rows={rows}
            publications={publications}
            actions={actions}
            removeButtons={removeButtons}
          />
        </>
      )}
      {asked && (
        <Suspense>
          <PublishAllDialog
            texts={asked}
            isSignedIn={typeof publishing.userId === 'string'}
            onPublish={(texts) => void publishing.publish(texts)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      <Suspense fallback={<Opening />}>
        {edited && editedId !== null && (
          <Editor
            puzzle={edited}
            onDone={(puzzle) => {
              forget(textsOf(actor, editedId)); // the edited puzzle is another one
              actor.send({ type: 'row.replace', id: editedId, text: writePuzzle(puzzle) });
              setEditedId(null);
            }}
            onClose={() => setEditedId(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** Adds puzzles to the list again, by their texts. */
function usePutBack(actor: ImportActor): (texts: readonly string[]) => void {
  return useCallback(
    (texts: readonly string[]) => {
      const sources = texts.map((text) => ({ kind: 'text' as const, text }));
      actor.send({ type: 'sources.add', sources, repeated: 0, skipped: [] });
    },
    [actor],
  );
}

/** The actions of the rows, which stay the same functions, as the rows are memoized. */
function useRowActions(
  actor: ImportActor,
  {
    publishing: { forget },
    onPublish,
    onEdit,
    focusNeighbor,
  }: {
    readonly publishing: Publishing;
    readonly onPublish: (texts: readonly string[]) => void;
    readonly onEdit: (id: number) => void;
    readonly focusNeighbor: (ids: readonly number[], id: number) => void;
  },
): RowActions {
  return useMemo(
    () => ({
      onSolve: (id) => actor.send({ type: 'row.solve', id }),
      onCancel: (id) => actor.send({ type: 'row.cancel', id }),
      onRemove: (id) => {
        const ids = actor.getSnapshot().context.rows.map((row) => row.id);
        focusNeighbor(ids, id);
        forget(textsOf(actor, id));
        actor.send({ type: 'row.remove', id });
      },
      onEdit,
      onPublish: (text) => onPublish([text]),
      onWithdraw: (text) => forget([text]),
    }),
    [actor, forget, onPublish, onEdit, focusNeighbor],
  );
}

/** Shown while the editor is loaded. */
function Opening() {
  const t = useText();
  return (
    <p
      className="fixed inset-x-0 bottom-6 z-20 mx-auto w-max rounded-control bg-base-300 px-4 py-2.5 shadow-float"
      role="status"
    >
      {t('imports.openingEditor')}
    </p>
  );
}

/** The progress of the work; once it is done, a summary. */
function Progress({ actor }: { actor: ImportActor }) {
  const t = useText();
  const { rows, asked, repeated, leftOut, skipped } = useSelector(actor, ({ context }) => context);
  const isWorking = useSelector(actor, (snapshot) => snapshot.matches('working'));
  const undecoded = rows.filter(({ state }) => state === 'decoding').length;
  const unsolved = rows.filter(({ run }) => run !== 'idle').length;
  const isDecoding = undecoded > 0;
  const [done, all] = isDecoding
    ? [rows.length - undecoded, rows.length]
    : [asked - unsolved, asked];
  return (
    <div className="mt-6 flex min-h-12 flex-col gap-2">
      <p role="status">
        {isWorking
          ? isDecoding
            ? t('imports.decodingAll')
            : t('imports.solvingAll')
          : t.say(summarizeRows(rows, { repeated, leftOut, skipped }))}
      </p>
      {!isWorking && rows.length > 0 && <SkippedList skipped={skipped} />}
      {isWorking && (
        <ProgressBar
          className="w-full"
          value={done}
          max={all}
          label={t('imports.progress', { done, all })}
        />
      )}
    </div>
  );
}

function ListActions({
  actor,
  rows,
  saveDraft,
  publishing,
  onPublish,
}: {
  actor: ImportActor;
  rows: readonly ImportRow[];
  saveDraft: BulkImportProps['saveDraft'];
  publishing: Publishing;
  onPublish: (texts: readonly string[]) => void;
}) {
  const t = useText();
  const unsolved = rows.filter(isUnsolved).length;
  const texts = rows.flatMap(({ puzzle }) => (puzzle ? [puzzle.text] : []));
  const save = (ending: 'txt' | 'json') => {
    const { origin } = location;
    const written = ending === 'txt' ? exportAsText(t, texts, origin) : exportAsJson(texts, origin);
    void written.then((text) => {
      const name = t('imports.fileName', { product: PRODUCT });
      saveFile(new Blob([text], { type: TYPES[ending] }), `${name}.${ending}`);
      notify({ kind: 'success', message: message('imports.exported', { count: texts.length }) });
    });
  };
  return (
    <div className="mb-3 flex flex-wrap gap-2" role="group" aria-label={t('imports.allPuzzles')}>
      <Button
        size="small"
        disabled={unsolved === 0}
        onClick={() => actor.send({ type: 'rows.solve' })}
      >
        {t('imports.solveAll', { count: unsolved })}
      </Button>
      <PublishAll rows={rows} publishing={publishing} onPublish={onPublish} />
      {saveDraft && (
        <Button
          size="small"
          disabled={texts.length === 0}
          onClick={() => void saveAll(actor, saveDraft)}
        >
          {t('imports.saveAll')}
        </Button>
      )}
      <Button size="small" disabled={texts.length === 0} onClick={() => save('txt')}>
        {t('imports.exportText')}
      </Button>
      <Button size="small" disabled={texts.length === 0} onClick={() => save('json')}>
        {t('imports.exportJson')}
      </Button>
      <Button size="small" kind="outline" onClick={() => removeAll(actor, publishing.forget)}>
        {t('imports.removeAll')}
      </Button>
    </div>
  );
}

function PublishAll({
  rows,
  publishing: { publications },
  onPublish,
}: {
  rows: readonly ImportRow[];
  publishing: Publishing;
  onPublish: (texts: readonly string[]) => void;
}) {
  const t = useText();
  const texts = textsToPublish(rows, publications);
  return (
    <Button size="small" disabled={texts.length === 0} onClick={() => onPublish(texts)}>
      {t('bulk.publishAll', { count: texts.length })}
    </Button>
  );
}

const TYPES = { txt: 'text/plain', json: 'application/json' } as const;

/** The puzzle of a row; null if it has none, or is decoded again after an edit. */
function puzzleOf(row: ImportRow | undefined): Puzzle | null {
  const puzzle = row?.state === 'local' && row.puzzle ? openPuzzle(row.puzzle.text) : null;
  return puzzle?.ok ? puzzle.value : null;
}

/** The text of the puzzle of a row, if it has one. */
function textsOf(actor: ImportActor, rowId: number): readonly string[] {
  const row = actor.getSnapshot().context.rows.find(({ id }) => id === rowId);
  return row?.puzzle ? [row.puzzle.text] : [];
}

/** Saves one puzzle after the other. The first failure ends it, as the others would fail too. */
async function saveAll(
  actor: ImportActor,
  saveDraft: NonNullable<BulkImportProps['saveDraft']>,
): Promise<void> {
  const ids: number[] = [];
  let problem: Text | null = null;
  for (const row of actor.getSnapshot().context.rows) {
    const puzzle = puzzleOf(row);
    if (!puzzle || row.isSaved) continue;
    try {
      await saveDraft(puzzle);
      ids.push(row.id);
    } catch (error) {
      problem = notStored(error);
      break;
    }
  }
  actor.send({ type: 'rows.saved', ids });
  const saved = message('imports.saved', { count: ids.length });
  notify(
    problem === null
      ? { kind: 'success', message: saved }
      : { kind: 'error', message: joined([saved, problem]) },
  );
}

/** Empties the list. The undo button of the toast restores the rows in their decoded form. */
function removeAll(actor: ImportActor, forget: Publishing['forget']): void {
  const { rows } = actor.getSnapshot().context;
  const sources = rows.map(({ puzzle, source }) =>
    puzzle ? { kind: 'text' as const, text: puzzle.text } : source,
  );
  forget(rows.flatMap(({ puzzle }) => puzzle?.text ?? []));
  actor.send({ type: 'rows.remove' });
  notify({
    kind: 'success',
    message: message('imports.removed', { count: rows.length }),
    action: {
      label: message('imports.putBack'),
      run: () => actor.send({ type: 'sources.add', sources, repeated: 0, skipped: [] }),
    },
  });
}
