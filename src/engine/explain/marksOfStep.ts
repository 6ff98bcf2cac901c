import type { Board } from '../grid/board.ts';
import { isCentered, homeCell, touchedCells } from '../grid/placement.ts';
import { opposite, type Cell, type Point, type SolidColor } from '../grid/grid.ts';
import type { HintMarks, HintTarget } from '../picture/hintMarks.ts';
import { namedClues, type NamedSymbol } from './namedClues.ts';
import type { ReasonLine } from './reasonLines.ts';
import { isAboutFirst } from './sentence.ts';
import type { ChainLink, ColoredCell, Step } from './Step.ts';

/** The parts of a step that are shown. */
export interface ToldMarks {
  /** Shows the cells whose color follows. */
  readonly hasTargets: boolean;
  /** Shows their color, and the chain of a supposition. */
  readonly hasColors: boolean;
}

/**
 * The marks of a step on the board, for the parts that are shown. `lines` are those of its reason.
 */
export function marksOfStep(
  step: Step,
  lines: readonly ReasonLine[],
  board: Board,
  { hasTargets, hasColors }: ToldMarks,
): HintMarks {
  const { cells, facts, whatIf } = step;
  const { symbols } = namedClues(step.clues, board);
  const clues = symbols.map(({ symbol: { id, at } }) => ({ ...at, id }));
  const ghosts = hasColors ? ghostsOf(lines) : [];
  const link = whatIf?.links.at(-1);
  const clash = hasColors && link ? clashOf(link, ghosts, board) : null;
  const ofClues = symbols.flatMap(({ symbol }) => touchedCells(symbol.at, board));
  const lit = [
    ...ofClues.filter((it) => board.exists(it)),
    ...facts.map(({ cell }) => cell),
    ...(hasTargets ? cells.map(({ cell }) => cell) : []),
    ...ghosts.map(({ cell }) => cell),
    ...(clash ?? []),
  ];
  return {
    lit: [...new Set(lit)],
    clues,
    facts: facts.map((it) => ({ ...it, isWall: isWall(step, it) })),
    targets: hasTargets ? targetsOf(step, board, hasColors) : [],
    paths: hasTargets ? pathsOf(step, symbols, board) : [],
    ghosts,
    clash,
    wrong: [],
  };
}

function targetsOf(step: Step, board: Board, hasColors: boolean): readonly HintTarget[] {
  const { cells, whatIf, cause } = step;
  const supposed = new Set(
    cause.type === 'whatIf' ? whatIf?.supposed.map(({ cell }) => cell) : undefined,
  );
  const hasFirst = hasColors && isAboutFirst(step, board);
  return cells.map(({ cell, color }, index) => {
    if (!hasColors) return { cell, color: null };
    if (supposed.has(cell)) return { cell, color, role: 'supposed' };
    return index === 0 && hasFirst ? { cell, color, role: 'first' } : { cell, color };
  });
}

/** The cells of links by their numbers. Inner suppositions appear only in the list. */
function ghostsOf(lines: readonly ReasonLine[]): HintMarks['ghosts'] {
  return lines.flatMap(({ kind, colored, detail }) =>
    kind === 'link' && typeof detail === 'string' && !detail.includes('.')
      ? colored.map((it) => ({ ...it, number: detail }))
      : [],
  );
}

/** True if a fact of the other color blocks the path that the cause needs. */
function isWall({ cause, cells }: Step, { color }: ColoredCell): boolean {
  const needsWay = cause.type === 'connected' || cause.type === 'far' || isTooSmall(cause);
  return needsWay && color !== wayColor({ cause, cells });
}

function isTooSmall(cause: Step['cause']): boolean {
  return cause.type === 'region' && cause.fault === 'small';
}

/** The color that needs a path. If a cell is out of reach, it gets the other color. */
function wayColor({ cause, cells }: Pick<Step, 'cause' | 'cells'>): SolidColor {
  const color = cells[0]?.color ?? 'dark';
  const isOut =
    cause.type === 'far' || (cause.type === 'connected' && cause.fault === 'unreachable');
  return isOut ? opposite(color) : color;
}

