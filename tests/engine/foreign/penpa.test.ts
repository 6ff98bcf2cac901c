import { describe, expect, it } from 'vitest';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { openForeign } from '#engine/foreign/openForeign.ts';
import { openText } from '#engine/import/openSource.ts';
import { english } from '#texts/english.ts';
import WRITTEN from './penpaLinks.json' with { type: 'json' };

const PLATFORM = {
  inflateRaw: (bytes: Uint8Array) => Promise.resolve(new Uint8Array(inflateRawSync(bytes))),
  gunzip: () => Promise.reject(new Error('not packed so')),
};

interface Parts {
  readonly kind?: string;
  readonly columns?: string;
  readonly space?: readonly number[];
  readonly tags?: readonly string[];
  readonly title?: string;
  /** The author's part, abbreviated: `zN` is the numbers of cells, `zY` the symbols. */
  readonly question?: string;
}

/** A board of 4 x 3 cells: with a margin of two, rows have eight places. */
const AT = (x: number, y: number) => (y + 2) * 8 + x + 2;
/** The lower right corner of a cell: corners follow the 8 x 7 places of cells. */
const CORNER = (x: number, y: number) => 8 * 7 + AT(x, y);
const PARTS = 'Parts of this Penpa+ puzzle aren’t supported for its genre.';
const NUMBERS =
  `{"zR":{"z_":[]},"zU":{"z_":[]},zS:{},zN:{"${AT(0, 0)}":["1",1,"1"],"${AT(2, 1)}":["?",1,"1"]},z5:[]}`
    .replaceAll('"zR"', 'zR')
    .replaceAll('"zU"', 'zU')
    .replaceAll('"z_"', 'z_');

function link(parts: Parts = {}): string {
  const {
    kind = 'square',
    columns = '4',
    space = [0, 0, 0, 0],
    tags = ['nurikabe'],
    title = '',
  } = parts;
  const head = `${kind},${columns},3,38,0,1,1,190,152,0,0,0,0,0,0,Title: ${title},Author: Ada%2C Bea,,,OFF,false`;
  const lines = [head, JSON.stringify(space), '{}', parts.question ?? NUMBERS];
  while (lines.length < 17) lines.push('"x"');
  const data = deflateRawSync([...lines, JSON.stringify(tags)].join('\n')).toString('base64');
  return `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${data}`;
}

async function reasonOf(parts: Parts): Promise<string> {
  const opened = await openText(link(parts), PLATFORM);
  return opened.ok ? '' : english.say(opened.error);
}

describe('a link of Penpa+', () => {
  it.each([
    ['nurikabe', 'nurikabe'],
    ['kurodoko', 'kurodoko'],
    ['cave', 'cave'],
    ['minesweeper', 'mines'],
    ['norinuri', 'norinuri'],
  ])('of %s is the puzzle of its genre', async (tag, id) => {
    const opened = await openText(link({ tags: [tag] }), PLATFORM);
    const same = openForeign(`https://puzz.link/p?${id}/4/3/1k.k`);

    expect(same.ok && opened.ok && opened.value.grid).toEqual(same.ok && same.value.grid);
    expect(opened.ok && opened.value.author).toBe('Ada, Bea');
  });

  // Drawn and written by Penpa+ itself.
  it.each(Object.entries(WRITTEN))(
    '%s opens as the puzzle that it was drawn from',
    async (address, data) => {
      const opened = await openText(`https://penpa.example/#m=edit&p=${data}`, PLATFORM);
      const same = openForeign(address);

      expect(same.ok && opened.ok && opened.value.grid).toEqual(same.ok && same.value.grid);
      expect(opened.ok && [opened.value.title, opened.value.author]).toEqual(['A puzzle', 'Bea']);
    },
  );

  it('may draw the frame of its board, too', async () => {
    const frame = `"${CORNER(-1, -1)},${CORNER(0, -1)}":2,"${CORNER(3, 1)},${CORNER(3, 2)}":2`;
    const question = `{zN:{},zE:{${frame},"${CORNER(1, 0)},${CORNER(1, 1)}":2,"${CORNER(2, 0)},${CORNER(3, 0)}":21}}`;
    const opened = await openText(link({ tags: ['norinori'], question }), PLATFORM);

    expect(opened.ok && opened.value.grid.zones).toEqual([
      { x1: 1, y1: 1, x2: 2, y2: 1 },
      { x1: 3, y1: 0, x2: 3, y2: 1 },
    ]);
  });

  it.each(['2.5', '0', '-4', '1e1', '', '99999999'])(
    'with %j columns is damaged',
    async (columns) => {
      expect(await reasonOf({ columns })).toMatch(/Penpa\+/);
    },
  );

  it('may name its genre in the title, and draw circles', async () => {
    const question = `{zN:{"${AT(3, 2)}":["3",1,"1"]},zY:{"${AT(3, 2)}":[1,"circle_L",1],"${AT(0, 0)}":[1,"circle_L",1]}}`;
    const parts = { tags: [], title: 'Kurodoko by z', question: question.replaceAll('z"', 'zZ"') };
    const opened = await openText(link(parts), PLATFORM);
    const same = openForeign('https://puzz.link/p?kurodoko/4/3/.p3');

    expect(opened.ok && opened.value.grid).toEqual(same.ok && same.value.grid);
  });

  it.each([
    [{ kind: 'hex' }, 'This Penpa+ puzzle isn’t on a rectangle of squares.'],
    [{ space: [2, 1, 0, 0] }, 'This Penpa+ puzzle isn’t on a rectangle of squares.'],
    [{ space: [1, 0, 0, 0] }, PARTS],
    [
      { tags: [], title: 'Mystery' },
      'This Penpa+ link doesn’t name a genre, so its rules aren’t known.',
    ],
    [{ tags: ['sudoku'] }, 'Sudoku can’t be played with light and dark cells.'],
    [{ tags: ['lits'] }, 'LITS needs a rule that isn’t available here.'],
    [{ question: '{zN:{},zE:{"1,2":2}}' }, PARTS],
    [{ question: `{zN:{},zE:{"${CORNER(0, -1)},${CORNER(0, 0)}":2}}` }, PARTS],
    [{ question: `{zN:{},zE:{"${CORNER(0, -1)},${CORNER(0, 0)}":5}}`, tags: ['norinori'] }, PARTS],
    [{ question: `{zN:{},zE:{"${CORNER(0, 0)},${CORNER(1, 1)}":2}}`, tags: ['norinori'] }, PARTS],
    [{ question: `{zN:{"${AT(0, 0)}":["A",1,"1"]}}` }, PARTS],
    [{ question: `{zN:{"${AT(0, 0)}.5":["1",1,"1"]}}` }, PARTS],
    [{ question: `{zN:{},zY:{"${AT(0, 0)}":[2,"star",1]}}` }, PARTS],
    [{ question: `{zN:{},zY:{"${AT(0, 0)}":[3,"circle_M",1]}}`, tags: ['yin-yang'] }, PARTS],
    [{ question: `{zN:{"${AT(0, 0)}":["1",1,"1"]}}`, tags: ['yin-yang'] }, PARTS],
    [{ tags: ['norinori'] }, PARTS],
    [{ tags: ['starbattle'], question: '{zN:{}}' }, PARTS],
    [{ tags: ['tilepaint'] }, PARTS],
    [{ question: 'zz' }, 'This Penpa+ link is damaged or incomplete.'],
    [{ kind: '4' }, 'This Penpa+ link is damaged or incomplete.'],
  ])('that cannot be opened says why: %j', async (parts, sentence) => {
    expect(await reasonOf(parts)).toBe(sentence);
  });
});
