// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveForGood, OpenPage } from '#tests/support/OpenPage.tsx';
import { invariant } from '#base/invariant.ts';
import { featuredPuzzles } from '#ui/library/home/featuredPuzzles.ts';
import { puzzleKey } from '#ui/shared/platform/sha256.ts';
import { rememberSolved } from '#ui/shared/platform/solveLists.ts';
import { selectBoardKeys } from '#ui/board/access/boardKeys.ts';
import { selectPageKeys } from '#ui/board/access/pageKeys.ts';
import { VIEW_GESTURES } from '#ui/board/access/viewGestures.ts';
import { MUSIC_KEYS } from '#ui/board/music/musicKeys.ts';
import { setSetting } from '#ui/shared/settings/settings.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { plainEnglish } from '#tests/support/plainEnglish.ts';

beforeEach(() => vi.stubGlobal('isSecureContext', true)); // here there is none
afterEach(leaveForGood);

/** A row of four. A bare grid text carries its solution: dark, light, dark, light. */
const ROW = '0_4x1|T4:bwbw|C1:|Z|S|R';
const FORESIGHT = `${ROW}foresight,count=2,regenInterval=30,startFull=1,solvePath=`;
const NUMBERED = '0_4x1|T4:bwbw|C1:|Z|Snumber,x=0,y=0,number=1|R';

const TWO = '0_2x1|T2:nn|C1:|Z|Snumber,x=0,y=0,number=2|R';
/** The only solution of the first puzzle that comes with the product. */
const FIRST_LIGHT = 'wwwwwbbwbwwbbbwwbwbwwbwbw';

const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const says = (text: string | RegExp) => screen.findByText(text);
const isGone = (text: string | RegExp) =>
  waitFor(() => expect(screen.queryByText(text)).toBeNull());

describe('foresight on the page', () => {
  const ask = (charges: number) => button(`Foresight, ${charges} of 2`);

  it('answers, and forgets when the board changes; the same again costs nothing', async () => {
    const page = await OpenPage.solving(FORESIGHT);
    page.paint('dark', 1);
    fireEvent.click(await ask(2));
    await says('Only row 1, column 2 is wrong. Everything else is right.');
    await ask(1);
    page.press('z');
    await isGone(/Everything else is right/);

    page.press('f');
    await says('Correct so far.');
    expect((await ask(0)).disabled).toBe(false);
    page.paint('dark', 0);
    await waitFor(async () => expect((await ask(0)).disabled).toBe(true));
  });

  it('begins empty where the puzzle says so', async () => {
    await OpenPage.solving(FORESIGHT.replace('startFull=1', 'startFull=f'));

    expect((await ask(0)).disabled).toBe(true);
  });

  it('keeps its charges over a reload, and what it told of the board', async () => {
    const page = await OpenPage.solving(FORESIGHT);
    page.paint('dark', 1);
    fireEvent.click(await ask(2));
    await ask(1);

    await page.reload();
    await ask(1);
    expect(screen.queryByText(/Everything else is right/)).toBeNull();
    page.press('f');
    await says(/Everything else is right/);
    await ask(1);
  });
});

