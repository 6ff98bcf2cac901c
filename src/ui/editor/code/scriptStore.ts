import { STARTING_SCRIPT } from '#engine/script/startingScript.ts';
import { parseJson, onStored, readStored, writeStored } from '#ui/shared/platform/storage.ts';
import { readOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';
import { ViewState } from './messages.ts';

const TEXT_KEY = 'sourceCode';
const VIEW_KEY = 'viewState';

/** Keystrokes are gathered for this long before the script is written. */
const WRITE_DELAY_MS = 300;

/**
 * The script of this tab, whatever puzzle is being made, and where its author was in it. A new tab
 * begins with the script that was written last in any; from then on each has its own.
 */
export interface ScriptStore {
  readonly text: () => string;
  readonly view: () => ViewState | null;
  readonly setText: (text: string) => void;
  readonly setView: (view: ViewState) => void;
  /** Write what is not written yet. */
  readonly flush: () => void;
  /** The script that was written last in any tab; null if it is that of this one, or none. */
  readonly other: () => string | null;
  /** Hear of another tab that writes another script. Returns the way to stop. */
  readonly onOther: (listener: () => void) => () => void;
}

/** The script as it was left; a working example at first. `onFull` is told once. */
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
