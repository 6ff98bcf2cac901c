import { REMOVED_NAME, type UserBrief } from '#contract/shapes.ts';
import { message, type Text } from '#texts/message.ts';

/** The name of an account as readers see it; removed accounts have one in each language. */
export function personName({ name }: Pick<UserBrief, 'name'>): Text {
  return name === REMOVED_NAME ? message('site.removedAccount') : name;
}
