import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HostPage } from '#contract/hostPages.ts';
import type { HostPages } from '#server/hostPages/HostPages.ts';
import { collections } from '#server/db/schema/collections.ts';
import { puzzles } from '#server/db/schema/puzzles.ts';
import { users } from '#server/db/schema/users.ts';
import { SITE } from '#tests/support/bareDeps.ts';
import { HOSTILE_TEXTS } from '#tests/support/hostileTexts.ts';
import { storeCollection, storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const NOBODY = '018f4e6e-3c5a-7bbb-8c1d-2f7b4a5c6d7e';
const HTML = { Accept: 'text/html' };

const { db } = await useDatabase();
const directory = mkdtempSync(path.join(tmpdir(), 'chiaro-heads-'));
// The page as the build starts with it, and a boot script like that of the build.
cpSync('index.html', path.join(directory, 'index.html'));
const PLAIN = '<!doctype html><meta name="description" content="x" /><title>Chiaro</title>';
const ABOUT = {
  title: 'Puzzles of Ada',
  language: 'en',
  parts: [{ heading: null, level: 2, text: 'A *site* for\nfriends of Ada.' }],
  changedAt: '2026-11-01T12:00:00.000Z',
} satisfies HostPage;
let outage: string | null = null;
const hostPages: HostPages = {
  list: () => Promise.resolve([]),
  read: (name) => Promise.resolve(name === 'about' ? ABOUT : null),
};
const site = new TestSite(db, { pagesDirectory: directory, outage: () => outage, hostPages });
let ada: Member;

beforeAll(async () => {
  ada = await site.member('Ada');
});

afterAll(() => {
  rmSync(directory, { recursive: true });
});

async function htmlOf(address: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await site.app.request(address, { headers: { ...HTML, ...headers } });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  return response.text();
}

/** The head of a page for a program that runs no scripts. */
async function headOf(address: string, headers: Record<string, string> = {}) {
  const html = await htmlOf(address, headers);
  const window = new Window();
  const document = new window.DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) =>
    document
      .querySelector(`meta[name="${name}"],meta[property="${name}"]`)
      ?.getAttribute('content') ?? null;
  const link = (selector: string) =>
    document.querySelector(`link${selector}`)?.getAttribute('href') ?? null;
  return {
    html,
    title: document.querySelector('title')?.textContent,
    titles: document.querySelectorAll('title').length,
    scripts: Array.from(document.querySelectorAll('script'), (one) => one.getAttribute('src')),
    handlers: document.querySelectorAll('[onload],[onerror]').length,
    description: meta('description'),
    robots: meta('robots'),
    canonical: link('[rel=canonical]'),
    image: meta('og:image'),
    ogTitle: meta('og:title'),
    ogUrl: meta('og:url'),
    ogType: meta('og:type'),
    card: meta('twitter:card'),
    feed: link('[type="application/atom+xml"]'),
    oembed: link('[type="application/json+oembed"]'),
  };
}

describe('the page of a puzzle', () => {
  it('says what it is about, also that for perfection and that for other sites', async () => {
    const id = await storePuzzle(db, ada.id, 'public', {
      title: 'Knots & loops',
      description: 'A first\n\nlook at knots.',
      designDifficulty: 4,
    });
    const [row] = await db.select().from(puzzles).where(eq(puzzles.id, id));
    const canonical = `${SITE.webOrigin}/solve/${id}`;
    for (const address of [
      `/solve/${id}`,
      `/solve/${id.toUpperCase()}/?collection=x`,
      `/perfection/${id}`,
      `/embed/${id}?theme=dark`,
    ])
      expect(await headOf(address), address).toMatchObject({
        title: 'Knots & loops - Chiaro',
        titles: 1,
        description: `A ${row?.width} × ${row?.height} logic puzzle, difficulty 4 of 10, by Ada. A first look at knots.`,
        robots: null,
        canonical,
        ogTitle: 'Knots & loops by Ada',
        ogUrl: canonical,
        ogType: 'article',
        card: 'summary_large_image',
        feed: `${SITE.apiOrigin}/api/feed/user/${ada.id}.atom`,
        oembed: `${SITE.apiOrigin}/api/oembed?url=${encodeURIComponent(canonical)}`,
        image: `${SITE.apiOrigin}/api/preview/puzzle/${id}.png?v=${row?.updatedAt.getTime().toString(36)}`,
      });
  });

  it('cuts off what nobody reads in a link', async () => {
    const id = await storePuzzle(db, ada.id, 'public', { description: '🧩 '.repeat(250) });
    const { description } = await headOf(`/solve/${id}`);

    expect(Array.from(description ?? '').length).toBeLessThanOrEqual(300);
    expect(description).toMatch(/🧩…$/u);
  });

  it('is the same for what is private, also to its author, and for what never was', async () => {
    const hidden = await storePuzzle(db, ada.id, 'private', { title: 'My secret' });
    const unknown = await htmlOf(`/solve/${NOBODY}`);

    expect(await htmlOf(`/solve/${hidden}`)).toBe(unknown);
    expect(await htmlOf(`/solve/${hidden}`, { Cookie: ada.cookie })).toBe(unknown);
    expect(await headOf(`/solve/${hidden}`)).toMatchObject({
      title: 'Chiaro',
      robots: 'noindex',
      canonical: null,
      image: null,
    });
  });
});

