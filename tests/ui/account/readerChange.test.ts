// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noteSignedIn } from '#ui/account/signedIn.ts';
import { queryClient } from '#ui/api/queryClient.ts';
import { useReaderChange } from '#ui/layout/useReaderChange.ts';

const ME = ['user', 'me'];

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
});

it('reads anew what was read before a sign-in, also one before the parts that follow it', () => {
  queryClient.setQueryData(ME, null);
  noteSignedIn(true);
  const { rerender, unmount } = renderHook(useReaderChange);
  expect(queryClient.getQueryData(ME)).toBeUndefined();

  queryClient.setQueryData(ME, { id: 'first' });
  rerender();
  expect(queryClient.getQueryData(ME)).toEqual({ id: 'first' });
  noteSignedIn(true);
  expect(queryClient.getQueryData(ME)).toBeUndefined();

  queryClient.setQueryData(ME, { id: 'second' });
  unmount();
  renderHook(useReaderChange);
  expect(queryClient.getQueryData(ME)).toEqual({ id: 'second' });
});
