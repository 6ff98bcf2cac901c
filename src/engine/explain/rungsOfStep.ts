import { joined, listed, message, type Text } from '#texts/message.ts';
import { spokenPoint } from '../clues/spokenPlaces.ts';
import { listPlaces, listRegion } from '../clues/placesInWords.ts';
import type { Board } from '../grid/board.ts';
import { touchedCells } from '../grid/placement.ts';
import { litOnly } from '#engine/picture/hintMarks.ts';
import { marksOfStep } from './marksOfStep.ts';
import { namedClues, ruleName, symbolName, symbolNoun } from './namedClues.ts';
import { createReasonLines, type Rung, type RungLine } from './Rung.ts';
import { trialRungs } from './trialRungs.ts';
import { isTrial } from './costs.ts';
import { cellsOfRegion, isWholeBoard, regionAround, type BoardRegion } from './regionOf.ts';
import { composeSentence } from './sentence.ts';
import { spokenStep } from './spokenStep.ts';
import type { Step } from './Step.ts';

/** Maximum number of clues that are named one by one. */
const MOST_NAMED = 3;

/**
 * The ladder of a step, from the place to the reason. A reason that is too long is a guided trial
 * instead.
 */
export function rungsOfStep(step: Step, board: Board): readonly Rung[] {
  const where = whereToLook(step, board);
  if (isTrial(step) && step.whatIf)
    return [...where, tryRung(step, board), ...trialRungs(step, step.whatIf, board)];
  return [...where, whichRung(step, board), cellRung(step, board), whyRung(step, board)];
}

/** The cells of a step with their reason at once. */
export function whyRung(step: Step, board: Board): Rung {
  const lines = createReasonLines(isTrial(step) ? withoutChain(step) : step, board);
  return {
    id: 'why',
    text: composeSentence(step, board),
    spoken: spokenStep(step, board),
    marks: marksOfStep(step, lines, board, { hasTargets: true, hasColors: true }),
    lines,
  };
}

function withoutChain({ clues }: Step): Pick<Step, 'clues' | 'facts'> {
  return { clues, facts: [] };
}

function whichRung(step: Step, board: Board): Rung {
  const lines = createReasonLines(step, board);
  const takes = whatItTakes(step, board);
  const grounds = lines.filter(
    ({ kind }) => kind === 'symbol' || kind === 'rule' || kind === 'fact',
  );
  return {
    id: 'which',
    text: takes,
    spoken: joined([takes, ...spokenLines(grounds)]),
    marks: marksOfStep(step, lines, board, { hasTargets: false, hasColors: false }),
    lines: [],
  };
}

function cellRung(step: Step, board: Board): Rung {
  const text = message('hints.thisCell', placesOfStep(step, board));
  const lines = createReasonLines(step, board);
  const marks = marksOfStep(step, lines, board, { hasTargets: true, hasColors: false });
  return { id: 'cell', text, spoken: text, marks, lines: [] };
}

/** The cell of a guided trial. */
function tryRung(step: Step, board: Board): Rung {
  const text = message('hints.bestToTry', placesOfStep(step, board));
  const cells = step.cells.map(({ cell }) => cell);
  const marks = { ...litOnly(cells), targets: cells.map((cell) => ({ cell, color: null })) };
  return { id: 'cell', text, spoken: text, marks, lines: [] };
}

function placesOfStep({ cells }: Step, board: Board): { count: number; places: Text } {
  const places = listPlaces(
    cells.map(({ cell }) => cell),
    board,
  );
  return { count: cells.length, places };
}

/** The only symbol, or else a region; none if the region is the whole board. */
function whereToLook(step: Step, board: Board): readonly Rung[] {
  const { symbols } = namedClues(step.clues, board);
  const [only] = symbols;
  if (only && symbols.length === 1) {
    const { at } = only.symbol;
    const text = message('hints.lookAt', { clue: symbolNoun(only), place: spokenPoint(at, board) });
    const lit = touchedCells(at, board).filter((it) => board.exists(it));
    const marks = { ...litOnly(lit), clues: [at] };
    return [{ id: 'where', text, spoken: text, marks, lines: [] }];
  }
  const first = step.cells[0]?.cell ?? 0;
  const ofClues = symbols.flatMap(({ symbol }) => touchedCells(symbol.at, board));
  const ofFacts = step.facts.map(({ cell }) => cell);
  const region = regionAround(first, { ofClues, ofFacts }, board);
  if (isWholeBoard(region, board)) return [];
  const text = regionText('hints.lookBetween', region, board);
  const marks = litOnly(cellsOfRegion(region, board));
  return [{ id: 'where', text, spoken: text, marks, lines: [] }];
}

/** A region by its rows and columns. */
export function regionText(
  id: 'hints.lookBetween' | 'hints.wrongRegion',
  region: BoardRegion,
  { width }: Board,
): Text {
  return message(id, { places: listRegion(region, width) });
}

function whatItTakes({ clues, facts }: Step, board: Board): Text {
  const { rules, symbols } = namedClues(clues, board);
  const total = rules.length + symbols.length;
  if (total === 0) return message('hints.takesNone');
  const names = [...symbols.map(symbolName), ...rules.map(ruleName)];
  const named = total > MOST_NAMED ? message('hints.theseClues', { total }) : listed(names);
  return message('hints.takes', { clues: named, facts: facts.length });
}

function spokenLines(lines: readonly RungLine[]): readonly Text[] {
  return lines.map(({ text, detail }) => message('hints.spokenLine', { text, detail }));
}
