import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  passkeyRegistrationOptions,
  passkeySignInOptions,
  registerPasskey,
  returnFromProvider,
  signInWithPasskey,
  startOAuth,
} from '#contract/auth.ts';
import { searchCollections } from '#contract/collections.ts';
import { listComments } from '#contract/comments.ts';
import { beginSolve, completeSolve, ratePuzzle, saveColors } from '#contract/completions.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { countNotifications } from '#contract/notifications.ts';
import { readPuzzleToSolve } from '#contract/puzzles.ts';
import { searchPuzzles } from '#contract/search.ts';
import { readAvatar, readMe } from '#contract/users.ts';
import { createRateLimits } from '#server/http/limits.ts';
import { SoftwareAuthenticator } from '#tests/support/SoftwareAuthenticator.ts';
import { TestBrowser } from '#tests/support/TestBrowser.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite } from '#tests/support/TestSite.ts';

const PUPILS = 30;
const PUZZLES_IN_AN_HOUR = 30;
const MINUTE = 60_000;

const { db, pool } = await useDatabase();
const site = new TestSite(db, { limits: createRateLimits({ pool }) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function wait(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** The calls of a page for each puzzle that a pupil finds, solves and rates. */
const CALLS: readonly (readonly [Endpoint, times: number])[] = [
  [searchPuzzles, 2],
  [searchCollections, 1],
  [readPuzzleToSolve, 2],
  [listComments, 1],
  [readAvatar, 12],
  [countNotifications, 2],
  [readMe, 1],
  [beginSolve, 1],
  [saveColors, 8],
  [completeSolve, 1],
  [ratePuzzle, 1],
];

it('a class behind one address signs up in two minutes, a wrong passkey each, and plays an hour', async () => {
  for (let pupil = 0; pupil < PUPILS; pupil++) {
    const browser = new TestBrowser(site);
    const device = new SoftwareAuthenticator();
    const body = { name: `Pupil ${pupil}` };
    const options = await browser.ask(passkeyRegistrationOptions, { body });
    await browser.ask(registerPasskey, { body: device.create(options) });
    const question = await browser.ask(passkeySignInOptions);
    const wrong = device.get(question, { challenge: 'another' });
    expect(await browser.refusal(signInWithPasskey, { body: wrong })).toEqual([
      401,
      'sign_in_failed',
    ]);
    wait((2 * MINUTE) / PUPILS);
  }

  const limits = createRateLimits({ pool });
  const callers = Array.from({ length: PUPILS }, (_, pupil) => ({
    address: '203.0.113.7',
    browser: null,
    // A third of them play without an account.
    userId: pupil % 3 === 0 ? null : `pupil-${pupil}`,
  }));
  const refused: string[] = [];
  for (let puzzle = 0; puzzle < PUZZLES_IN_AN_HOUR; puzzle++) {
    for (const [{ rate, path, caller: needed }, times] of CALLS)
      for (const caller of callers) {
        if (caller.userId === null && needed !== 'anyone') continue;
        for (let time = 0; time < times; time++)
          if ((await limits.take(rate, caller))?.isAllowed === false) refused.push(path);
      }
    wait((60 * MINUTE) / PUZZLES_IN_AN_HOUR);
  }
  expect(refused).toEqual([]);
});

/** Requests that a page of another site can start without a user action. */
const UNASKED: readonly Readonly<Record<string, string>>[] = [
  { 'Sec-Fetch-Dest': 'image', 'Sec-Fetch-Mode': 'no-cors' },
  { 'Sec-Fetch-Dest': 'iframe', 'Sec-Fetch-Mode': 'navigate' },
  // `<link rel=prefetch as=document>`
  { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'no-cors' },
  {
    'Sec-Fetch-Dest': 'document',
    'Sec-Fetch-Mode': 'navigate',
    'Sec-Purpose': 'prefetch;prerender',
  },
  { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', Purpose: 'prefetch' },
];

it('what a page of another site asks for unasked uses up nobody’s sign-ins', async () => {
  const browser = new TestBrowser(site);
  const success = 'http://localhost:4173/';
  for (let i = 0; i < 700; i++) {
    const way = UNASKED[Math.floor(i / 2) % UNASKED.length];
    const headers = { 'Sec-Fetch-Site': 'cross-site', ...way };
    const [endpoint, query] =
      i % 4 < 2
        ? ([startOAuth, { success, error: success }] as const)
        : ([returnFromProvider, { state: 'unknown' }] as const);
    const provider = i % 2 === 0 ? 'google' : 'nobody';
    const response = await browser.call(endpoint, {
      params: { provider },
      query,
      headers: i % 2 === 0 ? headers : {},
    });
    expect(response.status).toBe(i % 2 === 0 ? 403 : 404);
  }

  const response = await browser.call(passkeySignInOptions);
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('RateLimit-Remaining'))).toBeGreaterThan(400);
});
