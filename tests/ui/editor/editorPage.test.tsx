// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InThreadWorker } from '#tests/support/InThreadWorker.ts';
import { lettersOf } from '#tests/support/lettersOf.ts';
import { leaveForGood, OpenPage } from '#tests/support/OpenPage.tsx';
// Loaded before the page: a page that is read before it has come says nothing of its first key.
import '#ui/editor/EditAnnouncer.tsx';
import { setSetting } from '#ui/shared/settings/settings.ts';

beforeEach(() => setSetting('runEditorTour', false));
afterEach(leaveForGood);

/** Three by two: a dark and a light cell, a given. */
const SMALL = '0_3x2|T3:bwnnBn|C3:|Z|S|R';
/** Two cells are dark, and the last one is light. */
const EASY = '2x2|T2:Bnnn|C2:|Z|Sviewpoint,x=0,y=0,number=3:viewpoint,x=1,y=1,number=1';
const MUSIC = '4x1|T4:nnnn|C4:|Z|S|Rmusic';

/** The editor, worked by keys. */
class EditorPage extends OpenPage {
  static async with(grid: string): Promise<EditorPage> {
    const page = new EditorPage();
    await page.openEditor(grid);
    await screen.findByRole('button', { name: 'Show every step' }); // the lazy parts are loaded
    page.focus(page.cell(1, 1));
    return page;
  }

  get undo(): HTMLButtonElement {
    return screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
  }

  /** Send the cursor to a cell; the board has the focus. */
  goToCell(x: number, y: number): void {
    this.press('Home', { ctrlKey: true });
    for (let step = 0; step < x; step++) this.press('ArrowRight');
    for (let step = 0; step < y; step++) this.press('ArrowDown');
  }

  /** The board as drawings of its rows: upper case for givens. */
  async expectBoard(rows: string): Promise<void> {
    const width = rows.split(' ')[0]?.length;
    await waitFor(() => {
      expect(screen.getByRole('grid').getAttribute('aria-colcount')).toBe(String(width));
      const names = this.names();
      const letters = [...lettersOf(names)].map((letter, i) =>
        names[i]?.includes(', given') ? letter.toUpperCase() : letter,
      );
      expect(letters.join('')).toBe(rows.replaceAll(' ', ''));
    });
  }
}

describe('the tools of the board, by keyboard alone', () => {
  it('insert and remove rows and columns', async () => {
    const page = await EditorPage.with(SMALL);
    page.press('d', { code: 'KeyD' });
    await page.expectSpoken('Rows');
    page.press('ArrowDown', { shiftKey: true });
    await page.expectSpoken('Row 1, column 1 on its lower edge');
    page.press('Enter');
    await page.expectBoard('bwn nnn nBn');
    page.press('f', { code: 'KeyF' });
    page.press('ArrowRight');
    page.press(' ');
    await page.expectBoard('bn nn nn');
    page.press('Delete');
    await page.expectBoard('b n n');

    for (let steps = 0; steps < 3; steps++) page.press('z', { code: 'KeyZ' });
    await page.expectBoard('bwn nBn');
    expect(page.undo.disabled).toBe(true);
  });

  it('join and fence cells', async () => {
    const page = await EditorPage.with(SMALL);
    page.press('g', { code: 'KeyG' });
    page.goToCell(0, 1);
    fireEvent.keyDown(page.focused, { key: ' ' });
    page.press('ArrowRight');
    fireEvent.keyUp(page.focused, { key: ' ' });
    await page.expectBoard('bwn bBn');
    await page.expectName(2, 1, /, merged with the cell to the right$/);
    page.press('ArrowLeft', { shiftKey: true });
    await page.expectSpoken('Row 2, column 2 on its left edge');
    page.press('Enter', { shiftKey: true });
    await page.expectName(2, 1, /^(?!.*joined)/);

    page.press('j', { code: 'KeyJ' });
    page.press('Enter');
    await page.expectName(2, 1, /, border to the right$/);
    await page.expectSpoken('Border at row 2, column 1 on its right edge');
    page.press('Delete');
    await page.expectName(2, 1, /^(?!.*border)/);
  });

  it('copy, cut and paste', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    const page = await EditorPage.with(SMALL);
    page.press('h', { code: 'KeyH' });
    page.goToCell(0, 0);
    page.press('Enter');
    page.goToCell(1, 1);
    page.press('Enter');
    await page.expectSpoken('Copied: 2 by 2');
    fireEvent.cut(page.focused, { clipboardData: { setData: () => undefined } });
    await page.expectBoard('nnn nnn');
    page.press('m', { code: 'KeyM' });
    await page.expectSpoken('Ready to paste: 2 by 2');
    page.goToCell(1, 0);
    page.press('Enter');
    await page.expectBoard('nwb nBn');
    page.press('Escape');
    await page.expectSpoken('Nothing selected');
  });
});

