import { message, type Text } from '#texts/message.ts';
import type { Judgement } from '#engine/clues/judgement.ts';
import type { CheckAnswer } from '#engine/play/check.ts';
import type { Foresight } from '#engine/play/foresight.ts';
import { spokenPlace } from '#engine/clues/spokenPlaces.ts';

/** How a solve ended: a word to be seen first, and what is said of the clues. */
interface SolvedWords {
  readonly title: Text;
  readonly clues: Text;
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
  const title = message(isPerfect ? 'play.perfect' : 'play.allLit');
  if (isBroken(judgement)) return { title, clues: message('play.alternateSolution') };
  if (isPerfect) return { title, clues: message('play.noMistake') };
  if (!isFinal) return { title, clues: message('play.everythingHolds') };
  return { title, clues: message('play.mistakesTakenBack', { count: mistakes }) };
}

/** Whether anything is broken: the alternate solution of a puzzle may be solved like that. */
function isBroken({ rules, symbols }: Judgement): boolean {
  return (
    rules.some(({ state }) => state === 'error') || [...symbols.values()].flat().includes('error')
  );
}

/** What it took to solve a board, besides time. */
export function effortText(cells: number, strokes: number): Text {
  return message('play.effort', { cells, strokes });
}

/** What a check says, in a sentence. */
export function checkText(answer: CheckAnswer): Text {
  switch (answer.kind) {
    case 'right':
      return message('play.rightSoFar');
    case 'nothingBroken':
      return message('play.nothingBroken');
    case 'wrongCells':
      return message('play.wrongCells', { count: answer.count });
    case 'brokenClues':
      return message('play.brokenClues', { count: answer.count });
  }
}

/** What foresight says, in a sentence; the cell it speaks of is shown on the board too. */
export function foresightText(answer: Foresight, width: number): Text {
  switch (answer.kind) {
    case 'right':
      return answer.next === null
        ? message('play.rightSoFar')
        : message('play.lookNext', { place: spokenPlace(width, answer.next) });
    case 'one-wrong':
      return message('play.oneWrong', { place: spokenPlace(width, answer.cell) });
    case 'many-wrong':
      return message('play.manyWrong', { place: spokenPlace(width, answer.cell) });
  }
}
