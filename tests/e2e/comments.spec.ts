import type { Browser, Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';
import { beginAs, callFrom } from './account.ts';
import { publish } from './serverPuzzles.ts';

/** A browser of somebody else, who is signed in. */
async function another(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await beginAs(page, name);
  return page;
}

/** A puzzle with its comments open. */
class Talk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get drawer() {
    return this.page.getByRole('dialog', { name: 'Comments' });
  }

  get field() {
    return this.drawer.getByRole('textbox', { name: 'What do you think?' });
  }

  get rows() {
    return this.drawer.getByRole('article');
  }

  row(text: string | RegExp) {
    return this.rows.filter({ hasText: text });
  }

  button(name = /^Comments, /) {
    return this.page.getByRole('button', { name });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/solve/${id}`);
    await this.button().first().click();
    await expect(this.field).toBeVisible();
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
    await expect(this.field).toHaveValue('');
    await expect(this.rows.last()).not.toHaveAttribute('aria-busy');
  }
}

interface Comments {
  readonly total: number;
  readonly results: readonly { readonly content: string }[];
}

async function commentsOf(page: Page, id: string): Promise<readonly string[]> {
  const { value } = await callFrom(page, 'GET', `/comment/${id}`);
  return (value as Comments).results.map(({ content }) => content);
}

test('two people talk about a puzzle: one is told, answers, and the other is mentioned', async ({
  page,
  browser,
}) => {
  const authorId = await beginAs(page, 'Ilse Voorn');
  const id = await publish(page, 'Lantern');
  const reader = new Talk(await another(browser, 'Oda Prins'));

  await reader.open(id);
  await expect(reader.drawer).toContainText('No comments yet');
  await axe(reader.page);
  await reader.say('The last corner is **lovely**, because ||it is dark||.');
  await expect(reader.row('The last corner').getByText('lovely')).toBeVisible();
  await expect(reader.drawer).not.toContainText('it is dark');
  await reader
    .row('The last corner')
    .getByRole('button', { name: /Spoiler/ })
    .click();
  await expect(reader.drawer).toContainText('it is dark');
  await axe(reader.page);
  await reader.page.keyboard.press('Escape');
  await expect(reader.drawer).toBeHidden();
  await expect(reader.button(/^Comments, 1$/).first()).toBeFocused();
  await expect(reader.page).toHaveURL(`/solve/${id}`);

  const author = new Talk(page);
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
  await axe(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Oda Prins commented on your puzzle Lantern/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/solve/${id}#comment-`));
  await expect(author.row('The last corner')).toBeFocused();
  await author.row('The last corner').getByRole('button', { name: 'Reply' }).click();
  await expect(author.field).toHaveValue('@Oda Prins ');
  await page.keyboard.type('that is the one I built the rest around.');
  await page.keyboard.press('Enter');
  const answer = author.row('that is the one');
  await expect(answer.getByRole('link', { name: '@Oda Prins' })).toBeVisible();
  await expect(answer).toContainText('author');
  await answer.getByRole('button', { name: 'Edit' }).click();
  const edited = author.drawer.getByRole('textbox', { name: 'Your comment' });
  await expect(edited).toBeFocused();
  await expect(edited).toHaveValue('@Oda Prins that is the one I built the rest around.');
  await edited.press('End');
  await page.keyboard.type(' Thank you!');
  await author.drawer.getByRole('button', { name: 'Save' }).click();
  await expect(author.row('Thank you!')).toContainText('edited');
  await expect(author.row('Thank you!')).toBeFocused();
  expect(await commentsOf(page, id)).toEqual([
    expect.stringMatching(/^\[@Oda Prins\]\(\/profile\/[\w-]+\) that is .* Thank you!$/),
    expect.stringContaining('The last corner'),
  ]);

  await reader.page.goto('/');
  await reader.page.getByRole('button', { name: /^Notifications/ }).click();
  await reader.page.getByRole('link', { name: /mentioned you in a comment/ }).click();
  await expect(reader.row('Thank you!').getByRole('link', { name: '@Oda Prins' })).toBeVisible();
  await reader.row('The last corner').getByRole('button', { name: 'Delete' }).click();
  await expect(
    reader.row('The last corner').getByRole('button', { name: 'Keep comment' }),
  ).toBeFocused();
  await reader.row('The last corner').getByRole('button', { name: 'Keep comment' }).click();
  await expect(reader.row('The last corner')).toBeFocused();
  await reader.row('The last corner').getByRole('button', { name: 'Delete' }).click();
  await reader
    .row('The last corner')
    .getByRole('group', { name: 'Delete this comment permanently?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(reader.rows).toHaveCount(1);
  await expect(reader.row('Thank you!')).toBeFocused();
  await expect.poll(() => commentsOf(page, id)).toHaveLength(1);

  await reader.row('Thank you!').getByRole('button', { name: 'Report' }).click();
  const report = reader.page.getByRole('dialog', { name: 'Report this comment' });
  await report.getByRole('textbox', { name: 'What’s wrong?' }).fill('It tells the ending.');
  await axe(reader.page, '[role="dialog"]');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.page.getByText('A moderator will take a look.')).toBeVisible();
  expect((await callFrom(page, 'GET', `/user/${authorId}`)).status).toBe(200);
});

