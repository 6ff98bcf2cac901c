import { writeGridText } from '#engine/codec/gridText.ts';
import type { AnyField, Config } from '#engine/config/field.ts';
import type { Edge, Grid, Params, RuleInstance, SymbolInstance } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { SCRIPT_CLUES } from '#engine/script/clues.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import { tileLetters } from './gridText.ts';

/** An expression of a script that builds a grid. */
export function gridScript(grid: Grid): string {
  const calls = [
    ...call('withConnections', grid.connections),
    ...call('withZones', grid.zones),
    ...[...grid.symbols.values()].flat().map((symbol) => `.addSymbol(${clueScript(symbol)})`),
    ...grid.rules.map((rule) => `.addRule(${clueScript(rule)})`),
  ];
  return `GridData.create(${JSON.stringify(rowsOf(grid))})${calls.join('\n  ')}`;
}

function rowsOf(grid: Grid): readonly string[] {
  const { width, height } = grid;
  const letters = tileLetters(writeGridText(grid)).join('');
  return Array.from({ length: height }, (_, y) => letters.slice(y * width, (y + 1) * width));
}

function call(method: string, edges: readonly Edge[]): readonly string[] {
  return edges.length === 0 ? [] : [`.${method}(${JSON.stringify(edges)})`];
}

/** An expression of a script that builds a clue, each of its values spelled out. */
export function clueScript(clue: RuleInstance | SymbolInstance): string {
  const made = SCRIPT_CLUES.find(({ id, kind }) => id === clue.id && kind === kindOf(clue));
  invariant(made, `scripts know ${clue.id}`);
  const config = (kindOf(clue) === 'symbol' ? symbolById : ruleById).get(clue.id)?.config;
  const place = 'at' in clue ? [String(clue.at.x), String(clue.at.y)] : [];
  return `new ${made.name}(${[...place, ...valueScripts(config ?? {}, clue.params)].join(', ')})`;
}

function kindOf(clue: RuleInstance | SymbolInstance): 'rule' | 'symbol' {
  return 'at' in clue ? 'symbol' : 'rule';
}

function valueScripts(config: Config, params: Params): readonly string[] {
  const fields: readonly (readonly [string, AnyField])[] = Object.entries(config);
  return fields.map(([name, { kind }]) => {
    const value = params[name];
    const isGrid = ['tile', 'shape', 'grid', 'nullableGrid'].includes(kind) && value !== null;
    return isGrid ? gridScript(value as Grid) : JSON.stringify(value);
  });
}
