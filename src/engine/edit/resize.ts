import { message, type Text } from '#texts/message.ts';
import { anchoredOffset, TOP_LEFT, type Size } from '../grid/anchor.ts';
import { editTiles, type LineEdit } from '../grid/lines.ts';
import { paramsOf } from '../clues/params.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { ruleById } from '../rules/index.ts';
import { edgeKey } from '../grid/connections.ts';
import {
  EMPTY_TILE,
  type Edge,
  type Grid,
  type Point,
  type RuleInstance,
  type SymbolsById,
  type Tile,
  bySymbolId,
} from '../grid/grid.ts';
import { mapStable } from '../grid/stable.ts';
import { sanitize } from '../judging/sanitize.ts';

/** Maximum number of cells a grid may grow to, and the maximum side before and after a resize. */
const MAX_RESIZED_CELLS = 1_000_000;
const MAX_SIDE = 10_000;

/**
 * Insert or remove a row or column. An index outside the grid changes nothing. See
 * docs/grid-text.md, lines.
 */
export function editLine(grid: Grid, edit: LineEdit): Grid {
  const size = edit.axis === 'column' ? grid.width : grid.height;
  const last = edit.kind === 'insert' ? size : size - 1;
  if (!Number.isInteger(edit.index) || edit.index < 0 || edit.index > last) return grid;
  return sanitize({ ...grid, ...editTiles(grid, edit), ...moveClues(grid, edit) });
}

/** The parts of a grid that refer to its rows and columns. */
type Clues = Pick<Grid, 'connections' | 'zones' | 'symbols' | 'rules'>;

function moveClues({ connections, zones, symbols, rules }: Clues, edit: LineEdit): Clues {
  return {
    connections:
      edit.kind === 'insert'
        ? insertIntoConnections(connections, edit)
        : removeFromConnections(connections, edit),
    zones: mapStable(zones, (edge) => moveBorder(edge, edit)),
    symbols: moveSymbols(symbols, edit),
    rules: mapStable(rules, (rule) => resizeRule(rule, edit)),
  };
}

/** The reason why a grid cannot get a size; null if it can. */
export function resizeProblem(grid: Size, { width, height }: Size): Text | null {
  const isSize = [width, height].every((side) => Number.isInteger(side) && side >= 0);
  if (!isSize) return message('parse.badSize', { width, height });
  const longest = Math.max(width, height, grid.width, grid.height);
  return longest > MAX_SIDE || width * height > MAX_RESIZED_CELLS
    ? message('parse.resizedTooLarge', { width, height })
    : null;
}

/**
 * Add or remove columns, then rows, so that the anchored part stays in place. Fails with a message
 * for an invalid size.
 */
export function resizeGrid(
  grid: Grid,
  width: number,
  height: number,
  anchor = TOP_LEFT,
): Result<Grid, Text> {
  const problem = resizeProblem(grid, { width, height });
  if (problem !== null) return fail(problem);
  const before = anchoredOffset(anchor, grid, { width, height });
  const edits = [
    ...lineEdits('column', grid.width, width, before.x),
    ...lineEdits('row', grid.height, height, before.y),
  ];
  if (edits.length === 0) return ok(grid);
  // Moving a million tiles line by line would take seconds.
  const tiles = moveTiles(grid, { width, height }, before);
  return ok(sanitize({ width, height, tiles, ...edits.reduce<Clues>(moveClues, grid) }));
}

/** The edits that add or remove lines at both ends of an axis, those at its end first. */
function lineEdits(
  axis: LineEdit['axis'],
  from: number,
  to: number,
  before: number,
): readonly LineEdit[] {
  const kind = to > from ? 'insert' : 'remove';
  const step = to > from ? 1 : -1;
  const first = to > from ? from : from - 1;
  const atStart = Array.from(
    { length: Math.abs(before) },
    () => ({ axis, kind, index: 0 }) as const,
  );
  const atEnd = Array.from(
    { length: Math.abs(to - from - before) },
    (_, line) => ({ axis, kind, index: first + step * line }) as const,
  );
  return [...atEnd, ...atStart];
}

