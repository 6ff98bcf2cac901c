import { joined, message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import { boardOf } from '../judging/boardOf.ts';
import { litOnly } from '../picture/hintMarks.ts';
import type { Mistake } from './mistake.ts';
import { listPlaces } from '../clues/placesInWords.ts';
import { cellsOfRegion, isWholeBoard, regionAround } from './regionOf.ts';
import type { MistakeRungId, Rung } from './Rung.ts';
import { regionText, whyRung } from './rungsOfStep.ts';

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
  const region = regionAround(first.cell, { ofClues: [], ofFacts: wrong }, board);
  const regional = regionText('hints.wrongRegion', region, board);
  const reason = reasonOf(mistake);
  const cells = message('hints.wrongCells', {
    count: wrong.length,
    place: listPlaces(wrong.slice(0, 1), board),
  });
  const places = listPlaces(wrong, board);
  // The reason names the first wrong cell. There is no more to show if it is the only one.
  const isNamed = reason.length > 0 && wrong.length === 1;
  const others = wrong.length > 1 ? [message('hints.wrongPlaces', { places })] : [];
  const marks = { ...litOnly(wrong), wrong };
  return [
    said('notice', message('hints.notRight')),
    said('since', sinceWhen(mistake, made)),
    ...(isWholeBoard(region, board)
      ? []
      : [{ ...said('region', regional), marks: litOnly(cellsOfRegion(region, board)) }]),
    ...reason,
    ...(isNamed ? [] : [{ ...said('cells', cells), spoken: joined([cells, ...others]), marks }]),
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
  return [{ ...whyRung(why, boardOf(right)), id: 'reason' }];
}
