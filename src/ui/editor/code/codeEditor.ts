import 'monaco-editor/esm/vs/editor/edcore.main.js';
import 'monaco-editor/esm/vs/basic-languages/javascript/javascript.contribution.js';
import 'monaco-editor/esm/vs/language/typescript/monaco.contribution.js';
import * as monaco from 'monaco-editor/esm/vs/editor/editor.api.js';
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import ScriptWorker from 'monaco-editor/esm/vs/language/typescript/ts.worker.js?worker';
import { invariant } from '#base/invariant.ts';
import { SCRIPT_FILE } from '#engine/script/problem.ts';
import { ViewState, type FromEditor, type EditorLook, type ToEditor } from './messages.ts';
import { loadEditorTheme } from './themes.ts';

const THEME = 'chiaro';
const DECLARATIONS = 'chiaro.d.ts';
/** Debounce of reports about cursor and scroll position. */
const VIEW_DELAY_MS = 300;

Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker: (_id: string, label: string) =>
      label === 'javascript' ? new ScriptWorker() : new EditorWorker(),
  },
});

/** Commands of the page for the editor. */
export interface CodeEditor {
  take(message: ToEditor): void;
}

type Opening = Extract<ToEditor, { kind: 'open' }>;
type Send = (message: FromEditor) => void;
type Editor = monaco.editor.IStandaloneCodeEditor;

/** Create the editor and report its events. */
export async function openEditor(opening: Opening, send: Send): Promise<CodeEditor> {
  const place = document.getElementById('editor');
  invariant(place, 'the document has a place for the editor');
  checkAgainst(opening.declarations);
  await applyLook(opening.look);
  place.replaceChildren();
  const uri = monaco.Uri.parse(`file:///${SCRIPT_FILE}`);
  const model = monaco.editor.createModel(opening.text, 'javascript', uri);
  const editor = monaco.editor.create(place, {
    model,
    ariaLabel: opening.words.field,
    ...OPTIONS,
    ...motionOf(opening.look),
  });
  if (opening.view) restore(editor, opening.view);
  reportText(model, send);
  reportView(editor, send);
  reportKeys(editor, opening.words.load, send);
  send({ kind: 'ready' });
  return { take: (message) => take(editor, model, message) };
}

const OPTIONS: monaco.editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  fixedOverflowWidgets: true,
  fontSize: 14,
  lineHeight: 21,
  lineNumbersMinChars: 3,
  lineDecorationsWidth: 8,
  minimap: { enabled: false },
  overviewRulerLanes: 0,
  padding: { top: 12, bottom: 12 },
  pasteAs: { enabled: false },
  renderFinalNewline: 'off',
  renderLineHighlight: 'none',
  scrollBeyondLastLine: false,
  stickyScroll: { enabled: false },
  tabSize: 2,
  wordWrap: 'on',
};

function motionOf({ isStill }: EditorLook): monaco.editor.IEditorOptions {
  return { cursorBlinking: isStill ? 'solid' : 'blink', smoothScrolling: !isStill };
}

/** Check scripts as JavaScript with the language library and our declarations, without the DOM. */
function checkAgainst(declarations: string): void {
  const { javascriptDefaults, ScriptTarget } = monaco.languages.typescript;
  javascriptDefaults.setCompilerOptions({
    allowJs: true,
    checkJs: true,
    strict: true,
    noImplicitAny: false,
    allowNonTsExtensions: true,
    target: ScriptTarget.ES2020,
    lib: ['es2022'],
  });
  javascriptDefaults.setDiagnosticsOptions({ noSuggestionDiagnostics: true });
  javascriptDefaults.addExtraLib(declarations, `file:///${DECLARATIONS}`);
}

async function applyLook(look: EditorLook): Promise<void> {
  const theme = await loadEditorTheme(look);
  if (theme) monaco.editor.defineTheme(THEME, theme);
  monaco.editor.setTheme(theme ? THEME : look.theme);
}

/** A saved view may come from another version of the editor; then the editor starts at the top. */
function restore(editor: Editor, view: ViewState): void {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its own, read back
    editor.restoreViewState(view as unknown as monaco.editor.ICodeEditorViewState);
  } catch {
    editor.setPosition({ lineNumber: 1, column: 1 });
  }
}

function reportText(model: monaco.editor.ITextModel, send: Send): void {
  model.onDidChangeContent(() => {
    monaco.editor.setModelMarkers(model, THEME, []);
    send({ kind: 'text', text: model.getValue() });
  });
}

function reportView(editor: Editor, send: Send): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tellNow = () => {
    clearTimeout(timer);
    const view = ViewState.safeParse(editor.saveViewState()).data;
    if (view) send({ kind: 'view', view });
  };
  const tellSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(tellNow, VIEW_DELAY_MS);
  };
  editor.onDidChangeCursorSelection(tellSoon);
  editor.onDidScrollChange(tellSoon);
  editor.onDidBlurEditorText(tellNow);
}

function reportKeys(editor: Editor, loadLabel: string, send: Send): void {
  editor.addAction({
    id: 'chiaro.load',
    label: loadLabel,
    keybindings: [monaco.KeyMod.CtrlCmd | monaco.KeyCode.Enter],
    run: () => send({ kind: 'load' }),
  });
  // The editor stops the key where it uses it, as for suggestions or search.
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') send({ kind: 'leave' });
  });
  editor.onDidChangeConfiguration((change) => {
    if (!change.hasChanged(monaco.editor.EditorOption.tabFocusMode)) return;
    const leaves = editor.getOption(monaco.editor.EditorOption.tabFocusMode);
    send({ kind: 'tab', leaves });
  });
}

function take(editor: Editor, model: monaco.editor.ITextModel, message: ToEditor): void {
  switch (message.kind) {
    case 'look':
      editor.updateOptions(motionOf(message.look));
      void applyLook(message.look);
      return;
    case 'text':
      editor.pushUndoStop();
      editor.executeEdits('page', [{ range: model.getFullModelRange(), text: message.text }]);
      editor.pushUndoStop();
      return;
    case 'insert':
      insert(editor, message.text);
      return;
    case 'problem':
      showProblem(editor, model, message.problem);
      return;
    case 'focus':
      editor.focus();
      return;
    case 'open':
      return; // the search widget is open
  }
}

function insert(editor: Editor, text: string): void {
  const range = editor.getSelection();
  if (!range) return;
  editor.pushUndoStop();
  editor.executeEdits('page', [{ range, text, forceMoveMarkers: true }]);
  editor.pushUndoStop();
  editor.focus();
}

/** Mark the error, and put the cursor there. */
function showProblem(
  editor: Editor,
  model: monaco.editor.ITextModel,
  problem: Extract<ToEditor, { kind: 'problem' }>['problem'],
): void {
  if (!problem) {
    monaco.editor.setModelMarkers(model, THEME, []);
    return;
  }
  const place = model.validatePosition({ lineNumber: problem.line, column: problem.column });
  const word = model.getWordAtPosition(place);
  monaco.editor.setModelMarkers(model, THEME, [
    {
      severity: monaco.MarkerSeverity.Error,
      message: problem.message,
      startLineNumber: place.lineNumber,
      startColumn: word?.startColumn ?? place.column,
      endLineNumber: place.lineNumber,
      endColumn: word?.endColumn ?? place.column + 1,
    },
  ]);
  editor.setPosition(place);
  editor.revealPositionInCenterIfOutsideViewport(place);
  editor.focus();
}
