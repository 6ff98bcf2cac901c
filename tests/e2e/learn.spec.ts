import type { Page } from '@playwright/test';
import lessons from '#assets/learn/lessons.json' with { type: 'json' };
import english from '#assets/learn/en/puzzles.json' with { type: 'json' };
import { parseGridText } from '#engine/codec/gridText.ts';
import { invariant } from '#base/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { missingColors } from '#tests/support/missingColors.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

interface Puzzle {
  readonly id: string;
  readonly grid: string;
}

const CHAPTERS: readonly {
  readonly lessons: readonly { readonly puzzles: readonly Puzzle[] }[];
}[] = lessons.chapters;
const PUZZLES = CHAPTERS.flatMap((chapter) => chapter.lessons).flatMap(({ puzzles }) => puzzles);

function puzzleAt(index: number): Puzzle {
  const puzzle = PUZZLES.at(index);
  invariant(puzzle, 'there are lessons');
  return puzzle;
}

/** Height of the bar of the site at the bottom of phones. */
const BAR = 64;

const FIRST = puzzleAt(0);
const SECOND = puzzleAt(1);

/** The colors that the open cells of a lesson's puzzle get, by cell. */
function missing(text: string): ReadonlyMap<number, 'dark' | 'light'> {
  const grid = parseGridText(text);
  invariant(grid.ok, 'lessons can be read');
  return missingColors(grid.value);
}

function firstOpen(text: string): number {
  const [cell] = missing(text).keys();
  invariant(cell !== undefined, 'a cell is open');
  return cell;
}

async function boardIsLive(page: Page): Promise<void> {
  await expect(boardIn(page)).toBeVisible();
}

async function solveByMouse(page: Page, text: string): Promise<void> {
  await boardIsLive(page);
  const solve = new SolveDriver(page);
  for (const [cell, color] of missing(text)) {
    const { x, y } = await solve.middleOf(cell);
    await page.mouse.click(x, y, { button: color === 'dark' ? 'left' : 'right' });
  }
}

test('the way in is on the first page, and the next puzzle is one press away', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Learn the rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn the rules' })).toBeFocused();
  await expect(page).toHaveTitle('Learn the rules - Chiaro');

  await solveByMouse(page, FIRST.grid);
  await expect(page.getByRole('status').filter({ hasText: afterOf(FIRST.id) })).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();

  await expect(page).toHaveURL(`/learn/${SECOND.id}`);
  await expect(page.getByRole('img', { name: 'Puzzle 2 of' })).toBeVisible();
  await solveByMouse(page, SECOND.grid);
  await expect(page.getByRole('status').filter({ hasText: afterOf(SECOND.id) })).toBeVisible();

  // Progress is saved, and the lessons continue from there.
  await page.goto('/learn');
  await expect(page.getByRole('img', { name: 'Puzzle 3 of' })).toBeVisible();
});

test('shows words, board, tools and faults at once on phones, and hints over them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/learn/${FIRST.id}`);
  await boardIsLive(page);
  const solve = new SolveDriver(page);
  const { x, y } = await solve.middleOf(firstOpen(FIRST.grid));
  await page.mouse.click(x, y, { button: 'right' });
  const fault = page.getByRole('button', { name: /^4 light cells: / });
  await expect(fault).toBeVisible();
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Phones in portrait have the bar of the site at the bottom.
    const bottom = width < 640 ? height - BAR : height;
    for (const part of [boardIn(page), page.getByRole('group', { name: 'Board tools' }), fault]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), `${width}`).toBeLessThanOrEqual(bottom);
    }
  }
});

test('fits every window, and axe finds nothing', async ({ page }) => {
  await page.goto('/learn');
  await boardIsLive(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 800, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${size.width}`).toBe(0);
  }
  for (const theme of ['dark', 'light', 'cyberpunk']) {
    await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
    await axe(page);
  }
});

/** The explanation after a puzzle, up to its first key word. */
function afterOf(id: string): string {
  const words: Readonly<Record<string, { readonly after: string } | undefined>> = english;
  return words[id]?.after.split('*')[0]?.trim() ?? '';
}
