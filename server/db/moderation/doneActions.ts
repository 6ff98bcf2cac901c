import { sql, type SQL } from 'drizzle-orm';
import { REMOVED_COMMENT } from '#contract/comments.ts';
import type { ModerationAction } from '#contract/moderationAction.ts';
import { MADE_TYPE } from '../pictures.ts';
import { STATUS } from '../schema/puzzles.ts';

/**
 * Actions that would change nothing, as a JSON array: those whose condition holds. The conditions
 * are those on which the functions of this folder refuse.
 */
function actionsWhere(conditions: Partial<Record<ModerationAction, SQL>>): SQL {
  const cases = Object.entries(conditions).map(
    ([action, condition]) => sql`case when ${condition} then ${action}::text end`,
  );
  return sql`to_json(array_remove(array[${sql.join(cases, sql`, `)}], null))`;
}

/** Done actions on the account in a row of `app_user`, called `u`. */
export const doneOfUser = actionsWhere({
  // As `replacementName` builds it.
  removeUserName: sql`u.name = 'User ' || right(u.id::text, 6)`,
  removeUserDescription: sql`u.description = ''`,
  removeUserPicture: sql`not exists (select from avatar a where a.user_id = u.id and a.mime <> ${MADE_TYPE})`,
});

/** Done actions on a row of `puzzle`, called `p`. */
export const doneOfPuzzle = actionsWhere({
  unpublishPuzzle: sql`p.status = ${STATUS.private}`,
  removePuzzleDescription: sql`p.description = ''`,
});

/** Done actions on a row of `collection`, called `c`, and those that its kind refuses. */
export const doneOfCollection = actionsWhere({
  unpublishCollection: sql`c.status = ${STATUS.private}`,
  removeCollectionDescription: sql`c.description = ''`,
  deleteCollection: sql`c.auto_populate is not null`,
});

/** Done actions on a row of `comment`, called `c`. */
export const doneOfComment = actionsWhere({
  removeComment: sql`c.content = ${REMOVED_COMMENT}`,
});
