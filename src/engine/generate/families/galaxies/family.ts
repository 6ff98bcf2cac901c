import { message } from '#texts/message.ts';
import { byAreas } from '../../areas.ts';
import { boardWith, ruleWith, without } from '../../boards.ts';
import { defineFamily } from '../../Family.ts';
import { boardOf } from '../../../judging/boardOf.ts';
import { bySymbolId, type SymbolInstance } from '../../../grid/grid.ts';
import type { Region } from '../../../grid/board.ts';
import type { Draws } from '../../draws.ts';
import { givensOf, holds } from '../../trueClues.ts';

/** Share of areas that get a lotus if one fits. */
const LOTUSES = 0.4;
const AXES = ['up', 'right', 'up-right', 'down-right'] as const;

/** A symbol in the middle of an area that is its own image. */
function symbolOf({ points }: Region, solution: Parameters<typeof boardOf>[0], draws: Draws) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const at = {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
  const board = boardOf(solution);
  const galaxy: SymbolInstance = { id: 'galaxy', at, params: {} };
  const lotuses = AXES.map((orientation) => ({ id: 'lotus', at, params: { orientation } }));
  const lotus = draws.shuffled(lotuses).find((it) => holds(it, board));
  return lotus && draws.isLucky(LOTUSES) ? lotus : galaxy;
}

export const galaxies = defineFamily({
  id: 'galaxies',
  version: 1,
  title: message('families.galaxies.title'),
  about: message('families.galaxies.about'),
  sizes: { least: 5, most: 10 },
  grades: [3, 5, 6, 7],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) =>
    boardWith(size, [
      ruleWith('symbols_per_region', { color: 'light', count: 1 }),
      ruleWith('connect_all', { color: 'dark' }),
      without('bb/bb'),
    ]),
  color: byAreas({ sizes: [1, 2, 3, 4, 4, 5, 6, 7], isTurned: true }),
  isFine: () => true,
  dress(solution, draws) {
    const regions = boardOf(solution).regions('light');
    return { ...solution, symbols: bySymbolId(regions.map((it) => symbolOf(it, solution, draws))) };
  },
  clues: (solution) => givensOf(solution),
});
