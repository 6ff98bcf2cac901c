import type { Locator, Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { CreateDriver } from '#tests/support/CreateDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/** The viewpoint makes its row dark; the number beside it, and the rule, are needed by no step. */
const SPARE =
  '3x1|T3:Bnn|C3:|Z|Sviewpoint,x=0,y=0,number=3:number,x=2,y=0,number=3|Rconnect_all,color=light';
/** The first step takes a what-if; the others are easy. */
const WHAT_IF =
  '4x4|T4:nnnnnnnnnnnnnnnn|C1:|Z|Snumber,x=1,y=3,number=4:number,x=0,y=2,number=10:number,x=3,y=3,number=10:number,x=3,y=2,number=2|Rconnect_all,color=light';

/** An author who looks at how the puzzle would be solved. */
class WalkDriver extends CreateDriver {
  readonly dialog: Locator;
  readonly panel: Locator;
  readonly curve: Locator;

  constructor(page: Page) {
    super(page);
    this.dialog = page.getByRole('dialog', { name: 'How a player would solve it' });
    this.panel = this.dialog.getByRole('region', { name: 'Next step' });
    this.curve = this.dialog.getByRole('slider', { name: /^Difficulty of each step/ });
  }

  get opener(): Locator {
    return this.page.getByRole('button', { name: 'Show every step' });
  }

  async walk(grid: string): Promise<void> {
    await this.create(grid);
    await this.opener.click();
    await expect(boardIn(this.dialog)).toBeVisible();
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Expects the position among the steps, as shown in the panel. */
  async expectPlace(words: string): Promise<void> {
    await expect(this.panel.getByText(words, { exact: true })).toBeVisible();
  }

  async expectColors(...colors: readonly ('dark' | 'light' | 'empty')[]): Promise<void> {
    for (const [index, color] of colors.entries())
      await expect(this.dialog.getByRole('gridcell').nth(index)).toHaveAccessibleName(
        new RegExp(`, ${color}`),
      );
  }
}

test('the steps by mouse: forward, back, anywhere, and the clues that none of them needs', async ({
  page,
}) => {
  const author = new WalkDriver(page);
  await author.walk(SPARE);
  await author.expectPlace('Step 1 of 1');
  await expect(author.panel.getByText('one clue, easy to see', { exact: true })).toBeVisible();
  await expect(author.panel.getByText(/this 3 would see/).first()).toBeVisible();
  await author.expectColors('dark', 'empty', 'empty');
  await expect(author.button('Back')).toBeDisabled();

  await author.button('Next').click();
  await author.expectColors('dark', 'dark', 'dark');
  await author.expectPlace('The only step is done');
  await expect(author.button('Next')).toBeDisabled();
  const unused = author.panel.getByRole('listbox', { name: 'Clues that weren’t needed' });
  await expect(unused.getByRole('option')).toHaveText([/Area number 3.*column 3/, /light.*a rule/]);
  await unused.getByRole('option').first().click();
  await expect(unused.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');

  await author.button('Back').click();
  await author.expectColors('dark', 'empty', 'empty');

  // Nothing is painted by hand, and nothing of it is in the puzzle.
  const cell = await author.dialog.getByRole('gridcell').nth(1).boundingBox();
  await page.mouse.click((cell?.x ?? 0) + 5, (cell?.y ?? 0) + 5);
  await author.names(); // as they are after the frame that would show a stroke
  await author.expectColors('dark', 'empty', 'empty');
  await author.button('Back to the editor').click();
  await expect(author.dialog).toBeHidden();
  await expect(author.opener).toBeFocused();
  await expect(author.undo).toBeDisabled();
});

test('the steps by keys, and in words for readers', async ({ page }) => {
  const author = new WalkDriver(page);
  await author.walk(WHAT_IF);
  await expect(author.button('Next')).toBeFocused();
  await expect(author.curve).toHaveAttribute('aria-valuetext', /^Step 1 of \d+$/);
  const spoken = author.dialog.getByRole('status').filter({ hasText: /^Step/ });
  await expect(spoken).toHaveText(/^Step 1\. .*\. Row \d, column \d/);

  await page.keyboard.press('h');
  await expect(spoken).toHaveText(/^Step 2\. /);
  await page.keyboard.press('z');
  await expect(spoken).toHaveText(/^Step 1\. /);

  await author.curve.focus();
  await page.keyboard.press('End');
  await expect(author.panel.getByText('Every cell is painted.').first()).toBeVisible();
  await author.button('Hardest step').press('Enter');
  await expect(
    author.panel.getByText('many clues together, or a what-if', { exact: true }),
  ).toBeVisible();
  await expect(author.button('Hardest step')).toBeDisabled();

  const reason = author.panel.getByRole('listbox', { name: 'Based on' });
  await reason.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(reason.getByRole('option').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(author.panel.getByText(/^Computed: hardest step \d of 10/)).toBeVisible();
  await axe(page);

  await page.keyboard.press('Escape');
  await expect(author.dialog).toBeHidden();
  await expect(author.opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the steps by touch stay where they are when the phone is turned', async ({ page }) => {
    const author = new WalkDriver(page);
    await author.create(WHAT_IF);
    await page.getByRole('tab', { name: 'Solver' }).tap();
    await author.opener.tap();
    await author.button('Next').tap();
    await author.button('Next').tap();
    await expect(author.curve).toHaveAttribute('aria-valuetext', /^Step 3 of/);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(author.curve).toHaveAttribute('aria-valuetext', /^Step 3 of/);
    for (const name of ['Back', 'Next', 'Hardest step', 'Back to the editor'])
      await expect(author.button(name)).toBeInViewport({ ratio: 1 });
  });
});
