import { message, type Text } from '#texts/message.ts';
import type { Judgement } from '#engine/clues/verdict.ts';
import type { CheckAnswer } from '#engine/play/check.ts';
import type { Foresight } from '#engine/play/foresight.ts';
import { spokenPlace } from '#engine/clues/spokenPlaces.ts';

/** Texts about the end of a solve: a headline, and a sentence about the clues. */
interface SolvedWords {
  readonly title: Text;
  readonly clues: Text;
}

/** Inputs of the texts. */
interface SolvedBoard {
  /** True if colors were final. */
  readonly isFinal: boolean;
  /** Number of mistakes that were undone where colors are final. */
  readonly mistakes: number;
  readonly judgement: Judgement;
}

/** The texts of a solved board. */
export function solvedWords({ isFinal, mistakes, judgement }: SolvedBoard): SolvedWords {
  const isPerfect = isFinal && mistakes === 0;
  const title = message(isPerfect ? 'solved.perfect' : 'solved.allLit');
  if (isBroken(judgement)) return { title, clues: message('solved.alternateSolution') };
  if (isPerfect) return { title, clues: message('solved.noMistake') };
  if (!isFinal) return { title, clues: message('solved.everythingHolds') };
  return { title, clues: message('solved.mistakesTakenBack', { count: mistakes }) };
}

/** True if a clue is violated, which an alternate solution of the puzzle can do. */
function isBroken({ rules, symbols }: Judgement): boolean {
  return (
    rules.some(({ state }) => state === 'error') || [...symbols.values()].flat().includes('error')
  );
}

/** Cells and strokes of a solve. */
export function effortText(cells: number, strokes: number): Text {
  return message('solved.effort', { cells, strokes });
}

/** The result of a check, as a sentence. */
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

/** The answer of foresight, as a sentence. The board marks its cell, too. */
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
