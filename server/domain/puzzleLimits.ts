import { getField } from '#engine/clues/params.ts';
import type { AnyField } from '#engine/config/field.ts';
import type { Grid, Params } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { refusal, type Refusal } from './refusal.ts';

/** Maximum content of a puzzle. A larger one is refused, not truncated. */
export const PUZZLE_LIMITS = {
  /** Characters of the compressed text. */
  data: 20_000,
  /** Bytes after decompression. */
  bytes: 1024 * 1024,
  /** Cells of the grid; also the limit of each side. */
  cells: 10_000,
  /** Cells of the grids inside clues, in total. */
  innerCells: 20_000,
  /** Zone borders, and pairs of merged cells; each cell can have two of both. */
  edges: 50_000,
  /** Including those in grids inside clues. */
  symbols: 500,
  rules: 100,
  /** Symbols at one place: the only list of a grid that belongs to a cell. */
  symbolsInOnePlace: 64,
} as const;

/** Content of a grid and the grids inside its clues, in total. */
interface Content {
  cells: number;
  innerCells: number;
  edges: number;
  symbols: number;
  rules: number;
  symbolsInOnePlace: number;
  /** Control lines of music, times the rows of the grid. */
  controlRows: number;
}

/** Limits in the order in which they are reported. */
const LIMITS: readonly (readonly [part: keyof Content, most: number])[] = [
  ['cells', PUZZLE_LIMITS.cells],
  ['innerCells', PUZZLE_LIMITS.innerCells],
  ['edges', PUZZLE_LIMITS.edges],
  ['symbols', PUZZLE_LIMITS.symbols],
  ['rules', PUZZLE_LIMITS.rules],
  ['symbolsInOnePlace', PUZZLE_LIMITS.symbolsInOnePlace],
  ['controlRows', PUZZLE_LIMITS.cells],
];

/** Refusal of a grid that is too large for this site; null if it is not. */
export function findExcess(grid: Grid): Refusal<'too_large'> | null {
  const { width, height } = grid;
  const content: Content = {
    cells: Math.max(width, height, width * height),
    innerCells: 0,
    edges: 0,
    symbols: 0,
    rules: 0,
    symbolsInOnePlace: 0,
    controlRows: 0,
  };
  addClues(content, grid);
  const excess = LIMITS.find(([part, most]) => content[part] > most);
  if (!excess) return null;
  const [part, most] = excess;
  return refusal('too_large', 'refusals.tooManyParts', { part, most });
}

function addClues(content: Content, grid: Grid): void {
  const symbols = [...grid.symbols.values()].flat();
  content.symbols += symbols.length;
  content.rules += grid.rules.length;
  content.edges += grid.zones.length + grid.connections.length;
  const inPlace = new Map<string, number>();
  for (const { id, at, params } of symbols) {
    const place = `${at.x} ${at.y}`;
    const count = 1 + (inPlace.get(place) ?? 0);
    inPlace.set(place, count);
    content.symbolsInOnePlace = Math.max(content.symbolsInOnePlace, count);
    addFields(content, grid, symbolById.get(id)?.config ?? {}, params);
  }
  for (const { id, params } of grid.rules) {
    addFields(content, grid, ruleById.get(id)?.config ?? {}, params);
  }
}

function addFields(
  content: Content,
  grid: Grid,
  config: Readonly<Record<string, AnyField>>,
  params: Params,
): void {
  for (const [name, field] of Object.entries(config)) {
    if (field.kind === 'controlLines') {
      const lines = getField(field, name, params);
      content.controlRows = Math.max(content.controlRows, lines.length * grid.height);
    }
    const inner = innerGrid(field, name, params);
    if (!inner) continue;
    content.innerCells += inner.width * inner.height;
    addClues(content, inner);
  }
}

function innerGrid(field: AnyField, name: string, params: Params): Grid | null {
  const { kind } = field;
  const isGrid = kind === 'grid' || kind === 'nullableGrid' || kind === 'tile' || kind === 'shape';
  return isGrid ? getField(field, name, params) : null;
}