describe('a puzzle that is solved for perfection', () => {
  const PERFECT = '0_3x1|T3:Bnn|C1:|Z|Snumber,x=0,y=0,number=2|R';
  const question = () => screen.findByRole('dialog', { name: 'Restart?' });
  const noQuestion = () => expect(screen.queryByRole('dialog')).toBeNull();

  it('has final colors; a mistake is taken back; the way there and back are links', async () => {
    const page = await OpenPage.solving(FORESIGHT);
    fireEvent.click(await screen.findByRole('link', { name: 'Play in Perfection mode' }));
    await screen.findByRole('link', { name: 'Leave Perfection mode' });
    expect(page.address).toMatch(/^\/perfection\?/);
    expect(screen.queryByRole('button', { name: /^Foresight/ })).toBeNull();

    page.paint('dark', 2, 2);
    await page.expectLetters('nnbn');
    await waitFor(async () => expect((await button('Undo')).disabled).toBe(true));
    page.paint('light', 0);
    await says(/Undo your last move/);
    page.click('button', 'Undo mistake');
    await page.expectLetters('nnbn');
    await isGone(/Undo your last move/);
    page.paint('light', 0);
    page.press('z');
    await page.expectLetters('nnbn');

    page.click('link', 'Leave Perfection mode');
    await page.expectLetters('nnnn');
    expect(page.address).toMatch(/^\/solve\?/);
  });

  it('says which cells are final', async () => {
    const page = await OpenPage.perfection(PERFECT);
    page.paint('dark', 1);

    await waitFor(() =>
      expect(page.names().slice(0, 2)).toEqual([
        expect.stringContaining('dark, given'),
        'row 1, column 2, dark, final',
      ]),
    );
  });

  it('is solved first, so that a cell that breaks no clue yet is a mistake', async () => {
    const page = await OpenPage.perfection(PERFECT);
    page.paint('dark', 2);
    await says(/Undo your last move/);
    page.click('button', 'Undo mistake');

    await page.expectLetters('bnn');
  });

  it('is none where several solutions are right', async () => {
    const page = await OpenPage.solving('0_2x1|T2:nn|C1:|Z|S|R');
    await page.goTo(page.address.replace('/solve?', '/perfection?'));

    await waitFor(() => expect(page.address).toMatch(/^\/solve\?/));
    expect(page.notices).toContainEqual(expect.stringContaining('needs the only solution'));
  });

  it('asks before a restart, but not where nothing would be lost', async () => {
    const page = await OpenPage.perfection(PERFECT);
    page.press('r');
    noQuestion();
    page.paint('dark', 1);
    page.press('r');
    expect((await question()).textContent).toContain('You can’t undo this');
    page.click('button', 'Keep playing');
    noQuestion();
    await page.expectLetters('bbn');

    page.click('button', 'Restart');
    fireEvent.click(await button('Restart'));
    await page.expectLetters('bnn');
  });

  it('ends in words of its own, and asks before the solved board goes', async () => {
    const page = await OpenPage.perfection(PERFECT);
    page.paint('dark', 1);
    page.paint('light', 2);
    await says('Perfect.');
    await says(/You got every cell right the first time\.$/);
    const end = await page.expectSolved();
    fireEvent.click(end.getByRole('button', { name: 'Solve again' }));
    expect((await question()).textContent).toContain('Your solved board');
    page.click('button', 'Keep the solved board');
    await says('Perfect.');
    page.press('r');
    fireEvent.click(await button('Restart'));
    await page.expectLetters('bnn');
  });

  it('knows after a reload that a mistake was taken back', async () => {
    const page = await OpenPage.perfection(PERFECT);
    page.paint('light', 1);
    fireEvent.click(await button('Undo mistake'));
    await page.reload();
    await page.expectLetters('bnn');

    page.paint('dark', 1);
    page.paint('light', 2);
    await says('All lit.');
    await says(/You took back 1 mistake\.$/);
  });

  it('is none where it makes music', async () => {
    const music = '0_4x1|T4:bwbw|C1:|Z|S|Rmusic';
    const page = await OpenPage.solving(music);
    expect(screen.queryByRole('link', { name: 'Play in Perfection mode' })).toBeNull();

    await page.goTo(page.address.replace('/solve?', '/perfection?'));

    expect(page.address).toMatch(/^\/solve\?/);
    expect(page.notices).toEqual(['Perfection mode isn’t available for music puzzles.']);
  });
});

describe('a trial on the page', () => {
  it('is told from the rest, contradicts, and is dropped or kept', async () => {
    const page = await OpenPage.solving('0_2x2|T2:nnnn|C1:|Z|Snumber,x=0,y=0,number=3|R');
    page.paint('dark', 0);
    page.press('t');
    await says('Trial: keep or discard what you paint.');
    page.paint('light', 1, 2);
    await says('Trial: this can’t work. Something in it is wrong.');
    page.press('d');
    await page.expectLetters('bnnn');
    await isGone(/^Trial/);

    page.press('z');
    await page.expectLetters('bwwn');
    page.click('button', 'Keep');
    await isGone(/^Trial/);
    await page.expectLetters('bwwn');
  });

  it('may lie within another; undo goes back through their ends and beginnings', async () => {
    const page = await OpenPage.solving(ROW);
    page.paint('dark', 0);
    page.press('t');
    page.paint('dark', 1);
    page.press('t');
    await says(/^Trial 2/);
    page.paint('dark', 2);
    page.press('d');
    await page.expectLetters('bbnn');
    await says(/^Trial:/);

    page.press('z');
    await page.expectLetters('bbbn');
    await says(/^Trial 2/);
    for (let steps = 0; steps < 4; steps++) page.press('z');
    await page.expectLetters('bnnn');
    await isGone(/^Trial/);
  });
});

