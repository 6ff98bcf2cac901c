import type { Locator, Page } from '@playwright/test';
import { MAX_TOTAL, PAGE_SIZE } from '#contract/shapes.ts';
import type { listPayments, listPrices } from '#contract/payments.ts';
import { briefId } from '#tests/support/briefs.ts';
import type * as z from 'zod/mini';
import { beginAs, callFrom } from './account.ts';
import { expectWhole, PHONE, settle } from './calm.ts';
import { axe, expect, listenTo, test } from './fixtures.ts';
import { expectNoShift, frames, watchShifts } from './layoutShift.ts';
import { multiply } from './manyItems.ts';
import { onModeratedSite } from './moderatedSite.ts';
import { gather, publish } from './serverPuzzles.ts';

// Lists of 29, 30 and 31, and how they end: `itemList.test.tsx`. Counts of the other pages with
// lists: `pageStates.test.ts`.

/** More than is ever told. */
const COUNT = 10_000;
/** So many are drawn at most, however many are loaded. */
const MOST_DRAWN = 60;
/** Parts that are read of lists of which not all is drawn. */
const PARTS = 3;
/** The button for more goes while a part comes, and what is at the end of the page follows. */
const BUTTON_PX = 80;

/** A list of the site: where it stands, and how it is read on. */
interface LongList {
  readonly address: string;
  /** Accessible name of the list. */
  readonly label: string;
  /** The page's text about their number; absent if there is none. */
  readonly told?: (count: string) => string;
  /** Rows of a table, and comments, of which the newest are last. */
  readonly kind?: 'table' | 'comments';
  /** More comes only at a press. */
  readonly isPressed?: boolean;
  /** Few are loaded at once, and all of them are drawn. */
  readonly drawsAll?: boolean;
  /** `moderation.spec.ts` has axe look at it. */
  readonly isLookedAt?: boolean;
}

const puzzles = (count: string) => `${count} puzzles`;
const collections = (count: string) => `${count} collections`;

/** A payment, which only a payment provider makes. */
const PAYMENTS: z.output<typeof listPayments.response> = {
  total: 1,
  results: [
    {
      id: briefId(1),
      user: briefId(2),
      order: 'in_42',
      refundedAt: null,
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-01T00:00:00Z',
      currency: 'USD',
      amount: 3000,
      items: ['12 months'],
    },
  ],
};
const PRICES: z.output<typeof listPrices.response> = [
  { priceId: 'year', months: 12, price: 30, currency: 'USD' },
];
const SAMPLES = { '/api/payment/history': PAYMENTS, '/api/payment/supporter/prices': PRICES };

function itemsOf(page: Page, { kind, label }: LongList): Locator {
  if (kind === 'table') return page.getByRole('table').locator('tbody').getByRole('row');
  return page.getByRole('list', { name: label, exact: true }).getByRole('listitem');
}

/** Go to where the next part is asked for, and wait until there are `count`; nothing jumps. */
async function readOn(page: Page, list: LongList, count: number): Promise<void> {
  const { address, kind, isPressed } = list;
  const items = itemsOf(page, list);
  const loaded = await items.count();
  const last = items.nth(kind === 'comments' ? 0 : loaded - 1);
  await last.scrollIntoViewIfNeeded();
  await frames(page); // in which what came near is drawn
  const before = await last.boundingBox();
  if (isPressed) await page.getByRole('button', { name: 'Show more' }).click();
  await expect(items, `${address} reads on`).toHaveCount(count);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (kind === 'comments') return; // others are first now
  const after = await last.boundingBox();
  const moved = Math.abs((after?.y ?? NaN) - (before?.y ?? NaN));
  expect.soft(moved, `${address} keeps its place`).toBeLessThan(BUTTON_PX);
}

