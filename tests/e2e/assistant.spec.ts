import type { Locator, Page } from '@playwright/test';
import { boardIn } from '#tests/support/boardIn.ts';
import { solveLink } from '#tests/support/gridText.ts';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { axe, expect, test } from './fixtures.ts';

/** Two cells follow from the number, the last one is open. */
const ROW = '0_4x1|T4:Bnnn|C1:|Z|Snumber,x=0,y=0,number=2|R';

/** Makes a puzzle with the live assistant at hand. */
class AssistantDriver extends SolveDriver {
  readonly panel: Locator;
  readonly toggle: Locator;

  constructor(page: Page) {
    super(page);
    this.panel = page.getByRole('region', { name: 'Live assistant' });
    this.toggle = this.panel.getByRole('switch', { name: 'Live assistant' });
  }

  async create(gridText: string): Promise<void> {
    await this.page.goto(solveLink(gridText).replace('/solve?', '/create?loader=visible&'));
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.grid).toBeVisible();
    await expect(boardIn(this.page)).toBeVisible();
  }

  /** Paint a cell of the row and make it a given. */
  async give(cell: number, color: 'dark' | 'light'): Promise<void> {
    await this.#pressWith('Paint', cell, color === 'dark' ? 'left' : 'right');
    await expect(this.cell(1, cell + 1)).toHaveAccessibleName(new RegExp(`, ${color}`));
    await this.#pressWith('Givens and holes', cell, 'left');
    await expect(this.cell(1, cell + 1)).toHaveAccessibleName(new RegExp(`, ${color}, given`));
  }

  async #pressWith(tool: string, cell: number, button: 'left' | 'right'): Promise<void> {
    await this.page.getByRole('button', { name: tool, exact: true }).click();
    const { x, y } = await this.middleOf(cell);
    await this.page.mouse.click(x, y, { button });
  }

  /** The live region. */
  get spoken(): Locator {
    return this.panel.getByRole('status');
  }
}

test('the assistant follows an author from two solutions to one, and to none', async ({ page }) => {
  const editor = new AssistantDriver(page);
  const { panel, toggle } = editor;
  await editor.create(ROW);

  await expect(toggle).toBeChecked();
  await expect(panel).toContainText('2 cells can be deduced');
  await expect(panel).toContainText('Two solutions that differ in 1 cell');
  const where = panel.getByRole('button', { name: 'Show on board' });
  await where.click();
  await expect(where).toHaveAttribute('aria-pressed', 'true');

  await editor.give(3, 'dark');
  await expect(panel).toContainText('Exactly one solution');
  await expect(panel).not.toContainText('Two solutions');
  await expect(editor.spoken).toContainText('Exactly one solution');
  await axe(page, 'section:has([role="switch"])');

  await editor.give(1, 'light');
  await expect(panel).toContainText('these 3 clues contradict each other');
  const conflict = panel.getByRole('list', { name: /contradict each other/ });
  await expect(conflict.getByRole('button')).toHaveText([
    'Area number 2 at row 1, column 1',
    'Given dark at row 1, column 1',
    'Given light at row 1, column 2',
  ]);
  await conflict.getByRole('button', { name: /^Given light/ }).click();
  await expect(editor.cell(1, 2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(panel).toContainText('Row 1, column 1: Numbers that work: 1');

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel).toContainText('Exactly one solution');

  const tools = page.getByRole('complementary', { name: 'Tools' });
  await tools.getByRole('button', { name: 'Area number', exact: true }).click();
  const { x, y } = await editor.middleOf(1);
  await page.mouse.move(x, y);
  const why = 'This area number 1 contradicts area number 2 at row 1, column 1';
  await expect(page.getByRole('main').getByText(why, { exact: true })).toBeVisible();
  await expect(panel).toContainText('Not counting this area number 1.');
  await page.getByRole('button', { name: 'Place anyway' }).click();
  await expect(panel).toContainText('these 2 clues contradict each other');
  await expect(editor.cell(1, 2)).toHaveAccessibleName(/area number 1/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel).toContainText('Exactly one solution');

  await toggle.click();
  await expect(panel).toContainText('Off');
  await expect(panel.getByRole('list')).toHaveCount(0);
  await page.reload();
  await editor.ready();
  await expect(toggle).not.toBeChecked();
  await expect(panel).toContainText('Off');
  await toggle.click();
  await expect(panel).toContainText('Exactly one solution');
});

test('ideas are seen on the board, and applied by mouse and by keys', async ({ page }) => {
  const editor = new AssistantDriver(page);
  await editor.create('3x1|T3:BBB|Rconnect_all,color=dark');
  await page.getByRole('button', { name: 'Ideas' }).click();
  const fewest = page.getByRole('button', { name: 'Fewest clues' });
  await fewest.click();
  await expect(page.getByText('1 clue removed.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(editor.cell(1, 2)).not.toHaveAccessibleName(/given/);
  await expect(page.getByText('Applied. Undo reverts it.')).toBeVisible();
  await expect(fewest).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editor.cell(1, 2)).toHaveAccessibleName(/given/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Solver' }).click();
  const ideas = page.getByRole('button', { name: 'Ideas' });
  await ideas.focus();
  await page.keyboard.press('Enter');
  const unique = page.getByRole('button', { name: 'Exactly one solution' });
  await unique.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The puzzle already has exactly one solution.')).toBeVisible();
  await axe(page);
});
