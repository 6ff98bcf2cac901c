import { useMemo } from 'react';
import { message, type Text } from '#texts/message.ts';
import type { BoardEvent } from '#machines/boardEvents.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { isChord, shortcutOf, type KeyPress } from './keyPress.ts';
import { useKeyTable, digit, letter, type KeyRow } from './useKeyTable.ts';

/** Commands of keys that are not events of the board. */
export type PageAction =
  | 'help'
  | 'hint'
  | 'check'
  | 'foresight'
  | 'fit'
  | 'zoom.in'
  | 'zoom.out'
  | 'restart';
export type PageCommand = BoardEvent | PageAction;

/** Keys of every mode. Letters use the produced character, digits the physical key. */
const SHARED_KEYS: readonly KeyRow<PageCommand>[] = [
  {
    keys: ['Ctrl', 'Shift', 'Z'],
    label: message('help.keyRedoToo'),
    command: (press) =>
      isChord(press) && press.shiftKey && isLetter(press, 'z') ? { type: 'history.redo' } : null,
  },
  {
    keys: ['Z'],
    label: message('help.keyUndo'),
    command: (press) => (isLetter(press, 'z') ? { type: 'history.undo' } : null),
  },
  {
    keys: ['Y'],
    label: message('help.keyRedo'),
    command: (press) => (isLetter(press, 'y') ? { type: 'history.redo' } : null),
  },
  digit(0, message('help.keyFit'), 'fit'),
  letter('?', message('help.keyHelp'), 'help'),
];

/**
 * Keys that zoom. On some layouts `+` and `-` are in the digit row, where authors have tools: there
 * the tools take precedence.
 */
function zoomKeys(isSolving: boolean): readonly KeyRow<PageCommand>[] {
  const row = (keys: string, label: Text, action: PageAction): KeyRow<PageCommand> => ({
    keys: [keys.charAt(0)],
    label,
    command: (press) =>
      !isChord(press) && keys.includes(press.key) && (isSolving || !press.code.startsWith('Digit'))
        ? action
        : null,
  });
  return [
    row('+=', message('help.keyZoomIn'), 'zoom.in'),
    row('-', message('help.keyZoomOut'), 'zoom.out'),
  ];
}

/** Keys for solving. */
const SOLVING_KEYS: readonly KeyRow<PageCommand>[] = [
  digit(1, message('help.keyDark'), { type: 'color.choose', color: 'dark' }),
  digit(2, message('help.keyLight'), { type: 'color.choose', color: 'light' }),
  digit(3, message('help.keyFillToggle'), { type: 'fill.toggle' }),
  letter('m', message('help.keyMark'), { type: 'marking.toggle' }),
  letter('h', message('help.keyHint'), 'hint'),
  letter('v', message('help.keyCheck'), 'check'),
  letter('f', message('help.keyForesight'), 'foresight'),
  letter('r', message('help.keyRestart'), 'restart'),
];

const TRIAL_KEYS: readonly KeyRow<PageCommand>[] = [
  letter('t', message('help.keyTrial'), { type: 'trial.start' }),
  letter('k', message('help.keyKeep'), { type: 'trial.keep' }),
  letter('d', message('help.keyDrop'), { type: 'trial.drop' }),
];

/** Page-wide keys: those of every mode, and those for the features of a mode. */
export function selectPageKeys({
  isSolving,
  hasTrials,
}: WorkspaceMode): readonly KeyRow<PageCommand>[] {
  return [
    ...SHARED_KEYS,
    ...zoomKeys(isSolving),
    ...(isSolving ? SOLVING_KEYS : []),
    ...(hasTrials ? TRIAL_KEYS : []),
  ];
}

function isLetter(press: KeyPress, letter: string): boolean {
  return shortcutOf(press) === letter;
}

/** Handles the page-wide keys of the mode, except in fields and under dialogs. */
export function usePageKeys({ actor, mode }: BoardStore, onAction: (action: PageAction) => void) {
  const table = useMemo(() => selectPageKeys(mode), [mode]);
  useKeyTable(table, (command) => {
    if (typeof command === 'string') onAction(command);
    else actor.send(command);
  });
}
