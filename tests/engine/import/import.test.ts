import { describe, expect, it } from 'vitest';
import { inflateRawSync } from 'node:zlib';
import type { Inflate } from '#engine/codec/share.ts';
import { findForeignAddresses } from '#engine/foreign/address.ts';
import { openForeign } from '#engine/foreign/openForeign.ts';
import { findSources } from '#engine/import/findSources.ts';
import { inspect } from '#engine/import/inspect.ts';
import { openText, unpackSource } from '#engine/import/openSource.ts';
import { parsePuzzle } from '#engine/puzzle/envelope.ts';
import { english } from '#texts/english.ts';
import { solveLink } from '#tests/support/gridText.ts';

const NURIKABE = 'https://puzz.link/p?nurikabe/4/4/1k2k2i';

const ZLIB: Inflate = {
  inflateRaw: (bytes) => Promise.resolve(new Uint8Array(inflateRawSync(bytes))),
  gunzip: () => Promise.reject(new Error('not packed so')),
};

describe('a text with puzzles in it', () => {
  it('tells each of them once, in order', () => {
    const text = `Mine: https://one.example/solve?d=dfl_A, then ${NURIKABE}.
      (again: http://pzv.jp/p.html?slither/2/2/a) ${NURIKABE}
      0_2x1|T2:bw|C2:|Z|S|R
      Short: https://tinyurl.com/xyz and https://f-puzzles.com/?load=abc
      Nothing of the kind.
      <a href="https://two.example/create?d=dfl_A">`;

    expect(findSources(text)).toEqual({
      repeated: 2,
      sources: [
        { kind: 'share', data: 'dfl_A' },
        { kind: 'foreign', address: NURIKABE },
        { kind: 'foreign', address: 'http://pzv.jp/p.html?slither/2/2/a' },
        { kind: 'text', text: '0_2x1|T2:bw|C2:|Z|S|R' },
        { kind: 'foreign', address: 'https://f-puzzles.com/?load=abc' },
      ],
      skipped: [
        { kind: 'link', text: 'https://tinyurl.com/xyz' },
        { kind: 'line', text: 'Nothing of the kind.' },
      ],
    });
  });

  it.each([
    'http://localhost:8080/p.html?cave/2/2/3i',
    'http://nas/p.html?cave/2/2/3i',
    'http://[::1]/p?cave/2/2/3i',
    'https://rätsel.example/p?cave/2/2/3i',
    'file:///home/ada/pzprjs/dist/my%20site/p.html?cave/2/2/3i',
    'https://puzz.link/p?type=editor&cave/2/2/3i',
    'https://puzz.link/p?lang=en&type=player&cave/2/2/3i',
  ])('may have puzzles on any host, for any view: %s', (address) => {
    expect(findSources(`1. ${address}, solved.`)).toMatchObject({
      sources: [{ kind: 'foreign', address }],
      skipped: [],
    });
    expect(openForeign(address)).toEqual(openForeign('https://puzz.link/p?cave/2/2/3i'));
  });

  it('may have links of Penpa+ with an address of another site', () => {
    const address = 'https://puzz.link/p?nurikabe/3/3/1k2h';
    expect(findSources(`https://swaroopg92.github.io/penpa-edit/#p=${address}`)).toMatchObject({
      sources: [{ kind: 'foreign', address }],
      skipped: [],
    });
  });

  it('may have links of Penpa+, on any host', () => {
    const text = 'See http://localhost/penpa-edit/#m=solve&p=vZVNb9s4+/A==&q=1.';
    expect(findSources(text)).toMatchObject({
      sources: [{ kind: 'penpa', data: 'vZVNb9s4+/A==' }],
      skipped: [],
    });
  });

  it('is quiet about the words of its own export', () => {
    const lines = ['One by Ada, 2 x 1', 'https://one.example/solve?d=dfl_A'];
    expect(findSources(lines.join('\n')).skipped).toEqual([]);
    expect(findSources(JSON.stringify({ puzzles: [lines] }, null, 2)).skipped).toEqual([]);
    expect(findSources(lines.toReversed().join('\n')).skipped).toHaveLength(1);
  });

  it('may be the text of one puzzle', () => {
    const [source] = findSources('{"grid":"1x1","title":"One"}\n').sources;

    expect(source?.kind === 'text' && parsePuzzle(source.text).ok).toBe(true);
  });

  it('is searched in one pass, however it repeats itself', () => {
    for (const piece of ['a.', 'https://', 'a/', 'puzz.link/p?', 'x?d='])
      expect(findForeignAddresses(piece.repeat(50_000))).toEqual([]);
  });
});

