// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { englishMessage } from '#server/db/notifications.ts';
import { GERMAN } from '#tests/support/germanTexts.ts';
import * as ENGLISH from '#texts/catalogs.ts';
import { joined, message, momentOf, type Message } from '#texts/message.ts';
import { listQuery } from '#ui/people/account/notificationQueries.ts';
import { NotificationPanel } from '#ui/people/account/NotificationPanel.tsx';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { provideTexts } from '#ui/shared/texts/texts.ts';

const ID = '00000000-0000-7000-8000-000000000001';
const AT = '2026-01-01T00:00:00.000Z';

afterEach(() => {
  cleanup();
  queryClient.removeQueries({ queryKey: listQuery.queryKey });
  act(() => provideTexts('en', ENGLISH));
});

/** Show the only notification of the server, in German. */
async function show(sent: object): Promise<HTMLElement> {
  const notification = {
    id: ID,
    createdAt: AT,
    updatedAt: AT,
    type: 'account',
    target: null,
    read: true,
    lasting: false,
    user: ID,
    source: null,
    ...sent,
  };
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      Response.json(url.endsWith('/count') ? { total: 0 } : { total: 1, results: [notification] }),
    ),
  );
  provideTexts('de', GERMAN);
  render(
    <MemoryRouter>
      <NotificationPanel titleId="title" onFollowed={() => undefined} />
    </MemoryRouter>,
  );
  return screen.findByRole('listitem');
}

const asSent = (text: Message, remark?: string) => ({
  message: englishMessage({ text, ...(remark !== undefined && { remark }) }),
  text,
  remark: remark ?? null,
});

describe('a notification in German', () => {
  it('has names in bold, as they are written', async () => {
    const text = message('notices.commented', { name: '*Ada* [x](y)', title: 'Moon_light' });
    const row = await show(asSent(text));

    expect(row.textContent).toContain('*Ada* [x](y) hat dein Rätsel Moon_light kommentiert.');
    expect(Array.from(row.querySelectorAll('strong'), (it) => it.textContent)).toEqual([
      '*Ada* [x](y)',
      'Moon_light',
    ]);
  });

  it('says what is forbidden until when, and the words of the moderator under it', async () => {
    const until = momentOf(new Date(2027, 1, 1, 13, 5), 'minute');
    const changes = joined(
      [
        message('notices.forbidden', { restriction: 'comments', until }),
        message('notices.allowed', { restriction: 'ratings' }),
      ],
      '; ',
    );
    const row = await show(asSent(message('notices.permissions', { changes }), 'Be **kind**.'));

    expect(row.textContent).toContain(
      'Die Moderation hat deine Berechtigungen geändert: keine Kommentare bis zum 1. Februar 2027 um 13:05; Bewertungen wieder erlaubt.',
    );
    expect(screen.getByText('kind').tagName).toBe('STRONG');
  });

  it('is said anew in another language', async () => {
    const row = await show(asSent(message('notices.unblocked')));
    expect(row.textContent).toContain('Die Moderation hat dein Konto entsperrt.');

    act(() => provideTexts('en', ENGLISH));

    expect(row.textContent).toContain('A moderator has unblocked your account.');
  });

  it.each<[string, object]>([
    ['is old', { text: null, remark: null }],
    ['comes from an older server', {}],
    ['comes from a newer server', { text: { id: 'notices.future', values: {} }, remark: null }],
  ])('is the English message where it %s', async (_, sent) => {
    const row = await show({ message: 'It **happened**.', ...sent });

    expect(row.textContent).toContain('It happened.');
  });
});
