import { EMPTY_TILE, type SymbolInstance, type Tile } from '#engine/grid/grid.ts';
import { isCircle, readCircles, writeCircles, readDots, writeDots } from '../encodings/circles.ts';
import { banned, damaged, given, createGrid, type ForeignGenre } from '../ForeignGenre.ts';
import { message } from '#texts/message.ts';
import { fail } from '#base/result.ts';

const TILES = [EMPTY_TILE, given('light'), given('dark')] as const;

/** The words of a saved file. */
const CIRCLES = ['.', '1', '2'];

/** Both colors are connected and fill no square; circles are cells whose color is given. */
export const yinYang: ForeignGenre = {
  id: 'yinyang',
  name: 'Yin-Yang',
  readFile: ({ width, height, lines }) => {
    const circles = lines.cells(width, height)?.map((word) => CIRCLES.indexOf(word));
    if (!circles?.every(isCircle)) return null;
    return { flags: '', width, height, body: writeCircles(circles) };
  },
  readDrawing: ({ width, height, texts, circles, borders, beside }) => {
    if (borders.length + beside.length > 0 || texts.some((text) => text !== null)) return null;
    if (circles.includes('gray')) return null;
    const clues = circles.map((color) => (color === null ? 0 : color === 'light' ? 1 : 2));
    return { flags: '', width, height, body: writeCircles(clues) };
  },
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

/** The flag for one connected dark area. */
const CONNECTED = 'c';
const CONNECT_ALL = 'connect_all,color=dark';

/** Each light area is symmetric by a half-turn about its one dot; no square has one color. */
const RULES = `${banned('bb', 'bb')}:${banned('ww', 'ww')}:symbols_per_region,count=1,color=light,comparison=eq`;

/** Dots are galaxies on cells and edges, and the cells they touch are light. */
export const nuriUzu: ForeignGenre = {
  id: 'nuriuzu',
  name: 'Nuri-uzu',
  readFile: ({ width, height, lines }) => {
    const first = lines.next();
    const flags = first === CONNECTED ? CONNECTED : '';
    const rest = Array.from({ length: 2 * height - 1 - (flags ? 0 : 1) }, () => lines.next());
    const rows = flags ? rest : [first, ...rest];
    if (!rows.every((row) => row.length === 2 * width - 1)) return null;
    const places = Array.from(rows.join(''), (character) => character !== '.');
    return { flags, width, height, body: writeDots(places) };
  },
  read: ({ flags, width, height, body }) => {
    const places = readDots(body, (2 * width - 1) * (2 * height - 1));
    if (!places) return damaged('Nuri-uzu');
    const symbols = places.flatMap((isDot, i): readonly SymbolInstance[] => {
      const at = { x: (i % (2 * width - 1)) / 2, y: Math.floor(i / (2 * width - 1)) / 2 };
      return isDot ? [{ id: 'galaxy', at, params: {} }] : [];
    });
    if (symbols.some(({ at }) => !Number.isInteger(at.x) && !Number.isInteger(at.y)))
      return fail(message('parse.dotOnCorner', { genre: 'Nuri-uzu' }));
    const tiles = new Array<Tile>(width * height).fill(EMPTY_TILE);
    for (const { at } of symbols)
      for (const y of [Math.floor(at.y), Math.ceil(at.y)])
        for (const x of [Math.floor(at.x), Math.ceil(at.x)]) tiles[y * width + x] = given('light');
    const isConnected = flags.includes(CONNECTED);
    const rules = isConnected ? `${CONNECT_ALL}:${RULES}` : RULES;
    return createGrid({ width, height, tiles, symbols, rules });
  },
  write: ({ width, height, symbols, rules }) => {
    const places = new Array<boolean>((2 * width - 1) * (2 * height - 1)).fill(false);
    for (const { at } of symbols.get('galaxy') ?? []) {
      const place = 2 * at.y * (2 * width - 1) + 2 * at.x;
      if (!Number.isInteger(place) || places[place] === undefined) return null;
      places[place] = true;
    }
    const flags = rules.some(({ id }) => id === 'connect_all') ? CONNECTED : '';
    return { flags, width, height, body: writeDots(places) };
  },
};
