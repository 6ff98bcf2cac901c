import { getField } from '../clues/params.ts';
import type { Config, Field, FieldKind } from '../config/field.ts';
import { KINDS } from '../config/kinds/index.ts';
import { ruleById } from '../rules/index.ts';
import { symbolById } from '../symbols/index.ts';
import { edgeKey } from '../grid/connections.ts';
import type { Edge, Grid, Params, RuleInstance, SymbolInstance } from '../grid/grid.ts';

/** True if two grids are the same puzzle. The order of their parts does not matter. */
export function gridEquals(a: Grid, b: Grid): boolean {
  return (
    a === b ||
    (a.width === b.width &&
      a.height === b.height &&
      (a.tiles === b.tiles || a.tiles.every((tile, cell) => tile === b.tiles[cell])) &&
      sameEdges(a.connections, b.connections) &&
      sameEdges(a.zones, b.zones) &&
      sameSymbols(a, b) &&
      sameMembers(a.rules, b.rules, ruleEquals))
  );
}

/** True if two rules have the same id and equal params. */
export function ruleEquals(a: RuleInstance, b: RuleInstance): boolean {
  return a === b || (a.id === b.id && paramsEqual(ruleById.get(a.id)?.config, a.params, b.params));
}

/** True if two symbols have the same id, equal params and the same place. */
export function symbolEquals(a: SymbolInstance, b: SymbolInstance): boolean {
  return (
    a === b ||
    (a.id === b.id &&
      a.at.x === b.at.x &&
      a.at.y === b.at.y &&
      paramsEqual(symbolById.get(a.id)?.config, a.params, b.params))
  );
}

function paramsEqual(config: Config = {}, a: Params, b: Params): boolean {
  return a === b || Object.entries(config).every(([name, field]) => fieldEquals(field, name, a, b));
}

function fieldEquals<K extends FieldKind>(field: Field<K>, name: string, a: Params, b: Params) {
  const [left, right] = [getField(field, name, a), getField(field, name, b)];
  return left === right || KINDS[field.kind].isEqual(left, right, gridEquals);
}

function sameEdges(a: readonly Edge[], b: readonly Edge[]): boolean {
  if (a === b) return true;
  const [left, right] = [new Set(a.map(edgeKey)), new Set(b.map(edgeKey))];
  return left.size === right.size && [...left].every((key) => right.has(key));
}

function sameSymbols(a: Grid, b: Grid): boolean {
  return (
    a.symbols === b.symbols ||
    (a.symbols.size === b.symbols.size &&
      [...a.symbols].every(([id, list]) =>
        sameMembers(list, b.symbols.get(id) ?? [], symbolEquals),
      ))
  );
}

/** Equal lengths, and every member of one list has an equal in the other. */
function sameMembers<T>(a: readonly T[], b: readonly T[], equals: (a: T, b: T) => boolean) {
  return (
    a === b ||
    (a.length === b.length &&
      a.every((one) => b.includes(one) || b.some((other) => equals(one, other))))
  );
}
