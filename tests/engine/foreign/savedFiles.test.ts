import { describe, expect, it } from 'vitest';
import { writeGridText } from '#engine/codec/gridText.ts';
import { FOREIGN_GENRES } from '#engine/foreign/genres.ts';
import { openForeign, openSavedFile } from '#engine/foreign/openForeign.ts';
import { findSources } from '#engine/import/findSources.ts';
import { english } from '#texts/english.ts';

/** By genre: a file in one line as puzz.link saves it, and the link to the same puzzle. */
const FILES: Readonly<Record<string, readonly [file: string, link: string]>> = {
  nurikabe: ['5/5/. 5 # # . /. # 2 . # /. # - # # /. # 1 . . /# . . 3 . /', '5/5/g5k2j.j1k3g'],
  norinuri: ['2/3/1 . - /. 4 . /# # . /. . . /', '3/2/1g.g4g'],
  kurodoko: ['2/3/. 7 . /- . 16 /. . . /. # . /', '3/2/g7g.g-10'],
  cave: ['2/2/. 3 /- . /. # /. . /', '2/2/g3.g'],
  mines: ['2/3/. 2 . /0 . - /. # . /. . . /', '3/2/g2g0g.'],
  dominion: ['2/2/. 2 /27 . /. . /. # /', '2/2/g2-1bg'],
  lightshadow: ['2/3/. 1,2 0,3 /1,-2 . 0,10 /0 0 0 /1 2 0 /', '3/2/g561g-14'],
  yinyang: ['2/3/. 1 2 /2 . . /. 2 . /1 . . /', '3/2/5i'],
  norinori: ['2/3/2/0 0 1 /0 1 1 /# # . /. . . /', '3/2/c8'],
  starbattle: ['2/3/1/2/0 0 1 /0 1 1 /. . . /. . . /', '3/2/1/c8'],
  nuriuzu: ['2/2/c/1../.../..1/. . /. . /', 'c/2/2/ee'],
  tilepaint: ['2/2/2/0 0 /1 1 /0 2 -1 /1 . . /2 . . /# . /. . /', '2/2/0oj2.12'],
};

describe('a file saved on another site', () => {
  it.each(FOREIGN_GENRES.map(({ id }) => id))('of %s is the puzzle of its link', (id) => {
    const [file = '', link = ''] = FILES[id] ?? [];
    const expected = openForeign(`https://puzz.link/p?${id}/${link}`);
    expect(expected.ok || english.say(expected.error)).toBe(true);

    expect(openSavedFile(`pzprv3/${id}/${file}`)).toEqual(expected);
    expect(openSavedFile(`pzprv3.1\n${id}\n${file.replaceAll('/', '\n')}`)).toEqual(expected);
    const encoded = encodeURIComponent(`${id}/${file}`);
    expect(openForeign(`https://puzz.link/p?type=player&pzprv3/${encoded}`)).toEqual(expected);
  });

  it('has the author that it names', () => {
    const lines = ['pzprv3', 'mines', '1', '2', '2 . ', '. . ', 'info:{', ' "metadata": {'];
    const text = [...lines, '  "author": "Ada"', ' }', '}'].join('\n');
    const opened = openSavedFile(text);

    expect(opened.ok && [opened.value.author, opened.value.title]).toEqual(['Ada', 'Minesweeper']);
    expect(opened.ok && writeGridText(opened.value.grid)).toContain('2x1|T2:Wn');
    expect(findSources(`${text}\nhttps://puzz.link/p?mines/1/1/2`)).toMatchObject({
      sources: [{ kind: 'file', text }, { kind: 'foreign' }],
      skipped: [],
    });
  });

  it.each([
    ['pzprv3/nurikabe/5/5/. . 5', 'This Nurikabe link is damaged or incomplete.'],
    ['pzprv3/nurikabe/1/2/. x ', 'This Nurikabe link is damaged or incomplete.'],
    ['pzprv3/nurikabe/1/2/. 99999 ', 'This Nurikabe link is damaged or incomplete.'],
    ['pzprv3/nurikabe/1', 'This Nurikabe link doesn’t say how large the board is.'],
    ['pzprv3/nurikabe/9999/9999/. ', 'The board of this Nurikabe link is too large.'],
    ['pzprv3/yinyang/1/2/3 . ', 'This Yin-Yang link is damaged or incomplete.'],
    ['pzprv3/norinori/1/2/2/0 ', 'This Norinori link is damaged or incomplete.'],
    ['pzprv3/starbattle/1/2/0/1/0 0 ', 'This Star Battle link is damaged or incomplete.'],
    ['pzprv3/nuriuzu/2/2/1./', 'This Nuri-uzu link is damaged or incomplete.'],
    [
      'pzprv3/tilepaint/2/2/2/0 0 /1 1 /0 2 1 /1 3,4 . /2 . . /. . /. . /',
      'This Tilepaint puzzle has clues inside the board, which aren’t supported.',
    ],
    [
      'v:/pzprv3/nurikabe/1/2/. 1 ',
      'This Nurikabe puzzle is a variant, and the link doesn’t include its rules.',
    ],
    ['pzprv3/slither/1/2/. 1 ', 'Slitherlink can’t be played with light and dark cells.'],
    ['pzprv3/heyawake/1/2/. 1 ', 'Heyawake needs a rule that isn’t available here.'],
  ])('that cannot be opened says why: %s', (file, sentence) => {
    const opened = openSavedFile(file);
    expect(!opened.ok && english.say(opened.error)).toBe(sentence);
  });
});
