import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCollectionText, readSearchText } from '#server/domain/searchText.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';

const ID = '01900000-0000-7000-8000-0000000000ab';

describe('a search text', () => {
  const empty = {
    whole: null,
    conditions: [],
    letter: null,
    authored: null,
    house: null,
    creatorId: null,
    series: null,
  };

  it('is words, of which the last one may be a beginning while it is typed', () => {
    expect(readSearchText('tiny  Island')).toEqual({
      ...empty,
      whole: 'tiny island',
      conditions: [`'tiny'`, `'island':*`],
    });
    for (const done of ['tiny island ', 'tiny island.', '“tiny island”'])
      expect(readSearchText(done).conditions).toEqual([`'tiny'`, `'island'`]);
  });

  it('is folded, with umlauts also as they are spelled out', () => {
    expect(readSearchText('Straße nach KÖLN')).toMatchObject({
      whole: 'strasse nach koln',
      conditions: [`'strasse'`, `'nach'`, `('koln':* | 'koeln':*)`],
    });
  });

  it('is pieces where a script has no spaces', () => {
    expect(readSearchText('森').conditions).toEqual([`'森'`]);
    expect(readSearchText('夜の').conditions).toEqual([`'夜の'`]);
    expect(readSearchText('pixel中文吗 2').conditions).toEqual([
      `'pixel'`,
      `('中文' <-> '文吗')`,
      `'2':*`,
    ]);
  });

  it('may be nothing, or nothing but signs', () => {
    for (const text of ['', ' \n ']) expect(readSearchText(text)).toEqual(empty);
    expect(readSearchText(' ?! ')).toEqual({ ...empty, whole: '?!' });
  });

  it('may end with a letter after words, in scripts whose words have several', () => {
    expect(readSearchText('river i')).toMatchObject({
      conditions: [`'river'`],
      letter: `'i':*`,
    });
    expect(readSearchText('i')).toMatchObject({ conditions: [`'i':*`], letter: null });
    expect(readSearchText('river 7').letter).toBeNull();
    expect(readSearchText('river 森').letter).toBeNull();
  });

  it('may name an author and a series, in any place', () => {
    expect(readSearchText(`creator=${ID} tiny series=null isl`)).toEqual({
      ...empty,
      whole: 'tiny isl',
      conditions: [`'tiny'`, `'isl':*`],
      creatorId: ID,
      series: 'null',
    });
    expect(readSearchText(`isl series=null  creator=${ID}`).conditions).toEqual([`'isl':*`]);
    expect(readSearchText(`SERIES=${ID.toUpperCase()}`)).toEqual({ ...empty, series: ID });
  });

  it('drops terms that mean nothing, and takes the last one that means something', () => {
    expect(readSearchText('creator=ada series= tiny')).toMatchObject({
      conditions: [`'tiny':*`],
      creatorId: null,
      series: null,
    });
    const other = ID.replace('ab', 'cd');
    expect(readSearchText(`creator=${ID} creator=${other} creator=x`)).toEqual({
      ...empty,
      creatorId: other,
    });
    expect(readSearchText('xcreator=1').conditions).toEqual([`'xcreator'`, `'1':*`]);
  });

  it('is cut where it is too long, and has no NUL', () => {
    const long = readSearchText('🏝'.repeat(150) + ' x'.repeat(100));
    expect(long.conditions.length).toBeLessThan(30);
    expect(readSearchText('a7\0b7')).toMatchObject({
      whole: 'a7 b7',
      conditions: [`'a7'`, `'b7':*`],
    });
  });

  it('never has anything in its words that the database could take for more than a word', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: fc.constantFrom(...'ab \'"\\:*&|!()<>-=%_\0ä森') }),
    );
    fc.assert(
      fc.property(text, (q) => {
        const { conditions, letter } = readSearchText(q);
        const words = [...conditions, letter ?? `'x'`].flatMap((it) => it.split(/ [&|] | <-> /));
        for (const word of words) expect(word).toMatch(/^\(*'[^\s'"\\:*&|!()<>\0-]+'(?::\*)?\)*$/u);
      }),
      { numRuns: fuzzRuns(300) },
    );
  });
});

describe('names of rules and symbols in a search text', () => {
  it.each([
    ['viewpoint', `('viewpoint':* | '=viewpoint')`],
    ['Viewpoints ', `('viewpoints' | '=viewpoint')`],
    ['Aussichtspunkt ', `('aussichtspunkt' | '=viewpoint')`],
    ['AUSSICHTSPUNKTE ', `('aussichtspunkte' | '=viewpoint')`],
    ['galaxies ', `('galaxies' | '=galaxy')`],
    ['Galaxien ', `('galaxien' | '=galaxy')`],
    ['houses ', `('houses' | '=house')`],
    ['Häuser ', `(('hauser' | 'haeuser') | '=house')`],
    ['lotuses ', `('lotuses' | '=lotus')`],
    ['Buchstaben ', `('buchstaben' | '=letter')`],
    ['area numbers ', `(('area' & 'numbers') | '=number')`],
    ['No loop ', `(('no' & 'loop') | '=no_loops')`],
    ['gebietsgrosse ', `('gebietsgrosse' | '=region_area')`],
    ['Gebietsgroesse ', `('gebietsgroesse' | '=region_area')`],
    ['same shape', `(('same' & 'shape':*) | '=same_shape')`],
    ['music', `('music':* | '=music')`],
  ])('%s', (text, condition) => {
    expect(readSearchText(text).conditions).toEqual([condition]);
  });

  it('stand among other words, which may be those of an author', () => {
    expect(readSearchText('viewpoint O’Brien ')).toMatchObject({
      conditions: [`('viewpoint' | '=viewpoint')`, `'o'`, `'brien'`],
      authored: { author: "o'brien", conditions: [`'=viewpoint'`] },
    });
    expect(readSearchText('Ada darts Ångström viewp')).toMatchObject({
      authored: { author: 'ada angstrom viewp', conditions: [`'=dart'`] },
    });
  });

  it('are whole names', () => {
    for (const text of ['viewpoin', 'area', 'forbidden', 'a', 'numb ', 'viewpointed '])
      expect(readSearchText(text).conditions.join(''), text).not.toContain('=');
    for (const text of ['viewpoint', 'viewpoint dart', 'island'])
      expect(readSearchText(text).authored, text).toBeNull();
  });
});

describe('a search text for collections', () => {
  it.each([
    ['', null, null],
    ['  !? ', null, null],
    ['knot', `'knot':*`, null],
    ['Two knots', `'two' & 'knots':*`, null],
    ["don't & (panic | !now):*", `'don' & 't' & 'panic' & 'now':*`, null],
    ['каша 漢字', `'каша' & '漢字'`, null],
    [`creator=${ID}`, null, ID],
    [`one creator=${ID} two`, `'one' & 'two':*`, ID],
    ['creator=somebody knot', `'knot':*`, null],
    ['viewpoint', `'viewpoint':*`, null],
  ])('%j is words and an author', (text, words, creatorId) => {
    expect(readCollectionText(text)).toEqual({ words, house: null, creatorId });
  });
});
