// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomPuzzle } from '#contract/search.ts';
import { german } from '#tests/support/german.ts';
import { GERMAN } from '#tests/support/germanTexts.ts';
import { REFUSALS, textsOf } from '#tests/support/serverTexts.ts';
import * as ENGLISH from '#texts/catalogs.ts';
import { english } from '#texts/english.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { loadTexts, provideTexts } from '#ui/shared/texts/texts.ts';
import { Notices } from '#ui/shell/Notices.tsx';

beforeEach(async () => {
  setSetting('language', 'de');
  await loadTexts('refusals', 'site');
  vi.useFakeTimers();
  provideTexts('de', GERMAN);
});

afterEach(() => {
  act(() => void toast.dismiss());
  act(() => void vi.runOnlyPendingTimers());
  cleanup();
  setSetting('language', 'system');
  provideTexts('en', ENGLISH);
  vi.useRealTimers();
});

/** Make a call that the server refuses so, and show the failure in a toast. */
async function showRefusal(problem: object): Promise<void> {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(problem, { status: 409 })));
  await act(async () => {
    await call(randomPuzzle, {}).catch((error: unknown) => {
      notify({ kind: 'error', message: describeFailure(error) });
    });
    await vi.advanceTimersByTimeAsync(0);
  });
}

describe('a toast in German', () => {
  it.each(textsOf('refusals', REFUSALS))('says %s', async (_, text) => {
    render(<Notices />);

    await showRefusal({ code: 'conflict', summary: english.say(text), text });

    expect(screen.getByText(german.say(text))).toBeDefined();
  });

  it.each<[string, object]>([
    ['an older server, which sends none', {}],
    ['a newer server with another text', { text: { id: 'refusals.future' } }],
    ['a newer server with another area', { text: { id: 'future.gone' } }],
    ['a newer server with other values', { text: { id: 'refusals.fieldUnread', values: {} } }],
    [
      'a server with more words than a page shows',
      { text: { id: 'refusals.fieldUnread', values: { field: 'x'.repeat(5000) } } },
    ],
  ])('is the English sentence of %s', async (_, more) => {
    render(<Notices />);

    await showRefusal({ code: 'conflict', summary: 'It is so.', ...more });

    expect(screen.getByText('It is so. (409)')).toBeDefined();
  });
});
