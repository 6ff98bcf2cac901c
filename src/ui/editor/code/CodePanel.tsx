import { message as worded } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { ScriptProblem } from '#engine/script/problem.ts';
import { STARTING_SCRIPT } from '#engine/script/startingScript.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { CodeHeader } from './CodeHeader.tsx';
import type { EditorLink } from './connectEditor.ts';
import { EditorFrame } from './EditorFrame.tsx';
import type { FromEditor } from './messages.ts';
import { QuickReference } from './QuickReference.tsx';
import { openScriptStore, type ScriptStore } from './scriptStore.ts';
import { problemText } from './scriptText.ts';
import { StatusLine } from './StatusLine.tsx';
import { tellLoaded } from './tellLoaded.ts';
import { useEditor } from './useEditor.ts';
import { useScript } from './useScript.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('parse', 'code');

/** Where the reference lies over the editor: see QuickReference. */
const NARROW_PX = 720;

/**
 * The code editor, in the place of the board: a script of the author makes the puzzle. `onLoad`
 * gets the puzzle of a script that makes one, and resolves when it is on the board.
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
  const finish = (puzzle: Puzzle) => void tellLoaded(puzzle.title, onLoad(puzzle));
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
        {...{ titleId, loadRef, runner, onClose }}
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

/** Mark and show where a script went wrong; a problem without a place takes the mark away. */
function showProblem(
  t: Translator,
  link: EditorLink | null,
  { message, place }: ScriptProblem,
): void {
  link?.send({ kind: 'problem', problem: place && { message: t.say(message), ...place } });
}

/** The quick reference; where it lies over the editor, it goes once it was used. */
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
 * Whether the editor may take the focus when it is there: nobody has gone elsewhere meanwhile, and
 * no keyboard comes up on the screen, unasked.
 */
function canTypeAtOnce(panel: HTMLElement | null): boolean {
  return document.activeElement === panel && matchMedia('(pointer: fine)').matches;
}

/** The script of this browser, written at the latest when the panel or the page goes. */
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

/**
 * Tells once that another tab has written another script: this one stays, and the other can be had.
 */
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

/** The example in place of the script, which can be had back. */
function startAgain(text: string, link: EditorLink | null): void {
  if (!link || text === STARTING_SCRIPT) return;
  link.send({ kind: 'text', text: STARTING_SCRIPT });
  notify({
    kind: 'success',
    message: worded('code.exampleTaken'),
    action: { label: worded('code.undo'), run: () => link.send({ kind: 'text', text }) },
  });
}
