import { joined, message, type Text } from '#texts/message.ts';
import type { Board } from '../grid/board.ts';
import type { SolidColor } from '../grid/grid.ts';
import { namedClues, ruleName, symbolName } from './namedClues.ts';
import { spokenPlace, spokenPoint } from '../clues/spokenPlaces.ts';
import { composeSentence } from './sentence.ts';
import type { ColoredCell, Step } from './Step.ts';

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

function inOrder(cells: readonly ColoredCell[], color: SolidColor): readonly ColoredCell[] {
  return cells.filter((it) => it.color === color).sort((a, b) => a.cell - b.cell);
}

function followingCells(
  cells: readonly ColoredCell[],
  color: SolidColor,
  board: Board,
): readonly Text[] {
  const [first, ...others] = inOrder(cells, color);
  if (!first) return [];
  const { width } = board;
  const text = message('hints.follows', {
    row: Math.floor(first.cell / width) + 1,
    column: (first.cell % width) + 1,
    more: others.length > 0 ? 'some' : 'none',
    places: placesInRow(others, board),
    count: others.length + 1,
    color,
  });
  return [text];
}

function placesInRow(cells: readonly ColoredCell[], board: Board): Text {
  return joined(
    cells.map(({ cell }) => spokenPlace(board.width, cell)),
    ', ',
  );
}

/** The clues with their places, and the facts. */
function groundsOfStep({ clues, facts }: Step, board: Board): readonly Text[] {
  const { rules, symbols } = namedClues(clues, board);
  const reasons = [
    ...symbols.map((it) =>
      message('hints.symbolAt', {
        symbol: symbolName(it),
        place: spokenPoint(it.symbol.at, board),
      }),
    ),
    ...rules.map(ruleName),
    ...COLORS.flatMap((color) => {
      const own = inOrder(facts, color);
      return own.length === 0
        ? []
        : [message('hints.facts', { color, places: placesInRow(own, board) })];
    }),
  ];
  return reasons.length === 0 ? [] : [message('hints.because', { reasons: joined(reasons, '; ') })];
}