test('comments are written by keys alone, with names that are suggested', async ({
  page,
  browser,
}) => {
  const writer = new Talk(page);
  await beginAs(page, 'Nives');
  const id = await publish(page, 'Keys');
  const other = new Talk(await another(browser, 'Orsolya Bell'));
  await other.open(id);
  await other.say('First!');

  await page.goto(`/solve/${id}`);
  await writer
    .button(/^Comments, 1$/)
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(writer.field).toBeVisible();
  await writer.field.focus();
  await page.keyboard.type('Well done, @orso');
  const people = writer.drawer.getByRole('listbox', { name: 'People' });
  const option = people.getByRole('option', { name: /Orsolya Bell/ });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(people).toBeHidden();
  await expect(writer.drawer).toBeVisible();
  await page.keyboard.type('l');
  await page.keyboard.press('Enter');
  await expect(writer.field).toHaveValue('Well done, @Orsolya Bell ');
  await page.keyboard.type('and');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('thank you.');
  const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.keyboard.press('Enter');
  await sent; // after an earlier reload, it would not be sent
  await expect(writer.row('Well done').getByRole('link', { name: '@Orsolya Bell' })).toBeVisible();

  await page.keyboard.type('Not yet sent');
  await page.keyboard.press('Escape');
  await expect(writer.drawer).toBeHidden();
  await page.reload();
  await writer.button().first().press('Enter');
  await expect(writer.field).toHaveValue('Not yet sent');
});

test('what was on its way when a tab was closed is kept for the next one', async ({
  page,
  context,
}) => {
  await beginAs(page, 'Yorick');
  const [arrived, lost] = [await publish(page, 'Heard'), await publish(page, 'Unheard')];
  const words = { [arrived]: 'Said before a tunnel.', [lost]: 'Said in a tunnel.' };

  const first = new Talk(await context.newPage());
  await first.page.addInitScript(holdComments);
  for (const id of [lost, arrived]) {
    await first.open(id);
    await first.field.fill(words[id] ?? '');
    await first.field.press('Enter');
    await expect(first.field).toHaveValue('');
  }
  await first.page.close();
  const second = new Talk(page);
  await second.open(lost);
  await expect(second.field, 'it may be answered yet').toHaveValue('');
  await callFrom(page, 'POST', `/comment/${arrived}`, { content: words[arrived] });
  await page.addInitScript(minutesLater);

  await second.open(lost);
  await expect(second.field).toHaveValue('Said in a tunnel.');
  await second.field.press('Enter');
  await expect(second.row('Said in a tunnel.')).not.toHaveAttribute('aria-busy');
  await second.open(arrived);
  await expect(second.row('Said before a tunnel.')).toBeVisible();
  await expect(second.field, 'it has arrived').toHaveValue('');
  for (const id of [arrived, lost]) expect(await commentsOf(page, id)).toEqual([words[id]]);
});

/** Comments that this page sends are never answered. */
function holdComments(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) =>
    init?.method === 'POST' && typeof input === 'string' && input.includes('/comment/')
      ? new Promise<Response>(() => undefined)
      : real(input, init);
}

/** The clock of this page is two minutes ahead. */
function minutesLater(): void {
  const real = Date.now.bind(Date);
  Date.now = () => real() + 120_000;
}

test('earlier comments come above, and what is read stays in its place', async ({
  page,
  browser,
}) => {
  const talk = new Talk(page);
  await beginAs(page, 'Rosa');
  const id = await publish(page, 'Much to say');
  for (let person = 0; person < 7; person++) {
    const other = await another(browser, `Guest ${person}`);
    for (let i = 0; i < 5; i++)
      await callFrom(other, 'POST', `/comment/${id}`, {
        content: `Remark ${person * 5 + i + 1}\n\nand\n\nmore`,
      });
    await other.context().close();
  }

  await talk.open(id);
  await expect(talk.drawer).toContainText('35 comments');
  await expect(talk.row('Remark 35')).toBeInViewport();
  await expect(talk.rows).toHaveCount(30);
  await talk.row('Remark 6').scrollIntoViewIfNeeded();
  await expect(talk.rows).toHaveCount(35);
  await expect(talk.row(/Remark 6\b/)).toBeInViewport();

  // A link leads to one that is not read yet, and to another one while they are open.
  const first = await talk.row(/Remark 1\b/).getAttribute('data-comment');
  const second = await talk.row(/Remark 20\b/).getAttribute('data-comment');
  await page.goto('/rules');
  await page.goto(`/solve/${id}#comment-${first ?? ''}`);
  await expect(talk.row(/Remark 1\b/)).toBeFocused();
  await expect(talk.row(/Remark 1\b/)).toBeInViewport();
  await page.evaluate((hash) => (location.hash = hash), `#comment-${second ?? ''}`);
  await expect(talk.row(/Remark 20\b/)).toBeFocused();
  await expect(talk.row(/Remark 20\b/)).toBeInViewport();
  await page.goto('/rules');
  await page.goto(`/solve/${id}#comment-${id}`);
  await expect(talk.drawer.getByText('That comment no longer exists.')).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('comments are read and written over the lower part of the board', async ({ page }) => {
    const talk = new Talk(page);
    await beginAs(page, 'Lev');
    const id = await publish(page, 'Small screen');
    await page.goto(`/solve/${id}`);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await talk.button().first().tap();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await talk.field.tap();
    await page.keyboard.type('One line');
    await page.keyboard.press('Enter');
    await page.keyboard.type('and another');
    await talk.drawer.getByRole('button', { name: 'Send' }).tap();
    await expect(talk.row('and another')).toBeVisible();
    await axe(page);
    await page.goBack();
    await expect(talk.drawer).toBeHidden();
    await expect(page).toHaveURL(`/solve/${id}`);
  });
});
