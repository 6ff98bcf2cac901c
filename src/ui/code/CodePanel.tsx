import { useEffect, useId, useRef, useState } from 'react';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import type { ScriptProblem } from '#engine/script/problem.ts';
import { STARTING_SCRIPT } from '#engine/script/startingScript.ts';
import { notify } from '../platform/notices.ts';
import { CodeHeader } from './CodeHeader.tsx';
import type { EditorLink } from './connectEditor.ts';
import { EditorFrame } from './EditorFrame.tsx';
import type { FromEditor } from './messages.ts';
import { QuickReference } from './QuickReference.tsx';
import { openScriptStore, type ScriptStore } from './scriptStore.ts';
import { problemText } from './scriptText.ts';
import { StatusLine } from './StatusLine.tsx';
import { useEditor } from './useEditor.ts';
import { useScript } from './useScript.ts';

/** What is said once where the browser takes nothing more. */
const NOT_KEPT =
  'This browser has no room left to keep the script. It stays here until the page is closed.';

/** Where the reference lies over the editor: see QuickReference. */
const NARROW_PX = 720;

/**
 * The code editor, in the place of the board: a script of the author makes the puzzle. `onLoad`
 * gets the puzzle of a script that makes one.
 */
export function CodePanel({
  onLoad,
  onClose,
}: {
  onLoad: (puzzle: Puzzle) => void;
  onClose: () => void;
}) {
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const loadRef = useRef<HTMLButtonElement>(null);
  const linkRef = useRef<EditorLink | null>(null);
  const store = useScriptStore();
  const [hasReference, setReference] = useState(false);
  const [tabLeaves, setTabLeaves] = useState(false);
  const show = ({ message, place }: ScriptProblem) =>
    linkRef.current?.send({ kind: 'problem', problem: place && { message, ...place } });
  const finish = (puzzle: Puzzle) => {
    onLoad(puzzle);
    notify({ kind: 'success', message: `“${puzzle.title}” is on the board.` });
  };
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
  });
  const insert = (text: string) => {
    linkRef.current?.send({ kind: 'insert', text });
    if ((panelRef.current?.clientWidth ?? 0) <= NARROW_PX) setReference(false);
  };
  return (
    <section
      ref={panelRef}
      className="@container flex size-full min-h-0 min-w-0 flex-col gap-2"
      aria-labelledby={titleId}
    >
      <CodeHeader
        {...{ titleId, loadRef, runner, hasReference, onClose }}
        onLoad={load}
        onReference={() => setReference(!hasReference)}
        onStartAgain={() => startAgain(store.text(), linkRef.current)}
      />
      <div className="relative flex min-h-60 flex-1 gap-3">
        <EditorFrame editor={editor} />
        {hasReference && <QuickReference onInsert={insert} />}
      </div>
      <StatusLine state={runner.state} tabLeaves={tabLeaves} onShow={show} />
    </section>
  );
}

/** The script of this browser, written at the latest when the panel or the page goes. */
function useScriptStore(): ScriptStore {
  const [store] = useState(() =>
    openScriptStore(() => notify({ kind: 'error', message: NOT_KEPT })),
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

/** The example in place of the script, which can be had back. */
function startAgain(text: string, link: EditorLink | null): void {
  if (!link || text === STARTING_SCRIPT) return;
  link.send({ kind: 'text', text: STARTING_SCRIPT });
  notify({
    kind: 'success',
    message: 'The example took the place of your script.',
    action: { label: 'Undo', run: () => link.send({ kind: 'text', text }) },
  });
}
