import { paramsOf } from '../clues/params.ts';
import { ruleById } from '../rules/index.ts';
import { distinctEdges, isUnitEdge } from './edges.ts';
import { symbolEquals } from './equality.ts';
import { keep, mapKeeping } from './keeping.ts';
import type { Edge, Grid, RuleInstance, SymbolInstance, SymbolsById } from './grid.ts';

/**
 * The grid as every structural edit leaves it: without equal symbols, repeated singleton rules and edges that
 * cannot be, and with rules that follow the change. The same grid if nothing is to be done.
 */
export function sanitize(grid: Grid): Grid {
  return followChange(withoutStrays(grid));
}

/** The same clean-up, with rules as they are. */
export function withoutStrays(grid: Grid): Grid {
  const connections = keep(distinctEdges(grid.connections), (edge) => isConnection(edge, grid));
  const zones = keep(distinctEdges(grid.zones), (edge) => isBorder(edge, grid));
  const symbols = distinctSymbols(grid.symbols);
  const rules = withoutRepeatedSingletons(grid.rules);
  const isClean =
    connections === grid.connections &&
    zones === grid.zones &&
    symbols === grid.symbols &&
    rules === grid.rules;
  return isClean ? grid : { ...grid, connections, zones, symbols, rules };
}

/** Let rules adapt to a changed grid. The same grid if none does. */
export function followChange(grid: Grid): Grid {
  const rules = mapKeeping(grid.rules, (rule) => {
    const def = ruleById.get(rule.id);
    if (!def?.follow) return rule;
    const old = paramsOf(def, rule);
    const params = def.follow(old, grid);
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

/** Compares only symbols that may be equal. */
function distinct(list: readonly SymbolInstance[]): readonly SymbolInstance[] {
  const alike = new Map<string, SymbolInstance[]>();
  return keep(list, (symbol) => {
    const key = plainPartsOf(symbol);
    const others = alike.get(key) ?? [];
    if (others.some((other) => symbolEquals(other, symbol))) return false;
    others.push(symbol);
    alike.set(key, others);
    return true;
  });
}

/** Differs for symbols that differ in their place or in a value that is no list and no grid. */
function plainPartsOf({ at, params }: SymbolInstance): string {
  const plain = Object.values(params).filter((value) => typeof value !== 'object');
  return JSON.stringify([at.x, at.y, ...plain.map(String)]);
}

function withoutRepeatedSingletons(rules: readonly RuleInstance[]): readonly RuleInstance[] {
  const seen = new Set<string>();
  return keep(rules, ({ id }) => {
    if (ruleById.get(id)?.traits?.singleton !== true) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
}
