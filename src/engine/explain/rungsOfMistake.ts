import { joined, message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import { boardOf } from '../judging/boardOf.ts';
import { litOnly } from '../picture/hintMarks.ts';
import { marksOfStep } from './marksOfStep.ts';
import type { Mistake } from './mistake.ts';
import { listPlaces } from '../clues/placesInWords.ts';
import { cellsOfRegion, regionAround } from './regionOf.ts';
import { type MistakeRungId, type Rung, createReasonLines, regionText } from './rungsOfStep.ts';
import { composeSentence } from './sentence.ts';
import { spokenStep } from './spokenStep.ts';

type MistakeRung = Rung<MistakeRungId>;

/**
 * The ladder of a mistake, from a notice to the wrong cells. `made` is the number of strokes so
 * far. The first two rungs do not reveal cells.
 */
export function rungsOfMistake(
  mistake: Mistake,
  board: Board,
  made: number,
): readonly MistakeRung[] {
  const [first] = mistake.wrong;
  const wrong = mistake.wrong.map(({ cell }) => cell);
  const region = regionAround(first.cell, wrong, board);
  const regional = regionText('hints.wrongRegion', region, board);
  const cells = message('hints.wrongCells', {
    count: wrong.length,
    place: listPlaces(wrong.slice(0, 1), board),
  });
  const places = listPlaces(wrong, board);
  const others = wrong.length > 1 ? [message('hints.wrongPlaces', { places })] : [];
  const marks = { ...litOnly(wrong), wrong };
  return [
    said('notice', message('hints.notRight')),
    said('since', sinceWhen(mistake, made)),
    { ...said('region', regional), marks: litOnly(cellsOfRegion(region, board)) },
    ...reasonOf(mistake),
    {
      ...said('cells', cells),
      spoken: joined([cells, ...others]),
      marks,
    },
  ];
}

function said(id: MistakeRungId, text: Text): MistakeRung {
  return { id, text, spoken: text, marks: null, lines: [] };
}

function sinceWhen({ stroke }: Mistake, made: number): Text {
  return stroke < 0
    ? message('hints.wrongBefore')
    : message('hints.rightUntil', { strokes: made - stroke });
}

/** The contradiction to which the first wrong cell leads; empty if unknown. */
function reasonOf({ why, right }: Mistake): readonly MistakeRung[] {
  if (!why) return [];
  const board = boardOf(right);
  const lines = createReasonLines(why, board);
  const marks = marksOfStep(why, lines, board, { hasTargets: true, hasColors: true });
  return [
    {
      id: 'reason',
      text: composeSentence(why, board),
      spoken: spokenStep(why, board),
      marks,
      lines,
    },
  ];
}
