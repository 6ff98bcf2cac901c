import type { CollectionBrief } from '#contract/shapes.ts';
import { message, type Text } from '#texts/message.ts';

/** The title of a collection. One that fills itself has a title by its content. */
export function collectionTitle({ title, autoPopulate }: CollectionBrief): Text {
  if (autoPopulate !== null) return message('lists.autoTitle', { kind: autoPopulate });
  return title === '' ? message('lists.untitledCollection') : title;
}
