import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { health } from '#contract/health.ts';
import { readHostPage } from '#contract/hostPages.ts';
import { parseHostPage } from '#server/domain/hostPage.ts';
import { createHostPages } from '#server/hostPages/createHostPages.ts';
import { bareDeps, keepingLog } from '#tests/support/bareDeps.ts';
import { TestSite } from '#tests/support/TestSite.ts';

describe('the Markdown of a host', () => {
  it('has its first heading as the title, and the others as headings of the page', () => {
    const text =
      '\u{feff}# *Imprint*\r\n\r\nAda\r\n## Contact ##\r\na@b.example\r\n#### Phone\r\n1';

    expect(parseHostPage(text)).toEqual({
      title: 'Imprint',
      parts: [
        { heading: null, level: 2, text: 'Ada' },
        { heading: 'Contact', level: 2, text: 'a@b.example' },
        { heading: 'Phone', level: 3, text: '1' },
      ],
    });
  });

  it.each([
    ['Ada\n\n# Later', { title: null, parts: ['Ada', 'Later:'] }],
    ['# One\n# Two', { title: 'One', parts: ['Two:'] }],
    ['```\n# code\n```\n## Real', { title: null, parts: ['```\n# code\n```', 'Real:'] }],
    ['#  C# ', { title: 'C#', parts: [] }],
    ['# Terms \t##\n## #', { title: 'Terms', parts: [':'] }],
    ['#hash\n####### seven', { title: null, parts: ['#hash\n####### seven'] }],
    ['', { title: null, parts: [] }],
  ])('%j is split at headings alone', (text, expected) => {
    const { title, parts } = parseHostPage(text);

    const shown = parts.map(({ heading, text: words }) =>
      heading === null ? words : `${heading}:${words}`,
    );
    expect({ title, parts: shown }).toEqual(expected);
  });
});

describe('a folder with pages', () => {
  let folder: string;
  let lines: Record<string, unknown>[];
  const write = (name: string, text: string | Buffer) =>
    writeFileSync(path.join(folder, name), text);
  const pages = () => createHostPages(folder, keepingLog(lines));
  const siteWith = () => new TestSite(bareDeps().db, { hostPages: pages() });
  const titleOf = async (language?: 'en' | 'de') =>
    (await pages().read('imprint', language))?.title;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'chiaro-pages-'));
    lines = [];
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
    vi.restoreAllMocks();
  });

  it('has the text in the language of the reader, else the one without a language', async () => {
    write('imprint.md', '# Plain');
    write('imprint.de.md', '# Deutsch');

    expect(await titleOf('de')).toBe('Deutsch');
    expect(await titleOf('en')).toBe('Plain');
    expect(await titleOf()).toBe('Plain');
    rmSync(path.join(folder, 'imprint.md'));
    expect(await titleOf('en')).toBe('Deutsch');
  });

  it('is told to pages, with the time of the last change', async () => {
    write('terms.md', 'Be kind.');
    write('terms.de.md', 'Sei freundlich.');
    write('other.md', 'No page of the site.');
    utimesSync(path.join(folder, 'terms.md'), 1_700_000_000, 1_700_000_000);
    utimesSync(path.join(folder, 'terms.de.md'), 1_800_000_000, 1_800_000_000);

    const { pages: told } = await siteWith().ask(health, null);
    expect(told).toEqual([{ name: 'terms', changedAt: '2027-01-15T08:00:00.000Z' }]);
  });

  it('answers a page, and that there is none', async () => {
    write('about.md', 'Made by *Ada*.');
    const site = siteWith();

    const params = { name: 'about' };
    expect(await site.ask(readHostPage, null, { params, query: { language: 'de' } })).toMatchObject(
      {
        title: null,
        language: null,
        parts: [{ heading: null, text: 'Made by *Ada*.' }],
      },
    );
    const none = { params: { name: 'imprint' } };
    expect(await site.refusal(readHostPage, null, none)).toBe('not_found');
    const foreign = { params: { name: '../package' } };
    expect(await site.refusal(readHostPage, null, foreign)).toBe('invalid_request');
  });

  it('shows a changed file after ten seconds, without a restart', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const read = pages();
    write('imprint.md', '# Old');
    expect((await read.read('imprint', 'en'))?.title).toBe('Old');
    write('imprint.md', '# New');
    expect((await read.read('imprint', 'en'))?.title).toBe('Old');

    now.mockReturnValue(10_001);
    expect((await read.read('imprint', 'en'))?.title).toBe('New');
  });

  it.each([
    ['larger than 200 KB', 'a'.repeat(200_001)],
    ['not UTF-8', Buffer.from([0x41, 0xff, 0xfe])],
  ])('leaves out a file that is %s, and logs it', async (_, content) => {
    write('imprint.md', content);

    expect(await pages().list()).toEqual([]);
    expect(lines).toMatchObject([{ file: path.join(folder, 'imprint.md') }]);
  });

  it('leaves out a folder with the name of a file, and may be missing', async () => {
    mkdirSync(path.join(folder, 'imprint.md'));
    expect(await pages().list()).toEqual([]);
    expect(lines).toHaveLength(1);

    const missing = createHostPages(path.join(folder, 'missing'), keepingLog(lines));
    expect(await missing.list()).toEqual([]);
    expect(lines).toHaveLength(1);
  });
});
