import { ok } from '#base/result.ts';
import type { Kind } from './kind.ts';

/** The shortest decimal form; empty reads as 0, garbage as not a number. */
export const numberKind: Kind<'number'> = {
  read: (text) => ok(Number(text)),
  write: String,
  canonical: (value) => String(value).toLowerCase(),
  isEqual: (a, b) => a === b,
};

/** As number; empty is null. */
export const nullableNumberKind: Kind<'nullableNumber'> = {
  read: (text) => ok(text === '' ? null : Number(text)),
  write: (value) => (value === null ? '' : String(value)),
  isEqual: (a, b) => a === b,
};
