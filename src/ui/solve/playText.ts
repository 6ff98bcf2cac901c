import type { Judgement } from '#engine/clues/judgement.ts';
import type { CheckAnswer } from '#engine/play/check.ts';
import type { Foresight } from '#engine/play/foresight.ts';
import { spokenPlace } from '../store/places.ts';

/** How a solve ended: a word to be seen first, and what is said of the clues. */
interface SolvedWords {
  readonly title: string;
  readonly clues: string;
}

/** What the words of a solved board depend on. */
interface SolvedBoard {
  /** Colors were final as they were painted. */
  readonly isFinal: boolean;
  /** So many were taken back where they are final. */
  readonly mistakes: number;
  readonly judgement: Judgement;
}

/** What is said of a solved board. */
export function solvedWords({ isFinal, mistakes, judgement }: SolvedBoard): SolvedWords {
  const isPerfect = isFinal && mistakes === 0;
  const title = isPerfect ? 'Perfect.' : 'All lit.';
  if (isBroken(judgement))
    return { title, clues: 'This is the alternate solution, which breaks the rules.' };
  if (isPerfect) return { title, clues: 'Every color was right at once.' };
  if (!isFinal) return { title, clues: 'Every rule and symbol holds.' };
  const taken = mistakes === 1 ? 'One mistake was' : `${mistakes} mistakes were`;
  return { title, clues: `${taken} taken back.` };
}

/** Whether anything is broken: the alternate solution of a puzzle may be solved like that. */
function isBroken({ rules, symbols }: Judgement): boolean {
  return (
    rules.some(({ state }) => state === 'error') || [...symbols.values()].flat().includes('error')
  );
}

/** What it took to solve a board, besides time. */
export function effortText(cells: number, strokes: number): string {
  return `${counted(cells, 'cell')}, ${counted(strokes, 'stroke')}`;
}

function counted(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
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
