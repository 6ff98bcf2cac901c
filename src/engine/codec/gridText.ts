import { message } from '#texts/message.ts';
import type { GridReader, GridWriter, OnUnknownField } from '../config/kinds/kind.ts';
import {
  EMPTY_TILE,
  type Edge,
  type Grid,
  type RuleInstance,
  type SymbolInstance,
  type Tile,
  bySymbolId,
} from '../grid/grid.ts';
import { ok, type Result } from '#base/result.ts';
import { readConnections, writeConnections, readZones, writeZoneEdge } from './edgeText.ts';
import { readRule, readSymbol, writeRule, writeSymbol } from './instanceText.ts';
import { parseError, type ParseError } from '#engine/text/ParseError.ts';
import {
  fitTiles,
  MAX_TEXT_CELLS,
  readTiles,
  roomForGrid,
  writeTiles,
  type CellRoom,
  type TileBlock,
} from './tileText.ts';

const VERSION = 0;

/** The text after the version prefix; a text without a prefix has version 0, the only version. */
export function withoutVersion(text: string): Result<string, ParseError> {
  const match = /^(\d+)_/.exec(text);
  if (!match) return ok(text);
  if (Number(match[1]) !== VERSION) {
    return parseError('unknownVersion', message('parse.unknownVersion', { text }));
  }
  return ok(text.slice(match[0].length));
}

/** The text with the version prefix. */
export function withVersion(body: string): string {
  return `${VERSION}_${body}`;
}

/** Maximum nesting depth of grids inside grids. */
const MAX_DEPTH = 8;

/** Maximum number of rules and symbols in one text, including those of grids inside it. */
const MAX_CLUES = 100_000;
const TOO_MANY_CLUES = message('parse.tooManyClues');

const TOO_MANY_INSIDE = message('parse.tooManyInside');

/** Remaining limits of a text while it is read. */
interface Reading {
  /** Remaining cells of the grid itself, and of all grids inside it. */
  readonly own: CellRoom;
  readonly inside: CellRoom;
  clues: number;
  readonly onUnknownField: OnUnknownField;
}

function newReading(onUnknownField: OnUnknownField = () => undefined): Reading {
  const inside = { cells: MAX_TEXT_CELLS, tooMany: TOO_MANY_INSIDE };
  return { own: roomForGrid(), inside, clues: MAX_CLUES, onUnknownField };
}

/**
 * Parsed tiles that do not fit the size of their grid: they are written back unchanged until an
 * edit.
 */
const misfits = new WeakMap<readonly Tile[], TileBlock>();

/**
 * Parse a grid text, with or without version prefix. As tolerant as docs/grid-text.md describes;
 * nothing is sanitized.
 */
export function parseGridText(
  text: string,
  onUnknownField?: OnUnknownField,
): Result<Grid, ParseError> {
  const body = withoutVersion(text);
  return body.ok ? parseBareGridText(body.value, onUnknownField) : body;
}

/** Read a grid text without a version prefix, as inside an envelope. */
export function parseBareGridText(
  text: string,
  onUnknownField?: OnUnknownField,
): Result<Grid, ParseError> {
  return readGrid(text, 0, newReading(onUnknownField));
}

/** Write a grid text with version prefix. */
export function writeGridText(grid: Grid): string {
  return withVersion(writeBareGridText(grid));
}

/** Write a grid text without version prefix. */
export function writeBareGridText(grid: Grid): string {
  const tiles = misfits.get(grid.tiles) ?? { ...grid, rows: grid.height };
  return [
    `${grid.width}x${grid.height}`,
    writeTiles(tiles),
    writeConnections(grid.connections),
    `Z${grid.zones.map(writeZoneEdge).join(':')}`,
    `S${[...grid.symbols.values()].flatMap((list) => list.map((it) => writeSymbol(it, BARE_TEXTS))).join(':')}`,
    `R${grid.rules.map((rule) => writeRule(rule, BARE_TEXTS)).join(':')}`,
  ].join('|');
}

/** Writes grids inside the texts of clues. */
export const BARE_TEXTS: GridWriter = { form: 'plain', write: writeBareGridText };

