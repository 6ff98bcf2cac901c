import { expect, type Locator, type Page } from '@playwright/test';

/** The smallest phones. */
export const SMALL = { width: 320, height: 640 };

/** Expect that the page is no wider than its window, and that labels and headings have room. */
export async function expectFits(page: Page, where: string): Promise<void> {
  await expect.soft.poll(() => page.evaluate(findTightTexts), { message: where }).toEqual([]);
}

/**
 * Texts that reach out of their button, link, tab or heading, and words that are broken without a
 * hyphen. Runs in the page.
 */
function findTightTexts(): readonly string[] {
  const labels = 'button, a[href], [role="tab"], label, summary, h1, h2, h3, legend, th';
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} px`] : [];
  const boxesOf = (node: Node, from: number, to: number) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  const isCutOnPurpose = (element: Element | null) =>
    element === null || // or it is for screen readers alone
    element.getBoundingClientRect().width <= 1 ||
    getComputedStyle(element).textOverflow === 'ellipsis';
  for (const label of document.querySelectorAll<HTMLElement>(labels)) {
    if (!label.checkVisibility({ visibilityProperty: true })) continue;
    const { left, right } = label.getBoundingClientRect();
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (isCutOnPurpose(text.parentElement)) continue;
      const words = text.textContent ?? '';
      const isInline = getComputedStyle(label).display === 'inline';
      const isOut = boxesOf(text, 0, words.length).some(
        (box) => box.left < left - 1 || box.right > right + 1,
      );
      if (isOut && !isInline) found.push(`out of its place: ${words}`);
      for (const { 0: word, index } of words.matchAll(/[\p{L}\p{N}]+/gu)) {
        const lines = new Set(boxesOf(text, index, index + word.length).map(({ top }) => top));
        if (lines.size > 1) found.push(`broken: ${word}`);
      }
    }
  }
  return found;
}

/** The parts of a toolbar lie in one row. */
export async function expectOneRow(toolbar: Locator, where: string): Promise<void> {
  const middles = await toolbar.evaluate((element) =>
    [...element.children].flatMap((child) => {
      const { top, height, width } = child.getBoundingClientRect();
      return width > 0 ? [Math.round(top + height / 2)] : [];
    }),
  );
  expect.soft(Math.max(...middles) - Math.min(...middles), where).toBeLessThanOrEqual(2);
}