describe('the pages of the daily puzzle', () => {
  it.each([
    ['/daily', '/daily', 'Daily puzzle - Chiaro'],
    ['/daily/2026-11-28', '/daily', 'Daily puzzle - Chiaro'],
    ['/daily/archive', '/daily/archive', 'Daily puzzles - Chiaro'],
    ['/daily/archive/2026-11', '/daily/archive', 'Daily puzzles - Chiaro'],
  ])('%s has the head of its page, and their feed', async (address, page, title) => {
    expect(await headOf(address)).toMatchObject({
      title,
      titles: 1,
      robots: null,
      canonical: `${SITE.webOrigin}${page}`,
      feed: `${SITE.apiOrigin}/api/feed/daily.atom`,
    });
  });

  it('is none for days that are no dates', async () => {
    expect(await headOf('/daily/tomorrow')).toMatchObject({ robots: 'noindex', canonical: null });
  });
});

describe('a page of the host', () => {
  it('has the title and the first words of its file', async () => {
    expect(await headOf('/site/about/')).toMatchObject({
      title: 'Puzzles of Ada - Chiaro',
      description: 'A site for friends of Ada.',
      robots: null,
      canonical: `${SITE.webOrigin}/site/about`,
    });
  });

  it('must not be indexed where there is none', async () => {
    for (const address of ['/site/terms', '/site/nothing', '/site'])
      expect(await headOf(address), address).toMatchObject({ title: 'Chiaro', robots: 'noindex' });
  });
});

describe('the page of a collection', () => {
  it('says what is in it', async () => {
    const id = await storeCollection(db, ada.id, 'public', {
      title: 'Steps',
      isSeries: true,
      puzzleCount: 3,
      description: 'From easy to hard.',
    });

    expect(await headOf(`/collection/${id}`)).toMatchObject({
      title: 'Steps - Chiaro',
      description: 'A series of 3 logic puzzles by Ada. From easy to hard.',
      canonical: `${SITE.webOrigin}/collection/${id}`,
      ogTitle: 'Steps by Ada',
      feed: `${SITE.apiOrigin}/api/feed/collection/${id}.atom`,
      oembed: null,
    });
  });

  it('says nothing of private ones', async () => {
    const id = await storeCollection(db, ada.id, 'private', { title: 'Mine' });

    expect(await htmlOf(`/collection/${id}`)).toBe(await htmlOf(`/collection/${NOBODY}`));
  });
});

describe('the page of somebody', () => {
  it('says who it is, whichever part is shown', async () => {
    const bob = await site.member('Bob');
    await db
      .update(users)
      .set({ createCount: 1, solveCount: 12, description: 'Hello.' })
      .where(eq(users.id, bob.id));

    expect(await headOf(`/profile/${bob.id}?tab=collections`)).toMatchObject({
      title: 'Bob - Chiaro',
      description: 'Bob created 1 puzzle and solved 12. Hello.',
      canonical: `${SITE.webOrigin}/profile/${bob.id}`,
      ogType: 'profile',
    });
  });

  it('says nothing of those who are blocked', async () => {
    const eve = await site.member('Eve');
    await db.update(users).set({ active: false }).where(eq(users.id, eve.id));

    expect(await htmlOf(`/profile/${eve.id}`)).toBe(await htmlOf(`/profile/${NOBODY}`));
  });
});

