import type { Cell, Grid, SolidColor } from '#engine/grid/grid.ts';
import { builtInGrid } from './builtInGrid.ts';

/** A lamp with an unpainted foot, and a night sky in which some sparks are unpainted. */
const ROWS = [
  'nnbbbwbbbnn',
  'bbbbwwwbbbn',
  'bbbbwwwbbbb',
  'bbbbwwwbbbb',
  'nbbbbbbbbnn',
  'bbbbwwwbbnn',
  'nbbbwwwbbbb',
  'nbbbwwwbbbn',
  'nnnwwwwwnnn',
];

const SYMBOLS = [
  'number,x=1,y=0,number=1',
  'number,x=10,y=1,number=1',
  'number,x=5,y=2,number=10',
  'number,x=9,y=4,number=3',
  'number,x=5,y=6,number=16',
  'dart,x=9,y=2,number=1,orientation=up',
  'dart,x=3,y=4,number=1,orientation=left',
  'viewpoint,x=10,y=3,number=6',
  'viewpoint,x=0,y=5,number=5',
  'minesweeper,x=1,y=7,number=2',
  'minesweeper,x=9,y=7,number=1',
  'lotus,x=5,y=8,orientation=up',
];

/**
 * The puzzle next to the heading of the home page, partly painted: the painted cells are no givens,
 * so that the lamp is one shape. It has one solution from there, in which the lamp is complete.
 */
export const HERO_GRID: Grid = builtInGrid(
  `11x9|T11:${ROWS.join('')}|C11:|Z|S${SYMBOLS.join(':')}|R`,
);

/** A cell and its color in the solution. */
export interface HeroStroke {
  readonly cell: Cell;
  readonly color: SolidColor;
}

/** The strokes of the demonstration, in turn. Each follows from a clue next to it. */
export const DEMO_STROKES: readonly HeroStroke[] = [
  stroke(10, 4, 'dark'),
  stroke(2, 8, 'light'),
  stroke(10, 0, 'dark'),
  stroke(0, 6, 'dark'),
  stroke(9, 5, 'light'),
  stroke(0, 0, 'dark'),
];

function stroke(x: number, y: number, color: SolidColor): HeroStroke {
  return { cell: y * HERO_GRID.width + x, color };
}
