import '#tests/support/pageGlobals.ts';
import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { recordWishSolve, playRecords, storedEntries } from '#ui/saved/playRecords.ts';
import { reportPlayRecords } from '#ui/saved/reportPlay.ts';
import { claimWork } from '#ui/shared/platform/claimWork.ts';
import { setWorkOwner } from '#ui/shared/platform/workOwner.ts';
import { SitePages } from '#tests/support/SitePages.tsx';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';

const { db } = await useDatabase();
const site = new TestSite(db);
const KIND = 'range 7x7';
const ofKind = () => playRecords.current().kinds.get(KIND);
let pages: SitePages | null = null;

afterEach(async () => {
  await pages?.end();
  setWorkOwner(null);
});

/** Begin on another device, on which nothing is stored. */
async function onDevice(who: Member | null): Promise<SitePages> {
  await pages?.end();
  pages = new SitePages(site, who);
  setWorkOwner(who?.id ?? null);
  return pages;
}

it('devices of an account add up, and each has the records of all', async () => {
  const ada = await site.member('Ada');
  await onDevice(ada);
  recordWishSolve({ kind: KIND, spentMs: 60_000, hints: 0 });
  await reportPlayRecords();
  expect(storedEntries()).toEqual([]);

  await onDevice(ada);
  recordWishSolve({ kind: KIND, spentMs: 90_000, hints: 0 });
  recordWishSolve({ kind: KIND, spentMs: 1_000, hints: 2 });
  expect(ofKind()).toEqual({ count: 2, bestMs: 90_000 });
  await reportPlayRecords();
  expect(ofKind()).toEqual({ count: 3, bestMs: 60_000 });
  expect(playRecords.current().days).toHaveLength(1);
});

it('solves of a visitor come into the account at the sign-in, and are counted once', async () => {
  const bo = await site.member('Bo');
  await onDevice(null);
  recordWishSolve({ kind: KIND, spentMs: 60_000, hints: 0 });
  await reportPlayRecords();
  expect(storedEntries()).toHaveLength(2);

  await pages?.end();
  recordWishSolve({ kind: KIND, spentMs: 60_000, hints: 0 });
  pages = new SitePages(site, bo);
  await claimWork(bo.id);
  await reportPlayRecords();
  await reportPlayRecords();
  expect(ofKind()).toEqual({ count: 1, bestMs: 60_000 });
});

it('a report whose answer is lost is sent again, and solves in between are not lost', async () => {
  const cleo = await site.member('Cleo');
  const device = await onDevice(cleo);
  recordWishSolve({ kind: KIND, spentMs: 60_000, hints: 0 });
  await device.losing('POST /play/records', ['answer'], async () => {
    await expect(reportPlayRecords()).rejects.toThrow();
  });
  recordWishSolve({ kind: KIND, spentMs: 50_000, hints: 0 });
  expect(ofKind()).toEqual({ count: 2, bestMs: 50_000 });
  await reportPlayRecords();
  expect(ofKind()).toEqual({ count: 2, bestMs: 50_000 });

  await onDevice(cleo);
  await reportPlayRecords();
  expect(ofKind()).toEqual({ count: 2, bestMs: 50_000 });
});

it('without a network everything stays on the device', async () => {
  const device = await onDevice(await site.member('Dora'));
  device.isReached = false;
  recordWishSolve({ kind: KIND, spentMs: 60_000, hints: 0 });
  await expect(reportPlayRecords()).rejects.toThrow();
  expect(ofKind()).toEqual({ count: 1, bestMs: 60_000 });
});
