import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { invariant } from '#base/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { SHARED_PUZZLES } from '#tests/support/sharedPuzzles.ts';
import { axe, expect, test } from './fixtures.ts';

const HOST = 'https://puzzles.example';

/** Six links of ours, four of other sites, two that cannot be opened; and what repeats. */
const LINKS = [
  ...SHARED_PUZZLES.slice(0, 6).map(({ grid, solution }) => HOST + solveLink(solution ?? grid)),
  'https://puzz.link/p?nurikabe/4/4/1k2k2i',
  'http://pzv.jp/p.html?nurikabe/4/4/1k2k2i (the same)',
  'see puzz.link/p?kurodoko/3/3/h3g4i4, it is small',
  '<a href="https://puzz.link/p?mines/2/2/1i">mines</a>',
  'https://puzz.link/p?yinyang/3/3/100',
  'https://puzz.link/p?slither/4/4/abcdefg',
  `${HOST}/solve?d=dfl_AAAA`,
  'https://tinyurl.com/of-something',
  HOST + solveLink(SHARED_PUZZLES[0]?.solution ?? ''),
];

/** Imports puzzles as somebody with a list of links does. */
class ImportDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async paste(text: string): Promise<void> {
    await this.field.fill(text);
    await this.page.getByRole('button', { name: 'Find puzzles' }).click();
  }

  get field() {
    return this.page.getByRole('textbox', { name: 'Links and puzzle texts' });
  }

  get rows() {
    return this.page.getByRole('list', { name: 'Puzzles' }).getByRole('listitem');
  }

  get status() {
    return this.page.getByRole('main').getByRole('status');
  }
}

/** Edits a puzzle in the dialog over the list. */
class EditorDriver extends SolveDriver {
  get dialog() {
    return this.page.getByRole('dialog', { name: /^Edit / });
  }

  async ready(): Promise<void> {
    await expect(boardIn(this.dialog)).toBeVisible();
  }

  async paint(cell: number): Promise<void> {
    await this.#pressWith('Paint', cell);
    await expect(this.cell(1, cell + 1)).toHaveAccessibleName(/, dark/);
  }

  /** Make a cell a given. */
  async fix(cell: number): Promise<void> {
    await this.#pressWith('Givens and holes', cell);
    await expect(this.cell(1, cell + 1)).toHaveAccessibleName(/, given/);
  }

  async #pressWith(tool: string, cell: number): Promise<void> {
    const tools = this.dialog.getByRole('tab', { name: 'Tools' });
    if (await tools.isVisible()) await tools.click();
    await this.dialog.getByRole('button', { name: tool, exact: true }).click();
    const { x, y } = await this.middleOf(cell);
    await this.page.mouse.click(x, y);
  }
}

test('links of several kinds are found, checked, solved, exported and opened', async ({
  page,
  context,
}) => {
  const list = new ImportDriver(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Bulk-import puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Bulk import', level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Bulk import - Chiaro');
  await axe(page);

  await list.paste('nothing to be found here');
  await expect(page.getByRole('alert')).toHaveText('No puzzles or links found in this text.');
  await expect(list.field).toHaveValue('nothing to be found here');

  await list.paste(LINKS.join('\n'));
  await expect(list.field).toHaveValue('');
  await expect(list.status).toContainText('10 puzzles');
  await expect(list.status).toContainText('2 links can’t be opened. 2 duplicates skipped.');
  await expect(list.status).toContainText('1 link isn’t recognized as a puzzle.');
  await page.getByRole('button', { name: 'Skipped links and lines' }).click();
  await expect(page.getByText('https://tinyurl.com/of-something')).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: /^Solve all/ }).click();
  await expect(page.getByRole('button', { name: 'Solve all (0)' })).toBeDisabled();
  await expect(list.status).toContainText('with exactly one solution');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as text' }).click();
  const exported = readFileSync(await (await download).path(), 'utf8');
  expect(exported.match(/\/solve\?d=/g)).toHaveLength(10);

  await page.getByRole('button', { name: 'Save all as drafts' }).click();
  await expect(page.getByText('10 puzzles saved as drafts.')).toBeVisible();

  // By keyboard alone: to the end of the list, where what cannot be opened says why.
  const last = list.rows.filter({ hasText: 'This link is damaged or incomplete.' });
  const remove = page.getByRole('button', { name: /^Remove/ });
  await page.keyboard.press('End');
  await expect(last).toContainText('Can’t be read');
  await expect(list.rows.filter({ hasText: 'Slitherlink can’t be played' })).toContainText(
    'Not possible here',
  );
  await last.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(last).toHaveCount(0);
  await expect(remove.last()).toBeFocused();
  await axe(page);

  const kurodoko = list.rows.filter({ hasText: 'Kurodoko' });
  await expect(kurodoko).toContainText('One solution');
  const opening = context.waitForEvent('page');
  await kurodoko.getByRole('link', { name: 'Open Kurodoko in a new tab' }).press('Enter');
  const opened = await opening;
  await expect(opened.getByRole('heading', { name: 'Kurodoko' })).toBeVisible();
  await expect(opened.getByRole('grid', { name: 'Kurodoko, 3 by 3' })).toBeVisible();
  await opened.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(opened.getByRole('textbox', { name: 'Link for puzz.link, Kurodoko' })).toHaveValue(
    'https://puzz.link/p?kurodoko/3/3/h3g4i4',
  );
  await axe(opened, '[role="dialog"]');
});