describe('other pages', () => {
  it.each([
    ['/', '/', 'Chiaro'],
    ['/search', '/search/puzzles', 'Explore puzzles - Chiaro'],
    ['/search/puzzles?q=knots', '/search/puzzles', 'Explore puzzles - Chiaro'],
    ['/search/collections/', '/search/collections', 'Explore collections - Chiaro'],
    ['/learn/first-steps', '/learn', 'Learn the rules - Chiaro'],
    ['/rules', '/rules', 'Rules - Chiaro'],
    ['/create?d=abc', '/create', 'Create a puzzle - Chiaro'],
    ['/uploader', '/uploader', 'Bulk import - Chiaro'],
    ['/support', '/support', 'Support Chiaro'],
    ['/privacy-policy', '/privacy-policy', 'Privacy policy - Chiaro'],
  ])('%s has a title and an address of its own', async (address, canonical, title) => {
    const head = await headOf(address);

    expect(head).toMatchObject({
      title,
      ogTitle: title,
      canonical: `${SITE.webOrigin}${canonical}`,
      card: 'summary',
    });
    expect(head.description?.length).toBeGreaterThan(20);
  });

  it('are not to be kept where they are of one person, of a link, or of nothing', async () => {
    for (const address of [
      '/settings',
      '/my-stuff/puzzles',
      '/solve?d=abc',
      '/no/where',
      '/solve/not-an-id',
      '/constructor',
      '/toString/x',
    ])
      expect(await headOf(address), address).toMatchObject({ robots: 'noindex', canonical: null });
  });
});

describe('hostile texts', () => {
  it.each(HOSTILE_TEXTS)('stay texts: %s', async (text) => {
    const who = await site.member(text);
    await db.update(users).set({ description: text }).where(eq(users.id, who.id));
    const fields = { title: text, description: text };
    const puzzle = await storePuzzle(db, who.id, 'public', fields);
    const collection = await storeCollection(db, who.id, 'public', fields);
    const plain = await headOf('/settings');
    const pages = [
      await headOf(`/solve/${puzzle}`),
      await headOf(`/collection/${collection}`),
      await headOf(`/profile/${who.id}`),
    ];
    for (const page of pages) {
      expect(page.title).toBe(`${text} - Chiaro`);
      expect(page.description).toContain(text.replaceAll(/\s+/g, ' ').trim());
      expect(page).toMatchObject({ titles: 1, scripts: plain.scripts, handlers: 0 });
      expect(page.html.split('</head>')).toHaveLength(2);
    }
  });
});

describe('a page with a head', () => {
  it('is sent compressed, and not again when it is the same', async () => {
    const id = await storePuzzle(db, ada.id, 'public', { title: 'Packed' });
    const ask = (headers: Record<string, string>) =>
      site.app.request(`/solve/${id}`, { headers: { ...HTML, ...headers } });
    const html = await (await ask({})).text();
    const br = await ask({ 'Accept-Encoding': 'gzip, br' });
    const gz = await ask({ 'Accept-Encoding': 'gzip' });
    const known = await ask({
      'Accept-Encoding': 'br',
      'If-None-Match': br.headers.get('ETag') ?? '',
    });

    expect(br.headers.get('Cache-Control')).toBe('no-cache');
    expect(br.headers.get('Vary')).toBe('Accept-Encoding');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(html);
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(html);
    expect(br.headers.get('ETag')).not.toBe(gz.headers.get('ETag'));
    expect(known.status).toBe(304);
  });

  it('leaves the page that is kept for use offline as it was built', async () => {
    const kept = await site.app.request('/index.html');

    expect(await kept.text()).not.toContain('og:');
  });

  it('is the plain page while nothing can be asked', async () => {
    const id = await storeCollection(db, ada.id, 'public', { title: 'Meanwhile' });
    const plain = await (await site.app.request('/index.html')).text();
    outage = 'There is no database.';
    const duringOutage = await htmlOf(`/collection/${id}`);
    outage = null;
    await db.delete(collections).where(eq(collections.id, id));

    expect(duringOutage).toBe(plain);
  });

  it('is the plain page for who asks too often, and for pages without a place for it', async () => {
    const id = await storePuzzle(db, ada.id, 'public', { title: 'Too often' });
    const none = { isAllowed: false, limit: 1, remaining: 0, resetSeconds: 9 };
    const limited = new TestSite(db, {
      pagesDirectory: directory,
      limits: {
        take: (group) => Promise.resolve(group === 'pages' ? none : null),
        noteFailure: () => Promise.resolve(),
      },
    });
    const page = await limited.app.request(`/solve/${id}`, { headers: HTML });

    expect(await page.text()).not.toContain('Too often');
    const bare = mkdtempSync(path.join(tmpdir(), 'chiaro-bare-'));
    writeFileSync(path.join(bare, 'index.html'), PLAIN.replace('<title>', '<b>'));
    const other = new TestSite(db, { pagesDirectory: bare });
    const sent = await other.app.request(`/solve/${id}`, { headers: HTML });

    expect(await sent.text()).toBe(PLAIN.replace('<title>', '<b>'));
    rmSync(bare, { recursive: true });
  });
});
