import type { Text } from './message.ts';

/** Bounds of a text from elsewhere. */
export const TEXT_BOUNDS = {
  /** Of one string, in UTF-16 code units. */
  length: 2000,
  /** Of a list, a sequence, or the values of a message. */
  parts: 20,
  /** Of texts in texts. */
  depth: 5,
} as const;

/**
 * True if a value has the structure of a text, within the bounds. Its ids may be unknown here: see
 * `Translator.knows`.
 */
export function isText(value: unknown, depth: number = TEXT_BOUNDS.depth): value is Text {
  if (typeof value === 'string') return value.length <= TEXT_BOUNDS.length;
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  const areTexts = (parts: unknown) =>
    isBounded(parts) && parts.every((it) => isText(it, depth - 1));
  if ('id' in value) return typeof value.id === 'string' && hasValues(value, depth - 1);
  if ('list' in value)
    return (
      areTexts(value.list) &&
      'type' in value &&
      (value.type === 'conjunction' || value.type === 'disjunction')
    );
  if ('sequence' in value)
    return areTexts(value.sequence) && 'separator' in value && typeof value.separator === 'string';
  return (
    'time' in value &&
    typeof value.time === 'string' &&
    !Number.isNaN(Date.parse(value.time)) &&
    'style' in value &&
    (value.style === 'day' || value.style === 'date' || value.style === 'minute')
  );
}

function isBounded(parts: unknown): parts is readonly unknown[] {
  return Array.isArray(parts) && parts.length <= TEXT_BOUNDS.parts;
}

function hasValues(message: object, depth: number): boolean {
  const values: unknown = 'values' in message ? message.values : undefined;
  if (values === undefined) return true;
  if (typeof values !== 'object' || values === null) return false;
  const list = Object.values(values);
  return isBounded(list) && list.every((it) => typeof it === 'number' || isText(it, depth));
}
