// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ME = ['user', 'me'];

beforeEach(() => {
  vi.resetModules(); // a page has followed nobody when it begins
});

afterEach(() => {
  localStorage.clear();
});

it('reads anew what was read before a sign-in, also one before it is followed', async () => {
  const { createQueryClient } = await import('#ui/shared/api/queryClient.ts');
  const { noteSignedIn } = await import('#ui/people/account/signedIn.ts');
  const { followReader } = await import('#ui/people/account/followReader.ts');
  const client = createQueryClient();
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
  const { noteSignedIn } = await import('#ui/people/account/signedIn.ts');
  noteSignedIn(true); // as the way back from a provider does, before there is a page
  const { queryClient } = await import('#ui/shared/api/queryClient.ts');
  await import('#ui/people/account/useMe.ts');
  queryClient.setQueryData(ME, { id: 'first' });
  expect(queryClient.getQueryData(ME)).toEqual({ id: 'first' });

  noteSignedIn(true);
  expect(queryClient.getQueryData(ME)).toBeUndefined();
});
