import type { Browser, Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, NO_ANSWER, test } from './fixtures.ts';
import { beginAs, callFrom } from './account.ts';

/** A puzzle that lacks nothing but a title of its own. */
function editLink(title: string): string {
  const puzzle = `0_${JSON.stringify({
    title,
    grid: '3x3|T3:BWBBWBBBb|C3:|Z|Snumber,x=0,y=0,number=7|Rconnect_all,color=dark',
    difficulty: 3,
    author: '',
    description: '',
  })}`;
  return solveLink(puzzle).replace('/solve?', '/create?loader=visible&');
}

/** Makes puzzles on one device. */
class Author extends SolveDriver {
  async edit(address: string): Promise<void> {
    await this.page.goto(address);
    await expect(boardIn(this.page)).toBeVisible();
  }

  get site() {
    return this.page.getByRole('group', { name: 'Online' });
  }

  get title() {
    return this.page.getByRole('textbox', { name: 'Title' });
  }

  async rename(title: string): Promise<void> {
    await this.page.getByRole('tab', { name: 'Info' }).click();
    await this.title.fill(title);
  }

  async save(): Promise<void> {
    await expect(this.site.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
    await this.page.keyboard.press('Control+s');
  }

  /** Let time pass until the puzzle is saved by itself. */
  async expectKeptByItself(id: string, title: string): Promise<void> {
    await expect(async () => {
      await this.page.clock.fastForward(10_000);
      expect((await keptOf(this.page, id)).title).toBe(title);
    }).toPass();
  }

  /** Keep the puzzle in the account. Returns its id. */
  async upload(): Promise<string> {
    await this.site.getByRole('button', { name: 'Save to account' }).click();
    await expect(this.page).toHaveURL(/\/create\/[\w-]{36}$/);
    await expect(this.site.getByText('Saved')).toBeVisible();
    return this.page.url().split('/').at(-1) ?? '';
  }
}

/** The puzzle on the site, as its author reads it. */
async function keptOf(page: Page, id: string) {
  const { value } = await callFrom(page, 'GET', `/puzzle/${id}/edit`);
  return value as { title: string; status: string; designDifficulty: number };
}

async function secondDevice(browser: Browser, first: Page): Promise<Author> {
  const context = await browser.newContext();
  await context.addCookies(await first.context().cookies());
  await context.addInitScript(() => localStorage.setItem('signedIn', '1'));
  await context.addInitScript(() =>
    localStorage.setItem('siteSettings', JSON.stringify({ runEditorTour: false })),
  );
  return new Author(await context.newPage());
}

test('a puzzle is kept on the site, saved by Ctrl+S, and published', async ({ page }) => {
  await beginAs(page, 'Alma');
  const author = new Author(page);
  await author.edit(editLink('Draft of a lamp'));
  await page.getByRole('button', { name: 'Viewpoint', exact: true }).click();
  const id = await author.upload();
  await expect(page.getByRole('button', { name: 'Viewpoint', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await keptOf(page, id)).toMatchObject({ title: 'Draft of a lamp', status: 'private' });
  await axe(page);

  await author.rename('A lamp');
  await author.save();
  await expect.poll(async () => (await keptOf(page, id)).title).toBe('A lamp');
  await author.rename('');
  await author.save();
  await expect(author.site.getByText('Not saved: Add a title first.')).toBeVisible();
  await author.site.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this puzzle' });
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await axe(page, '[role="dialog"]');
  await page.keyboard.press('Escape');

  await author.rename('The lamp');
  await author.site.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const done = page.getByRole('dialog', { name: 'Published' });
  await expect(done.getByRole('link', { name: 'View puzzle' })).toHaveAttribute(
    'href',
    `/solve/${id}`,
  );
  await done.getByRole('button', { name: 'Close', exact: true }).last().click();
  expect(await keptOf(page, id)).toMatchObject({ title: 'The lamp', status: 'public' });

  await author.rename('The brass lamp');
  await expect(
    author.site.getByText('Players still see the version you saved last.'),
  ).toBeVisible();
  await author.site.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await keptOf(page, id)).title).toBe('The brass lamp');
  await author.site.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toBeVisible();
  await axe(page, '[role="dialog"]');
});

test('a puzzle that nobody sees is saved by itself, and not twice', async ({ page }) => {
  await page.clock.install();
  await beginAs(page, 'Bela');
  const author = new Author(page);
  await author.edit(editLink('By itself'));
  const id = await author.upload();
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes(`/puzzle/${id}`)) saves += 1;
  });
  await author.rename('Saved by itself');

  await author.expectKeptByItself(id, 'Saved by itself');
  await page.reload();
  await expect(author.site.getByText('Saved')).toBeVisible();
  expect(saves).toBe(1);
});

test('two devices: the one that did nothing follows, and where both did it is asked', async ({
  page,
  browser,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  await beginAs(page, 'Cleo');
  const laptop = new Author(page);
  await laptop.edit(editLink('On the laptop'));
  const id = await laptop.upload();
  const tablet = await secondDevice(browser, page);
  await tablet.edit(`/create/${id}`);
  await expect(tablet.site.getByText('Saved')).toBeVisible();
  await tablet.rename('On the tablet');
  await tablet.save();
  await expect.poll(async () => (await keptOf(page, id)).title).toBe('On the tablet');

  await page.reload();
  await expect(laptop.site.getByText('Saved')).toBeVisible();
  await page.getByRole('tab', { name: 'Info' }).click();
  await expect(laptop.title).toHaveValue('On the tablet');

  await tablet.rename('Again on the tablet');
  await tablet.save();
  await expect.poll(async () => (await keptOf(page, id)).title).toBe('Again on the tablet');
  await laptop.rename('Again on the laptop');
  await laptop.save();
  const dialog = page.getByRole('dialog', { name: 'This puzzle was changed somewhere else' });
  await expect(dialog.getByText('Again on the tablet')).toBeVisible();
  await axe(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Keep this one' }).click();

  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await keptOf(page, id)).title).toBe('Again on the laptop');
});

test('what is made without a network goes to the site when there is one again', async ({
  page,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  await page.clock.install();
  await beginAs(page, 'Dora');
  const author = new Author(page);
  await author.edit(editLink('In the train'));
  const id = await author.upload();
  await page.context().setOffline(true);
  await author.rename('In the tunnel');
  await expect(page.getByText('The draft is saved here')).toBeVisible();
  await page.context().setOffline(false);

  await author.expectKeptByItself(id, 'In the tunnel');
});

test('a private puzzle is deleted from the site, and its draft stays', async ({
  page,
  provoked,
}) => {
  provoked.push(NO_ANSWER);
  await beginAs(page, 'Enzo');
  const author = new Author(page);
  await author.edit(editLink('Short-lived'));
  const id = await author.upload();
  await author.site.getByRole('button', { name: 'Delete from account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this puzzle from your account?' });
  await dialog.getByRole('button', { name: 'Delete from account' }).click();

  await expect(page).toHaveURL(/\/create\?draft=/);
  await expect.poll(() => author.letters()).toBe('bwbbwbbbb');
  const { status } = await callFrom(page, 'GET', `/puzzle/${id}/solve`);
  expect(status).toBe(404);
});
