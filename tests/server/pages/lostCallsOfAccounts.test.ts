import '#tests/support/pageGlobals.ts';
import '#tests/support/waitForLateParts.ts';
import { MutationObserver } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginSession } from '#server/auth/sessions.ts';
import { identities } from '#server/db/schema/users.ts';
import { dialog, drop, fill, press, SitePages, valueOf } from '#tests/support/SitePages.tsx';
import { startPictures } from '#tests/support/startPictures.ts';
import { useDatabase } from '#tests/support/testDatabase.ts';
import { TestSite, type Member } from '#tests/support/TestSite.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import AccountSettings from '#ui/people/account/AccountSettings.tsx';
import { pictureMutation } from '#ui/people/account/Picture.tsx';

const { db } = await useDatabase();
const pictures = startPictures();
const site = new TestSite(db, { pictures });

afterAll(() => pictures.close());
let ada: Member;
let pages: SitePages;

beforeEach(async () => {
  ada = await site.member('Ada Away');
  pages = new SitePages(site, ada);
});

afterEach(() => pages.end());

const me = async () => pages.answer<Record<string, unknown>>('/user/me');

it('a profile is saved once', async () => {
  await pages.show(createElement(AccountSettings));
  await fill('Name', 'Ada Along');
  await drop(pages, {
    call: 'PUT /user/me',
    after: 'asks',
    press: () => press('Save profile'),
    async isAsBefore() {
      expect(valueOf('Name')).toBe('Ada Along');
      expect(screen.getByRole('alert').textContent).toMatch(/^Not saved: Can’t reach the server/);
      expect(screen.getByRole('button', { name: 'Ada Away’s account' })).toBeDefined();
      expect(await me()).toMatchObject({ name: 'Ada Away' });
    },
    async isDone() {
      expect(screen.getByRole('button', { name: 'Ada Along’s account' })).toBeDefined();
      expect(screen.queryByRole('alert')).toBeNull();
      expect(await me()).toMatchObject({ name: 'Ada Along' });
    },
  });
});

/** Reads a blob of Node, which the reader of happy-dom does not. */
class BlobReader {
  result: string | null = null;
  onload: () => void = () => undefined;

  readAsDataURL(blob: Blob): void {
    void blob.arrayBuffer().then((bytes) => {
      this.result = `data:;base64,${Buffer.from(bytes).toString('base64')}`;
      this.onload();
    });
  }
}

it('a picture is chosen, and dropped again, once', async () => {
  vi.stubGlobal('FileReader', BlobReader);
  const typeOfPicture = async () => pages.typeOf(`/user/${ada.id}/avatar`);
  const picture = new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' });
  const mutation = new MutationObserver(queryClient, pictureMutation(queryClient, ada.id));
  const choose = async (chosen: Blob | null) => {
    await mutation.mutate(chosen).catch(() => undefined);
  };
  await pages.show(createElement(AccountSettings));
  await drop(pages, {
    call: 'PUT /user/me/avatar',
    says: /Your picture wasn’t changed: Can’t reach the server/,
    after: 'asks',
    press: () => choose(picture),
    isAsBefore: async () => expect(await typeOfPicture()).toBe('image/svg+xml'),
    isDone: async () => expect(await typeOfPicture()).toBe('image/png'),
  });
  await drop(pages, {
    call: 'DELETE /user/me/avatar',
    says: /Your picture wasn’t changed: Can’t reach the server/,
    after: 'again',
    press: () => press('Use default picture'),
    isAsBefore: async () => expect(await typeOfPicture()).toBe('image/png'),
    async isDone() {
      expect(pages.said.at(-1)).toBe('You’re using the default picture again.');
      expect(await typeOfPicture()).toBe('image/svg+xml');
    },
  });
});

it('a way to sign in is removed once', async () => {
  for (const subject of ['first', 'second'])
    await db
      .insert(identities)
      .values({ id: uuidv7(), userId: ada.id, provider: 'google', subject });
  const left = async () => pages.listed('/auth/identity/list');
  const removers = () => screen.queryAllByRole('button', { name: /^Remove Google/ });
  await pages.show(createElement(AccountSettings));
  await screen.findAllByRole('button', { name: /^Remove Google/ });
  await drop(pages, {
    call: 'DELETE /auth/identity/*',
    says: /Couldn’t remove it: Can’t reach the server/,
    after: 'asks',
    press: async () => {
      fireEvent.click(removers()[0] ?? document.body);
      await Promise.resolve();
    },
    async isAsBefore() {
      expect(removers()).toHaveLength(2);
      expect(await left()).toHaveLength(2);
    },
    async isDone() {
      expect(screen.getByText(/^This is your only sign-in method/)).toBeDefined();
      expect(removers()).toEqual([]);
      expect(await left()).toHaveLength(1);
    },
  });
});

it('sessions are ended once, one of them and all others', async () => {
  for (const agent of ['One', 'Two', 'Three']) await beginSession(db, ada.id, agent);
  const sessions = async () => pages.listed('/auth/sessions');
  const others = () => screen.queryAllByRole('button', { name: /^Sign out (?!everywhere)/ });
  await pages.show(createElement(AccountSettings));
  await screen.findByRole('button', { name: 'Sign out everywhere else' });
  await drop(pages, {
    call: 'DELETE /auth/sessions/*',
    after: 'asks',
    press: async () => {
      fireEvent.click(others()[0] ?? document.body);
      await Promise.resolve();
    },
    async isAsBefore() {
      expect(others()).toHaveLength(3);
      expect(await sessions()).toHaveLength(4);
    },
    async isDone() {
      expect(others()).toHaveLength(2);
      expect(await sessions()).toHaveLength(3);
    },
  });
  await drop(pages, {
    call: 'DELETE /auth/sessions/*',
    after: 'again',
    press: () => press('Sign out everywhere else'),
    async isAsBefore() {
      expect(others()).toHaveLength(2);
      expect(await sessions()).toHaveLength(3);
    },
    async isDone() {
      expect(others()).toEqual([]);
      expect(await sessions()).toHaveLength(1);
    },
  });
});

it('the way out is found, also where nobody heard that it was taken', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const identity = { id: uuidv7(), userId: ada.id, provider: 'google', subject: uuidv7() };
  await db.insert(identities).values(identity);
  await pages.show(null);
  await drop(pages, {
    call: 'DELETE /auth/logout',
    after: 'again',
    async press() {
      // The entry reports that the network is down until this event.
      dispatchEvent(new Event('online'));
      if (!screen.queryByRole('menu')) await press('Ada Away’s account');
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    },
    async isAsBefore() {
      expect(await pages.listed('/auth/sessions')).toHaveLength(1);
      expect(reload).not.toHaveBeenCalled();
    },
    async isDone() {
      expect(reload).toHaveBeenCalledOnce();
      expect(await pages.status('/user/me')).toBe(401);
    },
  });
});

it('an account is deleted once', async () => {
  await pages.show(createElement(AccountSettings));
  await press('Delete account');
  const question = await dialog();
  const label = 'Type Ada Away to confirm';
  await fill(label, 'Ada Away');
  await drop(pages, {
    call: 'DELETE /user/me',
    after: 'again',
    press: () => press('Delete permanently', question),
    async isAsBefore() {
      expect(valueOf(label)).toBe('Ada Away');
      expect(await me()).toMatchObject({ name: 'Ada Away' });
    },
    async isDone() {
      expect(pages.said).toContain('Your account has been deleted.');
      expect(await pages.answer(`/user/${ada.id}`)).toMatchObject({ name: 'Removed account' });
    },
  });
});

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