/** The list says how many there are, shows the first part, and reads on. */
async function expectList(page: Page, list: LongList): Promise<void> {
  const { address, told } = list;
  const items = itemsOf(page, list);
  await settle(page, address);
  if (list.kind !== 'comments') await expectWhole(page, address); // which cover the page
  await expect(items.first(), address).toBeVisible();
  await expectNoShift(page, address);
  if (told) await expect.soft(page.locator('body'), address).toContainText(told(`${MAX_TOTAL}+`));
  const parts = list.drawsAll === true ? 2 : PARTS;
  for (let part = 2; part <= parts; part++) await readOn(page, list, part * PAGE_SIZE);
  const more = page.getByRole('button', { name: /^Show (more|earlier comments)$/ });
  await expect(more, address).toBeAttached();
  if (!list.drawsAll)
    expect
      .soft(await items.and(page.locator(':not([style*="height"])')).count(), `${address}: drawn`)
      .toBeLessThanOrEqual(MOST_DRAWN);
}

/** Somebody with something in each list: their own, and what somebody else did. */
async function listsOfMember(page: Page, other: Page): Promise<readonly LongList[]> {
  const me = await beginAs(page, 'Dana');
  const id = await publish(page, 'Long corridor');
  await gather(page, 'Doors', [id]);
  await beginAs(other, 'Emil');
  const theirs = await publish(other, 'Wide hall');
  const series = await gather(other, 'Halls', [theirs]);
  await callFrom(other, 'POST', `/comment/${id}`, { content: 'Where does it end?' });
  await callFrom(page, 'PUT', `/collection/${series}/follow`, { followed: true });
  return [
    { address: '/search/puzzles', label: 'Puzzles', told: puzzles },
    { address: '/search/collections', label: 'Collections', told: collections },
    { address: `/profile/${me}`, label: 'Puzzles' },
    { address: `/collection/${series}`, label: 'Puzzles' },
    { address: '/notifications', label: 'Notifications' },
    { address: '/support', label: 'Payments', kind: 'table', isPressed: true, drawsAll: true },
    {
      address: `/solve/${id}#comments`,
      label: 'Comments',
      kind: 'comments',
      drawsAll: true,
      told: (count) => `${count} comments`,
    },
  ];
}

/** Lists of moderators: reports, and the works and comments of a member. */
async function listsOfModerator(moderator: Page, other: Page): Promise<readonly LongList[]> {
  const id = await beginAs(other, 'Falk');
  const puzzle = await publish(other, 'Narrow stairs');
  await callFrom(other, 'POST', `/comment/${puzzle}`, { content: 'Mind the step.' });
  await callFrom(moderator, 'POST', '/report', { kind: 'puzzle', id: puzzle, reason: 'A copy.' });
  return [
    {
      address: '/mod',
      label: 'Reports',
      told: (count) => `Open reports${count}`,
      drawsAll: true,
      isLookedAt: true,
    },
    {
      address: `/mod/profile/${id}?tab=comments`,
      label: 'Comments',
      isPressed: true,
      drawsAll: true,
    },
  ];
}

async function expectLists(page: Page, lists: readonly LongList[]): Promise<void> {
  await page.setViewportSize(PHONE);
  await watchShifts(page);
  await multiply(page, COUNT, SAMPLES);
  for (const [at, list] of lists.entries())
    await test.step(list.address, async () => {
      await expectList(page, list);
      if (isFirstOfItsThings(list, at, lists) && list.isLookedAt !== true) await axe(page);
    });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

function isFirstOfItsThings({ label }: LongList, at: number, all: readonly LongList[]): boolean {
  return all.findIndex((other) => other.label === label) === at;
}

/** Lists of members, in groups so that no test takes long. */
const GROUPS = {
  cards: ['Puzzles', 'Collections'],
  'messages and payments': ['Notifications', 'Payments', 'Comments'],
} as const;

for (const [name, labels] of Object.entries(GROUPS))
  test(`each list of ${name} tells of 10,000, and reads on`, async ({
    page,
    browser,
    provoked,
  }) => {
    provoked.push(/status of 404/); // targets of invented cards, which are prefetched
    const other = await (await browser.newContext()).newPage();
    const lists = await listsOfMember(page, other);
    await expectLists(
      page,
      lists.filter(({ label }) => labels.some((it) => it === label)),
    );
  });

test('each list of moderators tells of 10,000 things, and reads on', async ({
  page: unused,
  browser,
  complaints,
}) => {
  await unused.close();
  await onModeratedSite(browser, async ({ moderator, another }) => {
    const lists = await listsOfModerator(moderator, await another());
    await listenTo(moderator.context(), complaints);
    await expectLists(moderator, lists);
  });
});
