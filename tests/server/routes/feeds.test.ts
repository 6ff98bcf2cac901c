import { eq, sql } from 'drizzle-orm';
import { Window } from 'happy-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionFeed, puzzleFeed, userFeed } from '#contract/feeds.ts';
import { oembed } from '#contract/oembed.ts';
import { collections } from '#server/db/schema/collections.ts';
import { collectionPuzzles, puzzles, STATUS } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { atomXml } from '#server/domain/atom.ts';
import { plainMarkdown } from '#server/domain/plainMarkdown.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostileTexts.ts';
import { automaticOf, storeCollection, storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const parser = new new Window().DOMParser();

const NAUGHTY = `<b>&amp; "Ünï\u{1f9e9}" ]]> 'x'\u{1}\u{ffff}</b>`;
const SHOWN = `<b>&amp; "Ünï\u{1f9e9}" ]]> 'x'\u{fffd}\u{fffd}</b>`;

/** An id that no item has. */
const NOBODY = '018f4e6e-3c5a-7bbb-8c1d-2f7b4a5c6d7e';

let ada: Member;
let bob: Member;

beforeAll(async () => {
  ada = await site.member(`Ada ${NAUGHTY}`);
  bob = await site.member('Bob');
});

/** Parse a feed as a feed reader does. Fails if it is not well-formed. */
function read(xml: string) {
  const document = parser.parseFromString(xml, 'application/xml');
  const hasBareSign = /&(?!(?:amp|lt|gt|quot|apos);)/.test(xml); // the parser accepts it
  if (hasBareSign || document.querySelector('parsererror'))
    throw new Error(`This is no XML: ${xml}`);
  const text = (parent: Pick<typeof document, 'querySelector'>, path: string) =>
    parent.querySelector(path)?.textContent ?? null;
  const root = document.documentElement;
  const children = Array.from(root.children);
  const own = (name: string) => children.find(({ tagName }) => tagName === name);
  return {
    name: root.tagName,
    namespace: root.getAttribute('xmlns'),
    id: own('id')?.textContent,
    title: own('title')?.textContent,
    updated: own('updated')?.textContent,
    links: children
      .filter(({ tagName }) => tagName === 'link')
      .map((link) => [link.getAttribute('rel'), link.getAttribute('href')]),
    entries: children
      .filter(({ tagName }) => tagName === 'entry')
      .map((entry) => ({
        id: text(entry, 'id'),
        title: text(entry, 'title'),
        summary: text(entry, 'summary'),
        author: text(entry, 'author name'),
        published: text(entry, 'published'),
        updated: text(entry, 'updated'),
        link: entry.querySelector('link')?.getAttribute('href'),
      })),
  };
}

async function entriesOf(response: Response) {
  expect(response.status).toBe(200);
  const { entries } = read(await response.text());
  return entries.map(({ id }) => id?.replace('urn:uuid:', ''));
}

const userFeedOf = (id: string, headers = {}) =>
  site.call(userFeed, null, { params: { file: `${id}.atom` }, headers });
const collectionFeedOf = (id: string, who: Member | null = null, headers = {}) =>
  site.call(collectionFeed, who, { params: { file: `${id}.atom` }, headers });

describe('a feed', () => {
  it('is Atom 1.0, with every text as pages show it', async () => {
    const description = `A grid: ${NAUGHTY}`;
    const [publishedAt, updatedAt] = [
      new Date('2011-04-05T06:07:08Z'),
      new Date('2012-01-01T00:00:00.250Z'),
    ];
    const id = await storePuzzle(db, ada.id, 'public', {
      title: NAUGHTY,
      description,
      publishedAt,
      updatedAt,
    });
    const response = await userFeedOf(ada.id);
    const feed = read(await response.text());
    const self = `${SITE.apiOrigin}/api/feed/user/${ada.id}.atom`;

    expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
    expect(feed).toMatchObject({
      name: 'feed',
      namespace: 'http://www.w3.org/2005/Atom',
      id: self,
      title: `Puzzles by Ada ${SHOWN} on Chiaro`,
      links: [
        ['self', self],
        ['alternate', `${SITE.webOrigin}/profile/${ada.id}`],
      ],
    });
    expect(feed.entries).toEqual([
      {
        id: `urn:uuid:${id}`,
        title: SHOWN,
        summary: `A grid: ${SHOWN.replace('&amp;', '&')}`, // Markdown reads it as HTML does
        author: `Ada ${SHOWN}`,
        published: '2011-04-05T06:07:08.000Z',
        updated: '2012-01-01T00:00:00.250Z',
        link: `${SITE.webOrigin}/solve/${id}`,
      },
    ]);
    expect(feed.updated).toBe('2012-01-01T00:00:00.250Z');
  });

  it('hides spoilers', async () => {
    const cy = await site.member('Cy');
    await storePuzzle(db, cy.id, 'public', { description: 'Begin in ||the corner||.' });
    const feed = read(await (await userFeedOf(cy.id)).text());

    expect(feed.entries).toMatchObject([{ summary: 'Begin in █████.' }]);
  });

  it('would not pass for one here with a mistake in it', () => {
    const feed = { id: 'a', title: 'b', self: 'c', page: 'd', updated: new Date(0), entries: [] };

    expect(read(atomXml(feed)).title).toBe('b');
    expect(() => read(atomXml(feed).replace('</title>', ''))).toThrow('no XML');
    expect(() => read(atomXml(feed).replace('>b<', '>&b<'))).toThrow('no XML');
  });

  it.each(HOSTILE_TEXTS)('keeps hostile texts as they are: %s', async (text) => {
    const who = await site.member(text);
    await storePuzzle(db, who.id, 'public', { title: text, description: text });
    const feed = read(await (await userFeedOf(who.id)).text());

    expect(feed.title).toBe(`Puzzles by ${text} on Chiaro`);
    const summary = plainMarkdown(text);
    expect(feed.entries).toMatchObject([{ title: text, summary, author: text }]);
  });

  it('may be kept for ten minutes, and is not sent again when it is the same', async () => {
    const eve = await site.member('Eve');
    const id = await storePuzzle(db, eve.id, 'public');
    const first = await userFeedOf(eve.id);
    const tag = first.headers.get('ETag') ?? '';
    const time = first.headers.get('Last-Modified') ?? '';
    const status = async (headers: Record<string, string>) =>
      (await userFeedOf(eve.id, headers)).status;

    expect(first.headers.get('Cache-Control')).toBe('public, max-age=600');
    expect(await status({ 'If-None-Match': tag })).toBe(304);
    expect(await status({ 'If-None-Match': `"other", W/${tag}` })).toBe(304);
    expect(await status({ 'If-None-Match': '"other"', 'If-Modified-Since': time })).toBe(200);
    expect(await status({ 'If-Modified-Since': time })).toBe(304);
    expect(await status({ 'If-Modified-Since': new Date(0).toUTCString() })).toBe(200);
    expect(await status({ 'If-Modified-Since': 'yesterday' })).toBe(200);
    const kept = await userFeedOf(eve.id, { 'If-None-Match': tag });
    expect([await kept.text(), kept.headers.get('ETag')]).toEqual(['', tag]);
    await db.update(puzzles).set({ title: 'Another' }).where(eq(puzzles.id, id));
    expect(await status({ 'If-None-Match': tag })).toBe(200);
  });

  it('without puzzles is a feed all the same', async () => {
    const dan = await site.member('Dan');
    const feed = read(await (await userFeedOf(dan.id)).text());

    expect(feed.entries).toEqual([]);
    expect(feed.updated).toBe('1970-01-01T00:00:00.000Z');
  });
});

describe('the feed of all puzzles', () => {
  it('has the 30 published last, and no private ones', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 31; i++) {
      const publishedAt = new Date(Date.now() + i * 60_000);
      ids.push(await storePuzzle(db, bob.id, 'public', { publishedAt }));
    }
    await storePuzzle(db, bob.id, 'private');

    expect(await entriesOf(await site.call(puzzleFeed, bob))).toEqual(
      ids.toReversed().slice(0, 30),
    );
  });
});

