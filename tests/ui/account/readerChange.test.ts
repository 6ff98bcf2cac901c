// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followReader } from '#ui/account/followReader.ts';
import { noteSignedIn } from '#ui/account/signedIn.ts';
import { createQueryClient } from '#ui/api/queryClient.ts';

const ME = ['user', 'me'];
let client = createQueryClient();

beforeEach(() => {
  client = createQueryClient();
});

afterEach(() => {
  localStorage.clear();
});

it('reads anew what was read before a sign-in, also one before it is followed', () => {
  client.setQueryData(ME, null);
  noteSignedIn(true);
  const stop = followReader(client);
  expect(client.getQueryData(ME)).toBeUndefined();

  client.setQueryData(ME, { id: 'first' });
  noteSignedIn(true);
  expect(client.getQueryData(ME)).toBeUndefined();

  client.setQueryData(ME, { id: 'second' });
  stop();
  followReader(client)();
  expect(client.getQueryData(ME)).toEqual({ id: 'second' });
});

it('follows sign-ins from the first call for the account on: nothing that is read later goes', async () => {
  noteSignedIn(true); // as the way back from a provider does, before there is a page
  const { queryClient } = await import('#ui/api/queryClient.ts');
  await import('#ui/account/useMe.ts');
  queryClient.setQueryData(ME, { id: 'first' });
  expect(queryClient.getQueryData(ME)).toEqual({ id: 'first' });

  noteSignedIn(true);
  expect(queryClient.getQueryData(ME)).toBeUndefined();
});
