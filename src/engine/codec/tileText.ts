import { message, type Text } from '#texts/message.ts';
import { EMPTY_TILE, HOLE, internedTile, type Tile } from '../grid/grid.ts';
import { ok, type Result } from '#base/result.ts';
import { parseError, type ParseError } from '../text/ParseError.ts';

/** Tiles as laid out by a text, row-major. Their size may differ from that of the grid. */
export interface TileBlock {
  readonly width: number;
  readonly rows: number;
  readonly tiles: readonly Tile[];
}

/** Maximum number of cells of one grid, and of all grids inside it together. */
export const MAX_TEXT_CELLS = 1_000_000;
/** The message for a grid with more cells. */
export const TOO_MANY_CELLS = message('parse.tooManyCells');

/** The number of cells a text may still have, and the message if it has more. */
export interface CellRoom {
  cells: number;
  readonly tooMany: Text;
}

/** The limit of a single grid. */
export function roomForGrid(): CellRoom {
  return { cells: MAX_TEXT_CELLS, tooMany: TOO_MANY_CELLS };
}

/** A cell omitted from the last row of a text. */
const LEFT_OUT = internedTile(true, true, 'light');
const TILE_BY_CHARACTER: ReadonlyMap<string, Tile> = new Map([
  ['.', HOLE],
  ['n', internedTile(true, false, 'gray')],
  ['N', internedTile(true, true, 'gray')],
  ['b', internedTile(true, false, 'dark')],
  ['B', internedTile(true, true, 'dark')],
  ['w', internedTile(true, false, 'light')],
  ['W', LEFT_OUT],
]);
const CHARACTERS = { gray: 'nN', dark: 'bB', light: 'wW' } as const;

/**
 * The tile of a character. Unknown ones are light, and given unless they are lower-case letters.
 */
export function tileOfCharacter(character: string): Tile {
  return (
    TILE_BY_CHARACTER.get(character) ??
    internedTile(true, character === character.toUpperCase(), 'light')
  );
}

/** The character of a tile; a hole loses its other properties. */
export function characterOfTile({ exists, fixed, color }: Tile): string {
  return exists ? CHARACTERS[color].charAt(fixed ? 1 : 0) : '.';
}

/** Read a T segment. Fills up its last row. */
export function readTiles(
  segment: string,
  { cells, tooMany }: CellRoom,
): Result<TileBlock, ParseError> {
  const match = /^T(\d+):([^:]*)/.exec(segment);
  if (!match) return parseError('badTiles', message('parse.badTiles'), segment);
  const width = Number(match[1]); // of many digits it is infinite
  const text = match[2] ?? '';
  if (width === 0 || text === '') return ok({ width: 0, rows: 0, tiles: [] });
  const rows = Math.max(1, Math.ceil(text.length / width));
  if (width * rows > cells) return parseError('tooLarge', tooMany);
  const tiles = new Array<Tile>(width * rows).fill(LEFT_OUT);
  for (let i = 0; i < text.length; i++) tiles[i] = tileOfCharacter(text.charAt(i));
  return ok({ width, rows, tiles });
}

/** Write a T segment. Without rows its width is 0. */
export function writeTiles({ width, rows, tiles }: TileBlock): string {
  return `T${rows === 0 ? 0 : width}:${tiles.map(characterOfTile).join('')}`;
}

/**
 * The tiles of a grid of the given size: the tiles of the block that fit, otherwise empty cells.
 */
export function fitTiles(block: TileBlock, width: number, height: number): readonly Tile[] {
  if (block.width === width && block.rows === height) return block.tiles;
  const tiles = new Array<Tile>(width * height).fill(EMPTY_TILE);
  for (let y = 0; y < Math.min(height, block.rows); y++) {
    for (let x = 0; x < Math.min(width, block.width); x++) {
      tiles[y * width + x] = block.tiles[y * block.width + x] ?? EMPTY_TILE;
    }
  }
  return tiles;
}