describe('the feed of somebody', () => {
  it('has what they published, and what they keep private not even for themselves', async () => {
    const cat = await site.member('Cat');
    const id = await storePuzzle(db, cat.id, 'public');
    await storePuzzle(db, cat.id, 'private');
    const file = `${cat.id}.atom`;

    expect(await entriesOf(await site.call(userFeed, cat, { params: { file } }))).toEqual([id]);
  });

  it('is gone with who is blocked or removed, and was never there for others', async () => {
    const [blocked, removed] = [await site.member('Finn'), await site.member('Gus')];
    await db.update(users).set({ active: false }).where(eq(users.id, blocked.id));
    await db
      .update(users)
      .set({ removedAt: sql`now()` })
      .where(eq(users.id, removed.id));

    for (const id of [blocked.id, removed.id, NOBODY])
      expect((await userFeedOf(id)).status).toBe(404);
    expect(await site.refusal(userFeed, null, { params: { file: 'ada.atom' } })).toBe(
      'invalid_request',
    );
    expect(await site.refusal(userFeed, null, { params: { file: ada.id } })).toBe(
      'invalid_request',
    );
  });
});

describe('the feed of a collection', () => {
  it('has what came to it last', async () => {
    const id = await storeCollection(db, bob.id, 'public', { title: '' });
    const ids: string[] = [];
    for (let position = 0; position < 31; position++) {
      const puzzleId = await storePuzzle(db, bob.id, 'public');
      ids.push(puzzleId);
      await db.insert(collectionPuzzles).values({ collectionId: id, puzzleId, position });
    }
    const response = await collectionFeedOf(id);
    const feed = read(await response.clone().text());

    expect(await entriesOf(response)).toEqual(ids.toReversed().slice(0, 30));
    expect(feed.title).toBe('Untitled Collection by Bob on Chiaro');
  });

  it('changes when an old puzzle comes to it', async () => {
    const puzzleId = await storePuzzle(db, bob.id, 'public', {
      updatedAt: new Date(Date.now() - 86_400_000),
    });
    const modifiedAt = sql`now() - interval '1 hour'`;
    const id = await storeCollection(db, bob.id, 'public', { modifiedAt });
    const since = (await collectionFeedOf(id)).headers.get('Last-Modified') ?? '';
    const headers = { 'If-Modified-Since': since };
    expect((await collectionFeedOf(id, null, headers)).status).toBe(304);
    await db.insert(collectionPuzzles).values({ collectionId: id, puzzleId, position: 0 });
    await db
      .update(collections)
      .set({ modifiedAt: sql`now()` })
      .where(eq(collections.id, id));

    expect((await collectionFeedOf(id, null, headers)).status).toBe(200);
  });

  it('of what somebody loves or created shows only what is public', async () => {
    const cat = await site.member('Cat');
    const shown = await storePuzzle(db, cat.id, 'public');
    await storePuzzle(db, cat.id, 'private');
    const id = await automaticOf(db, cat.id, 'createdPuzzles');

    expect(await entriesOf(await collectionFeedOf(id, cat))).toEqual([shown]);
  });

  it('is not there while the collection is private, not even for its owner', async () => {
    const id = await storeCollection(db, bob.id, 'private');

    expect((await collectionFeedOf(id)).status).toBe(404);
    expect((await collectionFeedOf(id, bob)).status).toBe(404);
  });
});

