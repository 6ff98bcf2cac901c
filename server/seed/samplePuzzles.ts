import { parseGridText } from '#engine/codec/gridText.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { turnGrid } from '#engine/edit/turn.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { invariant } from '#base/invariant.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import type { Board } from '#engine/grid/board.ts';

/** Returns the text of a clue that is satisfied at the cell `(x, y)` of a solved board. */
type ClueMaker = (board: Board, x: number, y: number) => string;

const STEPS = [
  { orientation: 'up', dx: 0, dy: -1 },
  { orientation: 'right', dx: 1, dy: 0 },
  { orientation: 'down', dx: 0, dy: 1 },
  { orientation: 'left', dx: -1, dy: 0 },
] as const;

/** The size of the area. */
const numberClue: ClueMaker = (board, x, y) => {
  const region = board.regionOf(y * board.width + x);
  return `number,x=${x},y=${y},number=${region?.cells.length ?? 1}`;
};

/** Number of cells of its own color seen in four directions, including the cell itself. */
const viewpointClue: ClueMaker = ({ grid }, x, y) => {
  const seen = STEPS.map(({ dx, dy }) => {
    let length = 0;
    while (colorAt(grid, x + dx * (length + 1), y + dy * (length + 1)) === colorAt(grid, x, y))
      length += 1;
    return length;
  });
  return `viewpoint,x=${x},y=${y},number=${1 + sum(seen)}`;
};

/** Number of cells of the other color in the direction that has most. */
const dartClue: ClueMaker = ({ grid }, x, y) => {
  const [longest] = STEPS.map((step) => ({ step, cells: ray(grid, x, y, step) })).toSorted(
    (a, b) => b.cells.length - a.cells.length,
  );
  const other = longest?.cells.filter((color) => color !== colorAt(grid, x, y)) ?? [];
  return `dart,x=${x},y=${y},number=${other.length},orientation=${longest?.step.orientation ?? 'up'}`;
};

function ray(grid: Grid, x: number, y: number, { dx, dy }: { dx: number; dy: number }) {
  const colors = [];
  for (let i = 1; colorAt(grid, x + dx * i, y + dy * i) !== null; i++)
    colors.push(colorAt(grid, x + dx * i, y + dy * i));
  return colors;
}

function colorAt({ width, height, tiles }: Grid, x: number, y: number) {
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  return isInside ? (tiles[y * width + x]?.color ?? null) : null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

type Random = () => number;

/** Clues that combine well. */
const LOGIC: readonly (readonly ClueMaker[])[] = [
  [numberClue],
  [viewpointClue],
  [dartClue],
  [numberClue, viewpointClue],
  [numberClue, dartClue],
];

/** No 2 × 2 block of dark cells. */
const NO_SQUARES = 'ban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R';
const RULES = ['connect_all,color=dark', 'connect_all,color=light', NO_SQUARES];

/** Number of solver reports after which a search is given up: each takes a few milliseconds. */
const MAX_REPORTS = 20;

/**
 * An endless sequence of puzzles of all kinds, in the colors of their solutions: logic puzzles with
 * exactly one solution, some with too few clues, pictures and tunes. Deterministic for the same
 * `random`.
 */
export function* samplePuzzles(random: Random): Generator<Grid, never> {
  for (;;) {
    const kind = random();
    if (kind < 0.75) yield* variants(untilMade(() => logic(random)));
    else if (kind < 0.85) yield* variants(untilMade(() => underclued(random)));
    else if (kind < 0.93) yield* variants(picture(random));
    else yield tune(random);
  }
}

function untilMade(make: () => Grid | null): Grid {
  for (;;) {
    const made = make();
    if (made) return made;
  }
}

/** The eight orientations of a puzzle. */
function* variants(grid: Grid): Generator<Grid> {
  for (let i = 0, turn = grid; i < 4; i++, turn = turnGrid(turn, 'right')) {
    yield turn;
    yield turnGrid(turn, 'mirror');
  }
}

function below(random: Random, limit: number): number {
  return Math.floor(random() * limit);
}

/** Random colors, smoothed once, so that there are areas: `b` and `w` row by row. */
function randomColors(random: Random, width: number, height: number): string {
  const noise = Array.from({ length: width * height }, () => random());
  const smooth = noise.map((value, cell) => {
    const around = [cell - width, cell + width, cell - 1, cell + 1].map((it) => noise[it] ?? 0.5);
    return value * 2 + around.reduce((total, it) => total + it, 0) > 3;
  });
  return smooth.map((isDark) => (isDark ? 'b' : 'w')).join('');
}

interface Parts {
  readonly width: number;
  readonly height: number;
  readonly tiles: string;
  readonly symbols?: readonly string[];
  readonly rules?: readonly string[];
}

function gridOf({ width, height, tiles, symbols = [], rules = [] }: Parts): Grid {
  const text = `${width}x${height}|T${width}:${tiles}|C1:|Z|S${symbols.join(':')}|R${rules.join(':')}`;
  const grid = parseGridText(text);
  invariant(grid.ok, 'a text that is written here can be read');
  return grid.value;
}

/** A puzzle with one solution; null if this try found none. */
function logic(random: Random): Grid | null {
  const [width, height] = [4 + below(random, 7), 4 + below(random, 7)];
  const colors = randomColors(random, width, height);
  const solved = gridOf({ width, height, tiles: colors });
  const rules = RULES.filter(
    (rule) =>
      random() < 0.5 &&
      judge(boardOf(gridOf({ width, height, tiles: colors, rules: [rule] })), null).final !==
        'error',
  );
  const makers = LOGIC[below(random, LOGIC.length)] ?? [numberClue];
  const board = boardOf(solved);
  const cells = shuffled(random, width * height).slice(0, Math.ceil(width * height * 0.6));
  const symbols = cells.map((cell) => {
    const make = makers[below(random, makers.length)] ?? numberClue;
    return make(board, cell % width, Math.floor(cell / width));
  });
  const puzzle = (remaining: readonly string[]) =>
    gridOf({ width, height, tiles: 'n'.repeat(colors.length), symbols: remaining, rules });
  if (!isUnique(puzzle(symbols))) return null;
  return mergeSolution(
    puzzle(withoutNeedless(symbols, (remaining) => isUnique(puzzle(remaining)))),
    solved,
  );
}

/** Remove clues, several at a time at first, as long as one solution remains. */
function withoutNeedless(
  clues: readonly string[],
  isEnough: (clues: readonly string[]) => boolean,
): readonly string[] {
  let remaining = clues;
  for (let size = Math.ceil(clues.length / 4); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start + size <= remaining.length; start += size) {
      const fewer = remaining.toSpliced(start, size);
      if (fewer.length > 0 && isEnough(fewer)) remaining = fewer;
    }
  }
  return remaining;
}

