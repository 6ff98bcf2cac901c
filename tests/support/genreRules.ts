import { innerEdges } from '#engine/foreign/encodings/borders.ts';
import type { CellClue } from '#engine/foreign/encodings/numbers.ts';
import { edgeKey } from '#engine/grid/connections.ts';
import type { Edge } from '#engine/grid/grid.ts';

/** A puzzle of another site before it is written as a link: only what its genre needs is set. */
export interface GenreBoard {
  readonly width: number;
  readonly height: number;
  readonly clues: readonly CellClue[];
  readonly borders: readonly Edge[];
  readonly dots: readonly boolean[];
  readonly columns: readonly (number | null)[];
  readonly rows: readonly (number | null)[];
  readonly stars: number;
}

/** True for dark cells. */
type Shading = readonly boolean[];

/**
 * The published rules of the genres, written down from their descriptions and not from ours: they
 * say whether a full shading solves a board. Slow and simple, for boards of a few cells.
 */
export const GENRE_RULES: Readonly<Record<string, (board: GenreBoard, dark: Shading) => boolean>> =
  {
    nurikabe: (board, dark) =>
      cluesAreLight(board, dark) &&
      areas(board, dark, true).length <= 1 &&
      !hasSquare(board, dark, true) &&
      lightAreasHaveOneClue(board, dark),
    norinuri: (board, dark) =>
      cluesAreLight(board, dark) &&
      areas(board, dark, true).every(({ length }) => length === 2) &&
      lightAreasHaveOneClue(board, dark),
    lightshadow: (board, dark) =>
      board.clues.every(
        (clue, i) => clue === null || (clue === 'open' ? 0 : clue % 2) === Number(dark[i]),
      ) &&
      [true, false].every((color) =>
        areas(board, dark, color).every((area) => {
          const clues = area.flatMap((cell) => board.clues[cell] ?? []);
          const size = typeof clues[0] === 'number' ? Math.floor(clues[0] / 2) : 0;
          return clues.length === 1 && (size === 0 || size === area.length);
        }),
      ),
    dominion: (board, dark) =>
      cluesAreLight(board, dark) &&
      areas(board, dark, true).every(({ length }) => length === 2) &&
      areas(board, dark, false).every((area) => {
        const letters = new Set(area.flatMap((cell) => board.clues[cell] ?? []));
        const [letter] = letters;
        const everywhere = board.clues.filter((clue) => clue === letter).length;
        return (
          letters.size === 1 &&
          area.filter((cell) => board.clues[cell] === letter).length === everywhere
        );
      }),
    kurodoko: (board, dark) =>
      cluesAreLight(board, dark) &&
      areas(board, dark, true).every(({ length }) => length === 1) &&
      areas(board, dark, false).length <= 1 &&
      numbersSee(board, dark),
    cave: (board, dark) =>
      cluesAreLight(board, dark) &&
      areas(board, dark, false).length <= 1 &&
      areas(board, dark, true).every((area) => area.some((cell) => isOnRim(board, cell))) &&
      numbersSee(board, dark),
    mines: (board, dark) =>
      cluesAreLight(board, dark) &&
      board.clues.every(
        (clue, cell) =>
          typeof clue !== 'number' ||
          clue === cellsAround(board, cell).filter((other) => dark[other]).length,
      ),
    yinyang: (board, dark) =>
      board.clues.every((clue, i) => clue === null || (clue === 2) === dark[i]) &&
      [true, false].every(
        (color) => areas(board, dark, color).length <= 1 && !hasSquare(board, dark, color),
      ),
    norinori: (board, dark) =>
      areas(board, dark, true).every(({ length }) => length === 2) &&
      rooms(board).every((room) => room.filter((cell) => dark[cell]).length === 2),
    starbattle: (board, dark) =>
      dark.every((isDark, cell) => !isDark || !cellsAround(board, cell).some((it) => dark[it])) &&
      [...rooms(board), ...columnsOf(board), ...rowsOf(board)].every(
        (line) => line.filter((cell) => dark[cell]).length === board.stars,
      ),
    tilepaint: (board, dark) =>
      rooms(board).every((room) => new Set(room.map((cell) => dark[cell])).size === 1) &&
      sumsHold(columnsOf(board), board.columns, dark) &&
      sumsHold(rowsOf(board), board.rows, dark),
    nuriuzu: (board, dark) =>
      !hasSquare(board, dark, true) &&
      !hasSquare(board, dark, false) &&
      dotsOf(board).every(({ cells }) => cells.every((cell) => dark[cell] === false)) &&
      areas(board, dark, false).every((area) => turnsAboutItsDot(board, area)),
  };

