import { paramsOf } from '../clues/params.ts';
import { ruleById } from '../rules/index.ts';
import { distinctEdges, isUnitEdge } from '../grid/connections.ts';
import { symbolEquals } from './equality.ts';
import { filterStable, mapStable } from '../grid/stable.ts';
import type {
  Edge,
  Grid,
  Params,
  RuleInstance,
  SymbolInstance,
  SymbolsById,
} from '../grid/grid.ts';

/**
 * The grid after a structural edit: without equal symbols, repeated singleton rules and invalid
 * edges, and with its rules adapted to the change. The same grid if nothing changes.
 */
export function sanitize(grid: Grid): Grid {
  return adaptRules(removeInvalidParts(grid));
}

/** Same as `sanitize`, without adapting the rules. */
export function removeInvalidParts(grid: Grid): Grid {
  const connections = filterStable(distinctEdges(grid.connections), (edge) =>
    isConnection(edge, grid),
  );
  const zones = filterStable(distinctEdges(grid.zones), (edge) => isBorder(edge, grid));
  const symbols = distinctSymbols(grid.symbols);
  const rules = withoutRepeatedSingletons(grid.rules);
  const isClean =
    connections === grid.connections &&
    zones === grid.zones &&
    symbols === grid.symbols &&
    rules === grid.rules;
  return isClean ? grid : { ...grid, connections, zones, symbols, rules };
}

/** Adapt the rules to a changed grid. The same grid if no rule changes. */
export function adaptRules(grid: Grid): Grid {
  const rules = mapStable(grid.rules, (rule) => {
    const def = ruleById.get(rule.id);
    if (!def?.adapt) return rule;
    const old = paramsOf(def, rule);
    const params = def.adapt(old, grid);
    return params === old ? rule : { ...rule, params };
  });
  return rules === grid.rules ? grid : { ...grid, rules };
}

function isConnection(edge: Edge, { width, height }: Grid): boolean {
  const { x1, y1, x2, y2 } = edge;
  return (
    isUnitEdge(edge) &&
    Math.min(x1, x2, y1, y2) >= 0 &&
    Math.max(x1, x2) < width &&
    Math.max(y1, y2) < height
  );
}

/** Zone borders may lie on the rim: one end a step outside. */
function isBorder(edge: Edge, { width, height }: Grid): boolean {
  const { x1, y1, x2, y2 } = edge;
  const fits = (a: number, b: number, size: number) =>
    Math.min(a, b) >= -1 && Math.max(a, b) <= size && Math.max(a, b) >= 0 && Math.min(a, b) < size;
  return isUnitEdge(edge) && fits(x1, x2, width) && fits(y1, y2, height);
}

function distinctSymbols(symbols: SymbolsById): SymbolsById {
  let isChanged = false;
  const lists = new Map<string, readonly SymbolInstance[]>();
  for (const [id, list] of symbols) {
    const kept = distinct(list);
    isChanged ||= kept !== list;
    lists.set(id, kept);
  }
  return isChanged ? lists : symbols;
}

/** Compares only symbols that are likely to be equal. */
function distinct(list: readonly SymbolInstance[]): readonly SymbolInstance[] {
  const alike = new Map<string, SymbolInstance[]>();
  return filterStable(list, (symbol) => {
    const key = plainPartsOf(symbol);
    const others = alike.get(key) ?? [];
    if (others.some((other) => symbolEquals(other, symbol))) return false;
    others.push(symbol);
    alike.set(key, others);
    return true;
  });
}

/**
 * A key that equal symbols share and different symbols rarely share. Comparing all pairs of
 * thousands of symbols would take minutes.
 */
function plainPartsOf({ id, at, params }: SymbolInstance): string {
  return JSON.stringify([id, at.x, at.y, ...plainValues(params)]);
}

function plainValues(params: Params): readonly string[] {
  return Object.values(params).map((value) => {
    if (typeof value !== 'object' || value === null) return String(value);
    return isGrid(value) ? plainPartsOfGrid(value) : '';
  });
}

/** A key that does not depend on the order of the grid's parts. */
function plainPartsOfGrid({ width, height, symbols, rules }: Grid): string {
  const clues = [...[...symbols.values()].flat().map(plainPartsOf), ...rules.map(({ id }) => id)];
  return JSON.stringify([width, height, ...clues.sort()]);
}

function isGrid(value: object): value is Grid {
  return 'tiles' in value && 'symbols' in value;
}

function withoutRepeatedSingletons(rules: readonly RuleInstance[]): readonly RuleInstance[] {
  const seen = new Set<string>();
  return filterStable(rules, ({ id }) => {
    if (ruleById.get(id)?.traits?.singleton !== true) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