describe('what is wrong', () => {
  it('is told live: in the list, on the cells, in words', async () => {
    const page = await OpenPage.solving('0_2x2|T2:nnnn|C1:|Z|Snumber,x=0,y=0,number=3|R');
    await page.expectName(1, 1, /^row 1, column 1, empty, area number 3: not done yet$/);

    page.paint('dark', 0);
    page.paint('light', 1, 2);

    await page.expectName(1, 1, /area number 3: wrong/);
    await button(/Area number.*broken/);
    page.press('z');
    await page.expectName(1, 1, /area number 3: not done yet/);
  });

  it('waits until it is asked for where that is set', async () => {
    setSetting('checks', 'onDemand');
    const page = await OpenPage.solving(NUMBERED);
    page.paint('dark', 0, 1);
    await page.expectName(1, 2, /dark/);
    await page.expectName(1, 1, /area number 1: not done yet/);

    page.click('button', 'Check');
    await says('1 cell is wrong.');
    page.press('z');
    page.press('v');
    await says('Correct so far.');
  });

  it('waits until the board is full where that is set meanwhile', async () => {
    const page = await OpenPage.solving('0_3x1|T3:bww|C1:|Z|Snumber,x=0,y=0,number=1|R');
    page.paint('dark', 0, 1);
    await page.expectName(1, 1, /area number 1: wrong/);

    setSetting('checks', 'whenFull');
    await page.expectName(1, 1, /area number 1: not done yet/);
    page.paint('dark', 2);
    await page.expectName(1, 1, /area number 1: wrong/);
  });
});

describe('what there is beside the board', () => {
  it('has the history as a slider', async () => {
    const page = await OpenPage.solving(ROW);
    page.paint('dark', 0, 1, 2);
    page.click('button', 'History');
    const slider = await screen.findByRole('slider', { name: 'History' });
    expect(slider.getAttribute('aria-valuetext')).toBe('Move 3 of 3');

    fireEvent.change(slider, { target: { value: '0' } });
    await page.expectLetters('nnnn');
    fireEvent.change(slider, { target: { value: '1' } });
    await page.expectLetters('bnnn');
    expect(slider.getAttribute('aria-valuetext')).toBe('Move 1 of 3');
  });

  it('has the time where that is wanted', async () => {
    await OpenPage.solving(ROW);
    expect(screen.queryByRole('timer')).toBeNull();

    setSetting('showTimer', true);

    await screen.findByRole('timer');
  });

  it('has the words of the author, who may hide some and name people', async () => {
    const description = 'Begin *here*. ||The corner|| helps, says [@Nives](/profile/7).';
    const grid = '4x1|T4:bwbn|C1:|Z|S|Runderclued';
    await OpenPage.solving(`0_${JSON.stringify({ title: 'Two follow', description, grid })}`);

    expect((await says('here')).tagName).toBe('EM');
    const person = await screen.findByRole('link', { name: '@Nives' });
    expect(person.getAttribute('href')).toBe('/profile/7');
    fireEvent.click(await button('Spoiler. Select to reveal'));
    await says('The corner');
    expect(screen.queryByRole('button', { name: 'Spoiler. Select to reveal' })).toBeNull();
  });

  it('counts the cells that follow', async () => {
    const page = await OpenPage.solving('0_4x1|T4:bwbn|C1:|Z|S|Runderclued');
    await says('0 of 3 cells');

    page.paint('dark', 0);

    await says('1 of 3 cells');
  });

  it('shows on the board the cells of a clue that is pressed', async () => {
    await OpenPage.solving(NUMBERED);
    const picture = () => document.querySelector('.still-board')?.innerHTML;
    const before = picture();
    const row = await button(/^Area number/);

    fireEvent.click(row);
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(picture()).not.toBe(before);
    fireEvent.click(row);
    expect(picture()).toBe(before);
  });

  it('has help that lists every key there is, and takes none of them meanwhile', async () => {
    const page = await OpenPage.solving(ROW);
    page.paint('dark', 0);
    page.press('?');
    const help = await screen.findByRole('dialog', { name: 'How to play' });
    const { solve: mode } = WORKSPACE_MODES;
    const rows = [
      ...VIEW_GESTURES,
      ...selectBoardKeys(mode),
      ...selectPageKeys(mode),
      ...MUSIC_KEYS,
    ];
    const texts = (tag: string) =>
      [...help.querySelectorAll(tag)].map(({ textContent }) => textContent);
    expect(texts('dd')).toEqual(rows.map(({ label }) => plainEnglish(label)));
    expect(texts('kbd')).toEqual(rows.flatMap(({ keys }) => keys.map((key) => plainEnglish(key))));

    page.press('z');
    page.press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.expectLetters('bnnn');
  });
});

