import { expect, type Locator } from '@playwright/test';
import type { Point } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { boardIn } from './boardIn.ts';
import { editLink } from './gridText.ts';
import { SolveDriver } from './SolveDriver.ts';

type MouseButton = 'left' | 'right';

/** More stops than any part of the page has. */
const MOST_TABS = 150;

/** Makes a puzzle as an author would. */
export class CreateDriver extends SolveDriver {
  /** Without a grid text, a new puzzle. */
  async create(gridText: string | null = null): Promise<void> {
    await this.page.goto(gridText === null ? '/create' : editLink(gridText));
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.grid).toBeVisible();
    await expect(boardIn(this.page)).toBeVisible();
  }

  get keyboard() {
    return this.page.keyboard;
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: 'Undo' });
  }

  /** The button of a tool: of the board, a symbol, or the score. */
  tool(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Take a tool by its button; it is in hand then. */
  async take(name: string): Promise<void> {
    await this.tool(name).click();
    await expect(this.tool(name)).toHaveAttribute('aria-pressed', 'true');
  }

  /** A point of the board on the page; given in cells from the top-left corner of the first one. */
  async pointAt({ x, y }: Point): Promise<Point> {
    await this.#comesToRest();
    const box = await this.page.locator('[role="gridcell"]').first().boundingBox();
    invariant(box, 'the first cell is on the page');
    return { x: box.x + x * box.width, y: box.y + y * box.height };
  }

  override async middleOf(cell: number): Promise<Point> {
    await this.#comesToRest();
    return await super.middleOf(cell);
  }

  /** A board of another size glides to where all of it is seen. */
  async #comesToRest(): Promise<void> {
    await this.grid.evaluate(async (grid) => {
      const place = () => JSON.stringify(grid.getBoundingClientRect());
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let last = '', same = 0; same < 2; last = place()) {
        await frame();
        same = place() === last ? same + 1 : 0;
      }
    });
  }

  async click(cell: number, button: MouseButton = 'left'): Promise<void> {
    const { x, y } = await this.middleOf(cell);
    await this.page.mouse.click(x, y, { button });
  }

  async drag(from: number, to: number, button: MouseButton = 'left'): Promise<void> {
    await this.#drag(await this.middleOf(from), await this.middleOf(to), button);
  }

  /** Press a point, also one between cells. */
  async clickAt(place: Point, button: MouseButton = 'left'): Promise<void> {
    const { x, y } = await this.pointAt(place);
    await this.page.mouse.click(x, y, { button });
  }

  async tapAt(place: Point): Promise<void> {
    const { x, y } = await this.pointAt(place);
    await this.page.touchscreen.tap(x, y);
  }

  async dragAt(from: Point, to: Point, button: MouseButton = 'left'): Promise<void> {
    await this.#drag(await this.pointAt(from), await this.pointAt(to), button);
  }

  async #drag(start: Point, end: Point, button: MouseButton): Promise<void> {
    await this.page.mouse.move(start.x, start.y);
    await this.page.mouse.down({ button });
    await this.page.mouse.move(end.x, end.y, { steps: 8 });
    await this.page.mouse.up({ button });
  }

  /** Go on by Tab until something has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let tabs = 0; tabs < MOST_TABS; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  async pressOn(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.keyboard.press('Enter');
  }

  /** Send the cursor to a cell; the board has the focus. */
  async goTo(x: number, y: number): Promise<void> {
    await this.keyboard.press('Control+Home');
    for (let step = 0; step < x; step++) await this.keyboard.press('ArrowRight');
    for (let step = 0; step < y; step++) await this.keyboard.press('ArrowDown');
    await expect(this.cell(y + 1, x + 1)).toBeFocused();
  }

  /** Something that a listener was told, and that was the last of its kind. */
  async expectHeard(sentence: string): Promise<void> {
    await expect(this.page.getByRole('status').filter({ hasText: sentence })).toBeAttached();
  }

  /** The board as drawings of its rows, and how wide it is. */
  async expectBoard(width: number, rows: string): Promise<void> {
    await expect(this.grid).toHaveAttribute('aria-colcount', String(width));
    await this.expectDrawing(rows.replaceAll(' ', ''));
  }

  /** The board as a drawing: upper case for givens. */
  async expectDrawing(drawing: string): Promise<void> {
    await expect.poll(() => this.#drawing()).toBe(drawing);
  }

  async #drawing(): Promise<string> {
    const letters = [...(await this.letters())];
    const names = await this.names();
    return letters
      .map((letter, i) => (names[i]?.includes(', given') ? letter.toUpperCase() : letter))
      .join('');
  }
}
