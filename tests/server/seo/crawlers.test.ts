import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { Window } from 'happy-dom';
import { afterAll, describe, expect, it } from 'vitest';
import { SITE } from '#tests/support/bareDeps.ts';
import { storeCollection, storePuzzle } from '#tests/support/storedThings.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const directory = mkdtempSync(path.join(tmpdir(), 'chiaro-crawlers-'));
writeFileSync(path.join(directory, 'index.html'), '<!doctype html>');
const newSite = () => new TestSite(db, { pagesDirectory: directory });
const site = newSite();
const ada = await site.member('Ada');
const puzzle = await storePuzzle(db, ada.id, 'public');
const hidden = await storePuzzle(db, ada.id, 'private');
const collection = await storeCollection(db, ada.id, 'public');
const hiddenCollection = await storeCollection(db, ada.id, 'private');

afterAll(() => {
  rmSync(directory, { recursive: true });
});

async function placesIn(address: string, from = site): Promise<string[]> {
  const response = await from.app.request(address);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const document = new new Window().DOMParser().parseFromString(
    await response.text(),
    'application/xml',
  );
  expect(document.querySelector('parsererror')).toBeNull();
  expect(document.documentElement.getAttribute('xmlns')).toBe(
    'http://www.sitemaps.org/schemas/sitemap/0.9',
  );
  return Array.from(document.querySelectorAll('loc'), (place) => place.textContent);
}

describe('robots.txt', () => {
  it('leads to the sitemap, and away from what needs an account', async () => {
    const response = await site.app.request('/robots.txt');
    const lines = (await response.text()).split('\n');

    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(lines[0]).toBe('User-agent: *');
    expect(lines).toContain('Disallow: /api/auth/');
    expect(lines).toContain(`Sitemap: ${SITE.webOrigin}/sitemap.xml`);
    expect(lines).not.toContain('Disallow: /api/'); // scripts of pages need it
  });
});

describe('the sitemaps', () => {
  it('are all in one index', async () => {
    const kinds = ['pages', 'puzzles', 'collections', 'users'];

    expect(await placesIn('/sitemap.xml')).toEqual(
      kinds.map((kind) => `${SITE.webOrigin}/sitemaps/${kind}.xml`),
    );
  });

  it('have every page that everybody may see, and no other', async () => {
    const { webOrigin } = SITE;

    expect(await placesIn('/sitemaps/puzzles.xml')).toEqual([`${webOrigin}/solve/${puzzle}`]);
    expect(await placesIn('/sitemaps/collections.xml')).toEqual([
      `${webOrigin}/collection/${collection}`,
    ]);
    expect(await placesIn('/sitemaps/users.xml')).toEqual([`${webOrigin}/profile/${ada.id}`]);
    const pages = await placesIn('/sitemaps/pages.xml');
    expect(pages[0]).toBe(`${webOrigin}/`);
    expect(pages).toContain(`${webOrigin}/search/puzzles`);
    expect(pages.join(' ')).not.toContain('settings');
    for (const id of [hidden, hiddenCollection])
      expect(JSON.stringify(await placesIn('/sitemaps/puzzles.xml'))).not.toContain(id);
  });

  it('have the pages of the host', async () => {
    const changedAt = '2026-11-01T12:00:00.000Z';
    const hostPages = {
      list: () => Promise.resolve([{ name: 'imprint', changedAt }] as const),
      read: () => Promise.resolve(null),
    };
    const places = await placesIn(
      '/sitemaps/pages.xml',
      new TestSite(db, { pagesDirectory: directory, hostPages }),
    );

    expect(places.at(-1)).toBe(`${SITE.webOrigin}/site/imprint`);
  });

  it('are sent compressed', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const packed = await site.app.request('/sitemaps/puzzles.xml', { headers });
    const plain = await site.app.request('/sitemaps/puzzles.xml');

    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
  });

  it('are made once in twelve hours', async () => {
    const before = await placesIn('/sitemaps/puzzles.xml');
    const added = await storePuzzle(db, ada.id, 'public');

    expect(await placesIn('/sitemaps/puzzles.xml')).toEqual(before);
    expect(await placesIn('/sitemaps/puzzles.xml', newSite())).toContain(
      `${SITE.webOrigin}/solve/${added}`,
    );
  });

  it('have the newest where there are too many, once each', async () => {
    await db.execute(sql`
      insert into app_user (id, name)
      select ('01000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Many'
      from generate_series(1, 10500) as n`);
    const places = await placesIn('/sitemaps/users.xml', newSite());

    expect(places).toHaveLength(10_000);
    expect(new Set(places).size).toBe(10_000);
    expect(places[0]).toBe(`${SITE.webOrigin}/profile/${ada.id}`);
    expect(places[1]).toMatch(/01000000-0000-7000-8000-000000002904$/);
  });

  it('have no others, and none while there is no database', async () => {
    expect((await site.app.request('/sitemaps/comments.xml')).status).toBe(404);
    const closed = new TestSite(db, { pagesDirectory: directory, outage: () => 'Closed.' });
    expect((await closed.app.request('/sitemap.xml')).status).toBe(503);
  });
});