test('a puzzle of the list is edited over it, checked and solved anew, or left as it was', async ({
  page,
}) => {
  const list = new ImportDriver(page);
  const editor = new EditorDriver(page);
  const row = list.rows.filter({ hasText: '4 × 1' });
  const edit = row.getByRole('button', { name: 'Edit Untitled' });
  await page.goto('/uploader');
  await list.paste(
    `${HOST}${solveLink('4x1|T4:Bnnn|C1:|Z|Snumber,x=0,y=0,number=2|R')}\n2x1|T2:bb`,
  );
  await expect(row).toContainText('Solution missing');

  await edit.click();
  await editor.ready();
  await axe(page, '[role="dialog"]');
  await expect(editor.dialog.getByRole('tab', { name: 'Code' })).toHaveCount(0);
  await expect(editor.dialog.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await editor.paint(3);
  await editor.dialog.getByRole('tab', { name: 'Info' }).click();
  await editor.dialog.getByRole('textbox', { name: 'Title' }).fill('Two and one');
  await editor.dialog.getByRole('button', { name: 'Cancel' }).focus();

  // Staying loses nothing.
  await page.keyboard.press('Escape');
  await expect(editor.dialog.getByRole('alert')).toHaveText('Discard your changes?');
  await editor.dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editor.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(editor.cell(1, 4)).toHaveAccessibleName(/, dark/);
  await editor.fix(3);
  await editor.dialog.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(editor.dialog).toBeHidden();

  await expect(row).toContainText('Two and one');
  await expect(row).toContainText('One solution');
  const again = row.getByRole('button', { name: 'Edit Two and one' });
  await expect(again).toBeFocused();
  await expect(
    row.getByRole('link', { name: 'Edit Two and one as a draft in a new tab' }),
  ).toHaveAttribute('href', /^\/create\?/);

  await page.setViewportSize({ width: 390, height: 844 });
  await again.click();
  await editor.ready();
  await expect(editor.dialog.getByRole('tab', { selected: true })).toHaveText(/^Rules/);
  await axe(page, '[role="dialog"]');
  await editor.paint(2);
  await editor.dialog.getByRole('button', { name: 'Cancel' }).click();
  await editor.dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(editor.dialog).toBeHidden();
  await expect(again).toBeFocused();
  await expect(row).toContainText('One solution');

  // Nothing changed: nothing is asked.
  await again.press('Enter');
  await editor.ready();
  await page.keyboard.press('Escape');
  await expect(editor.dialog).toBeHidden();
});

test('hundreds of links are one list, of which only a few rows are in the page', async ({
  page,
}) => {
  const list = new ImportDriver(page);
  await page.goto('/uploader');
  const file = Array.from({ length: 400 }, (_, i) => {
    const cells = i.toString(2).padStart(10, '0').replaceAll('0', 'w').replaceAll('1', 'b');
    return HOST + solveLink(`5x2|T5:${cells}|Rconnect_all,color=dark`);
  });
  await page.getByLabel('Puzzle files').setInputFiles({
    name: 'links.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(file.join('\n')),
  });
  await expect(list.status).toContainText('400 puzzles');

  expect(await list.rows.count()).toBeLessThan(40);
  await expect(list.rows.first()).toHaveAttribute('aria-setsize', '400');
  await page.keyboard.press('End');
  await expect(page.locator('[aria-posinset="400"]')).toBeInViewport();
  expect(await list.rows.count()).toBeLessThan(40);

  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(list.rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.status).toContainText('400 puzzles');

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(list.rows.first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const [row, remove] = await Promise.all([
    list.rows.first().boundingBox(),
    list.rows
      .first()
      .getByRole('button', { name: /^Remove/ })
      .boundingBox(),
  ]);
  invariant(row && remove, 'the first row is shown with its last button');
  expect(remove.y + remove.height).toBeLessThanOrEqual(row.y + row.height);
  await axe(page);
});
