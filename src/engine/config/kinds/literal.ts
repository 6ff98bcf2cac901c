import { ok } from '../../result.ts';
import type { FieldValues } from '../field.ts';
import type { Kind } from './kind.ts';

type LiteralKind = 'color' | 'comparison' | 'wrapping' | 'direction' | 'orientation';

/**
 * A word, taken as it is: a text may hold words of no list, which clues treat as matching nothing and which are
 * written back as they came. Hence the one claim about types that reading cannot check.
 */
function literalKind<K extends LiteralKind>(): Kind<K> {
  return {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- see above
    read: (text) => ok(text as FieldValues[K]),
    write: (value) => value,
    canonical: (value) => value.toLowerCase().trim(),
    isEqual: (a, b) => a === b,
  };
}

export const colorKind = literalKind<'color'>();
export const comparisonKind = literalKind<'comparison'>();
export const wrappingKind = literalKind<'wrapping'>();
export const directionKind = literalKind<'direction'>();
export const orientationKind = literalKind<'orientation'>();
