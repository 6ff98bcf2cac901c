import { getField } from '#engine/clues/params.ts';
import type { AnyField } from '#engine/config/field.ts';
import type { Grid, Params } from '#engine/grid/grid.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';

/** What a puzzle may have at most. One that has more is refused, not cut short. */
export const PUZZLE_LIMITS = {
  /** Characters of the compressed text. */
  data: 20_000,
  /** Bytes that it may inflate to. */
  bytes: 1024 * 1024,
  /** Cells of the grid; neither side of it may be longer. */
  cells: 10_000,
  /** Cells of the grids inside clues, all together. */
  innerCells: 20_000,
  /** Borders of zones, and pairs of cells that change together; each cell can have two of both. */
  edges: 50_000,
  /** These, too, with those in grids inside clues. */
  symbols: 500,
  rules: 100,
  /** Symbols in one place: the only list of a grid that belongs to a cell. */
  symbolsInOnePlace: 64,
} as const;

/** What a grid and the grids inside its clues hold together. */
interface Content {
  cells: number;
  innerCells: number;
  edges: number;
  symbols: number;
  rules: number;
  symbolsInOnePlace: number;
  /** Lines of music, each of which has a row for each row of the grid. */
  controlRows: number;
}

/** What people call it, and how many they may have. In the order in which it is said. */
const SENTENCES: readonly (readonly [keyof Content, most: number, words: string])[] = [
  ['cells', PUZZLE_LIMITS.cells, 'cells'],
  ['innerCells', PUZZLE_LIMITS.innerCells, 'cells in the grids of its clues'],
  ['edges', PUZZLE_LIMITS.edges, 'borders and connections'],
  ['symbols', PUZZLE_LIMITS.symbols, 'symbols'],
  ['rules', PUZZLE_LIMITS.rules, 'rules'],
  ['symbolsInOnePlace', PUZZLE_LIMITS.symbolsInOnePlace, 'symbols in one place'],
  ['controlRows', PUZZLE_LIMITS.cells, 'control lines'],
];

/** Why a grid is too large for this site, as a sentence; null if it is not. */
export function excessOf(grid: Grid): string | null {
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
  const excess = SENTENCES.find(([name, most]) => content[name] > most);
  if (!excess) return null;
  const [, most, words] = excess;
  return `This puzzle is too large: it can have at most ${most.toLocaleString('en')} ${words}.`;
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
