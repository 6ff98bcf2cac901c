import { editParams, type ClueDef } from '#engine/clues/editParams.ts';
import { paramsOf, getField } from '#engine/clues/params.ts';
import type { AnyField, FieldKind } from '#engine/config/field.ts';
import type { Direction, Orientation } from '#engine/grid/directions.ts';
import type { Params } from '#engine/grid/grid.ts';
import { DIRECTIONS, ORIENTATIONS } from '#engine/grid/neighborhood.ts';
import { readNumber, stepNumber } from './numberEntry.ts';

/** A key that can change the selected clue, and the keys before it. */
export interface ParamsPress {
  /** The character or the name of the key, as in `KeyboardEvent.key`. */
  readonly key: string;
  /**
   * Arrow keys that are held already, in the order of their presses: a second one makes a diagonal.
   */
  readonly held?: readonly Direction[];
  /** Digits of the same number that were typed just before. */
  readonly digits?: string;
}

const ARROWS: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
]);

/** The direction of an arrow key; undefined for other keys. */
export function directionFromKey(key: string): Direction | undefined {
  return ARROWS.get(key);
}

/**
 * The params of a clue after a key: arrows set or toggle its first field of arrows, digits its
 * first number. The same params if the key changes nothing; null if the clue does not use the key.
 */
export function paramsAfterKey(def: ClueDef, params: Params, press: ParamsPress): Params | null {
  const arrow = directionFromKey(press.key);
  if (arrow) return paramsAfterArrow(def, params, arrow, press.held ?? []);
  return /^\d$/.test(press.key) ? paramsAfterDigit(def, params, press) : null;
}

/**
 * The digit of a key: the one it produces, or the one at its place where layouts produce other
 * characters without Shift. Null for other keys.
 */
export function digitOf({
  key,
  code,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string | null {
  if (/^\d$/.test(key)) return key;
  return shiftKey ? null : (/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? null);
}

/** The parameter with the first number of a clue, as new clues take it over; null without one. */
export function numberOf(def: ClueDef, params: Params): Params | null {
  const found = firstField(def, isNumber);
  return found
    ? { [found.name]: getField(found.field, found.name, paramsOf(def, { id: def.id, params })) }
    : null;
}

/**
 * The params after typed digits, of which the last one counts alone if the number is too large.
 * Null without a number, or if the digits are none that the clue takes.
 */
export function paramsAfterDigits(def: ClueDef, params: Params, digits: string): Params | null {
  const found = firstField(def, isNumber);
  if (!found) return null;
  const read = [digits, digits.slice(-1)].map((text) => readNumber(text, found.field));
  const value = read.find(({ ok }) => ok);
  return value?.ok === true ? editParams(def, params, found.name, value.value) : null;
}

/**
 * The params after steps of the wheel, which change the first number within its bounds. Null
 * without a number.
 */
export function paramsAfterWheel(def: ClueDef, params: Params, steps: number): Params | null {
  const found = firstField(def, isNumber);
  if (!found) return null;
  const { name, field } = found;
  const value = getField(field, name, paramsOf(def, { id: def.id, params }));
  return editParams(def, params, name, stepNumber(value, steps, field));
}

function paramsAfterDigit(
  def: ClueDef,
  params: Params,
  { key, digits = '' }: ParamsPress,
): Params | null {
  const found = firstField(def, isNumber);
  if (!found) return null;
  return paramsAfterDigits(def, params, digits + key) ?? params;
}

function paramsAfterArrow(
  def: ClueDef,
  params: Params,
  arrow: Direction,
  held: readonly Direction[],
): Params | null {
  const found = firstField(def, hasArrows);
  if (!found) return null;
  const { name, field } = found;
  const own = paramsOf(def, { id: def.id, params });
  switch (field.kind) {
    case 'direction':
      return editParams(def, params, name, arrow);
    case 'orientation':
      return editParams(def, params, name, orientationFromKeys(arrow, held));
    case 'directionToggle':
      return editParams(def, params, name, toggled(getField(field, name, own), arrow, DIRECTIONS));
    case 'orientationToggle':
      return editParams(def, params, name, afterChord(getField(field, name, own), arrow, held));
  }
}

/** The orientation of an arrow key: a diagonal if a perpendicular arrow is held. */
export function orientationFromKeys(arrow: Direction, held: readonly Direction[]): Orientation {
  const across = acrossOf(arrow, held);
  return across ? diagonalOf(arrow, across) : arrow;
}

/**
 * Orientations after an arrow key toggled one. The second key of a diagonal undoes the toggle of
 * the first.
 */
export function afterChord(
  value: readonly Orientation[],
  arrow: Direction,
  held: readonly Direction[],
): readonly Orientation[] {
  const across = acrossOf(arrow, held);
  if (!across) return toggled(value, arrow, ORIENTATIONS);
  const before = toggled(value, across, ORIENTATIONS);
  return toggled(before, diagonalOf(arrow, across), ORIENTATIONS);
}

/** The members after one was toggled, in the given order. */
export function toggled<T>(value: readonly T[], member: T, order: readonly T[]): readonly T[] {
  return order.filter((one) => value.includes(one) !== (one === member));
}

const SIDEWAYS: readonly Direction[] = ['left', 'right'];

function acrossOf(arrow: Direction, held: readonly Direction[]): Direction | undefined {
  return held.findLast((other) => SIDEWAYS.includes(other) !== SIDEWAYS.includes(arrow));
}

function diagonalOf(arrow: Direction, across: Direction): Orientation {
  const [vertical, horizontal] = SIDEWAYS.includes(arrow) ? [across, arrow] : [arrow, across];
  if (vertical === 'up') return horizontal === 'left' ? 'up-left' : 'up-right';
  return horizontal === 'left' ? 'down-left' : 'down-right';
}

type NumberField = Extract<AnyField, { kind: 'number' }>;
type ArrowField = Extract<
  AnyField,
  { kind: 'direction' | 'orientation' | 'directionToggle' | 'orientationToggle' }
>;

function isNumber(field: AnyField): field is NumberField {
  return field.kind === 'number';
}

const ARROW_KINDS: readonly FieldKind[] = [
  'direction',
  'orientation',
  'directionToggle',
  'orientationToggle',
] satisfies readonly ArrowField['kind'][];

function hasArrows(field: AnyField): field is ArrowField {
  return ARROW_KINDS.includes(field.kind);
}

/** The first field that passes a test, with its name. */
function firstField<F extends AnyField>(
  { config }: ClueDef,
  test: (field: AnyField) => field is F,
): { readonly name: string; readonly field: F } | undefined {
  for (const [name, field] of Object.entries(config))
    if (!field.internal && test(field)) return { name, field };
  return undefined;
}

/** The arrow keys that are held, in the order of their presses. Listens until it is destroyed. */
export class HeldArrows {
  #held: readonly Direction[] = [];
  readonly #abort = new AbortController();

  constructor(target: Window) {
    const { signal } = this.#abort;
    const options = { signal, capture: true };
    target.addEventListener('keyup', ({ key }) => this.#release(directionFromKey(key)), options);
    target.addEventListener('blur', () => (this.#held = []), { signal });
  }

  /** Add an arrow. Returns those that were held before. */
  press(arrow: Direction): readonly Direction[] {
    const before = this.#held.filter((other) => other !== arrow);
    this.#held = [...before, arrow];
    return before;
  }

  #release(arrow: Direction | undefined): void {
    this.#held = this.#held.filter((other) => other !== arrow);
  }

  destroy(): void {
    this.#abort.abort();
  }
}
