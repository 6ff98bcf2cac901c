import type { Page } from '@playwright/test';
import { SolveDriver } from '#tests/support/SolveDriver.ts';
import { expect, test } from './fixtures.ts';
import { chooseLanguage } from './pageTexts.ts';

/** Ten kinds of symbols, whose names and captions have the longest words. */
const SYMBOLS = [
  'dart,x=0,y=0,number=1',
  'focus,x=1,y=0,number=1',
  'galaxy,x=2,y=0',
  'house,x=3,y=0,number=1',
  'letter,x=4,y=0,letter=A',
  'lotus,x=5,y=0',
  'minesweeper,x=0,y=2,number=1',
  'myopia,x=1,y=2',
  'number,x=2,y=2,number=4',
  'viewpoint,x=3,y=2,number=4',
];
const GRID = `0_6x4|T6:${'n'.repeat(24)}|C1:|Z|S${SYMBOLS.join(':')}|R`;

/** A tablet upright, one on its side, the smallest wide windows, and a phone. */
const SIZES = [
  { width: 768, height: 1024 },
  { width: 900, height: 700 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Pieces of words that are on two lines, or wider than the row they are in. */
async function brokenWords(page: Page, list: string): Promise<readonly string[]> {
  return await page.getByRole('list', { name: list }).evaluate((symbols) => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const row of symbols.querySelectorAll('button')) {
      const box = row.getBoundingClientRect();
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = range.getClientRects();
          if (lines.length !== 1 || (lines[0]?.right ?? Infinity) > box.right) broken.push(word);
        }
    }
    return broken;
  });
}

for (const [language, list, sheet] of [
  ['en', 'Symbols', 'Rules and symbols'],
  ['de', 'Symbole', 'Regeln und Symbole'],
] as const)
  test(`no word in the list of symbols is broken or cut off (${language})`, async ({ page }) => {
    const solve = new SolveDriver(page);
    await solve.open(GRID);
    await chooseLanguage(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (size.width < 640)
        await page.getByRole('button', { name: new RegExp(`^${sheet}`) }).click();
      const rows = page.getByRole('list', { name: list }).getByRole('button');
      await expect(rows).toHaveCount(SYMBOLS.length);
      await expect
        .poll(() => brokenWords(page, list), `${size.width} x ${size.height}`)
        .toEqual([]);
    }
  });
