import type { CollectionBrief } from '#contract/shapes.ts';
import { message, type Text } from '#texts/message.ts';

/** What a collection is called: its title, or for those that fill themselves what they hold. */
export function collectionTitle({ title, autoPopulate }: CollectionBrief): Text {
  if (autoPopulate !== null) return message('lists.autoTitle', { kind: autoPopulate });
  return title === '' ? message('lists.untitledCollection') : title;
}