describe('keys of the board', () => {
  it('paint, erase, fill, undo and restart', async () => {
    const page = await OpenPage.solving('0_2x2|T2:nnnn|C1:|Z|Snumber,x=0,y=0,number=3|R');
    page.focus(page.cell(1, 1));

    page.press('Enter');
    await page.expectLetters('bnnn');
    page.press('Enter', { shiftKey: true });
    await page.expectLetters('wnnn');
    page.press('z', { ctrlKey: true });
    page.press('Z', { ctrlKey: true, shiftKey: true });
    await page.expectLetters('wnnn');
    page.press('Backspace');
    await page.expectLetters('nnnn');
    page.press(' ', { ctrlKey: true });
    await page.expectLetters('bbbb');
    page.press('r');
    const question = await screen.findByRole('dialog', { name: 'Restart?' });
    expect(question.textContent).toContain('You can undo this.');
    await page.expectLetters('bbbb');
    fireEvent.click(within(question).getByRole('button', { name: 'Restart' }));
    await page.expectLetters('nnnn');
    page.press('z');
    await page.expectLetters('bbbb');
  });

  it('of one character work everywhere, on the focused board, or nowhere', async () => {
    const page = await OpenPage.solving('0_2x2|T2:nnnn|C1:|Z|Snumber,x=0,y=0,number=3|R');
    page.focus(page.cell(1, 1));
    page.press('Enter');
    const pressOff = () => {
      fireEvent.keyDown(document.body, { key: 'z', code: 'KeyZ' });
    };

    setSetting('letterKeys', 'board');
    pressOff();
    await page.expectLetters('bnnn');
    page.press('z');
    await page.expectLetters('nnnn');

    page.press('y', { ctrlKey: true });
    setSetting('letterKeys', 'never');
    page.press('z');
    page.press('.');
    await page.expectLetters('bnnn');
    expect(page.names()[0]).not.toContain('marked');

    setSetting('letterKeys', 'everywhere');
    pressOff();
    await page.expectLetters('nnnn');
  });

  it('mark cells on every color; marks stay over a reload and can be undone', async () => {
    const page = await OpenPage.solving('0_5x1|T5:nnBWn|C1:|Z|S|R');
    page.focus(page.cell(1, 1));
    page.press('.');
    page.press('ArrowRight');
    page.press('x');
    const names = [
      'row 1, column 1, empty, marked with a dot',
      'row 1, column 2, empty, marked with a cross',
    ];
    await waitFor(() => expect(page.names().slice(0, 2)).toEqual(names));

    await page.reload();
    await waitFor(() => expect(page.names().slice(0, 2)).toEqual(names));
    page.click('button', 'Undo');
    await waitFor(() => expect(page.names()[1]).toBe('row 1, column 2, empty'));
    page.click('button', 'Restart');
    await waitFor(() => expect(page.names().join()).not.toContain('marked'));
  });

  /** Keys as real keyboards send them: the character, and its place by the American layout. */
  const LAYOUTS = {
    qwerty: { z: 'KeyZ', y: 'KeyY', r: 'KeyR', t: 'KeyT', d: 'KeyD', digits: '123' },
    azerty: { z: 'KeyW', y: 'KeyY', r: 'KeyR', t: 'KeyT', d: 'KeyD', digits: '&é"' },
    dvorak: { z: 'Slash', y: 'KeyT', r: 'KeyO', t: 'KeyK', d: 'KeyH', digits: '123' },
    colemak: { z: 'KeyZ', y: 'KeyO', r: 'KeyS', t: 'KeyF', d: 'KeyG', digits: '123' },
  } as const;

  it.each(Object.entries(LAYOUTS))(
    'on %s: letters go by what they produce, tools by their place',
    async (_, { digits, ...codes }) => {
      const page = await OpenPage.solving(ROW);
      const letter = (key: keyof typeof codes) => page.press(key, { code: codes[key] });
      const tool = (index: 0 | 1) =>
        page.press(digits.charAt(index), { code: `Digit${index + 1}` });

      page.paint('dark', 0);
      letter('z');
      await page.expectLetters('nnnn');
      letter('y');
      await page.expectLetters('bnnn');
      tool(1);
      page.focus(page.cell(1, 2));
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
      tool(0);
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
      letter('t');
      page.paint('dark', 2);
      await page.expectLetters('bnbn');
      letter('d');
      await page.expectLetters('bnnn');
      letter('r');
      await screen.findByRole('dialog', { name: 'Restart?' });
    },
  );
});