/**
 * The end of a chain: the edge between the last colored cell and a neighbor of its color, or the
 * cell itself.
 */
export function clashOf(
  { because }: ChainLink,
  ghosts: HintMarks['ghosts'],
  board: Board,
): HintMarks['clash'] {
  const known = new Map(because.map(({ cell, color }) => [cell, color]));
  const last = ghosts.findLast(({ cell }) => known.has(cell)) ?? because.at(-1);
  if (!last) return null;
  const neighbor = board
    .neighbors(last.cell)
    .find(
      (it) => it !== last.cell && known.get(it) === last.color && isBeside(it, last.cell, board),
    );
  return neighbor === undefined ? [last.cell] : [last.cell, neighbor];
}

/** True if cells are neighbors with a visible common edge, not across a joined side. */
function isBeside(a: Cell, b: Cell, { width }: Board): boolean {
  const columns = Math.abs((a % width) - (b % width));
  const rows = Math.abs(Math.floor(a / width) - Math.floor(b / width));
  return columns + rows === 1;
}

function pathsOf(
  step: Step,
  symbols: readonly NamedSymbol[],
  board: Board,
): readonly (readonly Point[])[] {
  const { cause } = step;
  const [symbol] = symbols;
  if (cause.type === 'sight' && symbol && symbols.length === 1)
    return sightLines(step, symbol, board);
  if (cause.type === 'connected' && cause.fault === 'separated') return ways(step, board);
  return [];
}

/** Lines from a symbol in each direction, up to the last cell of the step. */
function sightLines({ cells, facts }: Step, { symbol }: NamedSymbol, board: Board) {
  const home = homeCell(symbol.at, board);
  if (home === undefined || !isCentered(symbol.at) || board.isWrapped) return [];
  const { width } = board;
  const [x, y] = [home % width, Math.floor(home / width)];
  const ends = new Map<string, { readonly at: Point; readonly distance: number }>();
  for (const { cell } of [...facts, ...cells]) {
    const [dx, dy] = [(cell % width) - x, Math.floor(cell / width) - y];
    if ((dx === 0) === (dy === 0)) continue;
    const side = `${Math.sign(dx)} ${Math.sign(dy)}`;
    const distance = Math.abs(dx + dy);
    const known = ends.get(side);
    if (!known || known.distance < distance)
      ends.set(side, { at: middleOf(cell, board), distance });
  }
  return [...ends.values()].map(({ at }) => [middleOf(home, board), at]);
}

/** Two different paths from the first target to the next colored cells of its color. */
function ways({ cells, facts }: Step, board: Board): readonly (readonly Point[])[] {
  const [target] = cells;
  if (!target || board.isWrapped) return [];
  const { cell: start, color } = target;
  const ends = new Set(facts.flatMap((it) => (it.color === color ? [it.cell] : [])));
  const barred = new Set(facts.flatMap((it) => (it.color === color ? [] : [it.cell])));
  const from = new Map<Cell, Cell>([[start, start]]);
  const found = new Map<Cell, Cell>();
  const queue: Cell[] = [start];
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
    if (ends.has(cell)) {
      const first = firstStep(cell, start, from);
      if (!found.has(first)) found.set(first, cell);
      continue;
    }
    for (const next of board.neighbors(cell)) {
      if (from.has(next) || !board.exists(next) || barred.has(next)) continue;
      from.set(next, cell);
      queue.push(next);
    }
  }
  const two = [...found.values()].slice(0, 2);
  return two.map((end) => [...wayTo(end, start, from)].map((it) => middleOf(it, board)));
}

/** The neighbor of the start on the path to a cell. */
function firstStep(cell: Cell, start: Cell, from: ReadonlyMap<Cell, Cell>): Cell {
  let [here, before] = [cell, from.get(cell) ?? start];
  while (before !== start) [here, before] = [before, from.get(before) ?? start];
  return here;
}

function* wayTo(end: Cell, start: Cell, from: ReadonlyMap<Cell, Cell>): Generator<Cell> {
  let cell = end;
  for (; cell !== start; cell = from.get(cell) ?? start) yield cell;
  yield start;
}

function middleOf(cell: Cell, { width }: Board): Point {
  return { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
}
