import {
  moderatorDeletesCollection,
  moderatorDeletesComment,
  moderatorDeletesPuzzle,
  removeCollectionDescription,
  removeComment,
  removePuzzleDescription,
  removeUserDescription,
  removeUserName,
  removeUserPicture,
  unbanUser,
  unpublishCollection,
  unpublishPuzzle,
} from '#contract/moderation.ts';
import type { ModerationAction } from '#contract/moderationAction.ts';
import { refusedBecause } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';

/** The actions that need nothing but an id and a message. */
const SIMPLE = {
  unban: unbanUser,
  removeUserName,
  removeUserDescription,
  removeUserPicture,
  unpublishPuzzle,
  removePuzzleDescription,
  deletePuzzle: moderatorDeletesPuzzle,
  unpublishCollection,
  removeCollectionDescription,
  deleteCollection: moderatorDeletesCollection,
  removeComment,
  deleteComment: moderatorDeletesComment,
} satisfies Partial<Record<ModerationAction, typeof unbanUser>>;
export type SimpleAction = keyof typeof SIMPLE;

/** A moderator's action on `id`. */
export interface Act {
  readonly action: SimpleAction;
  readonly id: string;
  /** The name of the item, for the confirmation. */
  readonly name: string;
}

/** Irreversible actions. */
const GRAVE: readonly ModerationAction[] = [
  ...(['block', 'deletePuzzle', 'deleteCollection', 'deleteComment'] as const),
];

export function isGrave(action: ModerationAction): boolean {
  return GRAVE.includes(action);
}

/** Perform an action. One that is done already, or whose target is gone, counts as success. */
export async function perform({ action, id }: Act, message: string): Promise<void> {
  try {
    await call<typeof unbanUser>(SIMPLE[action], { params: { id }, body: { message } });
  } catch (error) {
    const code = refusedBecause(unbanUser, error);
    if (code !== 'conflict' && code !== 'not_found') throw error;
  }
}
