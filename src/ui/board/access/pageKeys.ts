import { useMemo } from 'react';
import { message, type Text } from '#texts/message.ts';
import type { BoardEvent } from '#machines/boardEvents.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useKeyTable } from './useKeyTable.ts';
import { digit, isChord, letter, type KeyPress, type KeyRow } from './keyRows.ts';

/** What keys can ask of the page besides what they do to the board. */
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

/**
 * Keys of every mode. Letters go by what they produce, the tools of the digit row by their place.
 */
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
 * Keys that zoom. Some layouts have their signs on the digit row, where authors have tools: those
 * go by the place and come first.
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

/** Where colors are final, nothing brings a run back: the page asks first. */
const RESTART_KEYS: Readonly<Record<'free' | 'final', KeyRow<PageCommand>>> = {
  free: letter('r', message('help.keyRestart'), 'restart'),
  final: letter('r', message('help.keyRestartFinal'), 'restart'),
};

/** Keys for solving. */
const SOLVING_KEYS: readonly KeyRow<PageCommand>[] = [
  digit(1, message('help.keyDark'), { type: 'color.choose', color: 'dark' }),
  digit(2, message('help.keyLight'), { type: 'color.choose', color: 'light' }),
  digit(3, message('help.keyFillToggle'), { type: 'fill.toggle' }),
  letter('m', message('help.keyMark'), { type: 'marking.toggle' }),
  letter('h', message('help.keyHint'), 'hint'),
  letter('v', message('help.keyCheck'), 'check'),
  letter('f', message('help.keyForesight'), 'foresight'),
];

const TRIAL_KEYS: readonly KeyRow<PageCommand>[] = [
  letter('t', message('help.keyTrial'), { type: 'trial.start' }),
  letter('k', message('help.keyKeep'), { type: 'trial.keep' }),
  letter('d', message('help.keyDrop'), { type: 'trial.drop' }),
];

/** Keys that work all over the page: those of every mode, and those of what the mode offers. */
export function selectPageKeys({
  isSolving,
  isFinal,
  hasTrials,
}: WorkspaceMode): readonly KeyRow<PageCommand>[] {
  return [
    ...SHARED_KEYS,
    ...zoomKeys(isSolving),
    ...(isSolving ? [RESTART_KEYS[isFinal ? 'final' : 'free'], ...SOLVING_KEYS] : []),
    ...(hasTrials ? TRIAL_KEYS : []),
  ];
}

function isLetter({ key }: KeyPress, letter: string): boolean {
  return key.toLowerCase() === letter;
}

/** Keys of the mode that work all over the page. Not while typing, not under a dialog. */
export function usePageKeys({ actor, mode }: BoardStore, onAction: (action: PageAction) => void) {
  const table = useMemo(() => selectPageKeys(mode), [mode]);
  useKeyTable(table, (command) => {
    if (typeof command === 'string') onAction(command);
    else actor.send(command);
  });
}

/** What moves the view of the board besides its buttons and keys. */
export const VIEW_GESTURES: readonly { readonly keys: readonly Text[]; readonly label: Text }[] = [
  { keys: [message('help.wheel')], label: message('help.wheelNote') },
  { keys: [message('help.pinch')], label: message('help.pinchNote') },
  { keys: [message('help.doubleTap')], label: message('help.doubleTapNote') },
  { keys: ['Space', message('help.drag')], label: message('help.dragNote') },
];