describe('how hard a puzzle in the making is', () => {
  const computed = () => screen.findByRole('button', { name: 'Computed difficulty' });

  it('is computed when asked, and forgotten with the puzzle, not with its colors', async () => {
    const page = await EditorPage.with(EASY);
    fireEvent.click(await computed());
    await screen.findByText('Computed: hardest step 1 of 10, one clue at a time');
    page.paint('dark', 3);
    await page.expectBoard('Bn nb');
    expect((await computed()).getAttribute('aria-expanded')).toBe('true');

    page.focus(page.cell(1, 1));
    page.press('d', { code: 'KeyD' });
    page.press('Enter');
    await waitFor(async () =>
      expect((await computed()).getAttribute('aria-expanded')).toBe('false'),
    );
  });

  it('says so where it cannot be computed, and is tried again when asked', async () => {
    let broken = 1;
    vi.stubGlobal(
      'Worker',
      class extends InThreadWorker {
        constructor(url: string | URL) {
          super(url);
          if (String(url).includes('explain.worker') && broken-- > 0)
            setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'broken' })));
        }
      },
    );
    await EditorPage.with(EASY);
    fireEvent.click(await computed());
    await screen.findByText('Couldn’t compute the difficulty.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Computed: hardest step 1 of 10, one clue at a time');
  });
});

describe('how a player would solve it', () => {
  it.each([
    ['says why where nothing can be explained', MUSIC, /^There are no hints for this puzzle/],
    [
      'says where the clues leave several ways',
      '2x2|T2:nnnn|C2:|Z|Sviewpoint,x=0,y=0,number=3',
      'A player gets stuck here: more than one solution is still possible.',
    ],
  ])('%s', async (_, grid, words) => {
    await EditorPage.with(grid);
    fireEvent.click(await screen.findByRole('button', { name: 'Show every step' }));
    const dialog = await screen.findByRole('dialog', { name: 'How a player would solve it' });
    const panel = within(await within(dialog).findByRole('region', { name: 'Next step' }));
    expect((await panel.findAllByText(words)).length).toBeGreaterThan(0);
  });
});

