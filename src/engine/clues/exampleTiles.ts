import type { Color } from '../grid/grid.ts';

const CHARACTERS: Readonly<Record<Color, Readonly<Record<string, string>>>> = {
  dark: {},
  light: { b: 'w', w: 'b', B: 'W', W: 'B' },
  gray: { b: 'n', B: 'N' },
};

/** The tiles of a drawing about dark cells, for the same example about another color. */
export function exampleTiles(color: Color, tiles: string): string {
  return tiles.replaceAll(/[bwBW]/g, (letter) => CHARACTERS[color][letter] ?? letter);
}
