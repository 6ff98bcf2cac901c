import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, SitePages } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';
import { ExportAccount } from '#ui/people/account/ExportAccount.tsx';

const { db } = await useDatabase();
const site = new TestSite(db);
let pages: SitePages;

afterEach(async () => {
  await pages.end();
  vi.restoreAllMocks();
});

/** The files that the browser saves. */
function savedFiles(): Blob[] {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:file';
  });
  return saved;
}

it('one press saves everything as a file', async () => {
  const saved = savedFiles();
  pages = new SitePages(site, await site.member('Ada'));
  await pages.show(createElement(ExportAccount));

  await press('Download your data');

  await screen.findByText('Saved.');
  const files = saved.filter(({ type }) => type === 'application/json');
  expect(files).toHaveLength(1);
  expect(await files[0]?.text()).toContain('"name":"Ada"');
  expect(location.protocol, 'the page of the tests stays open').toBe('http:');
});

it('a failure is named, and nothing is saved', async () => {
  const saved = savedFiles();
  pages = new SitePages(site, await site.member('Bo'));
  await pages.show(createElement(ExportAccount));
  pages.isReached = false;

  await press('Download your data');

  await screen.findByText(/^Couldn’t download your data: Can’t reach the server/);
  expect(saved).toEqual([]);
});
