import type { Locator, Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { boardIn } from '#tests/support/boardIn.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { plainEnglish } from '#tests/support/plainEnglish.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import type { TourPart } from '#ui/editor/editorTargets.ts';
import { TOUR_STEPS } from '#ui/editor/tourSteps.ts';
import { axe, expect, test } from './fixtures.ts';

test.use({ hasTour: true });

/** Takes the tour of the editor. */
class TourDriver extends SolveDriver {
  async create(address = '/create'): Promise<void> {
    await this.page.goto(address);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(boardIn(this.page)).toBeVisible();
  }

  get card(): Locator {
    return this.page.getByRole('dialog', { name: /^Step/ });
  }

  button(name: 'Next' | 'Back' | 'Finish' | 'Skip the tour'): Locator {
    return this.card.getByRole('button', { name });
  }

  /** The step is shown, counted from one: what it is about is ringed, and lies free. */
  async expectStep(step: number): Promise<void> {
    const { title, target } = TOUR_STEPS[step - 1] ?? {};
    invariant(title !== undefined && target !== undefined, 'the tour has this step');
    await expect(this.card).toHaveAccessibleName(`Step ${step} of 8: ${plainEnglish(title)}`);
    await expect.poll(() => this.#ringedFreely(target)).toBe('yes');
  }

  /** The ring lies round what is seen of the target, the card fits, and lies beside it. */
  async #ringedFreely(target: TourPart): Promise<string> {
    const ring = await this.page.locator('[data-tour-ring]').boundingBox();
    const card = await this.card.boundingBox();
    const about = await this.#part(target).first().boundingBox();
    const window = this.page.viewportSize();
    if (!ring || !card || !about || !window) return 'nothing is ringed';
    if (!isInside(card, { x: 0, y: 0, ...window })) return 'the card does not fit';
    const isRound = overlap(ring, about) && ring.x <= about.x + 4 && ring.height > 20;
    if (!isRound) return 'the ring is elsewhere';
    return overlap(ring, card) ? 'the card covers it' : 'yes';
  }

  /** A part of the editor, or its first control. */
  #part(part: TourPart): Locator {
    const { page } = this;
    switch (part) {
      case 'size':
        return page.getByRole('form', { name: 'Board size' });
      case 'tools':
        return page
          .getByRole('group', { name: 'Tools', exact: true })
          .or(page.getByRole('region', { name: 'Board', exact: true }));
      case 'board':
        return page.getByRole('grid');
      case 'rules':
        return page.getByRole('combobox', { name: 'Add a rule' });
      case 'about':
        return page.getByRole('region', { name: 'About the puzzle' });
      case 'try':
        return page.getByRole('button', { name: 'Try it', exact: true });
      case 'checklist':
        return page.getByRole('region', { name: 'Checklist' });
      case 'share':
        return page.getByRole('button', { name: 'Share', exact: true });
    }
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function overlap(a: Box, b: Box): boolean {
  const apart =
    a.x >= b.x + b.width || b.x >= a.x + a.width || a.y >= b.y + b.height || b.y >= a.y + a.height;
  return !apart;
}

function isInside(a: Box, b: Box): boolean {
  return (
    a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height
  );
}

function selectedTab(page: Page, name: RegExp): Locator {
  return page.getByRole('tab', { name, selected: true });
}

test('the tour is taken by keyboard, once, and again when it is asked for', async ({ page }) => {
  const tour = new TourDriver(page);
  const { keyboard } = page;
  await tour.create();
  await tour.expectStep(1);
  await expect(selectedTab(page, /^Info/)).toBeVisible();
  await expect(tour.button('Next')).toBeFocused();
  await expect(tour.card).toHaveAccessibleDescription(/Choose the width and height/);
  await axe(page);

  await keyboard.press('s'); // a key of a tool elsewhere, here it sleeps
  await keyboard.press('Enter');
  await tour.expectStep(2);
  await expect(selectedTab(page, /^Tools/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Paint', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await keyboard.press('Enter');
  await tour.expectStep(3);
  await keyboard.press('F6');
  await expect(tour.cell(1, 1)).toBeFocused();
  await keyboard.press('Space');
  await expect(tour.cell(1, 1)).toHaveAccessibleName(/dark/);
  await keyboard.press('Escape'); // of the board
  await keyboard.press('F6');
  await expect(tour.button('Next')).toBeFocused();
  await axe(page);

  await keyboard.press('Enter');
  await tour.expectStep(4);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await tour.expectStep(3);
  await keyboard.press('Shift+Tab');
  for (const step of [4, 5, 6, 7, 8]) {
    await keyboard.press('Enter');
    await tour.expectStep(step);
  }
  await axe(page);
  await keyboard.press('Enter');
  await expect(tour.card).toHaveCount(0);
  await expect(tour.cell(1, 1)).toBeFocused();

  await page.reload();
  await tour.ready();
  await keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'How to play' });
  await expect(help).toBeVisible();
  await expect(tour.card).toHaveCount(0);
  await help.getByRole('button', { name: 'Start the tour' }).press('Enter');
  await expect(help).toHaveCount(0);
  await tour.expectStep(1);
  await expect(tour.button('Next')).toBeFocused();
  await keyboard.press('Escape');
  await expect(tour.card).toHaveCount(0);
  await expect(page.getByRole('gridcell').first()).toBeFocused();
});

test('the tour finds what it speaks of in every layout, and rests under dialogs', async ({
  page,
}) => {
  const tour = new TourDriver(page);
  await page.setViewportSize({ width: 1100, height: 800 });
  await tour.create(solveLink('0_4x1|T4:bwnn|C1:|Z|S|R').replace('/solve?', '/create?'));
  const tabs = [
    /^Info/,
    /^Tools/,
    /^Tools/,
    /^Rules/,
    /^Info/,
    /^Info/,
    /^Checklist/,
    /^Checklist/,
  ];
  for (const [index, tab] of tabs.entries()) {
    await tour.expectStep(index + 1);
    await expect(selectedTab(page, tab)).toBeVisible();
    if (index === 5) {
      await page.getByRole('button', { name: 'Try it', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Try it', exact: true })).toBeVisible();
      await expect(tour.card).toBeHidden();
      await page.getByRole('button', { name: 'Back to the editor' }).click();
      await tour.expectStep(6);
    }
    if (index < 7) await tour.button('Next').click();
  }

  // There and back again, at another size each time.
  for (const [size, way] of [
    [{ width: 844, height: 390 }, 'Back'],
    [{ width: 820, height: 1180 }, 'Next'],
    [{ width: 320, height: 568 }, 'Back'],
    [{ width: 1440, height: 900 }, 'Next'],
  ] as const) {
    await page.setViewportSize(size);
    const steps = [1, 2, 3, 4, 5, 6, 7, 8];
    if (way === 'Back') steps.reverse();
    for (const [index, step] of steps.entries()) {
      if (index > 0) await tour.button(way).click();
      await tour.expectStep(step);
    }
  }
  await tour.button('Finish').click();
  await expect(tour.card).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the drawer rises for what lies in it, and the tour is skipped for good', async ({
    page,
  }) => {
    const tour = new TourDriver(page);
    await tour.create();
    const lowered = page.getByRole('button', { name: 'Expand this section' });
    const raised = page.getByRole('button', { name: 'Collapse this section' });
    for (const [index, tab] of [
      /^Info/,
      null,
      null,
      /^Rules/,
      /^Info/,
      null,
      /^Checklist/,
    ].entries()) {
      await tour.expectStep(index + 1);
      await expect(tab === null ? lowered : raised).toBeVisible();
      if (tab) await expect(selectedTab(page, tab)).toBeVisible();
      if (index === 2) {
        const { x, y } = await tour.middleOf(0);
        await page.touchscreen.tap(x, y);
        await expect(tour.cell(1, 1)).toHaveAccessibleName(/dark/);
        await axe(page);
      }
      await tour.button('Next').tap();
    }
    await tour.expectStep(8);
    await tour.button('Back').tap();
    await tour.expectStep(7);
    await axe(page);

    await tour.button('Skip the tour').tap();

    await expect(tour.card).toHaveCount(0);
    await expect(lowered).toBeVisible();
    await page.reload();
    await tour.ready();
    await page.getByRole('button', { name: 'More' }).tap();
    await page.getByRole('button', { name: 'How to play' }).tap();
    const start = page.getByRole('button', { name: 'Start the tour' });
    await expect(start).toBeVisible();
    await expect(tour.card).toHaveCount(0);
    await start.tap();
    await tour.expectStep(1);
  });
});