describe('a board by ear', () => {
  const heard = () => document.activeElement?.getAttribute('aria-label') ?? '';

  it('is played to its end by going from empty cell to empty cell', async () => {
    // Two cells are joined, so that the second is painted with the first.
    const page = await OpenPage.solving('4x1|T4:nnnn|C4:AA..|Z|Snumber,x=0,y=0,number=2|R');
    page.focus(page.cell(1, 4));

    for (const [place, color] of [
      [/^row 1, column 1, empty/, 'dark'],
      [/^row 1, column 3, empty/, 'light'],
      [/^row 1, column 4, empty/, 'dark'],
    ] as const) {
      page.press('g');
      expect(heard()).toMatch(place);
      page.press(' ', { shiftKey: color === 'light' });
    }

    await page.expectSolved();
    page.press('Escape'); // from what is said of the end, back to the board
    page.press('g');
    await page.expectSpoken('No empty cells left');
  });

  it('tells of symbols, errors, areas and the board', async () => {
    const clues = 'Snumber,x=2,y=2,number=1|Rconnect_all,color=dark';
    const page = await OpenPage.solving(`4x4|T4:${'n'.repeat(16)}|C1:|Z|${clues}`);
    page.focus(page.cell(1, 1));
    page.press('c');
    expect(heard()).toMatch(/^row 3, column 3, empty, area number 1: not done yet/);
    page.press('e');
    await page.expectSpoken('No mistakes');
    page.press(' ');
    page.press('ArrowRight');
    page.press(' ');
    await page.expectName(3, 4, /dark/);
    page.press('Home', { ctrlKey: true });
    page.press('e');
    expect(heard()).toMatch(/^row 3, column 3, dark, area number 1: wrong/);
    page.press('i');
    await page.expectSpoken('Dark area of 2 cells, can grow to 16');
    page.press('b');
    await page.expectSpoken(/^4 by 4, 14 empty cells left, .*One dark area/);
    page.press('G', { shiftKey: true });
    expect(heard()).toMatch(/^row 3, column 2, empty/);
  });

  it('tells what a clue counts', async () => {
    const page = await OpenPage.solving('0_5x1|T5:nWWnB|C1:|Z|Sviewpoint,x=2,y=0,number=3|R');
    page.focus(page.cell(1, 3));
    page.press('n');
    await page.expectSpoken('Viewpoint 3: left 1 of 2, right 0 of 1');

    page.press('ArrowRight');
    page.press('n');
    await page.expectSpoken('Nothing to count here');
  });
});

