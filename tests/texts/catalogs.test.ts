import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { GERMAN } from '#tests/support/germanTexts.ts';
import * as ENGLISH from '#texts/catalogs.ts';
import type { CompiledTexts } from '#texts/translator.ts';
import { ALIKE, NAMED_BY_CODE } from './exceptions.ts';

type Pattern = string | readonly PatternPart[];
type PatternPart =
  | string
  | 0
  | readonly [name: string, type?: unknown, options?: unknown, ...rest: unknown[]];

const SOURCES = ['src', 'server', 'contract'].map((folder) =>
  fileURLToPath(new URL(`../../${folder}`, import.meta.url)),
);

function* patternsOf(texts: CompiledTexts): Generator<readonly [id: string, pattern: Pattern]> {
  for (const [area, patterns] of Object.entries(texts))
    for (const [key, pattern] of Object.entries(patterns)) yield [`${area}.${key}`, pattern];
}

/** Names of values and tags that a pattern uses, in whatever branch. */
function namesIn(pattern: Pattern): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [name, type, options, ...rest] = part as readonly unknown[];
    if (typeof name === 'string') names.add(name);
    if (typeof type !== 'number') [type, options, ...rest].forEach(visit);
    else if (typeof options === 'object' && options !== null)
      Object.values(options).forEach(visitAll);
  };
  const visitAll = (parts: unknown): void => {
    if (Array.isArray(parts)) parts.forEach(visit);
  };
  visitAll(pattern);
  return names;
}

const german = new Map(patternsOf(GERMAN));
const english = new Map(patternsOf(ENGLISH));

describe('the German texts', () => {
  it('are those there are in English, in the same order', () => {
    expect([...german.keys()]).toEqual([...english.keys()]);
  });

  it('use the values that the English ones use', () => {
    const unlike = [...english].filter(([id, pattern]) => {
      const [here, there] = [namesIn(pattern), namesIn(german.get(id) ?? '')];
      return [...there].some((name) => !here.has(name)) || here.size !== there.size;
    });

    expect(unlike.map(([id]) => id)).toEqual([]);
  });

  it('are translated', () => {
    const alike = [...english]
      .filter(([id, pattern]) => JSON.stringify(german.get(id)) === JSON.stringify(pattern))
      .filter(([, pattern]) => /\p{L}{2}/u.test(wordsOf(pattern)))
      .map(([id]) => id);

    expect(alike.filter((id) => !ALIKE.has(id))).toEqual([]);
  });
});

describe('every language', () => {
  it.each([
    ['English', english],
    ['German', german],
  ])('%s: no text is empty or ends in space', (_, texts) => {
    const bad = [...texts].filter(([, pattern]) => {
      const text = typeof pattern === 'string' ? pattern : '-';
      return text !== text.trim() || text === '';
    });

    expect(bad.map(([id]) => id)).toEqual([]);
  });

  it('has only texts that code names', () => {
    const code = SOURCES.flatMap(sourceFiles).join('\n');
    const named = new Set(code.match(/(?<=['"])[^'"\n]+(?=['"])/g));
    const unused = [...english.keys()].filter((id) => !named.has(id));

    expect(unused.filter((id) => !NAMED_BY_CODE.some((pattern) => pattern.test(id)))).toEqual([]);
  });
});

/** The words of a pattern, without names of values. */
function wordsOf(pattern: Pattern): string {
  if (typeof pattern === 'string') return pattern;
  return pattern.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' ');
}

function sourceFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('texts/'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}
