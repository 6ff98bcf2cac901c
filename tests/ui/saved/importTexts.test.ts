// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { findSources } from '#engine/import/findSources.ts';
import { inspect } from '#engine/import/inspect.ts';
import {
  newRow,
  withOutcome,
  withProblem,
  withPuzzle,
  type ImportRow,
} from '#machines/importRows.ts';
import { english } from '#texts/english.ts';
import { exportAsJson, exportAsText } from '#ui/saved/exportRows.ts';
import { rowText, summarizeRows } from '#ui/saved/rowText.ts';
import { rowsBetween } from '#ui/saved/ImportList.tsx';

const SOLVED = '2x1|T2:bb|Rconnect_all,color=dark';

function rowOf(text: string): ImportRow {
  const row = newRow(0, { kind: 'text', text });
  const inspected = inspect({ kind: 'text', text });
  return inspected.ok
    ? withPuzzle(row, inspected.value)
    : { ...row, state: 'malformed', message: inspected.error };
}

function foreignRow(address: string): ImportRow {
  const source = { kind: 'foreign', address } as const;
  const inspected = inspect(source);
  return withProblem(newRow(0, source), inspected.ok ? '' : inspected.error);
}

/** The texts of a row in one line. */
function said(row: ImportRow): string {
  const { state, solution, note } = rowText(row, undefined);
  return [state.text, solution?.text ?? '', note]
    .filter((part) => part !== '')
    .map((part) => english.say(part))
    .join(' / ');
}

describe('what a row says', () => {
  it.each([
    [newRow(0, { kind: 'text', text: '' }), 'Reading'],
    [rowOf('3x1|X'), 'Can’t be read / Invalid data: X.'],
    [
      foreignRow('https://puzz.link/p?heyawake/6/6/lll155007rs12222j'),
      'Not possible here / Heyawake needs a rule that isn’t available here.',
    ],
    [
      foreignRow('https://puzz.link/p?nurikabe/6/6/l'),
      'Can’t be read / This Nurikabe link is damaged or incomplete.',
    ],
    [rowOf(SOLVED), 'Verified / Solution included'],
    [rowOf('2x1|Rconnect_all,color=dark'), 'Not verified / Solution missing'],
    [
      rowOf('3x1|T3:bwb|Rconnect_all,color=dark'),
      'Invalid / Solution included / The solution breaks a rule.',
    ],
    [
      rowOf('3x1|T3:bbn|Rconnect_all,color=dark'),
      'Invalid / Solution included / The solution has empty cells.',
    ],
    [rowOf('0x0|T0:'), 'Invalid / Solution missing / The board has no cells.'],
    [{ ...rowOf(SOLVED), run: 'queued' as const }, 'Verified / Waiting to be solved'],
    [{ ...rowOf(SOLVED), run: 'solving' as const }, 'Verified / Solving'],
    [
      withOutcome(rowOf(SOLVED), { solution: 'undecided', puzzle: null, message: 'No answer.' }),
      'Verified / Undecided / No answer.',
    ],
    [
      withOutcome(rowOf(SOLVED), { solution: 'multiple', puzzle: null, message: '' }),
      'Verified / Several solutions',
    ],
  ])('is told in words: %#', (row, expected) => {
    expect(said(row)).toBe(expected);
  });

  it('is summed up for all', () => {
    const rows = [
      withOutcome(rowOf(SOLVED), { solution: 'unique', puzzle: null, message: '' }),
      rowOf('3x1|X'),
    ];

    expect(
      english.say(
        summarizeRows(rows, {
          repeated: 2,
          leftOut: 0,
          skipped: { links: 1, lines: 2, first: [] },
        }),
      ),
    ).toBe(
      '1 puzzle, 1 verified, 1 with exactly one solution. 1 link can’t be opened. 2 duplicates skipped. 1 link isn’t recognized as a puzzle. 2 lines without a puzzle skipped.',
    );
    expect(
      summarizeRows([], { repeated: 0, leftOut: 0, skipped: { links: 0, lines: 0, first: [] } }),
    ).toBe('');
  });
});

describe('the rows that are drawn', () => {
  const edges = [0, 100, 150, 250];

  it.each([
    [0, 90, { first: 0, end: 1 }],
    [100, 150, { first: 1, end: 2 }],
    [99, 151, { first: 0, end: 3 }],
    [-500, -1, { first: 0, end: 0 }],
    [400, 900, { first: 3, end: 3 }],
  ])('are those between %d and %d', (top, bottom, expected) => {
    expect(rowsBetween(edges, top, bottom)).toEqual(expected);
  });

  it('are none of an empty list', () => {
    expect(rowsBetween([0], -100, 100)).toEqual({ first: 0, end: 0 });
  });
});

describe('puzzles that are exported', () => {
  const texts = [SOLVED, '4x4|Rconnect_all,color=light'].map(
    (text) => rowOf(text).puzzle?.text ?? '',
  );

  it('are found again in the text', async () => {
    const text = await exportAsText(english, texts, 'https://one.example');
    const [first = ''] = text.split('\n');

    expect(first).toBe('Untitled Puzzle, 2 x 1');
    expect(findSources(text).sources).toHaveLength(2);
  });

  it('are found again in the JSON, which programs can read', async () => {
    const text = await exportAsJson(texts, 'https://one.example');

    expect(JSON.parse(text)).toMatchObject({
      puzzles: [{ grid: '2x1|T2:bb|C1:|Z|S|Rconnect_all,color=dark', hasSolution: true }, {}],
    });
    expect(findSources(text).sources).toHaveLength(2);
  });
});
