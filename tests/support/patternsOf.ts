import { readdirSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Language } from '#texts/languages.ts';

const TEXTS = new URL('../../src/texts/', import.meta.url);

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The patterns of a language by id, as its files have them. */
export async function patternsOf(language: Language): Promise<ReadonlyMap<string, string>> {
  const folder = new URL(`${language}/`, TEXTS);
  const files = await Promise.all(
    readdirSync(folder).map(async (file) => (await import(new URL(file, folder).href)) as Areas),
  );
  return new Map(
    files
      .flatMap((areas) => Object.entries(areas))
      .flatMap(([area, patterns]) =>
        Object.entries(patterns).map(([key, pattern]) => [`${area}.${key}`, pattern] as const),
      ),
  );
}

/** The words of a text, in lower case. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}’]+/gu) ?? [];
}

/** The words that a pattern shows: without values, tags and the names of its choices. */
export function wordsOfPattern(pattern: string): readonly string[] {
  return partsOf(compile(pattern)).flatMap(wordsOfPart);
}

/** A message of several parts is an array of them, one of one text is that text. */
function partsOf(compiled: unknown): readonly unknown[] {
  return Array.isArray(compiled) ? (compiled as readonly unknown[]) : [compiled];
}

/** A part is a text, a number sign, `[value, kind, branches]`, or `[tag, ...parts]`. */
function wordsOfPart(part: unknown): readonly string[] {
  if (typeof part === 'string') return wordsIn(part);
  const [, kind, branches] = partsOf(part);
  if (typeof kind !== 'number') return partsOf(part).slice(1).flatMap(wordsOfPart);
  const choices = typeof branches === 'object' && branches !== null ? branches : {};
  return Object.values(choices).flatMap(partsOf).flatMap(wordsOfPart);
}
