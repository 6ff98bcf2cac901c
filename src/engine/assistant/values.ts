import type { Grid, SymbolInstance } from '../grid/grid.ts';
import { symbolById } from '../symbols/index.ts';
import { asksForForced } from '#engine/solving/support.ts';
import { findSolution, type IsLate, type Paused, type SearchTime } from './search.ts';
import { tellSolutions } from './solutions.ts';

/** A number that an author may change, and the values that were tested. */
export interface ValuesFact {
  readonly type: 'values';
  /** Values with which the puzzle has a solution, in ascending order. */
  readonly possible: readonly number[];
  /** Values whose result is unknown. */
  readonly unknown: readonly number[];
  /** Values with exactly one solution, as far as proved so far, in ascending order. */
  readonly unique: readonly number[];
}

/** The number of a symbol: the name of its field, and the values an author may set. */
export interface NumberChoice {
  readonly field: string;
  readonly least: number;
  readonly most: number;
}

/**
 * The number that a symbol is judged by; null for symbols without one. It counts cells, so that
 * values above the number of cells are irrelevant.
 */
export function findNumberChoice({ id }: SymbolInstance, cells: number): NumberChoice | null {
  const def = symbolById.get(id);
  if (!def?.number || def.traits?.needsSolution) return null;
  const found = Object.entries(def.config).find(([, field]) => field.kind === 'number');
  if (!found) return null;
  const [name, { min = 0, max = cells }] = found;
  return { field: name, least: Math.max(0, Math.ceil(min)), most: Math.min(cells, max) };
}

/** The puzzle with a symbol replaced by another one, or with one more symbol. */
export function placeSymbol(grid: Grid, next: SymbolInstance, old?: SymbolInstance): Grid {
  const list = grid.symbols.get(next.id) ?? [];
  const replaced = old ? list.map((it) => (it === old ? next : it)) : [...list, next];
  return { ...grid, symbols: new Map([...grid.symbols, [next.id, replaced]]) };
}

/** Starts the times of the two parts of `tellValues`. */
export interface ValueTimes {
  readonly solvable: () => SearchTime;
  readonly unique: () => SearchTime;
}

/**
 * Yield the values of a symbol's number that keep the puzzle solvable, then those of them with
 * exactly one solution. Both parts start near the current value.
 */
export function* tellValues(
  symbol: SymbolInstance,
  placed: (symbol: SymbolInstance) => Grid,
  { field, least, most }: NumberChoice,
  times: ValueTimes,
): Generator<ValuesFact | 'pause', void> {
  const values = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i);
  const now = Number(symbol.params[field]);
  const byDistance = [...values].sort((a, b) => Math.abs(a - now) - Math.abs(b - now));
  const gridOf = (value: number): Grid =>
    placed({ ...symbol, params: { ...symbol.params, [field]: value } });
  const possible: number[] = [];
  const unknown: number[] = [];
  const forSolvable = times.solvable();
  for (const value of byDistance) {
    const finding = yield* findSolution(gridOf(value), forSolvable());
    if (finding === 'found') possible.push(value);
    if (finding === 'late') unknown.push(value);
  }
  const fact = {
    type: 'values',
    possible: ascending(possible),
    unknown: ascending(unknown),
  } as const;
  yield { ...fact, unique: [] };
  if (asksForForced(gridOf(now))) return;
  const unique: number[] = [];
  const forUnique = times.unique();
  for (const value of possible) if (yield* isUnique(gridOf(value), forUnique())) unique.push(value);
  if (unique.length > 0) yield { ...fact, unique: ascending(unique) };
}

function ascending(values: readonly number[]): readonly number[] {
  return [...values].sort((a, b) => a - b);
}

/** True if a puzzle is proved to have exactly one solution. */
function* isUnique(grid: Grid, isLate: IsLate): Paused<boolean> {
  if (isLate()) return false;
  for (const fact of tellSolutions(grid, isLate)) {
    if (fact === 'pause') yield fact;
    else if (fact.type === 'unique') return true;
    else if (fact.type === 'several') return false;
  }
  return false;
}