function cells({ width, height }: GenreBoard): readonly number[] {
  return Array.from({ length: width * height }, (_, cell) => cell);
}

function columnsOf(board: GenreBoard): readonly (readonly number[])[] {
  return board.columns.map((_, x) => cells(board).filter((cell) => cell % board.width === x));
}

function rowsOf(board: GenreBoard): readonly (readonly number[])[] {
  return board.rows.map((_, y) =>
    cells(board).filter((cell) => Math.floor(cell / board.width) === y),
  );
}

function sumsHold(
  lines: readonly (readonly number[])[],
  sums: readonly (number | null)[],
  dark: Shading,
): boolean {
  return lines.every((line, i) => {
    const sum = sums[i] ?? null;
    return sum === null || line.filter((cell) => dark[cell]).length === sum;
  });
}

function cellsAround({ width, height }: GenreBoard, cell: number): readonly number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) => {
      const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
      return (dx === 0 && dy === 0) || !isInside ? [] : [cell + dy * width + dx];
    }),
  );
}

function isOnRim({ width, height }: GenreBoard, cell: number): boolean {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return x === 0 || y === 0 || x === width - 1 || y === height - 1;
}

/** Cells that are joined by steps between them, each step an edge. */
function joined(of: readonly number[], edges: readonly Edge[], width: number) {
  const found: number[][] = [];
  const left = new Set(of);
  for (const start of of) {
    if (!left.delete(start)) continue;
    const area = [start];
    for (const cell of area)
      for (const { x1, y1, x2, y2 } of edges) {
        const [a, b] = [y1 * width + x1, y2 * width + x2];
        const next = a === cell ? b : b === cell ? a : null;
        if (next !== null && left.delete(next)) area.push(next);
      }
    found.push(area);
  }
  return found;
}

function areas(board: GenreBoard, dark: Shading, color: boolean): readonly (readonly number[])[] {
  const edges = innerEdges(board.width, board.height).flat();
  return joined(
    cells(board).filter((cell) => dark[cell] === color),
    edges,
    board.width,
  );
}

function rooms(board: GenreBoard): readonly (readonly number[])[] {
  const keys = new Set(board.borders.map(edgeKey));
  const open = innerEdges(board.width, board.height)
    .flat()
    .filter((edge) => !keys.has(edgeKey(edge)));
  return joined(cells(board), open, board.width);
}

function hasSquare(board: GenreBoard, dark: Shading, color: boolean): boolean {
  const { width, height } = board;
  return cells(board).some((cell) => {
    const isCorner = cell % width === width - 1 || Math.floor(cell / width) === height - 1;
    return !isCorner && [0, 1, width, width + 1].every((step) => dark[cell + step] === color);
  });
}

function cluesAreLight({ clues }: GenreBoard, dark: Shading): boolean {
  return clues.every((clue, cell) => clue === null || dark[cell] === false);
}

function lightAreasHaveOneClue(board: GenreBoard, dark: Shading): boolean {
  return areas(board, dark, false).every((area) => {
    const clues = area.flatMap((cell) => board.clues[cell] ?? []);
    return clues.length === 1 && (clues[0] === 'open' || clues[0] === area.length);
  });
}

function numbersSee(board: GenreBoard, dark: Shading): boolean {
  const { width, height } = board;
  return board.clues.every((clue, cell) => {
    if (typeof clue !== 'number') return true;
    let seen = 1;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      let [x, y] = [(cell % width) + dx, Math.floor(cell / width) + dy];
      while (x >= 0 && y >= 0 && x < width && y < height && !dark[y * width + x]) {
        seen += 1;
        x += dx;
        y += dy;
      }
    }
    return seen === clue;
  });
}

/** Each dot with the cells it lies on, and its place in steps of one half. */
function dotsOf({ width, dots }: GenreBoard) {
  return dots.flatMap((isDot, i) => {
    const [x, y] = [i % (2 * width - 1), Math.floor(i / (2 * width - 1))];
    const on = [Math.floor(y / 2), Math.ceil(y / 2)].flatMap((row) =>
      [Math.floor(x / 2), Math.ceil(x / 2)].map((column) => row * width + column),
    );
    return isDot ? [{ x, y, cells: on }] : [];
  });
}

function turnsAboutItsDot(board: GenreBoard, area: readonly number[]): boolean {
  const own = dotsOf(board).filter((dot) => dot.cells.some((cell) => area.includes(cell)));
  const [dot] = own;
  if (own.length !== 1 || !dot) return false;
  return area.every((cell) => {
    const x = dot.x - (cell % board.width);
    const y = dot.y - Math.floor(cell / board.width);
    return x >= 0 && x < board.width && area.includes(y * board.width + x);
  });
}
