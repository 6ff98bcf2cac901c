import { message, type Text } from '#texts/message.ts';
import { countPlaceWords, listPlaces } from '../clues/placesInWords.ts';
import { spokenPlace } from '../clues/spokenPlaces.ts';
import type { Board } from '../grid/board.ts';
import type { Cell } from '../grid/grid.ts';
import type { ClueRef } from '../solver/sat/Reason.ts';
import { cluesTogether, composeClause, type SentenceFrame } from './clauses.ts';
import { groupsOfCells } from './coloring.ts';
import { namedClues } from './namedClues.ts';
import { sharedClause } from './sharedClause.ts';
import type { ChainLink, ColoredCell, SupposedChain } from './Step.ts';

type Group = readonly ColoredCell[];

/** The frame of a sentence about a group of cells with one color. */
export function frameOf(
  group: Group,
  values: Pick<SentenceFrame, 'form' | 'which'>,
  board: Board,
): SentenceFrame {
  const [{ cell, color } = { cell: 0, color: 'dark' as const }] = group;
  const first = spokenPlace(board.width, cell);
  return { color, first, place: '', steps: 0, ...values };
}

/** The surroundings of a link in its chain. */
interface LinkContext {
  /** All cells colored before the link: facts, the supposition, and earlier links. */
  readonly before: readonly ColoredCell[];
  /** All clues of the step. */
  readonly among: readonly ClueRef[];
}

/**
 * The fault without a link. If the cells of the link do not show it, because the link follows from
 * something that is not a cell, all cells known by then are used.
 */
export function clauseOfLink(
  { cause, clues, because, cells }: ChainLink,
  { before, among }: LinkContext,
  frame: SentenceFrame,
  board: Board,
): Text {
  const own = composeClause({ cause, clues, facts: because, cells, among }, frame, board);
  if (own.isTelling) return own.text;
  const facts = [...before.filter((it) => !cells.some(({ cell }) => cell === it.cell)), ...because];
  return composeClause({ cause, clues, facts, cells, among }, frame, board).text;
}

/**
 * Number of words of the places in a link, also if its sentence has the place of a clue. Longer
 * places are replaced by the number of cells.
 */
const MOST_PLACE_WORDS = 7;
const MOST_WITH_CLUE = 4;

/** True if the sentence of a link has the number of its cells in place of their places. */
function isCrowded({ cells, clues }: ChainLink, among: readonly ClueRef[], board: Board): boolean {
  const isAlike = namedClues(clues, board, among).symbols.some(({ place }) => place !== null);
  return countPlaceWords(cellsIn(cells), board) > (isAlike ? MOST_WITH_CLUE : MOST_PLACE_WORDS);
}

function cellsIn(cells: Group): readonly Cell[] {
  return cells.map(({ cell }) => cell);
}

/** The sentence of a link. */
interface LinkWords {
  readonly text: Text;
  /** The places of the cells, if the sentence has only their number; null otherwise. */
  readonly places: Text | null;
}

/** The sentence of a link in a what-if. The contradiction comes last. */
export function linkSentence(
  link: ChainLink,
  context: LinkContext & { readonly isLast: boolean },
  board: Board,
): LinkWords {
  const { cells, clues } = link;
  const withPlaces = (text: Text) => ({ text, places: null });
  if (context.isLast) {
    const frame = frameOf([], { form: 'but', which: 'one' }, board);
    return withPlaces(clauseOfLink(link, context, frame, board));
  }
  // The consequence may be about no cell: which symbols lie, or the size of the only area.
  if (cells.length === 0) {
    const together = cluesTogether(namedClues(clues, board, context.among));
    return withPlaces(message('hints.settled', together));
  }
  const isCounted = isCrowded(link, context.among, board);
  const [dark, light] = [cells.filter(isDark), cells.filter((it) => !isDark(it))];
  const isMixed = dark.length > 0 && light.length > 0;
  const text = isMixed
    ? mixedSentence([dark, light], clues, { isCounted, board })
    : colorSentence(link, context, { isCounted, board });
  if (text !== undefined)
    return { text, places: isCounted ? listPlaces(cellsIn(cells), board) : null };
  // The place of the first cell leaves no room for other places.
  const [first = []] = groupsOfCells(cells, board);
  const frame = {
    ...frameOf(first, { form: 'link', which: 'first' }, board),
    place: countedCells(cells),
  };
  const about = clauseOfLink({ ...link, cells: first }, { ...context, among: clues }, frame, board);
  return { text: about, places: listPlaces(cellsIn(cells), board) };
}

/** True if cells are named by their number. */
interface CellWords {
  readonly isCounted: boolean;
  readonly board: Board;
}

function mixedSentence(
  [dark, light]: readonly [dark: Group, light: Group],
  { length: total }: readonly ClueRef[],
  words: CellWords,
): Text {
  const [ofDark, ofLight] = [inWords(dark, words), inWords(light, words)];
  return message('hints.mixedWays', { dark: ofDark, light: ofLight, total });
}

/**
 * The sentence of a link that gives its cells one color. Undefined if the cells have different
 * reasons.
 */
function colorSentence(
  { inner, ...link }: ChainLink,
  context: LinkContext,
  words: CellWords,
): Text | undefined {
  const { board } = words;
  const place = inWords(link.cells, words);
  const frame = { ...frameOf(link.cells, { form: 'link', which: 'one' }, board), place };
  if (inner)
    return message('hints.refuted', { place, color: frame.color, steps: countSteps(inner) });
  const groups = groupsOfCells(link.cells, board);
  return sharedClause(
    groups.map((cells) => clauseOfLink({ ...link, cells }, context, frame, board)),
  );
}

function inWords(cells: Group, { isCounted, board }: CellWords): Text {
  // A single place is short, and “this cell” would be any cell of the chain.
  return isCounted && cells.length > 1 ? countedCells(cells) : listPlaces(cellsIn(cells), board);
}

function countedCells(cells: Group): Text {
  return message('hints.theseCells', { count: cells.length });
}

/** Number of deductions of a chain that color cells. */
function countSteps({ links }: SupposedChain): number {
  return links.filter(({ cells }) => cells.length > 0).length;
}

function isDark({ color }: ColoredCell): boolean {
  return color === 'dark';
}

/** The supposition of a chain. */
export function composeSupposition({ supposed }: SupposedChain, board: Board): Text {
  return message('hints.suppose', {
    place: listPlaces(cellsIn(supposed), board),
    count: supposed.length,
    color: supposed[0]?.color ?? 'dark',
  });
}
