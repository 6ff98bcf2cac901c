import { message } from '#texts/message.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import {
  countForColors,
  stateOfCount,
  UNBOUNDED,
  type Count,
  type CountLine,
  describeCountError,
  type CountText,
} from '#engine/clues/count.ts';
import { field } from '#engine/config/field.ts';
import type { Direction } from '#engine/grid/directions.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Color, Point, SolidColor } from '#engine/grid/grid.ts';
import { DIRECTIONS, STEP, walk } from '#engine/grid/neighborhood.ts';
import { homeCell, homeColor, isCentered, touchedCells } from '#engine/grid/placement.ts';

const TEXT: CountText = {
  short: (miss) => message('clues.sees', miss),
  long: (miss) => message('symbols.viewpoint.long', miss),
};

/**
 * Visit the cells in four directions from a place, as long as they exist and `isClear` holds for
 * their color. The four directions share one `seen` set, which contains the place itself, so that
 * no cell is visited twice through joined sides.
 */
function look(
  at: Point,
  board: Board,
  isClear: (color: Color) => boolean,
  visit: (cell: Cell, direction: Direction) => void,
): void {
  const own = homeCell(at, board);
  const seen = new Set<Cell>(own === undefined ? [] : [own]);
  for (const direction of DIRECTIONS) {
    const step = STEP[direction];
    const visitSeen = (cell: Cell) => {
      const isSeen = board.exists(cell) && isClear(board.color(cell));
      if (isSeen) visit(cell, direction);
      return isSeen;
    };
    walk(board, { x: at.x + step.x, y: at.y + step.y }, step, visitSeen, seen);
  }
}

function countSeen(at: Point, board: Board): Count {
  if (!isCentered(at)) return UNBOUNDED;
  return countForColors(at, board, (own: SolidColor) => {
    let completed = 1;
    let possible = 1;
    look(
      at,
      board,
      (color) => color === own,
      () => (completed += 1),
    );
    look(
      at,
      board,
      (color) => color === own || color === 'gray',
      () => (possible += 1),
    );
    return { completed, possible };
  });
}

/** The counts in each direction, without the own cell. */
function countLines(at: Point, board: Board): readonly CountLine[] {
  if (!isCentered(at)) return [];
  return DIRECTIONS.map((direction) => {
    const along = (isClear: (color: Color) => boolean): number => {
      let cells = 0;
      look(at, board, isClear, (_, seenIn) => (cells += seenIn === direction ? 1 : 0));
      return cells;
    };
    const count = countForColors(at, board, (own) => ({
      completed: along((color) => color === own),
      possible: along((color) => color === own || color === 'gray'),
    }));
    return { direction, ...count };
  });
}

/** The own cell and all cells that it sees or may still see. */
function cellsSeen(at: Point, board: Board): readonly Cell[] {
  const cells = new Set(touchedCells(at, board));
  const own = homeColor(at, board);
  if (!isCentered(at)) return [...cells];
  const colors: readonly SolidColor[] = own === 'gray' ? ['dark', 'light'] : [own];
  for (const clear of colors)
    look(
      at,
      board,
      (color) => color === clear || color === 'gray',
      (cell) => cells.add(cell),
    );
  return [...cells];
}

/**
 * Exactly `number` cells of its own color are seen from the symbol in the four directions,
 * including its own cell.
 */
export const viewpoint = defineSymbol({
  id: 'viewpoint',
  title: message('symbols.viewpoint.title'),
  step: 1,
  config: { number: field.number({ initial: 1, step: 1, label: message('clues.number') }) },
  explain: () => message('symbols.viewpoint.explain'),
  caption: () => message('symbols.viewpoint.caption'),
  speak: ({ number }) => message('symbols.viewpoint.speak', { number }),
  example: () => ({
    tiles: 'bwb/www/bwb',
    symbols: [{ id: 'viewpoint', at: { x: 1, y: 1 }, params: { number: 5 } }],
  }),
  glyph: ({ number }) => [
    {
      kind: 'path',
      d: 'M.395 .2L.5 .115L.605 .2M.8 .395L.885 .5L.8 .605M.605 .8L.5 .885L.395 .8M.2 .605L.115 .5L.2 .395',
      stroke: 0.054,
      cap: 'round',
      join: 'round',
    },
    { kind: 'text', text: String(number), x: 0.5, y: 0.5, size: 0.46, weight: 520 },
  ],
  scope: (at, _params, board) => cellsSeen(at, board),
  check: (at, { number }, board) => stateOfCount(countSeen(at, board), number),
  count: (at, _params, board) => countSeen(at, board),
  overlay: (at, _params, board) => countLines(at, board),
  number: ({ number }) => number,
  describeError: (at, { number }, board) => describeCountError(countSeen(at, board), number, TEXT),
});
