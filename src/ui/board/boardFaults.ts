import { capitalized } from '#texts/capitalized.ts';
import { joined, message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { describeFault, type Fault } from '#engine/judging/faults.ts';
import type { BoardSnapshot, BoardStore } from './boardStore.ts';
import { spokenPoint, cellOfPoint } from '#engine/clues/spokenPlaces.ts';

/** Name and place of a broken clue, for use inside a sentence, and its fault without full stop. */
export function faultWords(
  fault: Fault,
  snapshot: BoardSnapshot,
): { readonly clue: Text; readonly detail: Text } {
  const { name, at, detail } = describeFault(fault, snapshot);
  const place = at === null ? '' : spokenPoint(at, snapshot.board);
  return { clue: place === '' ? name : message('board.clueAt', { clue: name, place }), detail };
}

/** Both in one sentence: "Area number 3 at row 4, column 2: has 5, not 3". */
export function faultSentence(t: Translator, fault: Fault, snapshot: BoardSnapshot): string {
  const { clue, detail } = faultWords(fault, snapshot);
  return capitalized(t.say(joined([clue, detail], ': ')), t.language);
}

/**
 * Show a broken clue on the board: open its reading, and move the keyboard cursor to its cell,
 * which is scrolled into view. False for a clue without a place, for example a count of all cells.
 */
export function showFault({ actor, reader, current }: BoardStore, fault: Fault): boolean {
  const snapshot = current();
  const { at } = describeFault(fault, snapshot);
  const cell = at === null ? undefined : cellOfPoint(at, snapshot.board);
  if (cell === undefined) return false;
  actor.send({ type: 'cursor.show', cell });
  reader.show(cell, fault.kind === 'rule' ? fault.index : null);
  return true;
}