describe('the end of a solve', () => {
  it('has ways on, can be closed and shown again, and is still there after a reload', async () => {
    const page = await OpenPage.solving(TWO);
    page.paint('dark', 0, 1);
    const end = await page.expectSolved();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('All lit.'));
    for (const name of [/^Next: /, 'More like this']) await end.findByRole('link', { name });
    end.getByRole('button', { name: 'Share' });
    fireEvent.click(end.getByRole('button', { name: 'Picture of the solved board' }));
    await button('Save as PNG');
    page.press('Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await page.expectSolved();

    fireEvent.click(end.getByRole('button', { name: 'Undo' }));
    await page.expectUnsolved();
    page.press('y');
    await page.expectSolved();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('All lit.'));
    page.press('Escape');
    await page.expectUnsolved();
    fireEvent.click(await button('Show the result'));
    await page.expectSolved();

    await page.reload();
    await page.expectSolved();
    expect(document.activeElement?.textContent).not.toBe('All lit.');
  });

  it('takes a puzzle off those to go on with at home', async () => {
    const page = await OpenPage.solving(TWO);
    page.paint('dark', 0);
    await page.goTo('/');
    await screen.findByRole('heading', { name: 'Continue' });

    fireEvent.click(await screen.findByRole('link', { name: /so far/ }));
    await page.expectLetters('bn');
    page.paint('dark', 1);
    await page.expectSolved();
    await page.goTo('/');
    await screen.findByRole('heading', { name: 'Start here' });
    expect(screen.queryByRole('heading', { name: 'Continue' })).toBeNull();
  });

  it('is not awaited of a puzzle that nothing was painted on, though it is saved', async () => {
    const page = await OpenPage.solving(FORESIGHT);
    fireEvent.click(await button('Foresight, 2 of 2'));
    await button('Foresight, 1 of 2');
    await page.reload();
    await button('Foresight, 1 of 2');

    await page.goTo('/');
    await screen.findByRole('heading', { name: 'Start here' });
    expect(screen.queryByRole('heading', { name: 'Continue' })).toBeNull();
  });

  it('of a puzzle of ours has home offer the next, and one of the pack after the last', async () => {
    const offered = () => screen.findByRole('link', { name: 'Solve a puzzle' });
    const [first, ...others] = await featuredPuzzles();
    invariant(first, 'puzzles come with the product');
    const page = await OpenPage.at('/');
    fireEvent.click(await offered());
    await screen.findByRole('grid', { name: /^First light/ });
    for (const [cell, letter] of [...FIRST_LIGHT].entries())
      page.paint(letter === 'b' ? 'dark' : 'light', cell);
    const end = await page.expectSolved();
    fireEvent.click(await end.findByRole('link', { name: 'All puzzles' }));
    fireEvent.click(await offered());
    await screen.findByRole('grid', { name: /^Four corners/ });

    for (const { puzzle } of others) await rememberSolved(await puzzleKey(puzzle), 0);
    await page.goTo(first.link);
    const next = await (await page.expectSolved()).findByRole('link', { name: /^Next: / });
    expect(next.getAttribute('href')).toMatch(/&pack=0$/);
    await page.goTo('/');
    page.click('button', 'Solve a puzzle');
    await waitFor(() => expect(page.address).toMatch(/&pack=\d+$/));
  });
});

describe('how hard a puzzle is by computation', () => {
  it('is told of a puzzle from a link when that is asked for, and once it is solved', async () => {
    const easy = '2x2|T2:Bnnn|C2:|Z|Sviewpoint,x=0,y=0,number=3:viewpoint,x=1,y=1,number=1';
    const page = await OpenPage.solving(easy);
    const asked = await button('Computed difficulty');
    expect(screen.queryByText(/^Computed:/)).toBeNull();
    fireEvent.click(asked);
    await says('Computed: hardest step 1 of 10, one clue at a time');
    fireEvent.click(asked);
    await isGone(/^Computed:/);

    page.paint('dark', 1, 2);
    page.paint('light', 3);
    const end = await page.expectSolved();
    await end.findByRole('button', { name: 'Computed: 1 of 10, one clue' });
  });
});

describe('a trial', () => {
  it.each(['Keep', 'Discard'])('returns the focus to the board after %s', async (name) => {
    const page = await OpenPage.solving(ROW);
    page.paint('dark', 1);
    page.press('t');
    const end = await button(name);
    page.focus(end);
    fireEvent.click(end);
    await waitFor(() => expect(page.focused.getAttribute('role')).toBe('gridcell'));
  });
});

describe('the tune of a music puzzle', () => {
  const TUNE = '0_4x1|T4:bwbw|C1:|Z|S|Rmusic';
  // There is no sound here, which a play that starts says.
  const NO_SOUND = expect.stringMatching(/sound|audio/i) as string;

  it.each([
    ['plays after the solve', 1, [NO_SOUND]],
    ['is silent at volume 0', 0, []],
  ])('%s', async (_, volume, notices) => {
    setSetting('musicVolume', volume);
    const page = await OpenPage.solving(TUNE);
    page.paint('dark', 0, 2);
    await page.expectSolved();
    await waitFor(() => expect(page.notices).toEqual(notices));
  });
});
