import { message } from '#texts/message.ts';
import { boardWith, ruleWith } from '../../boards.ts';
import { defineFamily } from '../../Family.ts';
import { recolor, type Grid } from '../../../grid/grid.ts';
import { DIRECTIONS } from '../../../grid/neighborhood.ts';
import { trueClues } from '../../trueClues.ts';
import { DRAWINGS } from './drawings.ts';

const SIDE = 10;

/** Paint a drawing, or its mirror image. */
function painted(board: Grid, drawing: string, isMirrored: boolean): Grid {
  const lines = drawing.split('\n').map((line) => line.trim());
  const tiles = board.tiles.map((tile, cell) => {
    const x = cell % SIDE;
    const mark = lines[Math.floor(cell / SIDE)]?.charAt(isMirrored ? SIDE - 1 - x : x);
    return recolor(tile, mark === '#' ? 'dark' : 'light');
  });
  return { ...board, tiles };
}

export const picture = defineFamily({
  id: 'picture',
  version: 2,
  title: message('families.picture.title'),
  about: message('families.picture.about'),
  sizes: { least: SIDE, most: SIDE },
  grades: [2, 3, 5],
  symmetry: 'none',
  choosing: 'reduce',
  board: (size) => boardWith(size, [ruleWith('connect_all', { color: 'dark' })]),
  *color(board, draws) {
    yield;
    return painted(board, draws.of(DRAWINGS), draws.isLucky(0.5));
  },
  isFine: () => true,
  clues: (solution, draws) =>
    trueClues(
      solution,
      {
        kinds: [
          { id: 'number' },
          { id: 'minesweeper' },
          { id: 'viewpoint' },
          { id: 'focus' },
          { id: 'dart', variants: DIRECTIONS.map((orientation) => ({ orientation })) },
        ],
      },
      draws,
    ),
});
