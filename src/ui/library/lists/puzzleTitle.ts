import type { PuzzleBrief } from '#contract/shapes.ts';
import { houseTitle } from '#engine/generate/houseTitle.ts';
import type { Text } from '#texts/message.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('families', 'daily');

/** The title of a puzzle of the site. One of the site itself is in the language of the page. */
export function puzzleTitle({
  title,
  houseTitle: mark,
}: Pick<PuzzleBrief, 'title' | 'houseTitle'>): Text {
  return houseTitle(mark) ?? (title || UNTITLED);
}
