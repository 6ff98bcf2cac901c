// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import lessons from '#assets/learn/lessons.json' with { type: 'json' };
import { invariant } from '#base/invariant.ts';
import { missingColors } from '#tests/support/missingColors.ts';
import { musicPuzzle, TUNE } from '#tests/support/musicPuzzle.ts';
import { leaveForGood, OpenPage } from '#tests/support/OpenPage.tsx';
import { gridFrom } from '#tests/support/texts.ts';
import { HERO_GRID } from '#ui/library/home/heroPuzzle.ts';
import type { Chapter, LessonPuzzle } from '#ui/play/lessons.ts';
import { setWorkOwner } from '#ui/shared/platform/workOwner.ts';
import { setSetting } from '#ui/shared/settings/settings.ts';

afterEach(leaveForGood);

describe('the lessons', () => {
  const chapters: readonly Chapter[] = lessons.chapters;
  const puzzles = chapters
    .flatMap((chapter) => chapter.lessons)
    .flatMap((lesson): readonly LessonPuzzle[] => lesson.puzzles);
  const [first] = puzzles;
  const last = puzzles.at(-1);
  invariant(first && last, 'there are lessons');

  it('are solved by keys, and lead on', async () => {
    const page = await OpenPage.at(`/learn/${first.id}`);
    await screen.findByRole('grid');
    for (const [cell, color] of missingColors(gridFrom(first.grid))) page.paint(color, cell);
    fireEvent.click(await screen.findByRole('link', { name: 'Next' }));

    await waitFor(() => expect(page.address).toBe(`/learn/${puzzles[1]?.id}`));
    await page.goTo('/learn');
    await screen.findByRole('img', { name: /^Puzzle 2 of/ });
  });

  it('have hints, which cost nothing there', async () => {
    const page = await OpenPage.at(`/learn/${first.id}`);
    await screen.findByRole('grid');
    page.press('h');
    const panel = await screen.findByRole('region', { name: 'Hint' });
    await within(panel).findByRole('list', { name: 'How much of the hint you’ve seen' });

    expect(panel.textContent).not.toContain('ratings');
    await page.expectSpoken(/^You need “exactly 4 cells are light”/);
  });

  it('are followed by puzzles', async () => {
    const page = await OpenPage.at(`/learn/${last.id}`);
    fireEvent.click(await screen.findByRole('link', { name: 'Solve a puzzle' }));

    await screen.findByRole('grid', { name: /^First light/ });
    expect(page.address).toMatch(/^\/solve\?d=/);
  });

  it.each([
    ['en', /^Every row and every column has two dark cells/],
    ['de', /^Jede Zeile und jede Spalte hat zwei dunkle Felder/],
  ] as const)(
    'describe a rule that an author wrote, in the language %s',
    async (language, words) => {
      setSetting('language', language);
      await OpenPage.at('/learn/custom-rule-1');

      await screen.findByRole('button', { name: words });
    },
  );

  it('lead from one that is not there to the one that comes next', async () => {
    const page = await OpenPage.at('/learn/nothing');

    await screen.findByRole('grid');
    expect(page.address).toBe('/learn');
    expect(page.notices).toEqual([expect.stringContaining('That lesson doesn’t exist.')]);
  });
});

describe('the first page', () => {
  const board = () => screen.findByRole('grid', { name: /^The lamp/ });

  it('has a board that is solved by keys, which mean nothing elsewhere', async () => {
    const page = await OpenPage.at('/');
    await board();
    for (const [cell, color] of missingColors(HERO_GRID)) page.paint(color, cell);
    await page.expectSpoken('the lamp is lit');
    await screen.findByRole('link', { name: 'Next puzzle' });

    page.focus(screen.getByRole('link', { name: 'Create new puzzle' }));
    page.press('z');
    await screen.findByRole('link', { name: 'Next puzzle' });
    page.focus(page.cell(1, 1));
    page.press('z');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Next puzzle' })).toBeNull());
  });

  it('has a puzzle of this device for lucky visitors where there is none of the site', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        Response.json({ code: 'not_found', summary: 'There is nothing here.' }, { status: 404 }),
      ),
    );
    const page = await OpenPage.at('/');
    page.click('button', 'I’m feeling lucky');

    await waitFor(() => expect(page.address).toMatch(/^\/solve\?d=.*&pack=\d+$/));
  });
});

describe('sections of the first page', () => {
  const LESSONS = ['Learn the rules', 'Puzzles without end', 'Start here'];
  const NEWS = ['Daily puzzle', 'Newest puzzles', 'Newest collections'];

  afterEach(() => setWorkOwner(null));

  /** Headings of the page of an account, or of a visitor, while the site is asked for news. */
  async function sections(owner: string | null): Promise<readonly (string | null)[]> {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    setWorkOwner(owner);
    await OpenPage.at('/');
    await screen.findByRole('heading', { name: 'Newest puzzles' });
    return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  }

  it('start with lessons for visitors', async () => {
    expect(await sections(null)).toEqual([...LESSONS, ...NEWS]);
  });

  it('start with news for members', async () => {
    expect(await sections('ada')).toEqual([...NEWS, ...LESSONS]);
  });
});

describe('a music puzzle on a device without audio', () => {
  it('says so, and is played in silence', async () => {
    const page = await OpenPage.solving(musicPuzzle());
    fireEvent.click(await screen.findByRole('button', { name: 'Play' }));
    await waitFor(() =>
      expect(page.notices).toEqual([
        expect.stringContaining('Sound isn’t available on this device.'),
      ]),
    );
    await screen.findByRole('button', { name: 'Play' });

    for (let column = 8; column < TUNE.length; column++)
      page.paint('dark', (TUNE[column] ?? 0) * TUNE.length + column);
    await page.expectSolved();
  });
});
