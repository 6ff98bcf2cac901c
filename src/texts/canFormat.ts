import type { Text } from './message.ts';
import { findPattern, type Patterns } from './findPattern.ts';

/**
 * True if a text from elsewhere can be formatted: all of its ids are in `texts`, with the values
 * that their patterns need.
 */
export function canFormat(texts: Patterns<unknown>, text: Text): boolean {
  if (typeof text === 'string' || 'time' in text) return true;
  if ('list' in text) return text.list.every((it) => canFormat(texts, it));
  if ('sequence' in text) return text.sequence.every((it) => canFormat(texts, it));
  const { id, values = {} } = text;
  const pattern = findPattern(texts, id);
  return (
    pattern !== undefined &&
    takesValues(pattern, values) &&
    Object.values(values).every((value) => typeof value === 'number' || canFormat(texts, value))
  );
}

type Kind = 'any' | 'number';

/** Types of arguments in compiled patterns, as the library numbers them. */
const POUND = 0;
const SELECT = 1;
const WITH_OPTIONS = new Set([SELECT, 2, 3]);

/**
 * True if `values` has a value for each argument of a compiled pattern, and numbers where the
 * pattern counts. False for patterns with tags, which only the page can write.
 */
function takesValues(pattern: unknown, values: Readonly<Record<string, unknown>>): boolean {
  const kinds = new Map<string, Kind>();
  if (!collectKinds(pattern, kinds)) return false;
  return [...kinds].every(([name, kind]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return kind === 'number' ? typeof value === 'number' : value !== undefined;
  });
}

/** Collects the arguments of a pattern with their kinds; false if it has a tag. */
function collectKinds(parts: unknown, kinds: Map<string, Kind>): boolean {
  if (!isList(parts)) return true;
  return parts.every((part) => {
    if (!isList(part)) return true;
    const [name, type, options] = part;
    if (typeof name !== 'string') return false;
    if (type !== undefined && (typeof type !== 'number' || type === POUND)) return false;
    if (kinds.get(name) !== 'number')
      kinds.set(name, type === undefined || type === SELECT ? 'any' : 'number');
    if (typeof type !== 'number' || !WITH_OPTIONS.has(type)) return true;
    return Object.values(options ?? {}).every((option) => collectKinds(option, kinds));
  });
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
