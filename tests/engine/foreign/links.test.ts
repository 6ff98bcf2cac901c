import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBorders, writeBorders } from '#engine/foreign/encodings/borders.ts';
import {
  readCircles,
  writeCircles,
  readDots,
  writeDots,
} from '#engine/foreign/encodings/circles.ts';
import { readNumbers, writeNumbers, type CellClue } from '#engine/foreign/encodings/numbers.ts';
import { createForeignLinks } from '#engine/foreign/createForeignLinks.ts';
import { openForeign } from '#engine/foreign/openForeign.ts';
import { streamReplies } from '#solvers/answer.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { english } from '#texts/english.ts';
import { tileLetters } from '#tests/support/gridText.ts';
import { gridFrom } from '#tests/support/texts.ts';

const NURIKABE = 'https://puzz.link/p?nurikabe/4/4/1k2k2i';
const KURODOKO = 'https://puzz.link/p?kurodoko/3/3/h3g4i4';

/** The solver's result for a link: the rows of its solutions, and the end of the run. */
async function solved(address: string): Promise<readonly string[]> {
  const puzzle = openForeign(address);
  if (!puzzle.ok) return [english.say(puzzle.error)];
  const { grid } = puzzle.value;
  const told: string[] = [];
  const request = { grid: writeGridText(grid), solver: 'auto', most: 2 };
  for await (const reply of streamReplies(request, () => 0)) {
    const letters = reply.type === 'solution' ? tileLetters(reply.grid).join('') : null;
    const rows = letters?.toLowerCase().match(new RegExp(`.{${grid.width}}`, 'g'));
    told.push(rows?.join('/') ?? reply.type);
  }
  return told;
}

