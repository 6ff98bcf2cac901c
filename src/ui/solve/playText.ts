import type { Judgement } from '#engine/clues/judgement.ts';
import type { CheckAnswer } from '#engine/play/check.ts';
import type { Foresight } from '#engine/play/foresight.ts';
import { spokenPlace } from '../board/a11y/spokenCell.ts';

/** What a check says, in a sentence. */
export function checkText(answer: CheckAnswer): string {
  switch (answer.kind) {
    case 'right':
      return 'Right so far.';
    case 'nothingBroken':
      return 'Nothing is broken so far.';
    case 'wrongCells':
      return answer.count === 1 ? 'One cell is wrong.' : `${answer.count} cells are wrong.`;
    case 'brokenClues':
      return answer.count === 1
        ? 'One rule or symbol is broken.'
        : `${answer.count} rules and symbols are broken.`;
  }
}

/** Why a board is solved: the alternate solution of an author is one, though it breaks rules. */
export function solvedReason({ rules, symbols }: Judgement): string {
  const isBroken =
    rules.some(({ state }) => state === 'error') || [...symbols.values()].flat().includes('error');
  return isBroken
    ? 'This is the alternate solution, which breaks the rules.'
    : 'Every rule and symbol holds.';
}

/** What foresight says, in a sentence; the cell it speaks of is shown on the board too. */
export function foresightText(answer: Foresight, width: number): string {
  switch (answer.kind) {
    case 'right':
      return answer.next === null
        ? 'Right so far.'
        : `Right so far. Look at ${spokenPlace(width, answer.next)} next.`;
    case 'one-wrong':
      return `Only ${spokenPlace(width, answer.cell)} is wrong, all others are right.`;
    case 'many-wrong':
      return `One wrong cell is ${spokenPlace(width, answer.cell)}, and there are more.`;
  }
}
