import { expect, type Locator, type Page } from '@playwright/test';
import { invariant } from '#base/invariant.ts';
import { boardIn } from './boardIn.ts';
import { solveLink } from './gridText.ts';
import { lettersOf } from './lettersOf.ts';

/** Plays the solve page as a person would, and reads the board as a screen reader does. */
export class SolveDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Load a puzzle and wait until its board can be played on, or its still board alone. */
  async open(gridText: string, board: 'ready' | 'still' = 'ready'): Promise<void> {
    await this.page.goto(solveLink(gridText));
    await expect(this.grid).toBeVisible();
    await expect(
      board === 'still' ? this.page.locator('.still-board') : boardIn(this.page),
    ).toBeVisible();
  }

  /** Go to a puzzle from within the site, as a link does: nothing is loaded again. */
  async follow(gridText: string): Promise<void> {
    await this.page.evaluate((link) => {
      history.pushState(null, '', link);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, solveLink(gridText));
  }

  /** Tab until the board has the focus, as somebody without a mouse does. */
  async tabToBoard(): Promise<void> {
    for (let presses = 0; presses < 40; presses++) {
      await this.page.keyboard.press('Tab');
      if (await this.page.evaluate(() => document.activeElement?.role === 'gridcell')) return;
    }
    throw new Error('the board is not in the tab order');
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  /** Counted from one, as people do. */
  cell(row: number, column: number): Locator {
    return this.page.getByRole('gridcell', {
      name: new RegExp(`^row ${row}, column ${column},`),
    });
  }

  /** Accessible names of all cells, row-major. They are updated after the picture of a stroke. */
  async names(): Promise<string[]> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    return await this.page
      .locator('[role="gridcell"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
  }

  /** The board as letters. */
  async letters(): Promise<string> {
    return lettersOf(await this.names());
  }

  /** Middle of a cell on the page. */
  async middleOf(cell: number): Promise<{ x: number; y: number }> {
    const box = await this.page.locator('[role="gridcell"]').nth(cell).boundingBox();
    invariant(box, 'the cell is on the page');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async expectSolved(): Promise<void> {
    await expect(this.page.getByText('All lit.', { exact: true })).toBeVisible();
    await expect(this.page.getByRole('status').filter({ hasText: 'Solved' })).toBeAttached();
  }

  async expectUnsolved(): Promise<void> {
    await expect(this.page.getByText('All lit.', { exact: true })).toBeHidden();
  }
}
