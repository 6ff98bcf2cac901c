// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { solveLink } from '#tests/support/gridText.ts';
import { leaveForGood, OpenPage } from '#tests/support/OpenPage.tsx';
import { lettersOf } from '#tests/support/lettersOf.ts';
import { setSetting } from '#ui/shared/settings/settings.ts';

afterEach(leaveForGood);

/** One given, one clue: the other cells are light for the same reason. */
const SIGHT = '5x1|T5:Wnnnn|C5:|Z|Sviewpoint,x=0,y=0,number=5';
/** Two cells are dark for one reason, and the last one is light for another. */
const TWO_STEPS = '2x2|T2:Bnnn|C2:|Z|Sviewpoint,x=0,y=0,number=3:viewpoint,x=1,y=1,number=1';
const MUSIC = '4x1|T4:nnnn|C4:|Z|S|Rmusic';

/** The page of a puzzle, with what is said of hints. */
class HintedPage extends OpenPage {
  static async of(grid: string): Promise<HintedPage> {
    const page = new HintedPage();
    await page.goTo(solveLink(grid));
    return page;
  }

  get panel() {
    return screen.queryByRole('region', { name: 'Hint' });
  }

  async expectRung(name: string): Promise<void> {
    await waitFor(() => {
      const ladder = screen.getByRole('list', { name: 'How much of the hint you’ve seen' });
      expect(ladder.querySelector('[aria-current="step"]')?.textContent).toBe(name);
    });
  }

  async expectPanel(words: string): Promise<void> {
    await waitFor(() => expect(this.panel?.textContent).toContain(words));
  }

  async expectNoPanel(): Promise<void> {
    await waitFor(() => expect(this.panel).toBeNull());
  }

  /** Ask for a hint, and for all of it up to the paint. */
  async walkThrough(first = 'where'): Promise<void> {
    this.press('h');
    await this.expectRung(first);
    for (let rung = 0; rung < 4; rung++) this.press('h');
    await this.expectNoPanel();
  }
}

describe('the ladder of a hint', () => {
  it('is climbed by keys, spoken rung by rung, and ends in the paint', async () => {
    const page = await HintedPage.of(SIGHT);
    page.press('h');
    await page.expectRung('where');
    await page.expectSpoken('Look at this 5 in row 1, column 1.');
    await page.expectPanel('This part is free.');
    page.press('h');
    await page.expectRung('clues');
    await page.expectSpoken(/^You need viewpoint 5 and the marked cell\. .*Light, its own cell/);
    page.press('h');
    await page.expectRung('cell');
    await page.expectPanel('You can work out these cells: row 1, columns 2 to 5');
    await page.expectPanel('Your solve still counts, just not in times and ratings.');
    expect(page.panel?.textContent).not.toContain('Based on');
    page.press('h');
    await page.expectRung('why');
    await page.expectSpoken(/Based on: viewpoint 5 at row 1, column 1; light: row 1, column 1\./);

    page.press('h');
    await page.expectNoPanel();
    const end = await page.expectSolved();
    await page.expectLetters('wwwww');
    await end.findByText('Solved with 1 hint: not counted in times and ratings.');
    page.press('z');
    await page.expectUnsolved();
    await page.expectNoPanel();
  });

  it('is climbed by its button; its lines are chosen, and the paint left to the player', async () => {
    const page = await HintedPage.of(TWO_STEPS);
    fireEvent.click(await screen.findByRole('button', { name: 'Hint' }));
    await page.expectRung('where');
    for (const [name, rung] of [
      ['Which clues?', 'clues'],
      ['Which cell?', 'cell'],
      ['Why?', 'why'],
    ] as const) {
      page.click('button', name);
      await page.expectRung(rung);
    }
    const [first] = screen.getAllByRole('option');
    if (first) fireEvent.click(first);
    expect(first?.getAttribute('aria-selected')).toBe('true');
    page.click('button', 'I’ll paint it');
    await page.expectNoPanel();
    await page.expectLetters('bnnn');

    page.click('button', 'Hint');
    await page.expectRung('why');
    page.click('button', 'Paint it for me');
    await page.expectNoPanel();
    await page.expectLetters('bbbn');

    page.click('button', 'Hint');
    await page.expectRung('where');
    page.paint('light', 3);
    await page.expectNoPanel();
  });

  it('is one rung where everything is wanted at once; hints lead to the end', async () => {
    const page = await HintedPage.of(TWO_STEPS);
    page.press('h');
    await page.expectRung('where');
    page.click('switch', 'Show everything at once');
    for (const letters of ['bbbn', 'bbbw']) {
      await page.expectRung('why');
      page.click('button', 'Paint it for me');
      await page.expectNoPanel();
      await page.expectLetters(letters);
      page.press('h');
    }
    const end = await page.expectSolved();
    await end.findByText('Solved with 2 hints: not counted in times and ratings.');
  });
});

describe('a mistake', () => {
  it('comes first: since when, where, why; the way back is a trial', async () => {
    const page = await HintedPage.of(SIGHT);
    page.paint('light', 1);
    page.paint('dark', 2);
    page.paint('light', 3, 4);

    page.press('h');
    await page.expectRung('what');
    await page.expectSpoken('Something isn’t right yet.');
    page.press('h');
    await page.expectSpoken('Everything was right until 3 moves ago.');
    page.press('h');
    await page.expectRung('where');
    await page.expectPanel('The mistake is in');
    page.press('h');
    await page.expectRung('why');
    expect(screen.getAllByRole('option').length).toBeGreaterThan(0);

    page.click('button', 'Go back and keep this as a trial');
    await page.expectNoPanel();
    await page.expectSpoken('Trial');
    page.press('d');
    await page.expectLetters('wwnnn');

    page.press('z');
    await page.expectLetters('wwbww');
    page.press('h');
    await page.expectRung('what');
    for (let rung = 0; rung < 3; rung++) page.press('h');
    await page.expectRung('why');
    page.click('button', 'Take it back');
    await page.expectNoPanel();
    await waitFor(() => expect(lettersOf(page.names())[2]).toBe('n'));
    page.press('h');
    await page.expectRung('where');
  });
});

describe('what has no hint', () => {
  it('says why', async () => {
    const page = await HintedPage.of(MUSIC);
    page.press('h');
    await page.expectPanel('There are no hints for this puzzle: only the author’s own solution');
    await page.expectSpoken(/There are no hints for this puzzle/);
    page.press('h');
    await page.expectNoPanel();
  });

  it('begins where no further color follows', async () => {
    const page = await HintedPage.of('4x1|T4:Wnnn|C4:|Z|Sviewpoint,x=0,y=0,number=2|Runderclued');
    await page.walkThrough();
    await page.expectLetters('wwnn');
    await page.walkThrough();
    await page.expectLetters('wwbn');
    page.press('h');
    await page.expectPanel('Nothing more follows from the clues.');
  });
});

describe('what is obvious', () => {
  it('is done at once where that is set, one step to be undone', async () => {
    setSetting('hintsDoObvious', true);
    const page = await HintedPage.of(SIGHT);
    page.press('h');
    await page.expectLetters('wwwww');
    expect(page.notices.join()).toMatch(/Painted \d obvious cells/);
    page.press('z');
    await page.expectLetters('wnnnn');
  });
});
