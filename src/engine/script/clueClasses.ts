import { BARE_TEXTS, gridReader } from '../codec/gridText.ts';
import { readRule, readSymbol, writeRule, writeSymbol } from '../codec/instanceText.ts';
import type { Params } from '../grid/grid.ts';
import type { Result } from '#base/result.ts';
import type { ParseError } from '../text/ParseError.ts';
import { SCRIPT_CLUES, type ClueParameter, type ScriptClue } from './clues.ts';
import { OLD_CLASSES, OLD_ORDERS } from './oldNames.ts';
import { noteRule, noteSymbol } from './instances.ts';
import { readValue, scriptValue, describeWanted } from './kinds.ts';
import { ScriptError } from './helpers.ts';

/** Symbols are on cells, edges and corners. */
const STEP = 0.5;

/** Base of rules and symbols: the id in puzzle texts. */
abstract class Clue {
  readonly id: string;

  constructor(id: string) {
    this.id = id;
    Object.defineProperty(this, 'id', { enumerable: false });
  }
}

/** Base class of all rules in scripts. Only its subclasses are instantiated. */
export class Rule extends Clue {}

/** Base class of all symbols in scripts, where its name is `_Symbol`. */
export class ScriptSymbol extends Clue {}

/** The class of one kind of clue, as seen by scripts. */
type ClueClass = new (...values: readonly unknown[]) => object;

const CLASSES: ReadonlyMap<string, ClueClass> = new Map(
  SCRIPT_CLUES.map((clue) => [clue.name, classOf(clue)]),
);

/** The classes of all clues, by name; old names included. */
export const CLUE_CLASSES: Readonly<Record<string, ClueClass | undefined>> = Object.fromEntries([
  ...CLASSES,
  ...Object.entries(OLD_CLASSES).map(([old, name]) => [old, CLASSES.get(name)] as const),
]);

function classOf(clue: ScriptClue): ClueClass {
  const Made = class extends (clue.kind === 'rule' ? Rule : ScriptSymbol) {
    constructor(...values: readonly unknown[]) {
      super(clue.id);
      build(this, clue, values);
    }

    /** The clue with other values. */
    with(changes: Readonly<Record<string, unknown>>): object {
      const own = new Map<string, unknown>(Object.entries(this));
      const names = clue.parameters.map(({ name }) => name);
      const strange = Object.keys(changes).find((name) => !names.includes(name));
      if (strange !== undefined)
        throw new ScriptError(`${clue.name} has no value named ${strange}.`);
      return new Made(...names.map((name) => (name in changes ? changes[name] : own.get(name))));
    }
  };
  Object.defineProperty(Made, 'name', { value: clue.name });
  return Made;
}

/**
 * Reads the values from a script, defines them as properties, and stores the clue. The clue is
 * written as text and parsed again, so that it equals the clue from a puzzle text.
 */
function build(target: object, clue: ScriptClue, values: readonly unknown[]): void {
  const { id, kind, name, parameters } = clue;
  if (values.length > parameters.length) {
    throw new ScriptError(`${name} takes at most ${parameters.length} values.`);
  }
  const order = orderOf(clue, values);
  const { x, y, ...params }: Params = Object.fromEntries(
    parameters.map((parameter) => [
      parameter.name,
      valueOf(name, parameter, values[order.indexOf(parameter.name)]),
    ]),
  );
  if (kind === 'rule') {
    const rule = readBack(name, readRule(writeRule({ id, params }, BARE_TEXTS), gridReader()));
    noteRule(target, rule);
    showValues(target, parameters, rule.params);
    return;
  }
  const at = { x: placed(name, x), y: placed(name, y) };
  const symbol = readBack(
    name,
    readSymbol(writeSymbol({ id, at, params }, BARE_TEXTS), gridReader()),
  );
  noteSymbol(target, symbol);
  showValues(target, parameters, { ...symbol.at, ...symbol.params });
}

/** The names of the parameters in the order of the values: the present order, or an old one. */
function orderOf({ name, parameters }: ScriptClue, values: readonly unknown[]): readonly string[] {
  const present = parameters.map((parameter) => parameter.name);
  const old = OLD_ORDERS[name];
  const fits = (order: readonly string[]) =>
    values.every((value, i) => {
      const parameter = parameters.find((one) => one.name === order[i]);
      return value === undefined || (parameter && readValue(parameter.field, value) !== undefined);
    });
  return old && !fits(present) && fits(old) ? old : present;
}

/** Fails only for too many nested grids. */
function readBack<T>(owner: string, clue: Result<T, ParseError>): T {
  if (clue.ok) return clue.value;
  throw new ScriptError(`${owner}: its grids are too large or nested too deep.`);
}

function showValues(target: object, parameters: readonly ClueParameter[], params: Params): void {
  for (const { name, field } of parameters) {
    Object.defineProperty(target, name, {
      value: scriptValue(field, name, params),
      enumerable: true,
    });
  }
}

function valueOf(owner: string, { name, field, isNeeded }: ClueParameter, value: unknown): unknown {
  if (value === undefined && !isNeeded) return field.initial;
  const read = readValue(field, value);
  if (read !== undefined) return read;
  throw new ScriptError(`${owner}: ${name} must be ${describeWanted(field)}.`);
}

function placed(owner: string, value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value / STEP)) return value;
  throw new ScriptError(`${owner}: x and y must be whole numbers or end in .5, counting from 0.`);
}
