import { afterAll, describe, expect, it } from 'vitest';
import { invariant } from '#base/invariant.ts';
import { growthOf, storeVerdicts } from '#tests/support/growthOf.ts';
import { sourceExpressions } from '#tests/support/regularExpressions.ts';

/** Expressions that see no text of strangers, each with the reason. */
const SEEN_BY_US_ALONE: ReadonlyMap<string, string> = new Map([
  ['<meta name="description"[^>]*>', 'reads the page that the build made'],
  ['\\s*<title>[^<]*<\\/title>', 'reads the page that the build made'],
  [
    'shared memory block|lock file .* already exists|database system is starting up',
    'reads the log of the built-in database, before it takes connections',
  ],
  [' (?=[a-z\\d-]+:)', 'splits a table in the source'],
]);

/** Expressions that are built from texts, by the arguments: one for each way they come out. */
const BUILT: ReadonlyMap<string, readonly [source: string, flags: string]> = new Map([
  [
    "`[${classOf(SPACELESS)}]+|[^${classOf(SPACELESS)}${SEPARATOR}]+`, 'gu'",
    ['[\\u{4e00}-\\u{9fff}]+|[^\\u{4e00}-\\u{9fff}\\u{1}-\\u{2f}\\0\\p{Cs}]+', 'gu'],
  ],
  ["`[${classOf(SPACELESS)}]`, 'u'", ['[\\u{4e00}-\\u{9fff}]', 'u']],
  ["`[${MARKS}${INVISIBLE}]+`, 'gu'", ['[\\u0300-\\u036f\\u00ad]+', 'gu']],
  ["`[${[...letters.keys()].join('')}]`, 'gu'", ['[øł’]', 'gu']],
  [
    '`^[\\\\da-fA-F]{8}(?:-[\\\\da-fA-F]{4}){3}-[\\\\da-fA-F]{12}\\\\${ending}$`',
    ['^[\\da-fA-F]{8}(?:-[\\da-fA-F]{4}){3}-[\\da-fA-F]{12}\\.atom$', ''],
  ],
  ['`^-?\\\\d{1,${MAX_DIGITS}}$`', ['^-?\\d{1,9}$', '']],
  [
    "`(?:^|[^\\\\p{L}\\\\p{N}_@/])@([^\\\\s@][^@\\\\n]{0,${MOST_TYPED - 1}})$`, 'u'",
    ['(?:^|[^\\p{L}\\p{N}_@/])@([^\\s@][^@\\n]{0,31})$', 'u'],
  ],
]);

/**
 * Built ones that the checker cannot decide, since it writes out each count: everything before the
 * last part of a puzz.link address is counted out. `npm run fuzz -- --doubling` measures them.
 */
const COUNTED_OUT: readonly string[] = [
  "String.raw`(?<![\\p{L}\\d_.-])${ADDRESS}`, 'giu'",
  "String.raw`^${ADDRESS}(?:[#&\\s].*)?$`, 'isu'",
];

const { written, built } = sourceExpressions();

afterAll(storeVerdicts);

describe('regular expressions', () => {
  it('are found, also those that are built from texts', () => {
    expect(written.length).toBeGreaterThan(100);
    expect(built.map(({ argument }) => argument).toSorted()).toEqual(
      [...BUILT.keys(), ...COUNTED_OUT].toSorted(),
    );
  });

  it('take linear time for whatever a stranger sends', async () => {
    const slow: string[] = [];
    for (const { source, flags, place } of written) {
      if (SEEN_BY_US_ALONE.has(source)) continue;
      const growth = await growthOf(source, flags);
      if (growth !== 'safe') slow.push(`${place} /${source}/${flags} ${growth}`);
    }
    expect(slow).toEqual([]);
  });

  it.each([...BUILT])('take linear time where they are built from texts: %s', async (argument) => {
    const pattern = BUILT.get(argument);
    invariant(pattern, 'the table has it');
    expect(await growthOf(...pattern)).toBe('safe');
  });

  it('that need not be safe are still there', () => {
    const sources = new Set(written.map(({ source }) => source));
    expect([...SEEN_BY_US_ALONE.keys()].filter((source) => !sources.has(source))).toEqual([]);
  });

  it.each([
    ['\\/+$', 'vulnerable: 2nd degree polynomial'],
    ['^(a+)+$', 'vulnerable: exponential'],
  ])('that are slow are told as slow: %s', async (source, growth) => {
    expect(await growthOf(source, '')).toBe(growth);
  });
});
