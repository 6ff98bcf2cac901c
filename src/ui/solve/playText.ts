import type { CheckAnswer } from '#engine/play/check.ts';
import type { Foresight } from '#engine/play/foresight.ts';
import { spokenPlace } from '../board/a11y/spokenCell.ts';

/** How a solve ended: a word to be seen first, and what is said of the clues. */
interface SolvedWords {
  readonly title: string;
  readonly clues: string;
}

/** What is said of a solved board; where colors were final, of the mistakes too. */
export function solvedWords(isFinal: boolean, mistakes: number): SolvedWords {
  if (!isFinal) return { title: 'All lit.', clues: 'Every rule and symbol holds.' };
  if (mistakes === 0) return { title: 'Perfect.', clues: 'Every color was right at once.' };
  const taken = mistakes === 1 ? 'One mistake was' : `${mistakes} mistakes were`;
  return { title: 'All lit.', clues: `${taken} taken back.` };
}

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