describe('a link of another site', () => {
  it('has the solution that was drawn for it', async () => {
    expect(await solved(NURIKABE)).toEqual(['wbbb/bbwb/wbwb/wbbb', 'none']);
    expect(await solved(KURODOKO)).toEqual(['wbw/www/bww', 'none']);
  });

  it('states rules, givens and clues of its genre', () => {
    const puzzle = openForeign(NURIKABE);

    expect(puzzle.ok && puzzle.value.title).toBe('Nurikabe');
    expect(puzzle.ok && writeGridText(puzzle.value.grid)).toBe(
      '0_4x4|T4:WnnnnnWnnnnnWnnn|C1:|Z|Snumber,x=0,y=0,number=1:number,x=2,y=1,number=2:number,x=0,y=3,number=2' +
        '|Rconnect_all,color=dark' +
        ':ban_pattern,pattern=2x2&#124;T2&#58;bbbb&#124;C1&#58;&#124;Z&#124;S&#124;R' +
        ':symbols_per_region,count=1,color=light,comparison=eq',
    );
  });

  it.each([
    'http://pzv.jp/p.html?nurikabe/4/4/1k2k2i',
    'https://pzplus.tck.mn/p?nurikabe/4/4/1k2k2i',
    'puzz.link/p?nurikabe_edit/4/4/1k2k2i/',
    'https://pzprxs.vercel.app/p?nurikabe/4/4/1k2k2i#solution',
    'http://indi.s58.xrea.com/pzpr/v3/p.html?nurikabe/4/4/1k2k2i',
    '  https://puzz.link/p?nurikabe/x/4/4/1k2k2i  ',
  ])('is the same on other sites: %s', (address) => {
    expect(openForeign(address)).toEqual(openForeign(NURIKABE));
  });

  it('may call its genre by another name', () => {
    expect(openForeign('https://puzz.link/p?bag/2/2/3i')).toEqual(
      openForeign('https://puzz.link/p?cave/2/2/3i'),
    );
  });

  it.each([
    [
      'https://puzz.link/p?slither/4/4/abc',
      'Slitherlink can’t be played with light and dark cells.',
    ],
    [
      'https://puzz.link/p?skyscraper/4/4/a',
      'Skyscrapers can’t be played with light and dark cells.',
    ],
    ['https://puzz.link/p?heyawake/4/4/abc', 'Heyawake needs a rule that isn’t available here.'],
    ['https://puzz.link/p?masyu/4/4/a', 'Masyu can’t be played with light and dark cells.'],
    ['https://puzz.link/p?heyawacky/4/4/a', 'Heyawake needs a rule that isn’t available here.'],
    [
      'https://puzz.link/p?hasunomura/4/4/a',
      'Hasu no Mura needs a rule that isn’t available here.',
    ],
    ['https://puzz.link/p?ubahn/4/4/a', 'U-Bahn can’t be played with light and dark cells.'],
    ['https://www.f-puzzles.com/?id=abc', 'Sudoku can’t be played with light and dark cells.'],
    ['https://puzz.link/p?newgenre/4/4/abc', '“newgenre” puzzles aren’t supported.'],
    [
      'https://puzz.link/p?nurikabe/v:/4/4/1k2k2i',
      'This Nurikabe puzzle is a variant, and the link doesn’t include its rules.',
    ],
    [
      'https://puzz.link/p?nurikabe/four/by/four',
      'This Nurikabe link doesn’t say how large the board is.',
    ],
    ['https://puzz.link/p?nurikabe/99999/99999/1', 'The board of this Nurikabe link is too large.'],
    ['https://puzz.link/p?nurikabe/4/4/1k2k2', 'This Nurikabe link is damaged or incomplete.'],
    ['https://puzz.link/p?nurikabe/4/4/1k2k2ig', 'This Nurikabe link is damaged or incomplete.'],
    ['https://puzz.link/p?yinyang/4/4/zz', 'This Yin-Yang link is damaged or incomplete.'],
    ['https://puzz.link/p?norinori/4/4/0', 'This Norinori link is damaged or incomplete.'],
    [
      'https://puzz.link/p?starbattle/4/4/0/000000',
      'This Star Battle link is damaged or incomplete.',
    ],
    ['https://puzz.link/p?nuriuzu/2/2/k', 'This Nuri-uzu link is damaged or incomplete.'],
    [
      'https://puzz.link/p?nuriuzu/2/2/je',
      'This Nuri-uzu puzzle has a dot on a corner, where none is allowed.',
    ],
    ['https://puzz.link/p?tilepaint/2/2/00', 'This Tilepaint link is damaged or incomplete.'],
    [
      'https://puzz.link/p?tilepaint/2/2/001.i1111',
      'This Tilepaint puzzle has clues inside the board, which aren’t supported.',
    ],
    [
      'https://puzz.link/p?dominion/2/2/.i',
      'This Dominion puzzle has a clue without a letter, which isn’t supported.',
    ],
    [
      'https://puzz.link/p?lightshadow/2/2/.i',
      'This Light and Shadow link is damaged or incomplete.',
    ],
    ['https://example.com/nurikabe/4/4/1', 'This isn’t a link to a puzzle.'],
    ['', 'This isn’t a link to a puzzle.'],
  ])('that cannot be opened says why: %s', (address, sentence) => {
    const opened = openForeign(address);

    expect(!opened.ok && english.say(opened.error)).toBe(sentence);
  });

  it('never throws, whatever stands in it', () => {
    const body = fc.string({ unit: fc.constantFrom(...'0123456789abcdefghijuvz.-+=%/:') });
    const genre = fc.constantFrom(
      'nurikabe',
      'cave',
      'dominion',
      'lightshadow',
      'yinyang',
      'norinori',
      'starbattle',
      'tilepaint',
      'nuriuzu',
      'mines',
      'slither',
    );
    fc.assert(
      fc.property(genre, fc.nat(12), fc.nat(12), body, (id, columns, rows, rest) => {
        const opened = openForeign(`https://puzz.link/p?${id}/${columns}/${rows}/${rest}`);

        expect(opened.ok || english.say(opened.error).endsWith('.')).toBe(true);
      }),
    );
  });
});