/** Reads the grids inside the text of a single clue. */
export function gridReader(): GridReader {
  return readerAt(0, newReading());
}

function readerAt(depth: number, reading: Reading): GridReader {
  const { onUnknownField } = reading;
  return { read: (text) => readGrid(text, depth + 1, reading), onUnknownField };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The segments of a text, each with its own reader; a later segment of a kind replaces an earlier
 * one.
 */
interface Segments {
  size: Size | null;
  tiles: TileBlock | null;
  connections: readonly Edge[];
  zones: readonly Edge[];
  symbols: readonly SymbolInstance[];
  rules: readonly RuleInstance[];
}

function readGrid(text: string, depth: number, reading: Reading): Result<Grid, ParseError> {
  if (depth > MAX_DEPTH) {
    return parseError('tooDeep', message('parse.tooDeep', { levels: MAX_DEPTH }));
  }
  const grids = readerAt(depth, reading);
  const room = depth === 0 ? reading.own : reading.inside;
  const segments: Segments = {
    size: null,
    tiles: null,
    connections: [],
    zones: [],
    symbols: [],
    rules: [],
  };
  for (const piece of text.split('|')) {
    const read = readSegment(piece, segments, { room, grids, reading });
    if (!read.ok) return read;
  }
  return assemble(segments, room);
}

function readSegment(
  piece: string,
  segments: Segments,
  { room, grids, reading }: { room: CellRoom; grids: GridReader; reading: Reading },
): Result<unknown, ParseError> {
  const size = /^(\d+)x(\d+)$/.exec(piece);
  if (size) return ok((segments.size = { width: Number(size[1]), height: Number(size[2]) }));
  switch (piece.charAt(0)) {
    case 'T':
      return tap(readTiles(piece, room), (block) => {
        segments.tiles = block;
        room.cells -= block.tiles.length;
      });
    case 'C':
      return tap(readConnections(piece), (edges) => (segments.connections = edges));
    case 'Z':
      return tap(readZones(piece), (edges) => (segments.zones = edges));
    case 'S':
      return tap(readList(piece, readSymbol, grids, reading), (list) => (segments.symbols = list));
    case 'R':
      return tap(readList(piece, readRule, grids, reading), (list) => (segments.rules = list));
    default:
      return parseError('badSegment', message('parse.badSegment', { text: piece }));
  }
}

function tap<T>(result: Result<T, ParseError>, use: (value: T) => void) {
  if (result.ok) use(result.value);
  return result;
}

function readList<T>(
  segment: string,
  readOne: (text: string, grids: GridReader) => Result<T, ParseError>,
  grids: GridReader,
  reading: Reading,
): Result<readonly T[], ParseError> {
  const list: T[] = [];
  for (const text of segment.slice(1).split(':')) {
    if (text === '') continue;
    if (--reading.clues < 0) return parseError('tooLarge', TOO_MANY_CLUES);
    const one = readOne(text, grids);
    if (!one.ok) return one;
    list.push(one.value);
  }
  return ok(list);
}

function assemble(segments: Segments, room: CellRoom): Result<Grid, ParseError> {
  const { tiles: block, connections, zones, rules } = segments;
  const size = segments.size ?? (block && { width: block.width, height: block.rows });
  if (!size || (!segments.size && block?.rows === 0)) {
    return parseError('noSize', message('parse.noSize'));
  }
  const { width, height } = size;
  const cells = width * height;
  const more = Math.max(0, cells - (block?.tiles.length ?? 0));
  if (more > room.cells || Math.max(width, height) > MAX_TEXT_CELLS) {
    return parseError('tooLarge', room.tooMany);
  }
  room.cells -= more;
  const tiles = block ? fitTiles(block, width, height) : new Array<Tile>(cells).fill(EMPTY_TILE);
  if (block && tiles !== block.tiles) misfits.set(tiles, block);
  return ok({
    width,
    height,
    tiles,
    connections,
    zones,
    symbols: bySymbolId(segments.symbols),
    rules,
  });
}
