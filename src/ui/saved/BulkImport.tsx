import { joined, message, type Text } from '#texts/message.ts';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useMemo, useState, type ComponentType } from 'react';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { isUnsolved, type ImportRow } from '#machines/importRows.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { ProgressBar } from '#ui/shared/components/ProgressBar.tsx';
import { notStored } from './notStored.ts';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { saveFile } from '#ui/shared/platform/files.ts';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { exportAsJson, exportAsText } from './exportRows.ts';
import { ImportList } from './ImportList.tsx';
import { textsToPublish } from './publishable.ts';
import { PublishBar } from './PublishBar.tsx';
import type { RowActions } from './rowActions.ts';
import { summaryOf } from './rowText.ts';
import { SourceInput } from './SourceInput.tsx';
import { useImport, type ImportActor } from './useImport.ts';
import { usePublishing, type Publishing } from './usePublishing.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('drafts');

/** What edits one puzzle of the list over the page. */
type PuzzleEditor = ComponentType<{
  puzzle: Puzzle;
  onDone: (puzzle: Puzzle) => void;
  onCancel: () => void;
}>;

interface BulkImportProps {
  /** Stores a draft, or rejects with `DraftNotStored`. */
  readonly saveDraft?: (puzzle: Puzzle) => Promise<unknown>;
  readonly Editor: PuzzleEditor;
}

/** Many puzzles at once: find them, see what each is, solve them, and take them on. */
export function BulkImport({ saveDraft, Editor }: BulkImportProps) {
  const actor = useImport();
  const rows = useSelector(actor, ({ context }) => context.rows);
  const putBack = useCallback(
    (texts: readonly string[]) => {
      const sources = texts.map((text) => ({ kind: 'text' as const, text }));
      actor.send({ type: 'sources.add', sources, repeated: 0 });
    },
    [actor],
  );
  const publishing = usePublishing(putBack);
  const { publications, publish, forget } = publishing;
  const [editedId, setEditedId] = useState<number | null>(null);
  const edited = useMemo(() => puzzleOf(rows.find(({ id }) => id === editedId)), [rows, editedId]);
  const actions = useMemo(
    (): RowActions => ({
      onSolve: (id) => actor.send({ type: 'row.solve', id }),
      onCancel: (id) => actor.send({ type: 'row.cancel', id }),
      onRemove: (id) => {
        focusNeighbor();
        forget(textsOf(actor, id));
        actor.send({ type: 'row.remove', id });
      },
      onEdit: setEditedId,
      onPublish: (text) => void publish([text]),
      onWithdraw: (text) => forget([text]),
    }),
    [actor, publish, forget],
  );
  return (
    <>
      <SourceInput onFound={(found) => actor.send({ type: 'sources.add', ...found })} />
      <Standing actor={actor} />
      {rows.length > 0 && (
        <>
          <PublishBar publishing={publishing} />
          <ListActions actor={actor} rows={rows} saveDraft={saveDraft} publishing={publishing} />
          <ImportList rows={rows} publications={publications} actions={actions} />
        </>
      )}
      <Suspense fallback={<Opening />}>
        {edited && editedId !== null && (
          <Editor
            puzzle={edited}
            onDone={(puzzle) => {
              forget(textsOf(actor, editedId)); // it is another puzzle from here on
              actor.send({ type: 'row.replace', id: editedId, text: writePuzzle(puzzle) });
              setEditedId(null);
            }}
            onCancel={() => setEditedId(null)}
          />
        )}
      </Suspense>
    </>
  );
}

/** While the editor loads for the first time. */
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

/** How far the work is; once nothing is under way, what came of it. */
function Standing({ actor }: { actor: ImportActor }) {
  const t = useText();
  const { rows, asked, repeated, leftOut } = useSelector(actor, ({ context }) => context);
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
          : t.say(summaryOf(rows, { repeated, leftOut }))}
      </p>
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
}: {
  actor: ImportActor;
  rows: readonly ImportRow[];
  saveDraft: BulkImportProps['saveDraft'];
  publishing: Publishing;
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
      <PublishAll rows={rows} publishing={publishing} />
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
  publishing: { publications, publish },
}: {
  rows: readonly ImportRow[];
  publishing: Publishing;
}) {
  const t = useText();
  const texts = textsToPublish(rows, publications);
  return (
    <Button size="small" disabled={texts.length === 0} onClick={() => void publish(texts)}>
      {t('bulk.publishAll', { count: texts.length })}
    </Button>
  );
}

const TYPES = { txt: 'text/plain', json: 'application/json' } as const;

/** The puzzle of a row; null if it has none, or none yet after an edit. */
function puzzleOf(row: ImportRow | undefined): Puzzle | null {
  const puzzle = row?.state === 'local' && row.puzzle ? openPuzzle(row.puzzle.text) : null;
  return puzzle?.ok ? puzzle.value : null;
}

/** The text of the puzzle of a row, if it has one. */
function textsOf(actor: ImportActor, rowId: number): readonly string[] {
  const row = actor.getSnapshot().context.rows.find(({ id }) => id === rowId);
  return row?.puzzle ? [row.puzzle.text] : [];
}

/** One after the other, until one cannot be stored: then the others could not be either. */
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

/** The list can be put back, with what was found out meanwhile. */
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
      run: () => actor.send({ type: 'sources.add', sources, repeated: 0 }),
    },
  });
}

/** The button that was pressed goes with its row: the focus goes to the same of the next one. */
function focusNeighbor(): void {
  const row = document.activeElement?.closest('li');
  const buttons = [row?.nextElementSibling, row?.previousElementSibling].map((neighbor) =>
    neighbor?.querySelector<HTMLElement>('[data-action="remove"]'),
  );
  focusFirst([...buttons, document.querySelector<HTMLElement>('textarea')]);
}