describe('oEmbed', () => {
  const page = (id: string) => `${SITE.webOrigin}/solve/${id}`;

  it('says what a linked puzzle is, who made it, and how it stands in other pages', async () => {
    const updatedAt = new Date('2026-01-02T03:04:05Z');
    const id = await storePuzzle(db, bob.id, 'public', { title: 'Knots & loops', updatedAt });
    const frame = `${SITE.webOrigin}/embed/${id}`;
    const answer = {
      type: 'rich',
      version: '1.0',
      title: 'Knots & loops',
      author_name: 'Bob',
      author_url: `${SITE.webOrigin}/profile/${bob.id}`,
      provider_name: 'Chiaro',
      provider_url: SITE.webOrigin,
      cache_age: 600,
      html: `<iframe src="${frame}" title="Knots &amp; loops by Bob - Chiaro" width="480" height="560" style="border:0;max-width:100%" loading="lazy" allow="fullscreen"></iframe>`,
      width: 480,
      height: 560,
      thumbnail_url: `${SITE.apiOrigin}/api/preview/puzzle/${id}.png?v=${updatedAt.getTime().toString(36)}`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    };
    const perfection = `${SITE.webOrigin}/perfection/${id}`;
    const addresses = [page(id), `${page(id)}/?collection=x#top`, page(id.toUpperCase())];
    for (const url of [...addresses, perfection, frame])
      expect(await site.ask(oembed, null, { query: { url, format: 'json' } })).toEqual(answer);
  });

  it('keeps to the room there is, as far as a puzzle can be played in it', async () => {
    const url = page(await storePuzzle(db, bob.id, 'public'));
    const sizeFor = async (query: Record<string, string>) => {
      const { html, width, height } = await site.ask(oembed, null, { query: { url, ...query } });
      expect(html).toContain(`width="${width}" height="${height}"`);
      return [width, height];
    };

    expect(await sizeFor({ maxwidth: '400', maxheight: '500' })).toEqual([400, 500]);
    expect(await sizeFor({ maxwidth: '4000' })).toEqual([480, 560]);
    expect(await sizeFor({ maxwidth: '0', maxheight: '10' })).toEqual([320, 320]);
    const query = { url, maxwidth: '-1' };
    expect(await site.refusal(oembed, null, { query })).toBe('invalid_request');
  });

  it.each(HOSTILE_TEXTS)('answers with one frame and nothing else: %s', async (text) => {
    const who = await site.member(text);
    const url = page(await storePuzzle(db, who.id, 'public', { title: text }));
    const { html, title } = await site.ask(oembed, null, { query: { url } });
    const { body } = new new Window().DOMParser().parseFromString(html, 'text/html');

    expect(title).toBe(text);
    expect(body.querySelectorAll('*')).toHaveLength(1);
    expect(body.querySelector('iframe')?.getAttribute('title')).toBe(`${text} by ${text} - Chiaro`);
    expect(body.querySelector('iframe')?.getAttributeNames()).toHaveLength(7);
  });

  it('knows no private puzzles, other pages or other sites', async () => {
    const hidden = await storePuzzle(db, bob.id, 'private');
    const id = await storePuzzle(db, bob.id, 'public');
    const addresses = [
      page(hidden),
      page('nothing'),
      page(NOBODY),
      `${page(id)}/more`,
      `${SITE.webOrigin}/create/${id}`,
      `https://elsewhere.example/solve/${id}`,
      id,
      '',
    ];
    for (const url of addresses)
      expect(await site.refusal(oembed, bob, { query: { url } })).toBe('not_found');
  });

  it('speaks JSON only', async () => {
    const query = { url: page(NOBODY), format: 'xml' };

    expect(await site.refusal(oembed, null, { query })).toBe('invalid_request');
    expect(await site.refusal(oembed, null, {})).toBe('invalid_request');
  });
});

describe('a puzzle made private by a moderator', () => {
  it('leaves all feeds', async () => {
    const id = await storePuzzle(db, bob.id, 'public');
    const withdrawn = { status: STATUS.private, publishedAt: null };
    await db.update(puzzles).set(withdrawn).where(eq(puzzles.id, id));

    expect(await entriesOf(await userFeedOf(bob.id))).not.toContain(id);
    expect(await entriesOf(await site.call(puzzleFeed, null))).not.toContain(id);
  });
});