describe('numbers by digits, with a number as the tool in hand', () => {
  const NUMBERS = '0_3x1|T3:nnn|C3:|Z|S|R';
  const numbers = (page: EditorPage) =>
    page.names().map((name) => /area number (\d+)/.exec(name)?.[1] ?? '-');

  it('places, changes and erases them at the cursor, and goes on with the last value', async () => {
    const page = await EditorPage.with(NUMBERS);
    page.press('1', { code: 'Digit1' }); // takes the tool
    await page.expectSpoken('Area number');
    page.press('3', { code: 'Digit3' });
    await waitFor(() => expect(numbers(page)).toEqual(['3', '-', '-']));
    page.press('ArrowRight');
    page.press('Enter');
    await waitFor(() => expect(numbers(page)).toEqual(['3', '3', '-']));
    page.press('ArrowRight');
    page.press('1', { code: 'Digit1' });
    page.press('2', { code: 'Digit2' });
    await waitFor(() => expect(numbers(page)).toEqual(['3', '3', '12']));
    page.press('Backspace');
    await waitFor(() => expect(numbers(page)).toEqual(['3', '3', '-']));
  });

  it('are typed on AZERTY with and without Shift', async () => {
    const page = await EditorPage.with(NUMBERS);
    page.press('&', { code: 'Digit1' });
    await page.expectSpoken('Area number');
    page.press('é', { code: 'Digit2' });
    page.press('ArrowRight');
    page.press('5', { code: 'Digit5', shiftKey: true });
    await waitFor(() => expect(numbers(page)).toEqual(['2', '5', '-']));
  });

  it('end in the popup with Enter', async () => {
    const page = await EditorPage.with(NUMBERS);
    page.press('1', { code: 'Digit1' });
    page.press('Enter');
    page.press('Enter');
    const box = await screen.findByRole('spinbutton', { name: /^Number/ });
    fireEvent.change(box, { target: { value: '7' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByRole('spinbutton', { name: /^Number/ })).toBeNull());
    await waitFor(() => expect(numbers(page)).toEqual(['7', '-', '-']));
  });
});

describe('symbols that stand already', () => {
  const TWO = '0_3x2|T3:nnnnnn|C3:|Z|Snumber,x=0,y=0,number=4:number,x=2,y=0,number=1|R';
  const numbers = (page: EditorPage) =>
    page.names().map((name) => /area number (\d+)/.exec(name)?.[1] ?? '-');

  it('are moved by Alt and an arrow, and the cursor with them, as one step', async () => {
    const page = await EditorPage.with(TWO);
    page.press('ArrowRight', { altKey: true });
    await waitFor(() => expect(numbers(page).join('')).toBe('-41---'));
    page.press('ArrowRight', { altKey: true }); // taken
    page.press('ArrowDown', { altKey: true });
    await waitFor(() => expect(numbers(page).join('')).toBe('--1-4-'));
    expect(page.focused).toBe(page.cell(2, 2));
    page.press('ArrowDown', { altKey: true }); // out of the board
    page.press('z', { code: 'KeyZ' });
    await waitFor(() => expect(numbers(page).join('')).toBe('-41---'));
  });

  it('are copied with Shift, too', async () => {
    const page = await EditorPage.with(TWO);
    page.press('ArrowDown', { altKey: true, shiftKey: true });
    await waitFor(() => expect(numbers(page).join('')).toBe('4-14--'));
  });

  it('are copied to other cells from their popup, on touch screens too', async () => {
    const page = await EditorPage.with(TWO);
    page.press('1', { code: 'Digit1' });
    page.press('Enter');
    fireEvent.click(await screen.findByRole('button', { name: 'Place copies' }));
    page.focus(page.cell(2, 1));
    page.press('Enter');
    await waitFor(() => expect(numbers(page).join('')).toBe('4-14--'));
  });
});

describe('what is pasted or dropped on the editor', () => {
  const LINK = 'https://puzz.link/p?nurikabe/4/4/1k2k2i';
  const paste = (text: string) => {
    const clipboardData = { getData: () => text };
    fireEvent(
      document.body,
      Object.assign(new Event('paste', { bubbles: true }), { clipboardData }),
    );
  };

  it('opens a link after a question', async () => {
    const page = await EditorPage.with(SMALL);
    paste(LINK);
    const dialog = within(await screen.findByRole('dialog', { name: 'Open a link or text' }));
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe(LINK);
    fireEvent.click(dialog.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(page.names()).toHaveLength(16));
  });

  it('says why a link is no puzzle, and that a text is none', async () => {
    const page = await EditorPage.with(SMALL);
    paste('https://puzz.link/p?sudoku/9/9/x');
    await waitFor(() => expect(page.notices).toHaveLength(1));
    paste('milk, eggs, bread');
    await waitFor(() =>
      expect(page.notices[1]).toBe('There’s no part of a board and no puzzle in this text.'),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds the puzzles of files as drafts', async () => {
    const page = await EditorPage.with(SMALL);
    const files = [new File([`${EASY}\n${MUSIC}`], 'two.txt', { type: 'text/plain' })];
    const dataTransfer = { types: ['Files'], files };
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer,
    });
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(true);
    await waitFor(() => expect(page.notices).toContain('2 drafts added.'));
  });
});

describe('a new draft', () => {
  it('offers the one that was edited last, until it has a clue', async () => {
    const page = await EditorPage.with(SMALL);
    page.paint('dark', 2);
    await page.expectBoard('bwb nBn');
    await screen.findByText('Draft saved');
    await page.goTo('/create');
    const link = await screen.findByRole('link', { name: /^Continue “Untitled/ });
    expect(link.getAttribute('href')).toMatch(/^\/create\?draft=\w+$/);
    fireEvent.click(await screen.findByRole('button', { name: 'Nurikabe' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Continue/ })).toBeNull());
  });
});

