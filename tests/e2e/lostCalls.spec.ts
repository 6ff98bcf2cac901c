import { boardIn } from '#tests/support/boardIn.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { addAuthenticator, beginAs, callFrom, logOut } from './account.ts';
import { expect, NO_ANSWER, test } from './fixtures.ts';
import {
  another,
  answer,
  button,
  drop,
  dropAll,
  listed,
  losing,
  networkIsBack,
  newWord,
  waitForRealCalls,
  type Mutation,
} from './lostCalls.ts';
import { make, publish } from './serverPuzzles.ts';
import { lettersOnServer, solveOnServer } from './serverSolves.ts';

// All that is done from lists, profiles and settings: `tests/server/pages/lostCalls*.test.ts`.

test.beforeEach(({ page }) => waitForRealCalls(page));

test('signing up makes one account, and signing in finds it', async ({ page, provoked }) => {
  provoked.push(NO_ANSWER);
  const name = newWord();
  const field = page.getByLabel('New here? Choose a name');
  const account = button(page, `${name}’s account`);
  await addAuthenticator(page);
  await page.goto('/auth');
  /** A session comes with the answer, and is lost with it. */
  const loseSession = () => page.context().clearCookies({ name: 'session' });
  await dropAll([
    {
      name: 'signing up',
      page,
      call: 'POST /auth/passkey/register',
      after: 'again',
      begin: () => field.fill(name),
      press: () => button(page, 'Sign up with a passkey').click(),
      recover: loseSession,
      async isAsBefore() {
        await expect(field).toHaveValue(name);
        expect((await callFrom(page, 'GET', '/user/me')).status).toBe(401);
      },
      async isDone() {
        await expect(account).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 }), 'it led home').toBeFocused();
        expect(await answer(page, `/user/autocomplete?q=${name}`)).toHaveLength(1);
      },
    },
    {
      name: 'signing in',
      page,
      call: 'POST /auth/passkey/login',
      after: 'again',
      async begin() {
        await logOut(page);
        await page.goto('/auth');
      },
      press: () => button(page, 'Sign in with a passkey').click(),
      recover: loseSession,
      async isAsBefore() {
        expect((await callFrom(page, 'GET', '/user/me')).status).toBe(401);
      },
      isDone: () => expect(account).toBeVisible(),
    },
  ]);
});

/** The solution of the puzzles that are published here. */
const SOLUTION = 'bwbbwbbbb';

interface Brief {
  readonly solveCount: number;
  readonly ratedDifficulty: readonly number[];
}

test('a solve, its board and its rating are kept once', async ({ page, browser, provoked }) => {
  provoked.push(NO_ANSWER);
  await beginAs(page, 'Sanne Source');
  const id = await publish(page, 'Switchyard');
  const guest = await another(browser, 'Gijs Guest');
  const solveOf = () => solveOnServer(guest, id);
  const briefOf = () => answer<Brief>(page, `/puzzle/${id}/solve/brief`);
  const driver = new SolveDriver(guest);
  await guest.goto(`/solve/${id}`);
  await expect(boardIn(guest)).toBeVisible();
  const paint = async (cell: number) => {
    const { x, y } = await driver.middleOf(cell);
    await guest.mouse.click(x, y, { button: SOLUTION[cell] === 'b' ? 'left' : 'right' });
  };
  await test.step('the board', async () => {
    const kept = () => lettersOnServer(guest, id);
    const save = `PUT /completion/${id}/progress`;
    await losing(guest, save, ['call'], () => paint(0));
    expect(await kept()).toBeNull();
    await networkIsBack(guest);
    await expect.poll(kept).toBe('bnnnnnnnn');
    await losing(guest, save, ['answer'], () => paint(1));
    await paint(2); // nobody has heard that the one before is kept
    await networkIsBack(guest);
    await expect.poll(kept).toBe('bwbnnnnnn');
    await expect(guest.getByRole('dialog')).toHaveCount(0);
    expect(await driver.letters()).toBe('bwbnnnnnn');
  });

  await guest.unroute('**/api/'); // saved records are sent as soon as the server is reached
  await test.step('the solve', async () => {
    await losing(guest, `POST /completion/${id}/complete`, ['call', 'answer'], async () => {
      for (let cell = 3; cell < SOLUTION.length; cell++) await paint(cell);
      await driver.expectSolved();
      await networkIsBack(guest);
    });
    await networkIsBack(guest);
    await expect.poll(async () => (await solveOf()).solvedAt).not.toBeNull();
    expect(await briefOf()).toMatchObject({ solveCount: 1 });
  });

  const key = guest
    .getByRole('group', { name: 'How hard was it?' })
    .getByRole('button', { name: /^7 of 10/ });
  for (const [name, rated] of [
    ['a rating', 7],
    ['a rating that is taken back', null],
  ] as const)
    await test.step(name, async () => {
      await losing(guest, `PUT /completion/${id}/rate`, ['call', 'answer'], async () => {
        await key.click();
        await expect(key).toHaveAttribute('aria-pressed', String(rated !== null));
        await networkIsBack(guest);
      });
      await networkIsBack(guest);
      await expect.poll(async () => (await solveOf()).ratedDifficulty).toBe(rated);
      const count = rated === null ? 0 : 1;
      expect((await briefOf()).ratedDifficulty).toEqual([0, 0, 0, 0, 0, 0, count, 0, 0, 0]);
      await expect(key).toHaveAttribute('aria-pressed', String(rated !== null));
    });
});

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

