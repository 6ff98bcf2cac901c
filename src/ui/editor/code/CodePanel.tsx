import { message as worded } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { ScriptProblem } from '#engine/script/problem.ts';
import { STARTING_SCRIPT } from '#engine/script/startingScript.ts';
import { focusedElement } from '#ui/shared/platform/focus.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import { CodeHeader } from './CodeHeader.tsx';
import { type EditorLink, useEditor, type ScriptEditor } from './useEditor.ts';
import type { FromEditor } from './messages.ts';
import { openScriptStore, type ScriptStore } from './scriptStore.ts';
import { problemText, useScript, notifyLoaded } from './useScript.ts';
import { StatusLine } from './StatusLine.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { ChevronDown } from 'lucide-react';
import { scriptReference } from '#engine/script/reference.ts';
import { Sentence } from '#ui/shared/components/Sentence.tsx';

needTexts('parse', 'code');

const SECTIONS = scriptReference();

/** The script interface by sections. A press inserts the code at the cursor. */
export function QuickReference({ onInsert }: { onInsert: (code: string) => void }) {
  const t = useText();
  return (
    <aside
      className="min-h-0 w-72 flex-none scrollbar-thin overflow-auto rounded-surface bg-base-200 px-2 py-3 @max-[720px]:absolute @max-[720px]:inset-0 @max-[720px]:z-1 @max-[720px]:w-auto"
      aria-label={t('code.reference')}
    >
      {SECTIONS.map(({ title, note, entries }, i) => (
        <details key={i} className="group" open={i === 0}>
          <summary className="flex min-h-10 cursor-pointer items-center rounded-chip px-3 text-label text-muted italic pointer-coarse:min-h-12 hover:bg-fill-1">
            <span className="flex-1">{t.say(title)}</span>
            <ChevronDown className="size-4 group-open:rotate-180" aria-hidden />
          </summary>
          {note !== undefined && <p className="px-3 py-1.5 text-note">{t.say(note)}</p>}
          <ul className="mb-2">
            {entries.map(({ code, text }) => (
              <li key={code}>
                <button
                  type="button"
                  className="flex min-h-10 w-full flex-col gap-0.5 rounded-chip px-3 py-1.5 text-left pointer-coarse:min-h-12 hover:bg-fill-1"
                  onClick={() => onInsert(code)}
                >
                  <code className="font-mono text-[13px] wrap-anywhere">{code}</code>
                  <span className="text-note text-muted wrap-anywhere">
                    <Sentence text={t.say(text)} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </aside>
  );
}

/** Below this width the reference covers the editor: see QuickReference. */
const NARROW_PX = 720;

/**
 * The code editor, in place of the board: a script of the author makes the puzzle. `onLoad` gets
 * the puzzle of a script, and resolves when it is on the board.
 */
export function CodePanel({
  onLoad,
  onClose,
}: {
  onLoad: (puzzle: Puzzle) => Promise<void>;
  onClose: () => void;
}) {
  const t = useText();
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const loadRef = useRef<HTMLButtonElement>(null);
  const linkRef = useRef<EditorLink | null>(null);
  const store = useScriptStore();
  useOtherScript(store, linkRef);
  const reference = useReference(panelRef, linkRef);
  const [tabLeaves, setTabLeaves] = useState(false);
  const show = (problem: ScriptProblem) => showProblem(t, linkRef.current, problem);
  const finish = (puzzle: Puzzle) => void notifyLoaded(puzzle.title, onLoad(puzzle));
  const runner = useScript(finish, (problem) => {
    notify({ kind: 'error', message: problemText(problem) });
    show(problem);
  });
  const load = () => runner.run(store.text());
  const editor = useEditor(store, linkRef, (message: FromEditor) => {
    if (message.kind === 'text') {
      store.setText(message.text);
      runner.forget();
    } else if (message.kind === 'view') store.setView(message.view);
    else if (message.kind === 'load') load();
    else if (message.kind === 'leave') loadRef.current?.focus();
    else if (message.kind === 'tab') setTabLeaves(message.leaves);
    else if (message.kind === 'ready' && canTypeAtOnce(panelRef.current))
      linkRef.current?.send({ kind: 'focus' });
  });
  useEffect(() => panelRef.current?.focus(), []);
  return (
    <section
      ref={panelRef}
      className="@container flex size-full min-h-0 min-w-0 flex-col gap-2 shadow-none!"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <CodeHeader
        titleId={titleId}
        loadRef={loadRef}
        runner={runner}
        onClose={onClose}
        hasReference={reference.isShown}
        onLoad={load}
        onReference={reference.onToggle}
        onStartAgain={() => startAgain(store.text(), linkRef.current)}
      />
      <div className="relative flex min-h-60 flex-1 gap-3">
        <EditorFrame editor={editor} />
        {reference.isShown && <QuickReference onInsert={reference.onInsert} />}
      </div>
      <StatusLine state={runner.state} tabLeaves={tabLeaves} onShow={show} />
    </section>
  );
}

/** Mark and show the place of an error. A problem without a place removes the mark. */
function showProblem(
  t: Translator,
  link: EditorLink | null,
  { message, place }: ScriptProblem,
): void {
  link?.send({ kind: 'problem', problem: place && { message: t.say(message), ...place } });
}

/** The quick reference. Where it covers the editor, it closes after use. */
function useReference(
  panelRef: RefObject<HTMLElement | null>,
  linkRef: RefObject<EditorLink | null>,
) {
  const [isShown, setShown] = useState(false);
  const onInsert = (text: string) => {
    linkRef.current?.send({ kind: 'insert', text });
    if ((panelRef.current?.clientWidth ?? 0) <= NARROW_PX) setShown(false);
  };
  return { isShown, onInsert, onToggle: () => setShown(!isShown) };
}

/**
 * True if the editor may take the focus when it is ready: the author has not moved the focus
 * meanwhile, and the device has no on-screen keyboard that would open.
 */
function canTypeAtOnce(panel: HTMLElement | null): boolean {
  return panel !== null && focusedElement() === panel && matchMedia('(pointer: fine)').matches;
}

/** The script of this browser, written when the panel or the page closes at the latest. */
function useScriptStore(): ScriptStore {
  const [store] = useState(() =>
    openScriptStore(() => notify({ kind: 'error', message: worded('code.notKept') })),
  );
  useEffect(() => {
    window.addEventListener('pagehide', store.flush);
    return () => {
      window.removeEventListener('pagehide', store.flush);
      store.flush();
    };
  }, [store]);
  return store;
}

/** Show one toast when another tab has written a different script, with a button to load that. */
function useOtherScript(store: ScriptStore, linkRef: RefObject<EditorLink | null>): void {
  useEffect(() => {
    const stop = store.onOther(() => {
      stop();
      notify({
        kind: 'success',
        message: worded('code.otherTab'),
        action: {
          label: worded('code.takeOther'),
          run: () => linkRef.current?.send({ kind: 'text', text: store.other() ?? store.text() }),
        },
      });
    });
    return stop;
  }, [store, linkRef]);
}

/** Replace the script by the example, with a button to undo. */
function startAgain(text: string, link: EditorLink | null): void {
  if (!link || text === STARTING_SCRIPT) return;
  link.send({ kind: 'text', text: STARTING_SCRIPT });
  notify({
    kind: 'success',
    message: worded('code.exampleTaken'),
    action: { label: worded('code.undo'), run: () => link.send({ kind: 'text', text }) },
  });
}

/** The document of the editor, served with its own Content Security Policy. */
const ADDRESS = '/code.html';

/** The editor in its frame, or the state of loading it. */
function EditorFrame({ editor }: { editor: ScriptEditor }) {
  const t = useText();
  const { frameRef, phase, attempt, retry } = editor;
  return (
    <div className="relative min-h-0 min-w-0 flex-1 overflow-clip rounded-surface border border-line">
      {phase !== 'failed' && (
        <iframe
          key={attempt}
          ref={frameRef}
          className="size-full data-loading:invisible"
          data-loading={phase === 'loading' || undefined}
          title={t('code.frame')}
          src={ADDRESS}
        />
      )}
      {phase !== 'ready' && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center text-muted">
          <p role="status">{phase === 'loading' ? t('code.loadingFrame') : t('code.notLoaded')}</p>
          {phase === 'failed' && (
            <Button kind="outline" size="small" onClick={retry}>
              {t('code.tryAgain')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
