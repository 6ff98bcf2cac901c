import type { Color } from '../grid/grid.ts';

const LETTERS: Readonly<Record<Color, Readonly<Record<string, string>>>> = {
  dark: {},
  light: { b: 'w', w: 'b', B: 'W', W: 'B' },
  gray: { b: 'n', B: 'N' },
};

/** A drawing in which dark is what matters, drawn for another color. */
export function drawnIn(color: Color, tiles: string): string {
  return tiles.replaceAll(/[bwBW]/g, (letter) => LETTERS[color][letter] ?? letter);
}
