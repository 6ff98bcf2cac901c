import { ok } from '#base/result.ts';
import type { Kind } from './kind.ts';

/** `1` or `0`; anything but `1` reads as off. */
export const booleanKind: Kind<'boolean'> = {
  read: (text) => ok(text === '1'),
  write: (value) => (value ? '1' : '0'),
  isEqual: (a, b) => a === b,
};

/** As boolean; empty is null. */
export const nullableBooleanKind: Kind<'nullableBoolean'> = {
  read: (text) => ok(text === '' ? null : text === '1'),
  write: (value) => (value === null ? '' : value ? '1' : '0'),
  isEqual: (a, b) => a === b,
};
