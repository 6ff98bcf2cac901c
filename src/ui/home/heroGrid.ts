import type { Grid } from '#engine/grid/grid.ts';
import { builtInGrid } from './builtInGrid.ts';

const ROWS = [
  'nnbbbwbbbnn',
  'nbbbwwwbbbn',
  'bbbbwwwbbbb',
  'bbbbwwwbbbb',
  'nbbbbbbbbbn',
  'bbbbwwwbbnb',
  'nbbbwwwbbbn',
  'nbbbwwwbbbb',
  'nbwwwwwwwbn',
];

const SYMBOLS = [
  'number,x=5,y=2,number=10',
  'viewpoint,x=1,y=3,number=4',
  'minesweeper,x=3,y=5,number=2',
  'dart,x=9,y=2,number=3,orientation=left',
  'letter,x=5,y=7,letter=C',
  'focus,x=8,y=6,number=4',
  'house,x=10,y=5,number=1',
  'galaxy,x=9,y=7',
  'lotus,x=5,y=8,orientation=up',
];

/** The board beside the heading of the home page: a lamp and its light. A picture, not a puzzle. */
export const HERO_GRID: Grid = builtInGrid(
  `11x9|T11:${ROWS.join('')}|C11:|Z|S${SYMBOLS.join(':')}|R`,
);