describe('a puzzle of ours', () => {
  it('has the address of its genre, solved or painted or not', () => {
    const opened = openForeign(NURIKABE);
    const text = opened.ok ? writeGridText(opened.value.grid) : '';
    const painted = gridFrom(text.replace('T4:WnnnnnWnnnnnWnnn', 'T4:WbbbbbWbwbwbWbbb'));

    expect(opened.ok && createForeignLinks(opened.value)).toEqual([
      {
        genre: 'Nurikabe',
        addresses: [
          { site: 'puzz.link', address: NURIKABE },
          { site: 'Penpa+', address: `https://swaroopg92.github.io/penpa-edit/#p=${NURIKABE}` },
        ],
      },
    ]);
    expect(createForeignLinks({ grid: painted })).toHaveLength(1);
  });

  it('may say the same in other rules', () => {
    const grid = gridFrom(
      '2x2|T2:WnnW|Sviewpoint,x=0,y=0,number=3|Rregion_area,color=dark,size=1:connect_all,color=light',
    );

    expect(createForeignLinks({ grid })).toMatchObject([
      {
        genre: 'Kurodoko',
        addresses: [
          { address: 'https://puzz.link/p?kurodoko/2/2/3h.' },
          {
            address:
              'https://swaroopg92.github.io/penpa-edit/#p=https://puzz.link/p?kurodoko/2/2/3h.',
          },
        ],
      },
    ]);
  });

  it.each([
    // https://github.com/swaroopg92/penpa-edit, docs/js/general.js
    ['a genre that it does not draw', 'https://puzz.link/p?dominion/3/3/1k2h'],
    ['more rows than it has', 'https://puzz.link/p?mines/1/101/1zzzzz'],
    ['a number that would end its parameter', 'https://puzz.link/p?mines/2/1/=388g'],
  ])('has no address of Penpa+ with %s', (_, address) => {
    const opened = openForeign(address);

    expect(opened.ok && createForeignLinks(opened.value)).toMatchObject([
      { addresses: [{ site: 'puzz.link' }] },
    ]);
  });

  it.each([
    ['nothing to solve', '3x3'],
    ['a rule more', '2x1|T2:Wn|Sviewpoint,x=0,y=0,number=2|Rconnect_all,color=light'],
    ['a clue on a gray cell', '2x1|T2:nn|Sminesweeper,x=0,y=0,number=1'],
    ['a symbol between cells', '2x1|T2:WW|Snumber,x=0.5,y=0,number=2'],
    ['a hole', '2x1|T2:W.|Sminesweeper,x=0,y=0,number=1'],
    ['a number that is none', '2x1|T2:Wn|Sminesweeper,x=0,y=0,number=0.5'],
    [
      'joined sides',
      '2x1|T2:Wn|Sminesweeper,x=0,y=0,number=1|Rwrap_around,horizontal=wrap,vertical=none',
    ],
  ])('has no address with %s', (_, text) => {
    expect(createForeignLinks({ grid: gridFrom(text) })).toEqual([]);
  });
});

describe('the encodings', () => {
  it('write numbers of any length, with gaps', () => {
    const clues: CellClue[] = [1, null, null, 17, 'open', 300, 5000, 9000, null];

    expect(writeNumbers(clues)).toBe('1h-11.+12c=388%328g');
    expect(readNumbers('1h-11.+12c=388%328g', clues.length)).toEqual(clues);
    expect(writeNumbers(new Array<null>(45).fill(null))).toBe('zzk');
  });

  it('write borders, between columns first', () => {
    const borders = [
      { x1: 0, y1: 0, x2: 1, y2: 0 },
      { x1: 1, y1: 1, x2: 2, y2: 1 },
      { x1: 1, y1: 0, x2: 1, y2: 1 },
    ];

    expect(writeBorders(borders, 3, 2)).toBe('i8');
    expect(readBorders('i8rest', 3, 2)).toEqual({ borders, rest: 'rest' });
  });

  it('write circles, three a digit', () => {
    expect(writeCircles([1, 2, 0, 0, 0, 2])).toBe('f2');
    expect(readCircles('f2', 6)).toEqual([1, 2, 0, 0, 0, 2]);
  });

  it('write dots and what lies between them', () => {
    expect(writeDots([false, true, false])).toBe('ge');
    expect(writeDots([true, false, true])).toBe('2e');
    expect(readDots('2e', 3)).toEqual([true, false, true]);
  });

  it('read back what they write', () => {
    const clue = fc.option(fc.oneof(fc.nat(0x2fff), fc.constant('open' as const)));
    fc.assert(
      fc.property(fc.array(clue), fc.array(fc.boolean(), { minLength: 1 }), (clues, dots) => {
        expect(readNumbers(writeNumbers(clues), clues.length)).toEqual(clues);
        expect(readDots(writeDots(dots), dots.length)).toEqual(dots);
      }),
    );
  });
});
