import { expect, type Page } from '@playwright/test';

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
  await page.getByLabel('New here? Your name').fill(name);
  await page.getByRole('button', { name: 'Sign up with a passkey' }).click();
}

/** Sign up as somebody who made nothing yet. Returns their id. */
export async function beginAs(page: Page, name: string): Promise<string> {
  await addAuthenticator(page);
  await page.goto('/auth');
  await signUp(page, name);
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  const { value } = await callFrom(page, 'GET', '/user/me');
  return (value as { id: string }).id;
}

/** Log out, which loads the page again: afterwards that is done. */
export async function logOut(page: Page): Promise<void> {
  const loadedAgain = page.waitForEvent('load');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await loadedAgain;
  await expect(page.getByRole('link', { name: 'Sign in / sign up' })).toBeVisible();
}

/** A call as a page makes it: with its cookies, from its origin. */
export async function callFrom(page: Page, method: string, path: string, body?: unknown) {
  return page.evaluate(
    async ([verb, address, text]) => {
      const response = await fetch(`/api${address}`, {
        method: verb,
        ...(text !== null && { headers: { 'Content-Type': 'application/json' }, body: text }),
      });
      const answer = await response.text();
      return {
        status: response.status,
        value: (answer === '' ? null : JSON.parse(answer)) as unknown,
      };
    },
    [method, path, body === undefined ? null : JSON.stringify(body)] as const,
  );
}
