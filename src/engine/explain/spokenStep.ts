import { joined, message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { Cell, SolidColor } from '../grid/grid.ts';
import { namedClues, ruleName, symbolName, type NamedSymbol } from './namedClues.ts';
import { spokenPoint } from '../clues/spokenPlaces.ts';
import { beginWithPlaces, listPlaces } from '../clues/placesInWords.ts';
import { composeSentence } from './sentence.ts';
import type { ColoredCell, Step } from './Step.ts';

/** Number of symbols that are named one by one. The list of the reason names all of them. */
const MOST_NAMED = 6;

const COLORS: readonly SolidColor[] = ['dark', 'light'];

/**
 * A complete step for screen readers: the result, the reason, the clues and the facts. The chain of
 * a what-if is only in the list of the reason.
 */
export function spokenStep(step: Step, board: Board): Text {
  return joined([
    ...COLORS.flatMap((color) => followingCells(step.cells, color, board)),
    composeSentence(step, board),
    ...groundsOfStep(step, board),
  ]);
}

function cellsOf(cells: readonly ColoredCell[], color: SolidColor): readonly Cell[] {
  return cells.filter((it) => it.color === color).map(({ cell }) => cell);
}

function followingCells(
  cells: readonly ColoredCell[],
  color: SolidColor,
  board: Board,
): readonly Text[] {
  return beginWithPlaces(cellsOf(cells, color), board).map((it) =>
    message('hints.follows', { ...it, color }),
  );
}

/** Symbols with their places; only their number if the sentence would be too long. */
function symbolsInWords(symbols: readonly NamedSymbol[], board: Board): readonly Text[] {
  const total = symbols.length;
  if (total > MOST_NAMED) return [message('hints.manySymbols', { total })];
  return symbols.map((it) =>
    message('hints.symbolAt', { symbol: symbolName(it), place: spokenPoint(it.symbol.at, board) }),
  );
}

/** The clues with their places, and the facts. */
function groundsOfStep({ clues, facts }: Step, board: Board): readonly Text[] {
  const { rules, symbols } = namedClues(clues, board);
  const reasons = [
    ...symbolsInWords(symbols, board),
    ...rules.map(ruleName),
    ...COLORS.flatMap((color) => {
      const own = cellsOf(facts, color);
      return own.length === 0
        ? []
        : [message('hints.facts', { color, places: listPlaces(own, board) })];
    }),
  ];
  return reasons.length === 0 ? [] : [message('hints.because', { reasons: joined(reasons, '; ') })];
}