/** Moves every tile to its place in the new grid, by `before` lines. */
function moveTiles({ width, height, tiles }: Grid, size: Size, before: Point): readonly Tile[] {
  return Array.from({ length: size.width * size.height }, (_, cell) => {
    const x = (cell % size.width) - before.x;
    const y = Math.floor(cell / size.width) - before.y;
    const isOld = x >= 0 && x < width && y >= 0 && y < height;
    return (isOld ? tiles[y * width + x] : undefined) ?? EMPTY_TILE;
  });
}

const FIRST = { column: 'x1', row: 'y1' } as const;
const SECOND = { column: 'x2', row: 'y2' } as const;

/** The coordinates of both ends of an edge along the edited axis. */
function ends(edge: Edge, axis: LineEdit['axis']): readonly [number, number] {
  return [edge[FIRST[axis]], edge[SECOND[axis]]];
}

function shift(edge: Edge, axis: LineEdit['axis'], by: number): Edge {
  const [first, second] = ends(edge, axis);
  return { ...edge, [FIRST[axis]]: first + by, [SECOND[axis]]: second + by };
}

/**
 * An inserted cell joins the connection it is inserted into: an edge across the new line becomes
 * two, the old one and the moved one.
 */
function insertIntoConnections(edges: readonly Edge[], { axis, index }: LineEdit) {
  return edges.flatMap((edge) => {
    const [first, second] = ends(edge, axis);
    if (first < index && second < index) return [edge];
    const moved = shift(edge, axis, 1);
    return first >= index && second >= index ? [moved] : [edge, moved];
  });
}

/**
 * Cells that were connected through a removed cell stay connected: consecutive edges at such a cell
 * are joined at their other ends.
 */
function removeFromConnections(edges: readonly Edge[], { axis, index }: LineEdit) {
  const kept: Edge[] = [];
  const touching = new Map<number, Edge[]>();
  for (const edge of edges) {
    const [first, second] = ends(edge, axis);
    if (first < index && second < index) kept.push(edge);
    else if (first > index && second > index) kept.push(shift(edge, axis, -1));
    else if (first === index || second === index) {
      const cross = axis === 'column' ? 'row' : 'column';
      const line = ends(edge, cross)[first === index ? 0 : 1];
      touching.set(line, [...(touching.get(line) ?? []), edge]);
    }
  }
  for (const list of touching.values()) {
    list.slice(1).forEach((edge, i) => {
      const before = list[i];
      if (before && edgeKey(before) !== edgeKey(edge)) kept.push(bridge(before, edge, axis, index));
    });
  }
  return kept;
}

/** An edge between the ends of two edges that are not in the removed line. */
function bridge(a: Edge, b: Edge, axis: LineEdit['axis'], index: number): Edge {
  const from = otherEnd(a, axis, index);
  const to = otherEnd(b, axis, index);
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}

function otherEnd(edge: Edge, axis: LineEdit['axis'], index: number): Point {
  const { x1, y1, x2, y2 } = edge;
  const { x, y } = ends(edge, axis)[0] === index ? { x: x2, y: y2 } : { x: x1, y: y1 };
  if (axis === 'column') return { x: x > index ? x - 1 : x, y };
  return { x, y: y > index ? y - 1 : y };
}

function moveBorder(edge: Edge, { axis, kind, index }: LineEdit): Edge {
  const [first, second] = ends(edge, axis);
  if (kind === 'insert') return first < index || second < index ? edge : shift(edge, axis, 1);
  return first > index || second > index ? shift(edge, axis, -1) : edge;
}

function moveSymbols(symbols: SymbolsById, { axis, kind, index }: LineEdit): SymbolsById {
  const by = kind === 'insert' ? 1 : -1;
  const moved = [...symbols.values()].flat().flatMap((symbol) => {
    const { x, y } = symbol.at;
    const place = axis === 'column' ? x : y;
    if (place < index) return [symbol];
    if (kind === 'remove' && place === index) return [];
    return [{ ...symbol, at: axis === 'column' ? { x: x + by, y } : { x, y: y + by } }];
  });
  return bySymbolId(moved);
}

function resizeRule(rule: RuleInstance, edit: LineEdit): RuleInstance {
  const def = ruleById.get(rule.id);
  if (!def?.resize) return rule;
  const old = paramsOf(def, rule);
  const params = def.resize(old, edit);
  return params === old ? rule : { ...rule, params };
}
