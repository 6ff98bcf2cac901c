import { message } from '#texts/message.ts';
import type { Direction } from '#engine/grid/directions.ts';
import type { BoardEvent } from '#machines/boardEvents.ts';
import type { CursorStep } from '#machines/cursor.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { isChord, type KeyPress } from './keyPress.ts';
import { letter, findCommand, type KeyRow } from './useKeyTable.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import type { Cell } from '#engine/grid/grid.ts';
import type { BoardSnapshot } from '#ui/board/boardStore.ts';

/** Targets of keyboard jumps: uncolored cells, cells under an error mark, cells with a clue. */
export type Landmark = 'empty' | 'error' | 'clue';

/**
 * The next landmark after a cell in row-major order, wrapping around; backwards with -1. Null if
 * there is none.
 */
export function nextLandmark(
  snapshot: BoardSnapshot,
  from: Cell,
  landmark: Landmark,
  step: 1 | -1,
): Cell | null {
  const { size } = snapshot.board;
  const is = LANDMARKS[landmark](snapshot);
  for (let distance = 1; distance <= size; distance++) {
    const cell = (from + step * distance + size * 2) % size;
    if (is(cell)) return cell;
  }
  return null;
}

const LANDMARKS: Readonly<Record<Landmark, (snapshot: BoardSnapshot) => (cell: Cell) => boolean>> =
  {
    empty:
      ({ board }) =>
      (cell) =>
        board.exists(cell) && !board.fixed(cell) && board.color(cell) === 'gray',
    error: ({ errors }) => {
      const marked = new Set(errors);
      return (cell) => marked.has(cell);
    },
    clue: (snapshot) => {
      const cells = clueCells(snapshot);
      return (cell) => cells.has(cell);
    },
  };

/** One cell for each visible symbol: the first existing cell that it touches. */
function clueCells({ board, visible }: BoardSnapshot): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (const [id, list] of board.grid.symbols) {
    list.forEach(({ at }, index) => {
      if (visible.get(id)?.[index] === false) return;
      const cell = touchedStoredCells(at, board).find((there) => board.exists(there));
      if (cell !== undefined) cells.add(cell);
    });
  }
  return cells;
}

/**
 * Subject of a question of a screen reader user: the region at the cursor, the counts of the
 * symbols there, or the whole board.
 */
export type Question = 'region' | 'counts' | 'board';

/** Command of a key on the board: an event for the board, or a request for information. */
export type BoardCommand =
  | BoardEvent
  | { readonly type: 'jump'; readonly to: Landmark; readonly step: 1 | -1 }
  | { readonly type: 'ask'; readonly about: Question }
  | { readonly type: 'read' };

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
const ENDS: Readonly<Record<string, readonly [ofRow: CursorStep, ofBoard: CursorStep]>> = {
  Home: ['rowStart', 'boardStart'],
  End: ['rowEnd', 'boardEnd'],
};

const MOVES: readonly KeyRow<BoardCommand>[] = [
  {
    keys: ['←', '↑', '→', '↓'],
    label: message('help.keyMove'),
    command({ key }) {
      const step = DIRECTIONS[key];
      return step === undefined ? null : { type: 'key.move', step };
    },
  },
  {
    keys: ['Home', 'End'],
    label: message('help.keyEnds'),
    command(press) {
      const step = ENDS[press.key]?.[isChord(press) ? 1 : 0];
      return step === undefined ? null : { type: 'key.move', step };
    },
  },
  {
    keys: ['Ctrl', 'Space'],
    label: message('help.keyFill'),
    command: (press) => (isPaint(press) && isChord(press) ? painted(press) : null),
  },
  {
    keys: ['Shift', 'Space'],
    label: message('help.keyOtherColor'),
    command: (press) => (isPaint(press) && press.shiftKey ? painted(press) : null),
  },
  {
    keys: ['Space', 'Enter'],
    label: message('help.keyPaint'),
    command: (press) => (isPaint(press) ? painted(press) : null),
  },
  {
    keys: ['Delete', 'Backspace'],
    label: message('help.keyErase'),
    command: ({ key }) => (key === 'Delete' || key === 'Backspace' ? { type: 'key.erase' } : null),
  },
];

/** Letters of the jumps and questions. Modes whose tools use the home row have other letters. */
interface AskLetters {
  readonly empty: string;
  readonly error: string;
  readonly region: string;
  readonly counts: string;
}

const PLAYING: AskLetters = { empty: 'g', error: 'e', region: 'i', counts: 'n' };
const MAKING: AskLetters = { empty: 'k', error: 'x', region: 'l', counts: 'v' };

function questionsBy({
  empty,
  error,
  region,
  counts,
}: AskLetters): readonly KeyRow<BoardCommand>[] {
  return [
    letter(empty, message('help.keyEmpty'), jump('empty')),
    letter(error, message('help.keyError'), jump('error')),
    letter('c', message('help.keyClue'), jump('clue')),
    letter(region, message('help.keyRegion'), {
      type: 'ask',
      about: 'region',
    }),
    letter(counts, message('help.keyCounts'), {
      type: 'ask',
      about: 'counts',
    }),
    letter('w', message('help.keyRead'), {
      type: 'read',
    }),
    letter('b', message('help.keyBoard'), { type: 'ask', about: 'board' }),
  ];
}

/** Moves the cursor by half a cell, in modes whose tools act on sides and corners, too. */
const NUDGE: KeyRow<BoardCommand> = {
  keys: ['Shift', '←', '↑', '→', '↓'],
  label: message('help.keyNudge'),
  command(press) {
    const step = DIRECTIONS[press.key];
    return step === undefined || !press.shiftKey || isChord(press)
      ? null
      : { type: 'key.nudge', step };
  },
};

/** Keys for the player's own marks, in modes with marks. */
const MARK_KEYS: readonly KeyRow<BoardCommand>[] = [
  letter('.', message('help.keyDot'), { type: 'key.mark', mark: 'dot' }),
  letter('x', message('help.keyCross'), {
    type: 'key.mark',
    mark: 'cross',
  }),
];

const PLAYING_KEYS = [...MOVES, ...questionsBy(PLAYING)];
const MARKING_KEYS = [...PLAYING_KEYS, ...MARK_KEYS];
const MAKING_KEYS = [NUDGE, ...MOVES, ...questionsBy(MAKING)];

/** Keys that work while a cell of the board has the focus. */
export function selectBoardKeys({
  isSolving,
  hasMarks,
}: BoardKeysMode): readonly KeyRow<BoardCommand>[] {
  if (!isSolving) return MAKING_KEYS;
  return hasMarks ? MARKING_KEYS : PLAYING_KEYS;
}

type BoardKeysMode = Pick<WorkspaceMode, 'isSolving' | 'hasMarks'>;

/** The command of a key while a cell of the board has the focus; null for other keys. */
export function boardKey(press: KeyPress, mode: BoardKeysMode): BoardCommand | null {
  return findCommand(selectBoardKeys(mode), press);
}

function jump(to: Landmark): (press: KeyPress) => BoardCommand {
  return ({ shiftKey }) => ({ type: 'jump', to, step: shiftKey ? -1 : 1 });
}

function isPaint({ key, repeat }: KeyPress): boolean {
  return (key === ' ' || key === 'Enter') && !repeat;
}

/**
 * Space paints while it is held. Enter paints once, because screen readers often send it as a tap.
 */
function painted(press: KeyPress): BoardCommand {
  const button = press.shiftKey ? 'secondary' : 'primary';
  if (press.key === ' ' && !isChord(press)) return { type: 'key.hold', button };
  return { type: 'key.paint', button, fill: isChord(press) };
}