test('a puzzle is kept, saved, published and deleted once', async ({ page, provoked }) => {
  provoked.push(NO_ANSWER);
  await beginAs(page, 'Pim Press');
  const site = page.getByRole('group', { name: 'Online' });
  const offline = 'The draft is saved here';
  const recover = async () => {
    await expect(page.getByText(offline)).toBeVisible();
    await networkIsBack(page);
    await expect(site).toBeVisible();
  };
  const own = async () =>
    (await listed(page, '/puzzle/search/own')).map(
      ({ title, status }) => `${String(title)}: ${String(status)}`,
    );
  const rename = async (title: string) => {
    await page.getByRole('tab', { name: 'Info' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  const open = async (address: string) => {
    await page.goto(address);
    await expect(boardIn(page)).toBeVisible();
  };
  const save = async (title: string) => {
    await expect(button(site, 'Save')).toBeVisible();
    await rename(title);
    await page.keyboard.press('Control+s');
  };

  await open(editLink('Lock'));
  await drop({
    name: 'a new puzzle',
    page,
    call: 'POST /puzzle/create',
    after: 'again',
    press: () => button(site, 'Save to account').click(),
    says: offline,
    staysAway: true,
    recover,
    async isAsBefore() {
      await expect(page).toHaveURL(/\/create\?loader=visible/);
      expect(await own()).toEqual([]);
      await rename('Canal lock');
    },
    async isDone() {
      await expect(page).toHaveURL(/\/create\/[\w-]{36}$/);
      await expect(site.getByText('Saved')).toBeVisible();
      expect(await own()).toEqual(['Canal lock: private']);
    },
  });

  await test.step('a save', async () => {
    await losing(page, 'PUT /puzzle/*', ['call'], () => save('Lock gate'), true);
    await expect(page.getByText(offline)).toBeVisible();
    expect(await own()).toEqual(['Canal lock: private']);
    await recover();
    await losing(page, 'PUT /puzzle/*', ['answer'], () => save('Lock keeper'), true);
    expect(await own()).toEqual(['Lock keeper: private']);
    await rename('Lock house'); // nobody has heard that the one before is kept
    await recover();
    await save('Lock house');
    await expect.poll(own).toEqual(['Lock house: private']);
    await expect(site.getByText('Saved')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  const dialog = page.getByRole('dialog', { name: 'Publish this puzzle' });
  const publishing = (name: string, call: string): Mutation => ({
    name,
    page,
    call,
    after: 'asks',
    press: () => button(dialog, 'Publish').click(),
    async isAsBefore() {
      await expect(button(dialog, 'Publish')).toBeEnabled();
      expect(await own()).not.toContain('Lock bridge: public');
    },
    async isDone() {
      await expect(button(dialog, 'Publish')).toBeEnabled();
    },
  });
  await rename('Lock bridge');
  await button(site, 'Publish').click();
  await dropAll([
    publishing('a save before it is published', 'PUT /puzzle/*'),
    publishing('a publication', 'POST /puzzle/*/publish'),
  ]);
  await button(dialog, 'Publish').click();
  const done = page.getByRole('dialog', { name: 'Published' });
  await expect(done).toBeVisible();
  await button(done, 'Close').last().click();
  expect(await own()).toEqual(['Lock bridge: public']);

  const id = await make(page, 'Sluice');
  await open(`/create/${id}`);
  await expect(site.getByText('Saved')).toBeVisible();
  await drop({
    name: 'a puzzle deleted',
    page,
    call: 'DELETE /puzzle/*',
    after: 'again',
    async press() {
      await button(site, 'Delete from account').click();
      await button(page.getByRole('dialog'), 'Delete from account').click();
    },
    says: offline,
    staysAway: true,
    recover,
    async isAsBefore() {
      expect(await own()).toContain('Sluice: private');
    },
    async isDone() {
      await expect(page).toHaveURL(/\/create\?draft=/);
      expect(await own()).toEqual(['Lock bridge: public']);
    },
  });
});
