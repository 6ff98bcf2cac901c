import { capitalized } from '#texts/capitalized.ts';
import { message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { changedMarks, type CellMarks } from '#engine/edit/cellMarks.ts';
import { isGiven, type Givens } from '#engine/grid/givens.ts';
import { changedCells } from '#engine/grid/changes.ts';
import { sameClues } from '#engine/judging/boardOf.ts';
import type { BoardSnapshot } from '#ui/board/boardStore.ts';
import { faultSentence } from '#ui/board/faultWords.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { spokenPlace } from '#engine/clues/spokenPlaces.ts';
import { spokenClueAt, spokenMark } from './spokenCell.ts';

/** What the sentences need to know of the play. */
interface Telling {
  readonly givens: Givens;
  /** How the board was solved, if it was. */
  readonly ending: Ending;
}

/** `perfect`: colors were final, and all of them right. */
export type Ending = 'lit' | 'perfect';

/**
 * What a listener must hear after the board changed: what was painted, what broke, whether all is
 * solved.
 */
export function announcement(
  t: Translator,
  before: BoardSnapshot,
  after: BoardSnapshot,
  { givens, ending }: Telling = { givens: null, ending: 'lit' },
): string {
  return spokenList('. ', [
    painted(t, before, after, givens),
    appeared(t, before, after),
    broken(t, before, after),
    finished(t, before, after, ending),
  ]);
}

/** Clues told one by one; of more, only how many there are. */
const MOST_APPEARED = 4;

/** Symbols that were hidden and are seen now, and where. */
function appeared(t: Translator, before: BoardSnapshot, { board, visible }: BoardSnapshot): string {
  if (!sameClues(before.board.grid, board.grid)) return '';
  const clues = [...board.grid.symbols].flatMap(([id, list]) =>
    list.filter(
      (_, index) => before.visible.get(id)?.[index] === false && visible.get(id)?.[index] === true,
    ),
  );
  if (clues.length === 0) return '';
  if (clues.length > MOST_APPEARED) return t('board.cluesAppeared', { count: clues.length });
  return spokenList(
    '. ',
    clues.map((clue) => t('board.clueAppeared', { clue: spokenClueAt(board, clue) })),
  );
}

/** What became of the player's own marks; empty when nothing did. */
export function markAnnouncement(
  t: Translator,
  before: CellMarks,
  after: CellMarks,
  width: number,
): string {
  const cells = changedMarks(before, after);
  const names = cells.map((cell) => t.say(spokenMark(after.get(cell))));
  return becameOf(t, cells, { width, what: common(names) ?? t('board.markedAnew') });
}

function painted(
  t: Translator,
  before: BoardSnapshot,
  { board }: BoardSnapshot,
  givens: Givens,
): string {
  const { width, height } = board;
  if (width !== before.board.width || height !== before.board.height)
    return t('board.resized', { width, height });
  const cells = changedCells(before.board.grid, board.grid);
  const names = cells.map((cell) => t.say(tileName(before.board, board, { cell, givens })));
  return becameOf(t, cells, { width, what: common(names) ?? t('board.changed') });
}

/** "Row 1, column 2, dark", "3 cells dark"; empty for no cells. */
function becameOf(
  t: Translator,
  cells: readonly Cell[],
  { width, what }: { readonly width: number; readonly what: string },
): string {
  const [first] = cells;
  if (first === undefined) return '';
  if (cells.length > 1) return t('board.someBecame', { count: cells.length, what });
  return capitalized(t('board.oneBecame', { place: spokenPlace(width, first), what }), t.language);
}

/** What all of them are; undefined where they differ. */
function common(names: readonly string[]): string | undefined {
  return new Set(names).size === 1 ? names[0] : undefined;
}

function broken(t: Translator, before: BoardSnapshot, after: BoardSnapshot): string {
  const was = firstConflict(t, before);
  const is = firstConflict(t, after);
  if (is !== null) return is === was ? '' : is;
  return was === null ? '' : t('board.nothingWrong');
}

function finished(
  t: Translator,
  before: BoardSnapshot,
  after: BoardSnapshot,
  ending: Ending,
): string {
  const isNew = after.judgement.final === 'satisfied' && before.judgement.final !== 'satisfied';
  return isNew ? t('board.solved', { ending }) : '';
}

/** What became of a cell: its color, and whether it was fixed, released or removed. */
function tileName(
  before: Board,
  board: Board,
  { cell, givens }: { readonly cell: Cell; readonly givens: Givens },
): Text {
  if (!board.exists(cell)) return message('board.removed');
  const color = board.color(cell);
  const isNow = isGiven(board.grid, cell, givens);
  if (isNow === isGiven(before.grid, cell, givens)) return message('board.color', { color });
  return message(isNow ? 'board.nowGiven' : 'board.noLongerGiven', { color });
}

/** The first broken clue in a sentence without full stop; null while nothing is broken. */
function firstConflict(t: Translator, snapshot: BoardSnapshot): string | null {
  const [first] = snapshot.faults;
  return first ? faultSentence(t, first, snapshot) : null;
}