describe('the live assistant', () => {
  const FORCED = '3x1|T3:Bnn|C3:|Z|Snumber,x=0,y=0,number=3|R';

  it('paints the cells that it can deduce, as one step', async () => {
    const page = await EditorPage.with(FORCED);
    fireEvent.click(await screen.findByRole('button', { name: 'Paint deduced cells' }));
    await page.expectBoard('Bbb');
    page.press('z', { code: 'KeyZ' });
    await page.expectBoard('Bnn');
  });

  it('shows the numbers that work where a number is typed, and those with one solution', async () => {
    const page = await EditorPage.with('4x1|T4:Bnnn|C4:|Z|Snumber,x=1,y=0,number=2|R');
    page.press('1', { code: 'Digit1' });
    page.press('ArrowRight');
    page.press('Enter');
    const popup = within(await screen.findByRole('dialog', { name: 'Area number' }));
    expect(
      await popup.findByText('Numbers that work: 1–4. Exactly one solution with 4'),
    ).toBeDefined();
  });
});

describe('a Nurikabe of 10 by 10 with 12 numbers', () => {
  const CLUES = [3, 17, 21, 28, 35, 44, 52, 59, 66, 73, 81, 96].map((cell, i) => ({
    cell,
    number: (i % 5) + 1,
  }));

  it('is made in 30 actions by keys alone: each key is one, and each way to a cell', async () => {
    const page = await EditorPage.with('0_5x5|T5:nnnnnnnnnnnnnnnnnnnnnnnnn|C25:|Z|S|R');
    let actions = 0;
    const press = (key: string) => {
      actions += 1;
      page.press(key, /\d/.test(key) ? { code: `Digit${key}` } : {});
    };
    press('/');
    const search = await screen.findByRole('combobox', { name: 'Add a rule' });
    for (const query of ['n', 'nu', 'nur']) {
      actions += 1;
      fireEvent.change(search, { target: { value: query } });
    }
    await screen.findByRole('option', { name: /^All rules of Nurikabe/ });
    press('Enter');
    await waitFor(() => expect(page.names()).toHaveLength(100));
    await waitFor(() => expect(page.focused.getAttribute('role')).toBe('gridcell'));
    for (const { cell, number } of CLUES) {
      actions += 1;
      page.goToCell(cell % 10, Math.floor(cell / 10));
      press(String(number));
    }

    for (const { cell, number } of CLUES)
      await waitFor(() =>
        expect(page.names()[cell]).toMatch(new RegExp(`light, given.*area number ${number}`)),
      );
    expect(actions).toBeLessThanOrEqual(30);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
  });
});

describe('music in the editor', () => {
  it('has its notes, instruments and player while it is made', async () => {
    await EditorPage.with(MUSIC);

    const notes = within(await screen.findByRole('list', { name: 'Row notes' }));
    expect(notes.getByRole('listitem', { name: 'C5' })).toBeDefined();
    const player = within(await screen.findByRole('group', { name: 'Music' }));
    expect(player.getByRole('button', { name: 'Stop' })).toBeDefined();
    expect(await screen.findByRole('list', { name: 'Instruments' })).toBeDefined();
  });

  it('names rows that have no note, such as those of a board that grew', async () => {
    await EditorPage.with('2x9|T2:nnnnnnnnnnnnnnnnnn|C2:|Z|S|Rmusic');

    const notes = within(await screen.findByRole('list', { name: 'Row notes' }));
    expect(notes.getAllByRole('listitem', { name: 'No note' })).toHaveLength(1);
  });
});

describe('trying a puzzle out', () => {
  it('ends where it began: in the editor', async () => {
    const page = await EditorPage.with('2x1|T2:Bn|C2:|Z|S|Rconnect_all,color=dark');
    page.click('button', 'Try it');
    const dialog = await screen.findByRole('dialog', { name: 'Try it' });
    const cell = await within(dialog).findByRole('gridcell', { name: /^row 1, column 2/ });
    page.focus(cell);
    page.press(' ');
    const solved = await page.expectSolved();

    expect(solved.queryAllByRole('link')).toEqual([]);
    fireEvent.click(solved.getByRole('button', { name: 'Back to the editor' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(page.address).toMatch(/^\/create/);
  });
});