function isUnique(grid: Grid): boolean {
  let solutions = 0;
  let reports = 0;
  for (const event of solveUniversally(grid)) {
    if (event.type === 'solution') solutions += 1;
    else reports += 1;
    if (solutions > 1 || reports > MAX_REPORTS) return false;
  }
  return solutions === 1;
}

/** A logic puzzle with too few clues, in the colors that follow from the remaining ones. */
function underclued(random: Random): Grid | null {
  const whole = logic(random);
  if (!whole) return null;
  const symbols = new Map(
    [...whole.symbols].map(([id, list]) => [id, list.filter((_, i) => i % 3 !== 0)]),
  );
  const rules = [...whole.rules, { id: 'underclued', params: {} }];
  const grid = { ...whole, symbols, rules };
  const blank = { ...grid, tiles: grid.tiles.map((tile) => ({ ...tile, color: 'gray' as const })) };
  for (const event of solveUniversally(blank)) {
    if (event.type === 'solution')
      return event.grid.tiles.some(({ color }) => color !== 'gray')
        ? mergeSolution(blank, event.grid)
        : null;
  }
  return null;
}

/** A picture to be completed: only the author's colors count. */
function picture(random: Random): Grid {
  const [width, height] = [6 + below(random, 8), 6 + below(random, 8)];
  const colors = randomColors(random, width, height);
  const tiles = colors.replaceAll(/[bw]/g, (it) => (random() < 0.2 ? it.toUpperCase() : it));
  return gridOf({ width, height, tiles: `b${tiles.slice(1)}`, rules: ['complete_pattern,'] });
}

const NOTES = ['C5', 'B4', 'A4', 'G4', 'F4', 'E4', 'D4', 'C4'];
const ROWS = NOTES.map((note) => `ipianovn${note}`).join('&#44;');
const TUNE = `music,controlLines=c0&#124;b120&#124;p0&#124;r${ROWS},track=,normalizeVelocity=1`;

/** A few bars for the piano. */
function tune(random: Random): Grid {
  const [width, height] = [8 + below(random, 9), NOTES.length];
  const cells = Array.from({ length: width * height }, () => (random() < 0.2 ? 'b' : 'w'));
  return gridOf({ width, height, tiles: `b${cells.slice(1).join('')}`, rules: [TUNE] });
}

function shuffled(random: Random, length: number): readonly number[] {
  const items = Array.from({ length }, (_, i) => i);
  for (let i = length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    const [a = 0, b = 0] = [items[i], items[j]];
    [items[i], items[j]] = [b, a];
  }
  return items;
}
