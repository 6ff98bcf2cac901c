import { message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Cell } from '../grid/grid.ts';
import { homeCell, homeColor, isCentered, touchedCells } from '../grid/placement.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import {
  namedClues,
  ruleName,
  symbolName,
  findTargets,
  type NamedClues,
  type NamedRule,
  type NamedSymbol,
} from './namedClues.ts';
import { countSymbol } from './numberClauses.ts';
import { paintedOnly } from './coloring.ts';
import { spokenPlace, spokenPoint } from '../clues/spokenPlaces.ts';
import { chainInWords } from './chainInWords.ts';
import type { ColoredCell, Step, SupposedChain } from './Step.ts';

/** One line of a reason, for display, arrow keys and screen readers. */
export interface ReasonLine {
  readonly kind: 'symbol' | 'rule' | 'fact' | 'supposed' | 'link' | 'contradiction';
  /** Names may begin in lower case; `capitalized` makes them begin a line. */
  readonly text: Text;
  /** The place, or the number of a link: "2", and "2.1" inside it; "if" for a supposition. */
  readonly detail: Text;
  /** The places of cells that the text only counts; null if it names them. */
  readonly places: Text | null;
  /** The cells that the board highlights. */
  readonly cells: readonly Cell[];
  /** The cell of a fact, or the cells that a supposition or link colors. */
  readonly colored: readonly ColoredCell[];
  readonly clue?: ClueRef;
}

/** The parts of a step that its list shows. */
export type Reasoned = Pick<Step, 'clues' | 'facts' | 'whatIf'>;

/** The reason of a step as a list: its clues, its facts, and the chain of a supposition. */
export function reasonLines(step: Reasoned, board: Board): readonly ReasonLine[] {
  const { clues, facts, whatIf } = step;
  const named = namedClues(clues, board);
  const known = paintedOnly(board, facts);
  const [symbol] = named.symbols;
  const isAlone = named.symbols.length === 1 && named.rules.length === 0;
  return [
    ...named.symbols.map((it) => symbolLine(it, needOf(it, named, known) ?? symbolName(it), known)),
    ...named.rules.map(ruleLine),
    ...factLines(facts, isAlone ? symbol : undefined, board),
    ...(whatIf ? chainLines(whatIf, step, board) : []),
  ];
}

/** A line about a symbol. */
export function symbolLine(named: NamedSymbol, text: Text, board: Board): ReasonLine {
  const { at } = named.symbol;
  return {
    kind: 'symbol',
    text,
    detail: spokenPoint(at, board),
    places: null,
    cells: touchedCells(at, board).filter((cell) => board.exists(cell)),
    colored: [],
    clue: named.ref,
  };
}

/** A line with the name of a rule. */
export function ruleLine(named: NamedRule): ReasonLine {
  return {
    kind: 'rule',
    text: ruleName(named),
    detail: message('hints.ruleLine'),
    places: null,
    cells: [],
    colored: [],
    clue: named.ref,
  };
}

/** The number that a symbol needs, if it has that many, or can have no more. */
function needOf(named: NamedSymbol, among: NamedClues, known: Board): Text | undefined {
  const targets = findTargets(named, among);
  const [number] = targets;
  const count = countSymbol(named, known);
  if (number === undefined || targets.length > 1 || !count) return undefined;
  if (homeColor(named.symbol.at, known) === 'gray') return undefined;
  if (count.completed === number) return message('hints.needsHas', { number });
  return count.possible === number ? message('hints.needsLeft', { number }) : undefined;
}

type Side = 'up' | 'down' | 'left' | 'right';

/** The direction and distance of a fact from a symbol in a cell, if both are in one line. */
interface Bearing {
  readonly side: Side | null;
  readonly distance: number;
}

/** Facts in line with the symbol come first, from the symbol outwards, side by side. */
const SIDES: readonly (Side | null)[] = [null, 'up', 'down', 'left', 'right'];

function factLines(
  facts: readonly ColoredCell[],
  symbol: NamedSymbol | undefined,
  board: Board,
): readonly ReasonLine[] {
  const borne = facts
    .map((fact) => ({ fact, bearing: symbol && bearingOf(fact.cell, symbol, board) }))
    .sort((a, b) => compareRanks(a.bearing, b.bearing) || a.fact.cell - b.fact.cell);
  const hasMoreOn = (side: Side | null) =>
    borne.filter(({ bearing }) => bearing?.side === side).length > 1;
  return borne.map(({ fact, bearing }) => ({
    kind: 'fact',
    text: bearing ? factFrom(fact, bearing, hasMoreOn(bearing.side)) : factAlone(fact),
    detail: spokenPlace(board.width, fact.cell),
    places: null,
    cells: [fact.cell],
    colored: [fact],
  }));
}

function compareRanks(a: Bearing | undefined, b: Bearing | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return SIDES.indexOf(a.side) - SIDES.indexOf(b.side) || a.distance - b.distance;
}

function bearingOf(cell: Cell, { symbol }: NamedSymbol, board: Board): Bearing | undefined {
  const home = homeCell(symbol.at, board);
  if (home === undefined || !isCentered(symbol.at) || board.isWrapped) return undefined;
  const { width } = board;
  const dx = (cell % width) - (home % width);
  const dy = Math.floor(cell / width) - Math.floor(home / width);
  if (dx !== 0 && dy !== 0) return undefined;
  const side = dx < 0 ? 'left' : dx > 0 ? 'right' : dy < 0 ? 'up' : dy > 0 ? 'down' : null;
  return { side, distance: Math.abs(dx + dy) };
}

function factAlone({ color }: ColoredCell): Text {
  return message('hints.fact', { color });
}

function factFrom({ color }: ColoredCell, { side, distance }: Bearing, hasMore: boolean): Text {
  if (side === null) return message('hints.factOwn', { color });
  return distance === 1 && !hasMore
    ? message('hints.factNext', { color, side })
    : message('hints.factAway', { color, side, distance });
}

function chainLines(chain: SupposedChain, step: Reasoned, board: Board): readonly ReasonLine[] {
  return chainInWords(chain, step, board).map(({ number, gets, ...line }) => ({
    ...line,
    colored: gets,
    detail: number,
  }));
}
