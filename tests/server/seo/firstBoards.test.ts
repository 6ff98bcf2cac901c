import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { addDays, dayOf, startOfDay } from '#base/days.ts';
import { escapeText } from '#engine/text/escape.ts';
import { createPreviews, PREVIEW_LIMITS } from '#server/previews/createPreviews.ts';
import { publishDue } from '#server/db/dailies.ts';
import { addDaily } from '#tests/support/dailies.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostileTexts.ts';
import { packed } from '#tests/support/puzzleData.ts';
import { storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const SOLVED = '0_4x4|T4:BwwbwbwwWwbbbbwW|C1:|Z|S|Rconnect_all,color=dark';
/** The first puzzle without its solution. */
const UNSOLVED = '0_4x4|T4:BnnnnnnnWnnnnnnW|C1:|Z|S|Rconnect_all,color=dark';

const { db } = await useDatabase();
const directory = mkdtempSync(path.join(tmpdir(), 'chiaro-boards-'));
const PAINTER = '/assets/sentBoard-1.js';
const index = readFileSync('index.html', 'utf8');
writeFileSync(
  path.join(directory, 'index.html'),
  index.replace('src="/boot.js"', `src="/boot.js" data-sent-board="${PAINTER}"`),
);
const mistakes: Error[] = [];
const previews = createPreviews(new URL(inject('puzzleWorker')), (error) => mistakes.push(error), {
  ...PREVIEW_LIMITS,
  milliseconds: 60_000, // must not fail on a busy machine
  waitingMilliseconds: 60_000,
});
const counted: string[] = [];
let isAllowed = true;
const limits = {
  take: (group: string) => {
    counted.push(group);
    return Promise.resolve({ isAllowed, limit: 1, remaining: 1, resetSeconds: 1 });
  },
  noteFailure: () => Promise.resolve(),
};
/** Waits for each board: pages themselves do not wait for one that takes long. */
let drawing: Promise<unknown> = Promise.resolve();
const site = new TestSite(db, {
  pagesDirectory: directory,
  limits,
  previews: {
    ...previews,
    drawFirstBoard: (board) => {
      const drawn = previews.drawFirstBoard(board);
      drawing = drawn;
      return drawn;
    },
  },
});
let ada: Member;

beforeAll(async () => {
  ada = await site.member('Ada');
});

afterAll(async () => {
  await previews.close();
  rmSync(directory, { recursive: true });
});

async function htmlOf(address: string): Promise<string> {
  const ask = async () =>
    (await site.app.request(address, { headers: { Accept: 'text/html' } })).text();
  drawing = Promise.resolve();
  await ask();
  await drawing;
  return ask();
}

/** The board in a page; null if there is none. */
async function boardAt(address: string): Promise<string | null> {
  const html = await htmlOf(address);
  return (
    /<div id="sent-board".*<\/svg><\/div><\/div>(?=<(?:div id="root"|script))/s.exec(html)?.[0] ??
    null
  );
}

const puzzleOf = async (text: string, status: 'public' | 'private' = 'public') =>
  storePuzzle(db, ada.id, status, { data: await packed(text), title: 'Knots' });
const linkOf = async (text: string) => `/solve?d=${await packed(text)}`;

describe('the page of a puzzle', () => {
  it('has its board before the app, also for perfection, and links, too', async () => {
    const id = await puzzleOf(SOLVED);
    const board = await boardAt(`/solve/${id}`);

    expect(board).toContain('aria-hidden="true"');
    expect(board).toContain('var(--board-gray)');
    expect(await boardAt(`/solve/${id}/`)).toBe(board);
    expect(await boardAt(await linkOf(SOLVED))).toBe(board);
    expect(await boardAt(`/perfection/${id}`)).toContain('<svg');
  });

  it('has the board of a day up to today, once it is published', async () => {
    const today = dayOf(Date.now());
    const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
    for (const day of [yesterday, today, tomorrow]) await addDaily(db, day);
    await publishDue(db, { enqueue: () => Promise.resolve() }, today);

    const board = await boardAt('/daily');
    expect(board).toContain('<svg');
    const link = await linkOf(SOLVED);
    for (const address of [
      `/daily/${today}/`,
      `/daily/${yesterday}`,
      link.replace('solve', 'daily'),
    ])
      expect(await boardAt(address), address).toBe(board);
    for (const rest of [tomorrow, '2026-02-30', 'archive', `${today}/x`])
      expect(await boardAt(`/daily/${rest}`), rest).toBeNull();
    vi.setSystemTime(startOfDay(tomorrow));
    expect(await boardAt('/daily')).toBeNull();
    expect(await boardAt(`/daily/${today}`)).toBe(board);
    vi.useRealTimers();
  });

  it('can be painted on with a script of its own, cells that are connected together', async () => {
    const id = await puzzleOf(SOLVED);
    const painter = (html: string) => /<script type="module" async src="([^"]+)">/.exec(html)?.[1];
    const link = (segments: string) =>
      linkOf(`0_2x2|T2:Bn.n|C2:${segments}|Z|S|Rconnect_all,color=dark`);
    const dataOf = async (address: string) =>
      / data-columns=[^>]*/.exec((await boardAt(address)) ?? '')?.[0];

    expect(painter(await htmlOf(`/solve/${id}`))).toBe(PAINTER);
    expect(await boardAt(`/solve/${id}`)).toContain(
      'data-columns="4" data-open="xnnnnnnnxnnnnnnx"',
    );
    expect(await dataOf(await link(''))).toBe(' data-columns="2" data-open="xnxn"');
    expect(await dataOf(await link('.A.A'))).toBe(
      ' data-columns="2" data-open="xnxn" data-joined="1,3"',
    );
    // With a given in a group, the app decides.
    for (const address of [`/perfection/${id}`, await link('AA..'), '/', '/rules']) {
      const html = await htmlOf(address);
      expect(html, address).not.toContain(' data-open=');
      expect(painter(html), address).toBeUndefined();
    }
  });

  it('refers to itself by names that nothing else has', async () => {
    const wrapped = `0_4x4|T4:BnnnnnnnWnnnnnnW|C1:|Z|S|Rwrap_around:connect_all,color=dark`;
    const board = (await boardAt(await linkOf(wrapped))) ?? '';
    const ids = [...board.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

    expect(ids.length).toBeGreaterThan(5);
    expect(ids).toEqual([...new Set(ids)]);
    for (const [, id] of board.matchAll(/(?:url\(|href=")#([\w-]+)/g)) expect(ids).toContain(id);
  });

  it('does not show the solution, nor what is hidden until it is found', async () => {
    const board = await boardAt(`/solve/${await puzzleOf(SOLVED)}`);
    const hidden = (symbols: string) =>
      linkOf(`0_2x2|T2:BwwW|C1:|Z|S${symbols}|Rconnect_all,color=dark`);
    const marker = 'hidden,x=1,y=0,revealLocation=f';
    const number = 'number,x=1,y=0,number=3';

    expect(await boardAt(`/solve/${await puzzleOf(UNSOLVED)}`)).toBe(board);
    const covered = await boardAt(await hidden(`${marker}:${number}`));
    expect(covered).toContain('<svg');
    expect(covered).toBe(await boardAt(await hidden(marker)));
    expect(covered).not.toBe(await boardAt(await hidden(number)));
  });

  it('has none for a private puzzle, and none where its place or look is not known', async () => {
    const id = await puzzleOf(SOLVED);
    const link = await linkOf(SOLVED);
    for (const address of [
      `/solve/${await puzzleOf(SOLVED, 'private')}`,
      `/embed/${id}`,
      `/print/${id}`,
      `/solve/${id}?loader=visible`,
      `${link}&loader=visible`,
      link.replace('/solve', '/create'),
      '/solve?d=dfl_!!',
      await linkOf('0_4x4|T4:nnnnnnnnnnnnnnnn|C1:|Z|S|R'),
      await linkOf(`0_41x41|T41:${'n'.repeat(41 * 41)}|C1:|Z|S|Rconnect_all,color=dark`),
    ])
      expect(await boardAt(address), address).toBeNull();
  });

  it('is bounded, and compressed small', async () => {
    const symbols = Array.from(
      { length: 100 },
      (_, i) => `number,x=${i % 30},y=${Math.floor(i / 30) * 4},number=${(i % 9) + 1}`,
    );
    const large = `0_30x30|T30:${'n'.repeat(900)}|C1:|Z|S${symbols.join(':')}|Rconnect_all,color=dark`;
    const address = await linkOf(large);
    const html = await htmlOf(address);
    const sent = await site.app.request(address, {
      headers: { Accept: 'text/html', 'Accept-Encoding': 'br' },
    });
    const bytes = Buffer.from(await sent.arrayBuffer());

    expect(html).toContain('sent-board');
    expect(html.length).toBeLessThan(280_000);
    expect(brotliDecompressSync(bytes).toString()).toBe(html);
    expect(bytes.length).toBeLessThan(20_000);
  });
});

/** The elements of a board with the names of their attributes, as a browser parses them. */
function shapeOf(html: string): readonly string[] {
  const document = new new Window().DOMParser().parseFromString(html, 'text/html');
  return Array.from(document.querySelectorAll('body *'), (element) =>
    [element.tagName, ...Array.from(element.attributes, ({ name }) => name)].join(' '),
  );
}

describe('texts on a board', () => {
  const letter = async (text: string) =>
    (await boardAt(
      await linkOf(
        `0_2x1|T2:nn|C1:|Z|Sletter,x=0,y=0,letter=${escapeText(text)}|Rconnect_all,color=dark`,
      ),
    )) ?? '';
  let plain: readonly string[];

  beforeAll(async () => {
    plain = shapeOf(await letter('A'));
  });

  it.each(HOSTILE_TEXTS)('stay texts: %s', async (text) => {
    expect(plain).toContain('path d fill');
    expect(shapeOf(await letter(text))).toEqual(plain);
  });
});

describe('the cost of links', () => {
  it('is limited with that of previews, and that of other pages is not', async () => {
    counted.length = 0;
    isAllowed = false;
    const link = await boardAt(await linkOf(SOLVED));
    isAllowed = true;

    expect(link).toBeNull();
    expect(new Set(counted)).toEqual(new Set(['previews']));
  });

  it('made no mistakes', () => {
    expect(mistakes).toEqual([]);
  });
});
