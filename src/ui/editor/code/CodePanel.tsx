import { message as worded } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { ScriptProblem } from '#engine/script/problem.ts';
import { STARTING_SCRIPT } from '#engine/script/startingScript.ts';
import { focusedElement } from '#ui/shared/platform/focus.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { CodeHeader } from './CodeHeader.tsx';
import type { EditorLink } from './connectEditor.ts';
import type { FromEditor } from './messages.ts';
import { QuickReference } from './QuickReference.tsx';
import { openScriptStore, type ScriptStore } from './scriptStore.ts';
import { problemText } from './scriptText.ts';
import { StatusLine } from './StatusLine.tsx';
import { notifyLoaded } from './notifyLoaded.ts';
import { useEditor, type EditorState } from './useEditor.ts';
import { useScript } from './useScript.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('parse', 'code');

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
function EditorFrame({ editor }: { editor: EditorState }) {
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
