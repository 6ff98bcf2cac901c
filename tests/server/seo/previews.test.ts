import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { collectionPreview, puzzlePreview, userPreview } from '#contract/previews.ts';
import { mergeSolution } from '#engine/codec/gridWithSolution.ts';
import { writeGridText } from '#engine/codec/gridText.ts';
import { invariant } from '#base/invariant.ts';
import { openPuzzle } from '#engine/puzzle/puzzle.ts';
import { collectionPuzzles, puzzles } from '#server/db/schema/puzzles.ts';
import { avatars, users } from '#server/db/schema/users.ts';
import { PREVIEW_LIMITS, createPreviews } from '#server/previews/createPreviews.ts';
import { SizedCache } from '#server/ops/SizedCache.ts';
import { sampled } from '#tests/support/fuzzRuns.ts';
import { lyingJpeg, plainPicture } from '#tests/support/hostilePictures.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostileTexts.ts';
import { musicPuzzle } from '#tests/support/musicPuzzle.ts';
import { packed, slowPuzzle } from '#tests/support/puzzleData.ts';
import { readPng, type Pixels } from '#tests/support/readPng.ts';
import { startPictures } from '#tests/support/startPictures.ts';
import { storeCollection, storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

/** Number of hostile texts in a normal run; the nightly run draws all. */
const BY_DAY = 4;

const NOBODY = '018f4e6e-3c5a-7bbb-8c1d-2f7b4a5c6d7e';

/** Columns of boards and portraits. The texts are to their right. */
const LEFT = { from: 40, to: 590 } as const;
const RIGHT = { from: 620, to: 1190 } as const;

const SOLVED = '0_4x4|T4:BwwbwbwwWwbbbbwW|C1:|Z|S|Rconnect_all,color=dark';
const OTHER = '0_4x4|T4:BnnnnWnnnnBnnnnW|C1:|Z|S|Rconnect_all,color=dark';
/** The first puzzle without its solution. */
const UNSOLVED = '0_4x4|T4:BnnnnnnnWnnnnnnW|C1:|Z|S|Rconnect_all,color=dark';

const { db } = await useDatabase();
const mistakes: Error[] = [];
const previews = createPreviews(new URL(inject('puzzleWorker')), (error) => mistakes.push(error), {
  ...PREVIEW_LIMITS,
  milliseconds: 60_000, // must not fail on a busy machine
  waitingMilliseconds: 60_000,
});
const pictures = startPictures();
const site = new TestSite(db, { pictures, previews });
let ada: Member;

beforeAll(async () => {
  ada = await site.member('Ada');
});

afterAll(() => Promise.all([pictures.close(), previews.close()]));

const ask = (endpoint: Endpoint, id: string, headers = {}) =>
  site.call(endpoint, null, { params: { file: `${id}.png` }, query: { v: 'x' }, headers });

async function drawDefaultAvatar(endpoint: Endpoint, id: string): Promise<Pixels> {
  const response = await ask(endpoint, id);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/png');
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(400_000);
  const picture = readPng(bytes);
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  return picture;
}

/** The colors between two columns. */
function colorsIn({ pixelAt }: Pixels, { from, to }: { from: number; to: number }) {
  const colors: number[] = [];
  for (let y = 0; y < 630; y += 3) for (let x = from; x < to; x += 3) colors.push(pixelAt(x, y));
  return colors;
}

const isRed = (color: number) => color >> 16 > 0xf0 && (color & 0xffff) < 0x1010;

const drawnIn = (picture: Pixels, part: { from: number; to: number }) =>
  new Set(colorsIn(picture, part)).size;

const puzzleOf = async (text: string, fields = {}) =>
  storePuzzle(db, ada.id, 'public', { data: await packed(text), title: 'Knots', ...fields });

describe('the picture of a puzzle', () => {
  it('has its board and its words', async () => {
    const picture = await drawDefaultAvatar(puzzlePreview, await puzzleOf(SOLVED));

    expect(drawnIn(picture, LEFT)).toBeGreaterThan(20);
    expect(drawnIn(picture, RIGHT)).toBeGreaterThan(20);
  });

  it('differs by board and by words', async () => {
    const first = await drawDefaultAvatar(puzzlePreview, await puzzleOf(SOLVED));
    const other = await drawDefaultAvatar(puzzlePreview, await puzzleOf(OTHER));
    const named = await drawDefaultAvatar(
      puzzlePreview,
      await puzzleOf(SOLVED, { title: 'Loops' }),
    );
    const harder = await drawDefaultAvatar(
      puzzlePreview,
      await puzzleOf(SOLVED, { designDifficulty: 9 }),
    );

    expect(colorsIn(other, LEFT)).not.toEqual(colorsIn(first, LEFT));
    expect(colorsIn(other, RIGHT)).toEqual(colorsIn(first, RIGHT));
    expect(colorsIn(named, LEFT)).toEqual(colorsIn(first, LEFT));
    expect(colorsIn(named, RIGHT)).not.toEqual(colorsIn(first, RIGHT));
    expect(colorsIn(harder, RIGHT)).not.toEqual(colorsIn(first, RIGHT));
  });

  it('does not show the solution', async () => {
    const solved = await ask(puzzlePreview, await puzzleOf(SOLVED));
    const unsolved = await ask(puzzlePreview, await puzzleOf(UNSOLVED));

    expect(Buffer.from(await solved.arrayBuffer())).toEqual(
      Buffer.from(await unsolved.arrayBuffer()),
    );
  });

  it('leaves out what is hidden until it is found', async () => {
    const board = (symbols: string) => puzzleOf(`0_2x2|T2:BwwW|C1:|Z|S${symbols}|R`);
    const marker = 'hidden,x=1,y=0,revealLocation=f';
    const number = 'number,x=1,y=0,number=3';
    const [covered, alone, open] = await Promise.all(
      [`${marker}:${number}`, marker, number].map(async (symbols) =>
        colorsIn(await drawDefaultAvatar(puzzlePreview, await board(symbols)), LEFT),
      ),
    );

    expect(covered).toEqual(alone);
    expect(open).not.toEqual(alone);
  });

  it('shows of music what stands there from the beginning', async () => {
    const drawn = async (given: number) => {
      const opened = openPuzzle(musicPuzzle({ given }));
      invariant(opened.ok, 'the tune can be read');
      const { grid, solution } = opened.value;
      const id = await puzzleOf(writeGridText(mergeSolution(grid, solution)));
      return colorsIn(await drawDefaultAvatar(puzzlePreview, id), LEFT);
    };

    expect(await drawn(8)).not.toEqual(await drawn(0));
    expect(new Set(await drawn(0)).size).toBeGreaterThan(2);
  });

  it('is drawn for wide, high and single-celled boards', async () => {
    for (const text of [
      `0_30x2|T30:${'n'.repeat(60)}|C1:|Z|S|R`,
      `0_2x30|T2:${'n'.repeat(60)}|C1:|Z|S|R`,
      '0_1x1|T1:n|C1:|Z|S|R',
    ])
      expect(
        drawnIn(await drawDefaultAvatar(puzzlePreview, await puzzleOf(text)), LEFT),
      ).toBeGreaterThan(2);
  });

  it('has its words where the board cannot be read or takes too long', async () => {
    const small = { ...PREVIEW_LIMITS, milliseconds: 40 };
    const hasty = createPreviews(new URL(inject('puzzleWorker')), () => undefined, small);
    const damaged = await drawDefaultAvatar(
      puzzlePreview,
      await puzzleOf(SOLVED, { data: 'dfl_!!' }),
    );
    const slow = { title: 'x', author: '', facts: [], difficulty: null, portrait: null };
    const large = await hasty.draw({ ...slow, boards: [await packed(slowPuzzle())] });
    await hasty.close();

    expect(drawnIn(damaged, LEFT)).toBe(1);
    expect(drawnIn(damaged, RIGHT)).toBeGreaterThan(20);
    expect(large === null || readPng(Buffer.from(large)).width === 1200).toBe(true);
  });

  it('is there for the public ones alone', async () => {
    const hidden = await storePuzzle(db, ada.id, 'private');

    expect((await ask(puzzlePreview, hidden)).status).toBe(404);
    expect((await ask(puzzlePreview, hidden, { Cookie: ada.cookie })).status).toBe(404);
    expect((await ask(puzzlePreview, NOBODY)).status).toBe(404);
  });

  it('is drawn once, and not sent again while it is the same', async () => {
    const id = await puzzleOf(SOLVED, { title: 'Once' });
    const first = await ask(puzzlePreview, id);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const known = await ask(puzzlePreview, id, headers);
    await db.update(puzzles).set({ title: 'Twice' }).where(eq(puzzles.id, id));
    const changed = await ask(puzzlePreview, id, headers);

    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(changed.status).toBe(200);
  });
});

describe('the picture of a collection', () => {
  it('has the boards of its first puzzles', async () => {
    const pictures: number[][] = [];
    for (const count of [0, 1, 3, 6]) {
      const id = await storeCollection(db, ada.id, 'public', { puzzleCount: count });
      for (let position = 0; position < count; position++) {
        const puzzleId = await puzzleOf(position % 2 === 0 ? SOLVED : OTHER);
        await db.insert(collectionPuzzles).values({ collectionId: id, puzzleId, position });
      }
      pictures.push(colorsIn(await drawDefaultAvatar(collectionPreview, id), LEFT));
    }

    expect(new Set(pictures[0])).toHaveProperty('size', 1);
    expect(new Set(pictures.map((colors) => colors.join())).size).toBe(4);
  });

  it('is there for the public ones alone', async () => {
    const id = await storeCollection(db, ada.id, 'private');

    expect((await ask(collectionPreview, id)).status).toBe(404);
  });
});

describe('the picture of somebody', () => {
  it('has the picture they are given, or their own', async () => {
    const bob = await site.member('Bob');
    const given = await drawDefaultAvatar(userPreview, bob.id);
    const bytes = await plainPicture(64, 64, '#ff0000').webp().toBuffer();
    await db.insert(avatars).values({ userId: bob.id, mime: 'image/webp', bytes, sha256: 'x' });
    const own = await drawDefaultAvatar(userPreview, bob.id);

    expect(drawnIn(given, LEFT)).toBeGreaterThan(2);
    expect(isRed(own.pixelAt(315, 315))).toBe(true);
    expect(isRed(given.pixelAt(315, 315))).toBe(false);
  });

  it('is never drawn from bytes that were kept as a stranger made them', async () => {
    const eve = await site.member('Eve');
    const given = await ask(userPreview, eve.id);
    const bytes = await lyingJpeg(30_000);
    await db.insert(avatars).values({ userId: eve.id, mime: 'image/jpeg', bytes, sha256: 'x' });

    expect((await ask(userPreview, eve.id)).headers.get('ETag')).toBe(given.headers.get('ETag'));
    expect(await db.$count(avatars, eq(avatars.sha256, 'x'))).toBe(0);
  });

  it('is gone with who is blocked', async () => {
    const eve = await site.member('Eve');
    await db.update(users).set({ active: false }).where(eq(users.id, eve.id));

    expect((await ask(userPreview, eve.id)).status).toBe(404);
  });
});

describe('hostile texts', () => {
  let plain: number[];

  beforeAll(async () => {
    plain = colorsIn(await drawDefaultAvatar(puzzlePreview, await puzzleOf(OTHER)), LEFT);
  });

  const texts = [
    ...HOSTILE_TEXTS,
    ...['光と影のパズル', 'ا'.repeat(100), 'W'.repeat(100), '\u{1}\u{fffe}'],
  ];

  it.each(sampled(texts, BY_DAY))('are drawn like any other: %s', async (text) => {
    const who = await site.member(text);
    const id = await storePuzzle(db, who.id, 'public', {
      title: text,
      data: await packed(OTHER),
    });

    expect(colorsIn(await drawDefaultAvatar(puzzlePreview, id), LEFT)).toEqual(plain);
  });
});

describe('pictures that are kept', () => {
  const picture = (bytes: number) => Promise.resolve(new Uint8Array(bytes));
  const never = () => Promise.reject(new Error('It is kept.'));

  it('are drawn once, also when many ask at once, and again when there was no time', async () => {
    const kept = new SizedCache<Uint8Array>(100, ({ byteLength }) => byteLength);
    let times = 0;
    const draw = () => {
      times += 1;
      return picture(10);
    };
    await Promise.all([kept.get('a', draw), kept.get('a', draw), kept.get('a', draw)]);

    expect(times).toBe(1);
    expect(await kept.get('b', () => Promise.resolve(null))).toBeNull();
    expect(await kept.get('b', draw)).toHaveLength(10);
  });

  it('have so much room together, and those that are asked for stay', async () => {
    const kept = new SizedCache<Uint8Array>(100, ({ byteLength }) => byteLength);
    await kept.get('a', () => picture(40));
    await kept.get('b', () => picture(40));
    await kept.get('a', never);
    await kept.get('c', () => picture(40));

    expect(await kept.get('a', never)).toHaveLength(40);
    expect(await kept.get('c', never)).toHaveLength(40);
    await expect(kept.get('b', never)).rejects.toThrow();
    expect(await kept.get('huge', () => picture(1000))).toHaveLength(1000);
    expect(await kept.get('a', never), 'one without room displaces no other').toHaveLength(40);
    await expect(kept.get('huge', never)).rejects.toThrow();
  });
});

describe('the process that draws', () => {
  it('refuses what it has no time for, and the site says when to ask again', async () => {
    const busy = new TestSite(db, {
      previews: { ...previews, draw: () => Promise.resolve(null) },
    });
    const params = { file: `${await puzzleOf(SOLVED, { title: 'Busy' })}.png` };
    const response = await busy.call(puzzlePreview, null, { params });

    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('10');
  });

  it('made no mistakes', () => {
    expect(mistakes).toEqual([]);
  });
});
