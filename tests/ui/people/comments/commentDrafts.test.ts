// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const KEY = 'comment-reader-puzzle';

/** The drafts of a page that loads after the previous page has closed. */
async function loadPage() {
  vi.resetModules();
  const drafts = await import('#ui/people/comments/commentDrafts.ts');
  const { noteSent } = await import('#ui/people/comments/sentWords.ts');
  const field = () => renderHook(() => drafts.useCommentDraft(KEY)).result.current[0]?.text ?? '';
  return { ...drafts, noteSent, field };
}

it('gives back what was on its way when the page went, unless it arrived', async () => {
  (await loadPage()).noteSent(KEY, 'It glows.');
  const next = await loadPage();
  expect(next.field()).toBe('It glows.');
  next.noteArrived(KEY, ['Others.', 'It glows.']);
  expect(next.field()).toBe('');
});

it('forgets what a call gave back that failed as the page went, if it arrived', async () => {
  (await loadPage()).giveBack(KEY, 'It glows.');
  const next = await loadPage();
  expect(next.field()).toBe('It glows.');
  next.noteArrived(KEY, ['Others.']);
  expect(next.field()).toBe('It glows.');
  next.noteArrived(KEY, ['Others.', 'It glows.']);
  expect(next.field()).toBe('');
  expect((await loadPage()).field()).toBe('');
});
