import { joined, listed, message, type Text } from '#texts/message.ts';
import { spokenPoint } from '../clues/spokenPlaces.ts';
import { listPlaces, listRegion } from '../clues/placesInWords.ts';
import type { Board } from '../grid/board.ts';
import { touchedCells } from '../grid/placement.ts';
import { litOnly, type HintMarks } from '#engine/picture/hintMarks.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { marksOfStep } from './marksOfStep.ts';
import { namedClues, ruleName, symbolName, symbolNoun } from './namedClues.ts';
import { reasonLines, ruleLine, symbolLine, type ReasonLine } from './reasonLines.ts';
import { cellsOfRegion, regionAround, type BoardRegion } from './regionOf.ts';
import { composeSentence } from './sentence.ts';
import { spokenStep } from './spokenStep.ts';
import type { Step } from './Step.ts';
import type { Point } from '#engine/grid/grid.ts';

/** A line of a reason, with the place of its symbol on the board. */
export type RungLine = ReasonLine & { readonly at?: Point };

/** Stage of a hint. */
export type RungId = 'where' | 'which' | 'cell' | 'why';

/** Stage of a hint about a mistake. */
export type MistakeRungId = 'notice' | 'since' | 'region' | 'reason' | 'cells';

/** One rung of the ladder: the text, and the marks on the board. */
export interface Rung<Id extends string = RungId> {
  readonly id: Id;
  /** One sentence. */
  readonly text: Text;
  /** The complete text for screen readers. */
  readonly spoken: Text;
  /** Null if the board shows no marks. */
  readonly marks: HintMarks | null;
  /** The reason as a list; empty before the reason is shown. */
  readonly lines: readonly RungLine[];
}

/** Maximum number of clues that are named one by one. */
const MOST_NAMED = 3;

/** The ladder of a step, from the place to the reason. */
export function rungsOfStep(step: Step, board: Board): readonly Rung[] {
  const lines = createReasonLines(step, board);
  const takes = whatItTakes(step, board);
  const places = listPlaces(
    step.cells.map(({ cell }) => cell),
    board,
  );
  const cell = message('hints.thisCell', { count: step.cells.length, places });
  const marks = (hasTargets: boolean, hasColors: boolean) =>
    marksOfStep(step, lines, board, { hasTargets, hasColors });
  const grounds = lines.filter(
    ({ kind }) => kind === 'symbol' || kind === 'rule' || kind === 'fact',
  );
  return [
    whereToLook(step, board),
    {
      id: 'which',
      text: takes,
      spoken: joined([takes, ...spokenLines(grounds)]),
      marks: marks(false, false),
      lines: [],
    },
    { id: 'cell', text: cell, spoken: cell, marks: marks(true, false), lines: [] },
    {
      id: 'why',
      text: composeSentence(step, board),
      spoken: spokenStep(step, board),
      marks: marks(true, true),
      lines,
    },
  ];
}

/** The lines of a reason, with the places of its symbols. */
export function createReasonLines(step: Step, board: Board): readonly RungLine[] {
  return reasonLines(step, board).map((line) => placed(line, board));
}

/** Clues by their names, one line each, symbols first. */
export function clueLines(clues: readonly ClueRef[], board: Board): readonly RungLine[] {
  const { symbols, rules } = namedClues(clues, board);
  const lines = [
    ...symbols.map((it) => symbolLine(it, symbolName(it), board)),
    ...rules.map((it) => ruleLine(it)),
  ];
  return lines.map((line) => placed(line, board));
}

function placed(line: ReasonLine, board: Board): RungLine {
  const [named] = line.clue ? namedClues([line.clue], board).symbols : [];
  return named ? { ...line, at: named.symbol.at } : line;
}

/** The only symbol, or else a region. */
function whereToLook(step: Step, board: Board): Rung {
  const { symbols } = namedClues(step.clues, board);
  const [only] = symbols;
  if (only && symbols.length === 1) {
    const { at } = only.symbol;
    const text = message('hints.lookAt', { clue: symbolNoun(only), place: spokenPoint(at, board) });
    const lit = touchedCells(at, board).filter((it) => board.exists(it));
    return { id: 'where', text, spoken: text, marks: { ...litOnly(lit), clues: [at] }, lines: [] };
  }
  const first = step.cells[0]?.cell ?? 0;
  const others = step.facts.map(({ cell }) => cell);
  const region = regionAround(first, others, board);
  const text = regionText('hints.lookBetween', region, board);
  const marks = litOnly(cellsOfRegion(region, board));
  return { id: 'where', text, spoken: text, marks, lines: [] };
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
