import { useEffect, useRef } from 'react';
import { translator } from '#ui/shared/texts/texts.ts';
import type { boardMachine } from '#machines/boardMachine.ts';
import type { SnapshotFrom } from 'xstate';
import type { BoardStore, BoardSnapshot } from '#ui/board/boardStore.ts';
import { capitalized } from '#texts/capitalized.ts';
import { message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { changedMarks, type CellMarks } from '#engine/edit/cellMarks.ts';
import { isGiven, type Givens } from '#engine/grid/colors.ts';
import { changedCells } from '#engine/grid/changes.ts';
import { sameClues } from '#engine/judging/boardOf.ts';
import { faultSentence } from '#ui/board/boardFaults.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { spokenPlace } from '#engine/clues/spokenPlaces.ts';
import { spokenClueAt, spokenMark } from './spokenCell.ts';

/** Facts about the play for the sentences. */
interface Telling {
  readonly givens: Givens;
  /** Used only in the announcement of the solve. */
  readonly ending: Ending;
}

/** `perfect`: colors were final, and all of them right. */
export type Ending = 'lit' | 'perfect';

/** Announcement of a change of the board: painted cells, new faults, and the solve. */
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

/** Up to this many clues are announced one by one, more as a number. */
const MOST_APPEARED = 4;

/** Symbols that became visible, with their places. */
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

/** Announcement of changed own marks; empty if none changed. */
function markAnnouncement(
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

/** The name that all have in common; undefined if they differ. */
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

/** The new state of a cell: its color, or that it was fixed, released or removed. */
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

/** The first broken clue in a sentence without full stop; null if nothing is broken. */
function firstConflict(t: Translator, snapshot: BoardSnapshot): string | null {
  const [first] = snapshot.faults;
  return first ? faultSentence(t, first, snapshot) : null;
}

/** Returns `perfect` if colors are final and none was wrong. */
function endingOf(snapshot: SnapshotFrom<typeof boardMachine>): Ending {
  const { mode, mistakes } = snapshot.context;
  const isPerfect = mistakes === 0 && !snapshot.matches({ finality: 'mistaken' });
  return mode.isFinal && isPerfect ? 'perfect' : 'lit';
}

/** A live region that announces the changes of the board once a stroke. Written without React. */
export default function Announcer({ store }: { store: BoardStore }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let spoken = store.current();
    let { marks } = store.actor.getSnapshot().context;
    const announce = () => {
      const snapshot = store.actor.getSnapshot();
      const { context } = snapshot;
      if (!snapshot.matches({ stroke: 'idle' })) return;
      const next = store.current();
      const isUnchanged = context.grid === spoken.board.grid && context.marks === marks;
      if (isUnchanged && next.verdicts === spoken.verdicts) return;
      const t = translator.current();
      const sentences = [
        announcement(t, spoken, next, { givens: store.givens, ending: endingOf(snapshot) }),
        markAnnouncement(t, marks, context.marks, next.board.width),
      ];
      const sentence = sentences.filter((part) => part !== '').join('. ');
      // Late verdicts of a large board without news leave the last sentence.
      if (region.current && !(isUnchanged && sentence === ''))
        region.current.textContent = sentence;
      spoken = next;
      marks = context.marks;
    };
    const changes = store.actor.subscribe(announce);
    const endOfVerdicts = store.subscribe(announce);
    return () => {
      changes.unsubscribe();
      endOfVerdicts();
    };
  }, [store]);
  return <div ref={region} className="sr-only" role="status" />;
}
