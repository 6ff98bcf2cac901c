// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lettersOf } from '#tests/support/lettersOf.ts';
import { leaveForGood, OpenPage } from '#tests/support/OpenPage.tsx';
import { setSetting } from '#ui/shared/settings/settings.ts';

beforeEach(() => setSetting('runEditorTour', false));
afterEach(leaveForGood);

/** The editor with its ideas. */
class IdeasPage extends OpenPage {
  static async with(grid: string): Promise<IdeasPage> {
    const page = new IdeasPage();
    await page.openEditor(grid);
    await screen.findByRole('button', { name: 'Ideas' });
    page.click('button', 'Ideas');
    await screen.findByRole('button', { name: 'Clues from my solution' });
    return page;
  }

  /** Open a tool and wait for its sentence. */
  async openTool(name: string, sentence: string | RegExp): Promise<void> {
    this.click('button', name);
    await this.expectIdea(sentence);
  }

  async expectIdea(sentence: string | RegExp): Promise<void> {
    await waitFor(() => expect(screen.getByText(sentence)).toBeTruthy(), { timeout: 4000 });
  }

  /** The board as drawings of its rows: upper case for givens. */
  async expectBoard(rows: string): Promise<void> {
    await waitFor(() => expect(this.board()).toBe(rows.replaceAll(' ', '')));
  }

  board(): string {
    const names = this.names();
    const letters = [...lettersOf(names)];
    return letters.map((it, i) => (names[i]?.includes(', given') ? it.toUpperCase() : it)).join('');
  }

  checkbox(name: string): HTMLInputElement {
    return screen.getByRole<HTMLInputElement>('checkbox', { name });
  }
}

describe('ideas of the editor', () => {
  it('remove clues that are not needed, except pinned ones, as one step', async () => {
    const page = await IdeasPage.with('3x1|T3:BBB|Rconnect_all,color=dark');
    await page.openTool(
      'Fewest clues',
      /^1 clue removed\. The puzzle still has exactly one solution/,
    );
    expect(page.board()).toBe('BBB');
    page.click('button', 'Apply');
    await page.expectBoard('BbB');
    await page.expectIdea('Applied. Undo reverts it.');
    page.click('button', 'Undo');
    await page.expectBoard('BBB');
    await page.expectIdea(/^1 clue removed/);

    fireEvent.click(page.checkbox('Given dark at row 1, column 2'));
    await page.expectIdea('Every clue is needed.');
    expect(page.checkbox('Given dark at row 1, column 2').checked).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).disabled).toBe(true);
    fireEvent.click(page.checkbox('Given dark at row 1, column 2'));
    await page.expectIdea(/^1 clue removed/);
  });

  it('offer several ways to one solution', async () => {
    const page = await IdeasPage.with('3x1|T3:nnn|Rcell_count,color=dark,count=1');
    await page.openTool(
      'Exactly one solution',
      '1 clue added. The puzzle has exactly one solution.',
    );
    page.click('button', 'Apply');
    await waitFor(() => expect(page.board()).toMatch(/B/));
    await page.expectIdea('Applied. Undo reverts it.');
    page.click('button', 'Try another');
    await page.expectIdea('The puzzle already has exactly one solution.');
  });

  it('find clues of chosen kinds for the painted solution', async () => {
    const page = await IdeasPage.with('3x2|T3:bwnbwb|R');
    await page.openTool('Clues from my solution', 'Paint every cell of your solution first.');
    page.paint('light', 2);
    await page.expectIdea(/^\d clues? added\./);
    for (const kind of ['Area number', 'Viewpoint', 'Minesweeper', 'Dart'])
      fireEvent.click(page.checkbox(kind));
    await page.expectIdea('6 clues added. The puzzle has exactly one solution.');
    page.click('button', 'Apply');
    await page.expectBoard('BWWBWB');
    page.click('button', 'Undo');
    await page.expectBoard('bwwbwb');
    fireEvent.click(page.checkbox('Givens'));
    await page.expectIdea('Choose at least one kind of clues.');
  });

  it('paint what follows, and a solution to start from', async () => {
    const page = await IdeasPage.with('4x1|T4:BnBn|Rconnect_all,color=dark');
    await page.openTool('Paint what can be deduced', '1 cell painted.');
    page.click('button', 'Apply');
    await page.expectBoard('BbBn');
    await page.openTool('A solution to start from', 'A random solution of these rules and clues.');
    page.click('button', 'Apply');
    await waitFor(() => expect(page.board()).toMatch(/^BbB[bw]$/));
  });

  it('change the difficulty', async () => {
    const puzzle =
      '4x4|T4:nBBnnnnWnBnBnWnB|Sminesweeper,x=2,y=0,number=2:minesweeper,x=1,y=2,number=4:minesweeper,x=3,y=2,number=2:minesweeper,x=1,y=0,number=1:minesweeper,x=3,y=1,number=5|Rconnect_all,color=dark';
    const page = await IdeasPage.with(puzzle);
    await page.openTool('Easier', /clues? added\. The difficulty drops from \d to \d\.$/);
    await page.openTool(
      'Harder',
      /^(No harder puzzle was found\.|.*The difficulty rises from \d to \d\.)$/,
    );
    expect(screen.queryByText(/drops/)).toBeNull();
  });

  it('replace everything by a whole puzzle', async () => {
    const page = await IdeasPage.with('4x4|T4:nnnnnnnnnnnnnnnn|Rconnect_all,color=dark');
    await page.openTool(
      'Surprise me',
      /^A new puzzle with \d+ clues\. It has exactly one solution\.$/,
    );
    page.click('button', 'Apply');
    await waitFor(() => expect(page.board()).toMatch(/^[bwBW]{16}$/));
    page.click('button', 'Undo');
    await page.expectBoard('nnnn nnnn nnnn nnnn');
  });

  it('choose the number of the selected symbol', async () => {
    const page = await IdeasPage.with('3x1|T3:Bnn|Snumber,x=0,y=0,number=1|R');
    await page.openTool('Number of the selected symbol', 'Select a symbol with a number.');
    page.click('button', 'Area number');
    page.focus(page.cell(1, 1));
    page.press('Enter');
    await page.expectIdea('With 2, the puzzle has exactly one solution.');
    page.click('radio', '3');
    await page.expectIdea('With 3, the puzzle has exactly one solution.');
    page.click('button', 'Apply');
    await page.expectIdea('Applied. Undo reverts it.');
    expect(page.cell(1, 1).getAttribute('aria-label')).toContain('area number 3');
  });
});
