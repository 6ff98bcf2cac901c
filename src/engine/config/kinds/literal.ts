import { turnDirection, turnOrientation } from '#engine/grid/turning.ts';
import { opposite } from '../../grid/grid.ts';
import { ok } from '#base/result.ts';
import type { FieldKind, FieldValues } from '../field.ts';
import type { Kind } from './kind.ts';
import type { Direction, Orientation } from '#engine/grid/directions.ts';

type LiteralKind = 'color' | 'comparison' | 'wrapping' | 'direction' | 'orientation';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

/** The known literals of each kind that has a list of them. */
const LITERALS_BY_KIND: ReadonlyMap<string, ReadonlySet<unknown>> = new Map(
  Object.entries({
    color: new Set(['dark', 'light', 'gray']),
    comparison: new Set(['eq', 'ge', 'le']),
    wrapping: new Set(['none', 'wrap', 'wrap-reverse', 'reflect-reverse']),
    direction: new Set(DIRECTIONS),
    orientation: new Set([...DIRECTIONS, 'up-right', 'down-right', 'down-left', 'up-left']),
  } satisfies { readonly [K in LiteralKind]: ReadonlySet<FieldValues[K]> }),
);
/**
 * True if a value is a known literal of its kind, and for kinds without a list. A text may contain
 * unknown literals.
 */
export function isKnownLiteral(kind: FieldKind, value: unknown): boolean {
  return LITERALS_BY_KIND.get(kind)?.has(value) ?? true;
}

/**
 * A word that is not checked, so that it is written back unchanged. Clues never get unknown
 * literals: `paramsOf` replaces them by the prototype. Hence the type assertion.
 */
function literalKind<K extends LiteralKind>(): Kind<K> {
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    read: (text) => ok(text as FieldValues[K]),
    write: (value) => value,
    canonical: (value) => value.toLowerCase().trim(),
    isEqual: (a, b) => a === b,
  };
}

export const colorKind: Kind<'color'> = {
  ...literalKind<'color'>(),
  swapped: (color) => (color === 'gray' ? color : opposite(color)),
};
export const comparisonKind = literalKind<'comparison'>();
export const wrappingKind = literalKind<'wrapping'>();
export const directionKind: Kind<'direction'> = {
  ...literalKind<'direction'>(),
  turned: turnDirection,
};
export const orientationKind: Kind<'orientation'> = {
  ...literalKind<'orientation'>(),
  turned: turnOrientation,
};

const DIRECTION_LETTERS: readonly (readonly [string, Direction])[] = [
  ['u', 'up'],
  ['d', 'down'],
  ['l', 'left'],
  ['r', 'right'],
];
const ORIENTATION_LETTERS: readonly (readonly [string, Orientation])[] = [
  ['u', 'up'],
  ['x', 'up-right'],
  ['r', 'right'],
  ['z', 'down-right'],
  ['d', 'down'],
  ['y', 'down-left'],
  ['l', 'left'],
  ['w', 'up-left'],
];

function readToggle<T>(text: string, letters: readonly (readonly [string, T])[]): readonly T[] {
  return letters.filter(([letter]) => text.includes(letter)).map(([, name]) => name);
}

function writeToggle<T>(value: readonly T[], letters: readonly (readonly [string, T])[]): string {
  return letters
    .filter(([, name]) => value.includes(name))
    .map(([letter]) => letter)
    .join('');
}

/** The members in the order in which they are stored. */
function inOrder<T>(value: readonly T[], letters: readonly (readonly [string, T])[]): readonly T[] {
  return letters.map(([, name]) => name).filter((name) => value.includes(name));
}

function sameMembers<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((name) => b.includes(name));
}

/** One letter for each direction that is on. */
export const directionToggleKind: Kind<'directionToggle'> = {
  read: (text) => ok(readToggle(text, DIRECTION_LETTERS)),
  write: (value) => writeToggle(value, DIRECTION_LETTERS),
  turned: (value, turn) =>
    inOrder(
      value.map((direction) => turnDirection(direction, turn)),
      DIRECTION_LETTERS,
    ),
  isEqual: sameMembers,
};

/** One letter for each orientation that is on. */
export const orientationToggleKind: Kind<'orientationToggle'> = {
  read: (text) => ok(readToggle(text, ORIENTATION_LETTERS)),
  write: (value) => writeToggle(value, ORIENTATION_LETTERS),
  turned: (value, turn) =>
    inOrder(
      value.map((orientation) => turnOrientation(orientation, turn)),
      ORIENTATION_LETTERS,
    ),
  isEqual: sameMembers,
};
