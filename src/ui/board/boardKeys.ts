import type { BoardEvent } from '#machines/boardMachine.ts';
import type { CursorStep } from '#machines/cursor.ts';
import type { Landmark } from './landmarks.ts';

/** The parts of a keyboard event that say what a player wants. `key` is the produced character, whatever the layout. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** The key is held down and repeats. */
  readonly repeat: boolean;
}

/** What a listener can ask about: the area at the cursor, the whole board. */
export type Question = 'region' | 'board';

/** What keys on the board ask for: a change of it, or a way to know it. */
export type BoardWish =
  | BoardEvent
  | { readonly type: 'jump'; readonly to: Landmark; readonly step: 1 | -1 }
  | { readonly type: 'ask'; readonly about: Question };

const STEPS: Readonly<Record<string, CursorStep>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'rowStart',
  End: 'rowEnd',
};

/** Keys that go to the next of a kind; with shift to the one before. */
const JUMPS: Readonly<Record<string, Landmark>> = { g: 'empty', e: 'error', c: 'clue' };
const QUESTIONS: Readonly<Record<string, Question>> = { i: 'region', b: 'board' };

/** What a key means while a cell of the board has the focus; null for keys that mean nothing there. */
export function boardKey(press: KeyPress): BoardWish | null {
  const isChord = press.ctrlKey || press.metaKey;
  if (press.altKey) return null;
  const step = STEPS[press.key];
  if (step !== undefined) return { type: 'key.move', step: isChord ? wholeBoard(step) : step };
  if ((press.key === ' ' || press.key === 'Enter') && !press.repeat) {
    return { type: 'key.paint', button: press.shiftKey ? 'secondary' : 'primary', fill: isChord };
  }
  if (press.key === 'Delete' || press.key === 'Backspace') return { type: 'key.erase' };
  return isChord ? null : wayToKnow(press);
}

function wayToKnow({ key, shiftKey }: KeyPress): BoardWish | null {
  const letter = key.toLowerCase();
  const to = JUMPS[letter];
  if (to !== undefined) return { type: 'jump', to, step: shiftKey ? -1 : 1 };
  const about = QUESTIONS[letter];
  return about === undefined ? null : { type: 'ask', about };
}

function wholeBoard(step: CursorStep): CursorStep {
  if (step === 'rowStart') return 'boardStart';
  return step === 'rowEnd' ? 'boardEnd' : step;
}

/** What a key means anywhere on the page but in fields; null for keys that mean nothing. */
export function pageKey(press: KeyPress): BoardEvent | 'help' | null {
  if (press.altKey) return null;
  const key = press.key.toLowerCase();
  const isChord = press.ctrlKey || press.metaKey;
  if (key === 'z') return { type: isChord && press.shiftKey ? 'history.redo' : 'history.undo' };
  if (key === 'y') return { type: 'history.redo' };
  if (isChord) return null;
  if (key === 'r') return { type: 'history.restart' };
  return key === '?' ? 'help' : null;
}
