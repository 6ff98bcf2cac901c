import { EMPTY_TILE } from '../../grid/grid.ts';
import { readCircles, writeCircles } from '../encodings/circles.ts';
import { banned, damaged, given, createGrid, type ForeignGenre } from '../ForeignGenre.ts';

const TILES = [EMPTY_TILE, given('light'), given('dark')] as const;

/** Both colors are connected and fill no square; circles are cells whose color is given. */
export const yinYang: ForeignGenre = {
  id: 'yinyang',
  name: 'Yin-Yang',
  read: ({ width, height, body }) => {
    const circles = readCircles(body, width * height);
    if (!circles) return damaged('Yin-Yang');
    const tiles = circles.map((circle) => TILES[circle]);
    const rules = `connect_all,color=dark:connect_all,color=light:${banned('bb', 'bb')}:${banned('ww', 'ww')}`;
    return createGrid({ width, height, tiles, rules });
  },
  write: ({ width, height, tiles }) => {
    const circles = tiles.map((tile) => (tile === TILES[1] ? 1 : tile === TILES[2] ? 2 : 0));
    return { flags: '', width, height, body: writeCircles(circles) };
  },
};
