import type { MessageValue, Text } from './message.ts';

/** A text with every string in it changed: user content, and the strings that `select` compares. */
export function mapWords<T extends Text>(text: T, change: (words: string) => string): T;
export function mapWords(text: Text, change: (words: string) => string): Text {
  const map = (inside: Text) => mapWords(inside, change);
  if (typeof text === 'string') return change(text);
  if ('list' in text) return { ...text, list: text.list.map(map) };
  if ('sequence' in text) return { ...text, sequence: text.sequence.map(map) };
  if ('time' in text || text.values === undefined) return text;
  const values: Record<string, MessageValue> = {};
  for (const [name, value] of Object.entries(text.values))
    values[name] = typeof value === 'number' ? value : map(value);
  return { ...text, values };
}