describe('a text that somebody opens', () => {
  it.each([
    ['a share link', `https://one.example${solveLink('2x1|T2:bN')}`, '2 x 1'],
    ['a link of another site', NURIKABE, '4 x 4'],
    ['a grid text', ' 3x1|T3:nnn ', '3 x 1'],
    ['a puzzle text over lines', '{\n"title":"T",\n"grid":"1x2"\n}', '1 x 2'],
  ])('may be %s', async (_, text, size) => {
    const puzzle = await openText(text, ZLIB);

    expect(puzzle.ok && `${puzzle.value.grid.width} x ${puzzle.value.grid.height}`).toBe(size);
  });

  it.each([
    ['', 'Paste a link or a puzzle text first.'],
    ['Hello', 'This is neither a puzzle link nor a puzzle text.'],
    ['2x1|X', 'Invalid data: X.'],
    [`2x1|X${'x'.repeat(500)}`, `Invalid data: X${'x'.repeat(145)}…`],
    ['{"grid":', 'This text isn’t a puzzle.'],
    ['https://one.example/solve?d=dfl_AA', 'This link is damaged or incomplete.'],
    ['https://puzz.link/p?slither/2/2/a', 'Slitherlink can’t be played with light and dark cells.'],
    [`1x1\n${NURIKABE}`, 'This contains 2 puzzles. Use Bulk import to open them all.'],
  ])('or is answered with one sentence: %j', async (text, sentence) => {
    const opened = await openText(text, ZLIB);

    expect(!opened.ok && english.say(opened.error)).toBe(sentence);
  });
});

describe('a puzzle that is looked at', () => {
  it.each([
    ['2x1|T2:bN|Rconnect_all,color=dark', 'incompleteSolution', true],
    ['2x1|T2:nN|Rconnect_all,color=dark', 'noSolution', false],
    ['3x1|T3:bwb|Rconnect_all,color=dark', 'wrongSolution', true],
    ['3x1|T3:bbw|Rconnect_all,color=dark', null, true],
    ['0x0|T0:', 'noCells', false],
    ['2x1|T2:nn|Rcomplete_pattern,', 'noSolution', false],
    ['2x1|T2:bn|Rcomplete_pattern,', null, true],
  ])('%s', (text, problem, hasSolution) => {
    const inspected = inspect({ kind: 'text', text });

    expect(inspected.ok && inspected.value.facts).toMatchObject({ problem, hasSolution });
  });

  it('has the same text wherever it comes from', async () => {
    const data = new URL(solveLink('0_{"grid":"2x1|T2:bN","title":""}'), 'https://one.example');
    const unpacked = await unpackSource(
      { kind: 'share', data: data.searchParams.get('d') ?? '' },
      ZLIB,
    );
    const [one, other] = [
      unpacked.ok ? inspect(unpacked.value) : unpacked,
      inspect({ kind: 'text', text: '{"title":"","grid":"2x1|T2:bN|C2:"}' }),
    ];

    expect(one.ok && other.ok && one.value.text === other.value.text).toBe(true);
  });

  it('says whether solvers can say anything', () => {
    const isSolvable = (text: string) => {
      const inspected = inspect({ kind: 'text', text });
      return inspected.ok && inspected.value.facts.isSolvable;
    };

    expect(isSolvable('2x1|Rconnect_all,color=dark')).toBe(true);
    expect(isSolvable('2x1|Rcomplete_pattern,')).toBe(false);
  });
});
