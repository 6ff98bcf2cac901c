import { STARTING_SCRIPT } from '#engine/script/startingScript.ts';
import { parseJson, onStored, readStored, writeStored } from '#ui/shared/platform/storage.ts';
import { ownKey } from '#ui/shared/platform/workOwner.ts';
import { readOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';
import { ViewState } from './messages.ts';

const textKey = () => ownKey('sourceCode');
const viewKey = () => ownKey('viewState');

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
  let text = readOfTab(textKey()) ?? readStored(textKey()) ?? STARTING_SCRIPT;
  let written = text;
  let isFull = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (text === written) return;
    writeOfTab(textKey(), text);
    if (writeStored(textKey(), text)) {
      written = text;
      isFull = false;
      return;
    }
    if (!isFull) onFull();
    isFull = true;
  };
  const other = () => {
    const stored = readStored(textKey());
    return stored === text ? null : stored;
  };
  return {
    text: () => text,
    other,
    onOther: (listener) =>
      onStored(textKey(), () => {
        if (other() !== null) listener();
      }),
    view: () => ViewState.safeParse(parseJson(readStored(viewKey()))).data ?? null,
    setText(next) {
      text = next;
      clearTimeout(timer);
      timer = setTimeout(flush, WRITE_DELAY_MS);
    },
    setView: (view) => void writeStored(viewKey(), JSON.stringify(view)),
    flush,
  };
}
