import type { BoardEvent } from '#machines/boardEvents.ts';
import {
  digit,
  isChord,
  letter,
  commandOf,
  type KeyPress,
  type KeyRow,
} from '../../keys/keyRows.ts';

/** What keys can ask of the page besides what they do to the board. */
export type PageAction = 'help' | 'check' | 'foresight' | 'fit';
export type PageCommand = BoardEvent | PageAction;

/** Keys that work all over the solve page. Letters go by what they produce, the tools of the digit row by their place. */
export const PAGE_KEYS: readonly KeyRow<PageCommand>[] = [
  {
    keys: ['Ctrl', 'Shift', 'Z'],
    label: 'Redo',
    command: (press) =>
      isChord(press) && press.shiftKey && isLetter(press, 'z') ? { type: 'history.redo' } : null,
  },
  {
    keys: ['Z'],
    label: 'Undo; with Ctrl too',
    command: (press) => (isLetter(press, 'z') ? { type: 'history.undo' } : null),
  },
  {
    keys: ['Y'],
    label: 'Redo; with Ctrl too',
    command: (press) => (isLetter(press, 'y') ? { type: 'history.redo' } : null),
  },
  letter('r', 'Start again; undo brings everything back', { type: 'history.restart' }),
  digit(1, 'Paint dark', { type: 'color.choose', color: 'dark' }),
  digit(2, 'Paint light', { type: 'color.choose', color: 'light' }),
  digit(3, 'Fill on and off', { type: 'fill.toggle' }),
  digit(0, 'See the whole board', 'fit'),
  letter('t', 'Begin a trial', { type: 'trial.start' }),
  letter('k', 'Keep what was tried', { type: 'trial.keep' }),
  letter('d', 'Drop what was tried', { type: 'trial.drop' }),
  letter('h', 'Check the board', 'check'),
  letter('f', 'Ask foresight', 'foresight'),
  letter('?', 'This list', 'help'),
];

function isLetter({ key }: KeyPress, letter: string): boolean {
  return key.toLowerCase() === letter;
}

/** What a key means anywhere on the page but in fields; null for keys that mean nothing. */
export function pageKey(press: KeyPress): PageCommand | null {
  return commandOf(PAGE_KEYS, press);
}
