import { expect, type Page } from '@playwright/test';
import type { CreationOptions } from '#contract/auth.ts';
import { SoftwareAuthenticator } from '#tests/support/SoftwareAuthenticator.ts';

/** A device that keeps passkeys and agrees to everything, in the browser itself. */
export async function addAuthenticator(
  page: Page,
  transport: 'internal' | 'usb' = 'internal',
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Make an account on the page to sign in. */
export async function signUp(page: Page, name: string): Promise<void> {
  await page.getByLabel('New here? Choose a name').fill(name);
  await page.getByRole('button', { name: 'Sign up with a passkey' }).click();
}

/**
 * Sign the browser of a page up as somebody who made nothing yet, by calls alone: the page stays
 * where it is, and pages opened afterwards are theirs. Returns their id.
 */
export async function beginAs(page: Page, name: string): Promise<string> {
  const options = await ask(page, '/auth/passkey/register/options', { name });
  const device = new SoftwareAuthenticator(await originOf(page));
  await ask(page, '/auth/passkey/register', device.create(options.value as CreationOptions));
  const { value } = await callFrom(page, 'GET', '/user/me');
  const { id } = value as { id: string };
  await page.context().addInitScript(rememberSignIn, id); // for its other tabs, too
  return id;
}

/** Note in the next page, once, that somebody signed in: what pages do after the ceremony. */
function rememberSignIn(id: string): void {
  if (window.origin === 'null' || localStorage.getItem('beganAs') === id) return;
  localStorage.setItem('beganAs', id);
  localStorage.setItem('signedIn', String(Date.now()));
}

/**
 * Sign up through the ceremony in the browser, with a passkey that it keeps. Returns their id; the
 * page is home.
 */
export async function signUpAs(page: Page, name: string): Promise<string> {
  await addAuthenticator(page);
  await page.goto('/auth');
  await signUp(page, name);
  await expect(page.getByRole('button', { name: `${name}’s account` })).toBeVisible();
  const { value } = await callFrom(page, 'GET', '/user/me');
  return (value as { id: string }).id;
}

async function ask(page: Page, path: string, body: unknown) {
  const answer = await callFrom(page, 'POST', path, body);
  expect(answer.status, path).toBe(200);
  return answer;
}

/** The origin of the site that calls of the page go to. */
async function originOf(page: Page): Promise<string> {
  const response = await page.request.head('/api/health');
  return new URL(response.url()).origin;
}

/** Log out, which loads the page again: afterwards that is done. */
export async function logOut(page: Page): Promise<void> {
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('button', { name: /’s account$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await loadedAgain;
  await expect(page.getByRole('link', { name: 'Sign in / sign up' })).toBeVisible();
}

/** A call as a page of the site makes it: with the cookies of its browser. No page need be open. */
export async function callFrom(page: Page, method: string, path: string, body?: unknown) {
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: {
      'Sec-Fetch-Site': 'same-origin',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { data: JSON.stringify(body) }),
  });
  const answer = await response.text();
  return {
    status: response.status(),
    value: (answer === '' ? null : JSON.parse(answer)) as unknown,
  };
}
