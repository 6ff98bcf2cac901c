import { STARTING_SCRIPT } from '#engine/script/startingScript.ts';
import { parseJson, onStored, readStored, writeStored } from '#ui/shared/platform/storage.ts';
import { readOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';
import { ViewState } from './messages.ts';

const TEXT_KEY = 'sourceCode';
const VIEW_KEY = 'viewState';

/** Debounce of writing the script after keystrokes. */
const WRITE_DELAY_MS = 300;

/**
 * The script of this tab, whichever puzzle is edited, and its cursor position. A new tab starts
 * with the script written last in any tab; from then on each tab has its own.
 */
export interface ScriptStore {
  readonly text: () => string;
  readonly view: () => ViewState | null;
  readonly setText: (text: string) => void;
  readonly setView: (view: ViewState) => void;
  /** Write pending changes. */
  readonly flush: () => void;
  /** The script written last in any tab; null if it is the one of this tab, or there is none. */
  readonly other: () => string | null;
  /** Subscribe to scripts that other tabs write. Returns the unsubscribe function. */
  readonly onOther: (listener: () => void) => () => void;
}

/**
 * The stored script, initially a working example. `onFull` is called once, when storage is full.
 */
export function openScriptStore(onFull: () => void): ScriptStore {
  let text = readOfTab(TEXT_KEY) ?? readStored(TEXT_KEY) ?? STARTING_SCRIPT;
  let written = text;
  let isFull = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (text === written) return;
    writeOfTab(TEXT_KEY, text);
    if (writeStored(TEXT_KEY, text)) {
      written = text;
      isFull = false;
      return;
    }
    if (!isFull) onFull();
    isFull = true;
  };
  const other = () => {
    const stored = readStored(TEXT_KEY);
    return stored === text ? null : stored;
  };
  return {
    text: () => text,
    other,
    onOther: (listener) =>
      onStored(TEXT_KEY, () => {
        if (other() !== null) listener();
      }),
    view: () => ViewState.safeParse(parseJson(readStored(VIEW_KEY))).data ?? null,
    setText(next) {
      text = next;
      clearTimeout(timer);
      timer = setTimeout(flush, WRITE_DELAY_MS);
    },
    setView: (view) => void writeStored(VIEW_KEY, JSON.stringify(view)),
    flush,
  };
}
