import type { Browser, Locator, Page, Route } from '@playwright/test';
import { beginAs, callFrom } from './account.ts';
import { expect, test } from './fixtures.ts';

/** The lost part of a call: the request before the server receives it, or the answer. */
type Lost = 'call' | 'answer';

/** Something that a page has the server do. */
export interface Mutation {
  readonly name: string;
  readonly page: Page;
  /** The method and the path of its call; a star is a part of a path. */
  readonly call: string;
  /** Preparation before it can be pressed. */
  readonly begin?: () => Promise<void>;
  readonly press: () => Promise<void>;
  /** Message of the page after a lost answer. */
  readonly says?: string | RegExp;
  /** The server stays away until `networkIsBack`: a page that finds it again says so no longer. */
  readonly staysAway?: boolean;
  /** Preparation before it can be pressed again. */
  readonly recover?: () => Promise<void>;
  /** All is as it was, and what was typed is there, when the call was lost. */
  readonly isAsBefore: () => Promise<void>;
  /** When the answer was lost, the page asks how it is by itself, or it is pressed again. */
  readonly after: 'asks' | 'again';
  /** Expects that the change was made exactly once. */
  readonly isDone: () => Promise<void>;
}

const NOT_REACHED = /Can’t reach the server/;

/** The call by which pages find out whether the server answers again. */
const HEALTH = '**/api/';
/** Pages that do not reach the server until `networkIsBack`. */
const away = new WeakSet<Page>();

async function answerUnlessAway(route: Route): Promise<void> {
  if (away.has(route.request().frame().page())) await route.abort();
  else await route.fallback();
}

/** Do something while the network drops its calls, one after the other, each in its way. */
export async function losing(
  page: Page,
  call: string,
  ways: readonly Lost[],
  press: () => Promise<void>,
  staysAway = false,
): Promise<void> {
  const [method, path] = call.split(' ');
  if (staysAway) await page.route(HEALTH, answerUnlessAway);
  const left = [...ways];
  let lost = 0;
  const address = `**/api${path}`;
  await page.route(address, async (route) => {
    const way = route.request().method() === method ? left.shift() : undefined;
    if (way === undefined) {
      await route.fallback();
      return;
    }
    if (way === 'answer') await route.fetch();
    if (staysAway) away.add(page);
    await route.abort();
    lost += 1;
  });
  await press();
  await expect.poll(() => lost, `${call} is lost`).toBe(ways.length);
  await page.unroute(address);
}

/** Lose the call, then the answer to it, and see that it is done all the same, and once. */
export async function drop({ name, page, call, begin, press, ...it }: Mutation): Promise<void> {
  const said = page.getByText(it.says ?? NOT_REACHED).first();
  await test.step(name, async () => {
    await begin?.();
    await losing(page, call, ['call'], press, it.staysAway);
    await expect(said).toBeVisible();
    await it.isAsBefore();
    await it.recover?.();
    await losing(page, call, ['answer'], press, it.staysAway);
    if (it.after === 'again') await expect(said).toBeVisible();
    await it.recover?.();
    if (it.after === 'again') await press();
    await it.isDone();
  });
}

export async function dropAll(mutations: readonly Mutation[]): Promise<void> {
  for (const mutation of mutations) await drop(mutation);
}

/** Without its own question whether the server is reached, a page waits for the calls it makes. */
export async function waitForRealCalls(page: Page): Promise<void> {
  await page.route('**/api/', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.fallback(),
  );
}

/** The browser says that the network is back, before the page finds out. */
export async function networkIsBack(page: Page): Promise<void> {
  away.delete(page);
  await page.unroute(HEALTH, answerUnlessAway);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

/** The server's answer at an API path. */
export async function answer<T>(page: Page, path: string): Promise<T> {
  return (await callFrom(page, 'GET', path)).value as T;
}

interface Listed {
  readonly results: readonly Readonly<Record<string, unknown>>[];
}

export async function listed(page: Page, path: string): Promise<Listed['results']> {
  return (await answer<Listed>(page, path)).results;
}

export async function another(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await waitForRealCalls(page);
  await beginAs(page, name);
  return page;
}

export function button(within: Page | Locator, name: string | RegExp): Locator {
  return within.getByRole('button', { name, exact: true });
}

/** A word that nothing on the server has in its title, whatever ran before. */
export function newWord(): string {
  return `drop${Math.random().toString(36).slice(2, 10)}`;
}
