import { capitalized } from '#texts/capitalized.ts';
import { joined, message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { describeFault, type Fault } from '#engine/judging/faults.ts';
import type { BoardSnapshot } from './boardStore.ts';
import { spokenPoint } from '#engine/clues/spokenPlaces.ts';

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
