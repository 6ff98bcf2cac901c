import { turnDirection, turnOrientation } from '../../grid/turning.ts';
import { ok } from '#base/result.ts';
import type { Direction, Orientation } from '../../grid/directions.ts';
import type { Kind } from './kind.ts';

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
