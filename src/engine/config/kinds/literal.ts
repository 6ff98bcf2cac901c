import { ok } from '../../result.ts';
import type { FieldKind, FieldValues } from '../field.ts';
import type { Kind } from './kind.ts';

type LiteralKind = 'color' | 'comparison' | 'wrapping' | 'direction' | 'orientation';

const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;

/** The words of each kind that has a list of them. */
const WORDS_BY_KIND: ReadonlyMap<string, ReadonlySet<unknown>> = new Map(
  Object.entries({
    color: new Set(['dark', 'light', 'gray']),
    comparison: new Set(['eq', 'ge', 'le']),
    wrapping: new Set(['none', 'wrap', 'wrap-reverse', 'reflect-reverse']),
    direction: new Set(DIRECTIONS),
    orientation: new Set([...DIRECTIONS, 'up-right', 'down-right', 'down-left', 'up-left']),
  } satisfies { readonly [K in LiteralKind]: ReadonlySet<FieldValues[K]> }),
);
/** Whether a value is a word of its kind; true for kinds without a list. A text may hold any word. */
export function isKnownWord(kind: FieldKind, value: unknown): boolean {
  return WORDS_BY_KIND.get(kind)?.has(value) ?? true;
}

/**
 * A word, taken as it is, so that it is written back as it came. Clues never meet words of no list: `paramsOf` puts
 * the prototype in their place. Hence the one claim about types that reading does not check.
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
