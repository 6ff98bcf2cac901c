import { createHash, randomBytes } from 'node:crypto';
import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { sanitize } from '#engine/judging/sanitize.ts';
import { toBase64Url } from '#engine/text/bytes.ts';
import { escapeText } from '#engine/text/escape.ts';
import { decodeTypes } from '#server/domain/puzzleTypes.ts';
import { english } from '#texts/english.ts';
import { message } from '#texts/message.ts';
import { mutate } from '../../fuzz/mutate.ts';
import { randomFrom } from '#base/random.ts';
import { casesOf } from '#tests/support/conformance.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';
import { factsOf, factsOfText, listed, packed } from '#tests/support/puzzleData.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';
import { SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';
import { gridFrom } from '#tests/support/texts.ts';

/** Puzzles of every type with known text, grid, solution and types. */
const KNOWN = casesOf('puzzle.jsonl').map(({ id, expect: wanted }) => {
  const { text, parsed } = wanted as {
    text: string;
    parsed: { grid: string; solution: string | null; types: string[] };
  };
  const { grid } = JSON.parse(text.slice(2)) as { grid: string };
  return { id, text: `0_${grid}`, ...parsed };
});

const MINI = '0_3x2|T3:bwNWn.|C1:|Z|Snumber,x=1,y=0,number=2|Rconnect_all,color=dark';

describe('what a puzzle is', () => {
  it('is found in its data', async () => {
    expect(await factsOfText(MINI)).toEqual({
      width: 3,
      height: 2,
      sizeClass: 0,
      types: 1,
      checksum: expect.stringMatching(/^cs4_[0-9a-f]{64}$/) as string,
      clues: ['connect_all', 'number'],
      gridText: '0_3x2|T3:nnNWn.|C1:|Z|Snumber,x=1,y=0,number=2|Rconnect_all,color=dark',
      solutionText: MINI,
      emptyCells: 2,
      data: await packed(MINI),
    });
  });

  it.each(['music', 'pattern', 'underclued', 'logic'])(
    'is the same as the editor finds, for %s',
    async (type) => {
      const puzzles = KNOWN.filter(({ types }) => types.includes(type)).slice(0, 30);
      expect(puzzles.length).toBeGreaterThan(1);

      for (const { id, text, grid, solution, types } of puzzles) {
        const facts = await factsOfText(text);
        expect(facts, id).toMatchObject({ gridText: grid, solutionText: solution });
        expect('types' in facts && decodeTypes(facts.types), id).toEqual(types);
      }
    },
  );

  it('is small up to 36 cells, medium up to 100', async () => {
    const sizes = ['6x6', '37x1', '10x10', '101x1', '100x100'];
    const facts = await Promise.all(sizes.map((size) => factsOfText(`0_${size}`)));

    expect(facts.map((fact) => 'sizeClass' in fact && fact.sizeClass)).toEqual([0, 1, 1, 2, 2]);
  });

  it('has the checksum that clients compute, whatever its solution is', async () => {
    const cases = casesOf('checksum.jsonl') as unknown as {
      grid: string;
      expect: { checksum: string };
    }[];
    // A repeated symbol is not stored, but clients include it in their checksum.
    const clean = cases
      .map((one) => ({ ...one, grid: gridFrom(one.grid) }))
      .filter(({ grid }) => sanitize(grid).symbols === grid.symbols);
    expect(clean.length).toBeGreaterThan(130);

    for (const { grid, expect: wanted } of clean) {
      const facts = await factsOfText(writeGridText(grid));
      expect(facts).toMatchObject({ checksum: wanted.checksum });
    }
  });

  it('does not make cells final that its author has colored, even if they are wrong', async () => {
    const facts = await factsOfText('0_2x1|T2:bb|Rcell_count,color=dark,count=0:perfection,');

    expect(facts).toMatchObject({
      gridText: '0_2x1|T2:nn|C1:|Z|S|Rcell_count,color=dark,count=0:perfection,',
      emptyCells: 2,
    });
  });
});

describe('cells to color', () => {
  it.each([
    ['are those that are not given', '4x1|T4:nNB.', 1],
    ['count once where they change together', '4x1|T4:nnnn|C4:AA.A', 3],
    ['are those of the solution where others stay open', '4x1|T4:bnnw|Runderclued,', 2],
    ['are those that sound in music', '4x1|T4:bwwb|Rmusic,', 2],
  ])('%s', async (_, text, count) => {
    expect(await factsOfText(text)).toMatchObject({ emptyCells: count });
  });
});

describe('what is stored', () => {
  it('is as an editor leaves it', async () => {
    const odd = 'Z|S|3x1|T2:bw|C9:AA.......AA|Z0_0_1_0:1_0_-1_0:7_7_1_0|Sletter,x=0,y=0,font=a:';

    expect(await factsOfText(odd)).toMatchObject({
      solutionText: '0_3x1|T3:bwn|C2:AA|Z0_0_1_0|Sletter,x=0,y=0,letter=A|R',
    });
  });

  it('is what the same puzzle is read from again', async () => {
    for (const { grid } of SOLVER_PUZZLES) {
      const facts = await factsOf(await packed(grid));
      expect(facts.ok && (await factsOf(facts.value.data))).toEqual(facts);
    }
  });

  it('may come as gzip, or without a name', async () => {
    const bytes = gzipSync(MINI).toString('base64');
    const facts = await factsOf(await packed(MINI));

    expect(await factsOf(`gzip_${bytes}`)).toEqual(facts);
    expect(await factsOf(bytes)).toEqual(facts);
  });
});

describe('data is refused', () => {
  const dfl = (bytes: Uint8Array) => `dfl_${toBase64Url(bytes)}`;
  const zeros = new Uint8Array(10 * 1024 * 1024);

  it.each([
    ['with over 20,000 characters', 'A'.repeat(20_001), 'too_large'],
    ['with ten million', 'dfl_'.padEnd(10_000_000, 'A'), 'too_large'],
    ['that inflates to ten megabytes', dfl(deflateRawSync(zeros)), 'too_large'],
    ['that unzips to ten megabytes', `gzip_${gzipSync(zeros).toString('base64')}`, 'too_large'],
    ['that is empty', '', 'invalid_request'],
    ['that is packed otherwise', 'lzma_AAAA', 'invalid_request'],
    ['that is no base64', 'dfl_§', 'invalid_request'],
    ['that is damaged', dfl(randomBytes(100)), 'invalid_request'],
    ['that is cut off', dfl(deflateRawSync(Buffer.from(MINI)).subarray(0, 20)), 'invalid_request'],
    ['that is no text', dfl(deflateRawSync(Buffer.from([0xff]))), 'invalid_request'],
    ['that is a whole puzzle', dfl(deflateRawSync('0_{"title":"a"}')), 'invalid_request'],
  ])('%s', async (_, data, code) => {
    expect(await factsOf(data)).toMatchObject({ ok: false, error: { code } });
  });

  it.each([
    ['a character of code 0', '0_1x1|Sletter,letter=\u0000', 'its data is damaged'],
    ['a rule nobody knows', '1x1|Rfairness,', '“Unknown rule: fairness”.'],
    ['another version', '7_1x1', '“Unknown serializer version for 7_1x1”.'],
    ['a long piece', `1x1|${'?'.repeat(5000)}`, `“Invalid data: ${'?'.repeat(60)}…”.`],
    ['several lines', '1x1|T\nwhat\u202eis', '“Invalid grid data”.'],
    ['grids nine deep', nested(9), '“Grids are nested more than 8 levels deep.”.'],
  ])('with %s', async (_, text, reason) => {
    const refusal = await factsOfText(text);

    expect(refusal).toMatchObject({ code: 'invalid_request' });
    expect('text' in refusal && english.say(refusal.text)).toContain(reason);
  });

  it.each([
    ['cells', '101x100', '10,000 cells.'],
    ['columns', '10001x0', '10,000 cells.'],
    ['cells in the size alone', '99999999x99999999', 'This puzzle is too large.'],
    [
      'cells inside',
      `1x1|R${listed(3, () => 'custom,grid=100x70')}`,
      '20,000 cells within its clues',
    ],
    ['symbols', `100x100|S${listed(501, (i) => `galaxy,x=${i % 100},y=${i}`)}`, '500 symbols.'],
    ['rules', `1x1|R${listed(101, () => 'connect_all,')}`, '100 rules.'],
    ['symbols in one place', `1x1|S${listed(65, () => 'galaxy,')}`, '64 symbols in one place.'],
    ['edges', `100x100|C999:${'A'.repeat(40_000)}`, '50,000 borders and merged cells.'],
    [
      'symbols inside',
      `1x1|Rcustom,grid=${escapeText(`9x9|S${listed(501, (i) => `galaxy,x=${i}`)}`)}`,
      '500 symbols.',
    ],
    [
      'control lines',
      `1x1000|Rmusic,controlLines=${escapeText(listed(11, (i) => `c-${i}`))}`,
      '10,000 control lines.',
    ],
    [
      'cells inside after clues have adapted',
      `99x99|R${listed(3, () => 'mystery,')}`,
      'within its clues',
    ],
  ])('with too many %s', async (_, text, reason) => {
    const refusal = await factsOfText(text);

    expect(refusal).toMatchObject({ code: 'too_large' });
    expect('text' in refusal && english.say(refusal.text)).toContain(reason);
  });

  it('where its own text would become too long', async () => {
    const hex = createHash('shake256', { outputLength: 14_000 }).update('a').digest('hex');
    const text = (length: number) => `0_1x1|Rcustom,description=${hex.slice(0, length)}`;
    let length = hex.length;
    while ((await packed(text(length))).length > 20_000) length -= 20;

    expect(await factsOf(await packed(text(length)))).toMatchObject({
      ok: false,
      error: { code: 'too_large', text: message('refusals.puzzleTooLarge') },
    });
  });

  function nested(levels: number): string {
    return levels === 0 ? '1x1' : `1x1|Rcustom,grid=${escapeText(nested(levels - 1))}`;
  }
});

describe('what strangers send', () => {
  const TEXTS = [...KNOWN.map(({ text }) => text), ...SHARED_PUZZLES.map(({ grid }) => grid)];
  const CODES = ['invalid_request', 'too_large'];

  it('is read or refused, whatever its characters are', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', 'dfl_', 'gzip_'),
        fc.oneof(fc.string({ unit: 'binary' }), fc.base64String()),
        async (prefix, text) => {
          const facts = await factsOf(prefix + text);
          expect(facts.ok || CODES.includes(facts.error.code)).toBe(true);
        },
      ),
    );
  });

  it('is stored in a form that is read as the same puzzle', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...TEXTS),
        fc.constantFrom(...TEXTS),
        fc.integer(),
        async (text, other, seed) => {
          const facts = await factsOf(await packed(mutate(text, other, randomFrom(seed))));
          if (facts.ok) expect(await factsOf(facts.value.data)).toEqual(facts);
          else {
            expect(CODES).toContain(facts.error.code);
            expect(english.say(facts.error.text)).toMatch(
              /^(?:This puzzle|Couldn’t load this puzzle:) [^\p{C}]{5,150}\.$/u,
            );
          }
        },
      ),
      { numRuns: fuzzRuns(60, 300) },
    );
  });
});
