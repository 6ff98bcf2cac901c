import { message } from '#texts/message.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import { field } from '#engine/config/field.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Color, Grid, Point } from '#engine/grid/grid.ts';
import { homeCell, homeColor, homePoint } from '#engine/grid/placement.ts';

/** The color of the solution at the home cell of the marker, gray outside the board. */
function solutionColor(at: Point, board: Board, { width, height, tiles }: Grid): Color {
  const cell = homeCell(at, board);
  if (cell === undefined) return 'gray';
  const x = cell % board.width;
  const y = (cell - x) / board.width;
  return x < width && y < height ? (tiles[y * width + x]?.color ?? 'gray') : 'gray';
}

/** True if the home cell has the solution's color or, without a solution, any color. */
function isUncovered(at: Point, board: Board, solution: Grid | null): boolean {
  const own = homeColor(at, board);
  return solution ? own === solutionColor(at, board, solution) : own !== 'gray';
}

/**
 * Covers the other symbols of its cell until the cell has the right color. Covered symbols are
 * judged.
 */
export const hidden = defineSymbol({
  id: 'hidden',
  title: message('symbols.hidden.title'),
  step: 0.5,
  config: {
    revealLocation: field.boolean({
      initial: false,
      label: message('symbols.hidden.revealLocation'),
      help: message('symbols.hidden.revealLocationHelp'),
    }),
  },
  traits: { isMoreTool: true, optional: true, listOrder: 0 },
  explain: () => message('symbols.hidden.explain'),
  caption: () => message('symbols.hidden.caption'),
  speak: () => message('symbols.hidden.speak'),
  example: () => ({
    tiles: 'bwb/www/bwb',
    symbols: [{ id: 'hidden', at: { x: 1, y: 1 }, params: { revealLocation: true } }],
  }),
  glyph: () => [
    { kind: 'path', d: 'M.17 .38C.33 .6 .67 .6 .83 .38', stroke: 0.054, cap: 'round' },
    {
      kind: 'path',
      d: 'M.255 .485L.185 .59M.415 .545L.385 .665M.585 .545L.615 .665M.745 .485L.815 .59',
      stroke: 0.054,
      cap: 'round',
    },
  ],
  scope(at, _params, board) {
    const home = homeCell(at, board);
    return home === undefined ? [] : [home];
  },
  check: (at, _params, board, solution) =>
    isUncovered(at, board, solution) ? 'satisfied' : 'incomplete',
  isShown: ({ revealLocation }) => revealLocation,
  hides(self, other, { board, solution }) {
    const own = homePoint(self.at);
    const place = homePoint(other.at);
    if (own.x !== place.x || own.y !== place.y) return false;
    const isMarker = other.id === self.id;
    return isUncovered(self.at, board, solution) === isMarker;
  },
});
