import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/** A title, a rule, a symbol, a given; two cells of the solution, two open. */
const PUZZLE = `0_${JSON.stringify({
  title: 'Salt road',
  grid: '5x1|T5:Bbwnn|C5:|Z|Snumber,x=0,y=0,number=2|Rconnect_all,color=light',
  difficulty: 3,
  author: 'Nives',
  description: '',
})}`;
const EDIT_LINK = solveLink(PUZZLE).replace('/solve?', '/create?loader=visible&');

/** Makes puzzles as an author would. */
class Author extends SolveDriver {
  async edit(address: string): Promise<void> {
    await this.page.goto(address);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(boardIn(this.page)).toBeVisible();
  }

  async paint(cell: number): Promise<void> {
    const { x, y } = await this.middleOf(cell);
    await this.page.mouse.click(x, y);
  }

  async expectLetters(letters: string): Promise<void> {
    await expect.poll(() => this.letters()).toBe(letters);
  }

  async openDialog(name: 'Drafts' | 'Versions' | 'Share'): Promise<Locator> {
    await this.page.getByRole('button', { name, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    return dialog;
  }
}

/** True if the database has a draft with these colors. */
function isKept(page: Page, tiles: string): Promise<boolean> {
  return page.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('chiaro');
        opening.onerror = () => reject(new Error('no database'));
        opening.onsuccess = () => {
          const asked = opening.result.transaction('drafts').objectStore('drafts').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(asked.result).includes(wanted));
          };
        };
      }),
    tiles,
  );
}

test('a draft outlives its renderer, and is duplicated, deleted, brought back, saved and read', async ({
  context,
  page,
}) => {
  const first = new Author(page);
  await first.edit(EDIT_LINK);
  await first.paint(3);
  await first.expectLetters('bbwbn');
  await expect.poll(() => isKept(page, 'Bbwbn')).toBe(true);
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;

  const author = new Author(await context.newPage());
  await author.page.goto('/');
  const shelf = author.page.getByRole('region', { name: 'Drafts' });
  await expect(shelf.getByRole('link')).toHaveAccessibleName(/^Salt road\s*5 × 1,.*ago$/);
  await axe(author.page);
  await shelf.getByRole('link').click();
  await author.ready();
  await author.expectLetters('bbwbn');
  await expect(author.page.getByText('All light cells are connected.')).toBeVisible();
  await author.page.getByRole('button', { name: 'Undo' }).click();
  await author.expectLetters('bbwnn');

  const dialog = await author.openDialog('Drafts');
  const rows = dialog.getByRole('list', { name: 'Drafts' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('open on this page');
  await dialog.getByRole('button', { name: 'Duplicate Salt road' }).click();
  await expect(rows).toHaveCount(2);
  await axe(author.page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Delete Salt road (copy)' }).click();
  await expect(rows).toHaveCount(1);
  await author.page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(rows).toHaveCount(2);

  const download = author.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save all as a file' }).click();
  const file = await (await download).path();
  expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
  await dialog.getByLabel('Puzzle files').setInputFiles(file);
  await expect(rows).toHaveCount(4);
  await dialog
    .getByRole('link', { name: /^Salt road \(copy\)/ })
    .first()
    .click();
  await author.ready();
  await author.expectLetters('bbwnn');
});

test('a version of a draft is named, restored as one step, and the present is kept before', async ({
  page,
}) => {
  const author = new Author(page);
  await author.edit(EDIT_LINK);
  await author.paint(3);
  const dialog = await author.openDialog('Versions');
  const rows = dialog.getByRole('list', { name: 'Versions' }).getByRole('listitem');
  await expect(rows).toHaveCount(1); // as it was before the first change
  await dialog.getByLabel('Version name').fill('With an island');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: 'With an island' }).locator('svg').first()).toBeVisible();
  await axe(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await author.paint(4);
  await author.expectLetters('bbwbb');

  await author.openDialog('Versions');
  await dialog.getByRole('button', { name: 'Restore With an island' }).click();
  await author.expectLetters('bbwbn');
  await expect(dialog).toBeHidden();
  await page.reload();
  await author.ready();
  await page.getByRole('button', { name: 'Undo' }).click();
  await author.expectLetters('bbwbb');

  await author.openDialog('Versions');
  await expect(rows).toHaveCount(3);
  await rows
    .filter({ hasText: 'With an island' })
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(rows).toHaveCount(2);
});

test('where there is no room this is said, the draft is saved as a file, and nobody leaves unasked', async ({
  page,
  baseURL,
}) => {
  const author = new Author(page);
  await author.edit(EDIT_LINK);
  const session = await page.context().newCDPSession(page);
  invariant(baseURL, 'the server has an address');
  const origin = new URL(baseURL).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await author.paint(3);
  const notice = page.getByText(/^This browser is out of storage, so this draft isn’t saved/);
  await expect(notice).toBeVisible();
  await expect(page.getByText('Not saved.')).toBeVisible();

  // Drafts are saved automatically, so no dialog appears.
  await page.reload();
  await author.ready();
  await author.expectLetters('bbwbn');

  await page.evaluate(() => {
    const whole = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {};
    Storage.prototype.setItem = () => {
      throw new DOMException('No', 'QuotaExceededError');
    };
    window.addEventListener('room', () =>
      Object.defineProperty(Storage.prototype, 'setItem', whole),
    );
  });
  await author.paint(4);
  await expect(notice).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).first().click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain('T5:Bbwbb');

  await page.getByRole('link', { name: 'Chiaro', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await axe(page, '[role="dialog"]');
  await question.getByRole('button', { name: 'Stay' }).click();
  await author.expectLetters('bbwbb');
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await author.expectLetters('bbwbb');

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.evaluate(() => window.dispatchEvent(new Event('room')));
  await author.paint(4);
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('link', { name: 'Chiaro', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Drafts' })).toBeVisible();
});

test('what is shared is what is on the board, and the editor keeps a solution to itself', async ({
  page,
}) => {
  const author = new Author(page);
  await author.edit(EDIT_LINK);
  await author.paint(3);
  const share = await author.openDialog('Share');
  // Once this link is there, the others are made too.
  const print = await share.getByRole('link', { name: 'Print view' }).getAttribute('href');
  const links = await Promise.all(
    ['Link to this puzzle', 'Editing link'].map((name) => share.getByLabel(name).inputValue()),
  );
  const [toSolve = '', toEdit = ''] = links;
  await expect(share.getByRole('switch', { name: 'Hide my colors' })).toBeChecked();
  await expect(share.getByRole('switch', { name: 'Board only' })).not.toBeChecked();
  await axe(page, '[role="dialog"]');

  await author.edit(toEdit);
  await author.expectLetters('bbwbn');
  await author.edit(toEdit.replace('loader=visible&', ''));
  await author.expectLetters('bnnnn');
  await page.getByRole('button', { name: 'Solve it' }).click();
  await expect(page).toHaveURL(/\/solve\?d=/);
  await author.ready();
  await author.expectLetters('bnnnn');
  expect(new URL(page.url()).searchParams.get('d')).toBe(new URL(toSolve).searchParams.get('d'));

  await page.goto(print ?? '');
  await expect(page.getByRole('heading', { name: 'Salt road' })).toBeVisible();
  await expect(page.getByText('by Nives')).toBeVisible();
  await expect(page.getByText('All light cells are connected.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'The board of Salt road' })).toBeVisible();
  await page.getByRole('switch', { name: 'Include solution' }).check();
  await expect(page.getByRole('img', { name: 'The solution to Salt road' })).toBeVisible();
  await axe(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Salt road' })).toBeVisible();
});
