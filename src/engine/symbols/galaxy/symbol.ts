import { message } from '#texts/message.ts';
import { defineSymbol } from '#engine/clues/defineSymbol.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { touchedCells, touchedPoints } from '#engine/grid/placement.ts';
import {
  compareLinked,
  type DirectionMap,
  type PlacePair,
} from '#engine/symmetry/linkedDirections.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';

/** Each direction and its image under a half-turn. */
export const HALF_TURN: DirectionMap = { left: 'right', up: 'down', right: 'left', down: 'up' };

/** Each touched place with its opposite, each pair once, in the order of comparison. */
export function halfTurnPairs(at: Point): readonly PlacePair[] {
  const [first, second, third, fourth] = touchedPoints(at);
  if (!first) return [];
  if (second && third && fourth)
    return [
      [first, fourth],
      [third, second],
    ];
  return [[first, second ?? first]];
}

/** One spiral arm from the core outwards. */
const ARM =
  'M0.586 0.4692Q0.586 0.4692 0.6007 0.4758Q0.6154 0.4823 0.6263 0.4937Q0.6372 0.5051 0.6442 0.52Q0.6512 0.5349 0.6536 0.5523Q0.656 0.5696 0.6531 0.5881Q0.6502 0.6066 0.6418 0.625Q0.6335 0.6434 0.6197 0.6603Q0.6059 0.6773 0.5871 0.6914Q0.5684 0.7056 0.5454 0.7158Q0.5225 0.7261 0.4965 0.7315Q0.4705 0.7369 0.4427 0.7367Q0.4149 0.7365 0.3868 0.7304Q0.3587 0.7243 0.3318 0.7122Q0.3049 0.7001 0.2809 0.6824Q0.2568 0.6646 0.237 0.6418Q0.2171 0.6189 0.2027 0.592Q0.1883 0.5651 0.1804 0.5352Q0.1725 0.5053 0.1717 0.4738Q0.1709 0.4424 0.1776 0.4109Q0.1844 0.3794 0.1985 0.3494Q0.2127 0.3195 0.2339 0.2926Q0.2551 0.2658 0.2829 0.2442Q0.3108 0.2226 0.3139 0.2273Q0.3171 0.2319 0.2965 0.2588Q0.2759 0.2857 0.2621 0.3137Q0.2483 0.3418 0.2415 0.3703Q0.2348 0.3987 0.2348 0.4261Q0.2348 0.4536 0.2409 0.4788Q0.2469 0.5041 0.2581 0.5261Q0.2692 0.5482 0.2843 0.5663Q0.2994 0.5844 0.3172 0.598Q0.335 0.6117 0.3543 0.6207Q0.3735 0.6298 0.393 0.6343Q0.4125 0.6388 0.4311 0.6392Q0.4498 0.6395 0.4666 0.6362Q0.4834 0.6329 0.4977 0.6266Q0.512 0.6204 0.5232 0.612Q0.5344 0.6035 0.5423 0.5938Q0.5502 0.5841 0.5547 0.5739Q0.5592 0.5636 0.5605 0.5538Q0.5618 0.5439 0.5602 0.535Q0.5586 0.5262 0.5546 0.5189Q0.5506 0.5117 0.5448 0.5066Q0.539 0.5015 0.5319 0.4988Q0.5247 0.4962 0.516 0.4968Z';

const CORE = 'M0.418 0.5a0.082 0.082 0 1 0 0.164 0a0.082 0.082 0 1 0 -0.164 0Z';

/** Two arms around a core. The glyph is unchanged by a half-turn. */
const galaxyGlyph: Glyph = [
  { kind: 'path', d: ARM, fill: true },
  { kind: 'path', d: ARM, fill: true, rotate: 180 },
  { kind: 'path', d: CORE, fill: true },
];

export function compare(at: Point, board: Board, visit?: (cell: Cell) => void) {
  return compareLinked(board, halfTurnPairs(at), HALF_TURN, visit);
}

/**
 * The region at the symbol, or the pair of regions, is unchanged by a half-turn about the symbol.
 */
export const galaxy = defineSymbol({
  id: 'galaxy',
  title: message('symbols.galaxy.title'),
  step: 0.5,
  config: {},
  explain: () => message('symbols.galaxy.explain'),
  caption: () => message('symbols.galaxy.caption'),
  speak: () => message('symbols.galaxy.speak'),
  example: () => ({
    tiles: 'wwb/bwb/bww',
    symbols: [{ id: 'galaxy', at: { x: 1, y: 1 }, params: {} }],
  }),
  glyph: () => galaxyGlyph,
  scope(at, _params, board) {
    const cells = new Set(touchedCells(at, board));
    compare(at, board, (cell) => cells.add(cell));
    return [...cells];
  },
  check: (at, _params, board) => compare(at, board),
  describeError: (at, _params, board) =>
    compare(at, board) === 'error'
      ? {
          short: message('symbols.galaxy.short'),
          long: message('symbols.galaxy.long'),
        }
      : undefined,
});
