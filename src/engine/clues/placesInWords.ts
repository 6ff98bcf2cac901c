import { listed, message, type Text } from '#texts/message.ts';
import type { Cell } from '../grid/grid.ts';

/** All cells that are in one of the rows and one of the columns, both from 0 and in order. */
interface Block {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** A rectangle of cells, in columns and rows from 0, both ends included. */
interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Size of a board, in cells. */
interface Size {
  readonly width: number;
}

/** Number of words of a sentence's places. Further places get a sentence of their own. */
const MOST_WORDS = 18;

/** The places of cells, runs as ranges: "row 3, columns 1 to 4, and rows 5 and 6, column 2". */
export function listPlaces(cells: Iterable<Cell>, { width }: Size): Text {
  return listed(blocksOf(cells, width).map(blockText));
}

/** The places of cells for sentences that begin with them, with the number of their cells. */
export function beginWithPlaces(
  cells: Iterable<Cell>,
  { width }: Size,
): readonly { readonly places: Text; readonly count: number }[] {
  const sentences: Block[][] = [];
  for (const block of blocksOf(cells, width)) {
    const last = sentences.at(-1);
    if (last && countWords([...last, block]) <= MOST_WORDS) last.push(block);
    else sentences.push([block]);
  }
  return sentences.map(([first, ...others]) => ({
    places: listed([...(first ? [capitalText(first)] : []), ...others.map(blockText)]),
    count: [...(first ? [first] : []), ...others].reduce((sum, it) => sum + sizeOf(it), 0),
  }));
}

/** A rectangle by its rows and columns; by its rows alone if it is as wide as the board. */
export function listRegion({ left, top, right, bottom }: Rectangle, width: number): Text {
  const lines = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const rows = lines(top, bottom);
  return left === 0 && right === width - 1
    ? message('hints.rows', { rowCount: rows.length, rows: linesText(rows) })
    : blockText({ rows, columns: lines(left, right) });
}

/** Number of English words in the places of cells. */
export function countPlaceWords(cells: Iterable<Cell>, { width }: Size): number {
  return countWords(blocksOf(cells, width));
}

/**
 * The fewest blocks that contain exactly these cells: rows with the same columns together, or
 * columns with the same rows. In reading order.
 */
function blocksOf(cells: Iterable<Cell>, width: number): readonly Block[] {
  const points = [...new Set(cells)]
    .sort((a, b) => a - b)
    .map((cell) => ({ row: Math.floor(cell / width), column: cell % width }));
  const byRow = groupLines(points.map(({ row, column }) => [row, column])).map(
    ([rows, columns]) => ({ rows, columns }),
  );
  const byColumn = groupLines(points.map(({ row, column }) => [column, row])).map(
    ([columns, rows]) => ({ rows, columns }),
  );
  return countWords(byColumn) < countWords(byRow) ? byColumn : byRow;
}

type Lines = readonly number[];

/** Lines with the same places on them together, by the first line. */
function groupLines(
  points: readonly (readonly [line: number, at: number])[],
): readonly (readonly [lines: Lines, places: Lines])[] {
  const placesOf = new Map<number, number[]>();
  for (const [line, at] of points) {
    const places = placesOf.get(line);
    if (places) places.push(at);
    else placesOf.set(line, [at]);
  }
  const groups = new Map<string, [lines: number[], places: Lines]>();
  for (const [line, places] of [...placesOf].sort(([a], [b]) => a - b)) {
    const group = groups.get(places.join());
    if (group) group[0].push(line);
    else groups.set(places.join(), [[line], places]);
  }
  return [...groups.values()];
}

function sizeOf({ rows, columns }: Block): number {
  return rows.length * columns.length;
}

function countWords(blocks: readonly Block[]): number {
  const words = blocks.map(({ rows, columns }) => 2 + wordsOfLines(rows) + wordsOfLines(columns));
  return words.reduce((sum, it) => sum + it, blocks.length > 1 ? 1 : 0);
}

function wordsOfLines(lines: Lines): number {
  const ranges = rangesOf(lines);
  const words = ranges.map(([from, to]) => (from === to ? 1 : 3));
  return words.reduce((sum, it) => sum + it, ranges.length > 1 ? 1 : 0);
}

function blockText(block: Block): Text {
  return message('hints.block', valuesOf(block));
}

function capitalText(block: Block): Text {
  return message('hints.blockFirst', valuesOf(block));
}

function valuesOf({ rows, columns }: Block) {
  return {
    rowCount: rows.length,
    rows: linesText(rows),
    columnCount: columns.length,
    columns: linesText(columns),
  };
}

/** Lines counted from 1: "1, 2, and 4 to 7". */
function linesText(lines: Lines): Text {
  return listed(
    rangesOf(lines).map(([from, to]) =>
      from === to
        ? String(from + 1)
        : message('hints.range', { from: String(from + 1), to: String(to + 1) }),
    ),
  );
}

/** Runs of at least three lines as ranges, all others alone. */
function rangesOf(lines: Lines): readonly (readonly [from: number, to: number])[] {
  const runs: [from: number, to: number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[1] === line - 1) last[1] = line;
    else runs.push([line, line]);
  }
  return runs.flatMap(([from, to]): [number, number][] =>
    to - from === 1
      ? [
          [from, from],
          [to, to],
        ]
      : [[from, to]],
  );
}
