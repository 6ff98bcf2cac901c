import { message } from '#texts/message.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import {
  countForColors,
  stateOfCount,
  UNBOUNDED,
  type Count,
  describeCountError,
  type CountText,
} from '#engine/clues/count.ts';
import { field } from '#engine/config/field.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Point } from '#engine/grid/grid.ts';
import { sideNeighbors } from '#engine/grid/neighborhood.ts';
import { isCentered, touchedCells } from '#engine/grid/placement.ts';

const TEXT: CountText = {
  short: (miss) => message('clues.has', miss),
  long: (miss) => message('symbols.focus.long', miss),
};

const DEAD_END_TEXT: CountText = {
  ...TEXT,
  long: (miss) => message('symbols.focus.longDeadEnd', miss),
};

function countLike(at: Point, board: Board): Count {
  if (!isCentered(at)) return UNBOUNDED;
  const colors = sideNeighbors(board, at).map((cell) => board.color(cell));
  const open = colors.filter((color) => color === 'gray').length;
  return countForColors(at, board, (own) => {
    const completed = colors.filter((color) => color === own).length;
    return { completed, possible: completed + open };
  });
}

const DEAD_END_GLYPH: Glyph = [
  {
    kind: 'path',
    d: 'M.39 .075V.157A.36 .36 0 1 0 .61 .157V.075',
    stroke: 0.05,
    cap: 'round',
    join: 'round',
  },
];

function focusGlyph(number: number): Glyph {
  return [
    {
      kind: 'path',
      d: 'M0.806 0.6363A0.335 0.335 0 0 1 0.6363 0.806M0.3637 0.806A0.335 0.335 0 0 1 0.194 0.6363M0.194 0.3637A0.335 0.335 0 0 1 0.3637 0.194M0.6363 0.194A0.335 0.335 0 0 1 0.806 0.3637',
      stroke: 0.042,
      cap: 'round',
    },
    {
      kind: 'path',
      d: 'M0.785 0.5L0.885 0.5M0.5 0.785L0.5 0.885M0.215 0.5L0.115 0.5M0.5 0.215L0.5 0.115',
      stroke: 0.054,
      cap: 'round',
    },
    { kind: 'text', text: String(number), x: 0.5, y: 0.5, size: 0.44, weight: 540 },
  ];
}

/**
 * Exactly `number` of the four neighbors have the color of the symbol. A dead end is the same clue
 * with the number 1, drawn so that other symbols can be stacked on it.
 */
export const focus = defineSymbol({
  id: 'focus',
  title: message('symbols.focus.title'),
  step: 1,
  config: {
    deadEnd: field.boolean({
      initial: false,
      label: message('symbols.focus.deadEnd'),
      help: message('symbols.focus.deadEndHelp'),
    }),
    number: field.number({ initial: 1, step: 1, label: message('clues.number') }),
  },
  name: ({ deadEnd }) => message(deadEnd ? 'symbols.focus.deadEnd' : 'symbols.focus.title'),
  traits: { isMoreTool: true },
  explain: ({ deadEnd }) =>
    message(deadEnd ? 'symbols.focus.explainDeadEnd' : 'symbols.focus.explain'),
  caption: ({ deadEnd }) =>
    message(deadEnd ? 'symbols.focus.captionDeadEnd' : 'symbols.focus.caption'),
  speak: ({ deadEnd, number }) =>
    deadEnd ? message('symbols.focus.speakDeadEnd') : message('symbols.focus.speak', { number }),
  legendKey: ({ deadEnd }) => (deadEnd ? 'dead end' : 'focus'),
  example: ({ deadEnd }) => ({
    tiles: deadEnd ? 'bbb/bwb/bwb' : 'bwb/bww/bbb',
    symbols: [{ id: 'focus', at: { x: 1, y: 1 }, params: { deadEnd, number: deadEnd ? 1 : 2 } }],
  }),
  glyph: ({ deadEnd, number }) => (deadEnd ? DEAD_END_GLYPH : focusGlyph(number)),
  scope: (at, _params, board) => [
    ...new Set([...touchedCells(at, board), ...(isCentered(at) ? sideNeighbors(board, at) : [])]),
  ],
  check: (at, { number }, board) => stateOfCount(countLike(at, board), number),
  count: (at, _params, board) => countLike(at, board),
  number: ({ number }) => number,
  describeError: (at, { deadEnd, number }, board) =>
    describeCountError(countLike(at, board), number, deadEnd ? DEAD_END_TEXT : TEXT),
  reconcile: (params, before) =>
    params.deadEnd && params.number !== before.number ? { ...params, deadEnd: false } : params,
  normalize: (params) =>
    params.deadEnd && params.number !== 1 ? { ...params, number: 1 } : params,
});
