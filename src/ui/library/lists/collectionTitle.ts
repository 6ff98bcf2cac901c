import type { CollectionBrief } from '#contract/shapes.ts';
import { houseAbout, houseTitle } from '#engine/generate/houseTitle.ts';
import { message, type Text } from '#texts/message.ts';
import { needTexts } from '#ui/shared/texts/texts.ts';

needTexts('families', 'daily');

/**
 * The title of a collection. One that fills itself has a title by its content, one of the site is
 * in the language of the page.
 */
export function collectionTitle({ title, houseTitle: mark, autoPopulate }: CollectionBrief): Text {
  if (autoPopulate !== null) return message('lists.autoTitle', { kind: autoPopulate });
  return houseTitle(mark) ?? (title === '' ? message('lists.untitledCollection') : title);
}

/** The description of a collection, as Markdown. */
export function collectionAbout({ description, houseTitle: mark }: CollectionBrief): Text {
  return houseAbout(mark) ?? description;
}
