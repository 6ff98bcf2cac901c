import { eq, sql } from 'drizzle-orm';
import { REMOVED_COMMENT } from '#contract/comments.ts';
import { ok } from '#base/result.ts';
import { message } from '#texts/message.ts';
import type { Db, Tx } from '../database.ts';
import { comments, puzzles } from '../schema/puzzles.ts';
import { users } from '../schema/users.ts';
import {
  alreadyDone,
  moderate,
  ownerColumns,
  type ModerationOutcome,
  type ModerationContext,
} from './moderate.ts';

/** Replace the text of a comment with a notice; replies keep their context. */
export async function blankComment(
  db: Db,
  by: ModerationContext,
  commentId: string,
): Promise<ModerationOutcome> {
  return moderate(db, by, commentId, lockComment, async (tx, { id, puzzleId, content }) => {
    if (content === REMOVED_COMMENT) return alreadyDone('refusals.commentGone');
    await tx
      .update(comments)
      .set({ content: REMOVED_COMMENT, updatedAt: sql`now()` })
      .where(eq(comments.id, id));
    return ok({
      action: 'removeComment',
      log: message('notices.logCommentRemoved'),
      removed: { puzzleId, content },
      notice: message('notices.commentRemoved'),
      path: `/solve/${puzzleId}`,
    });
  });
}

/** Delete a comment. */
export async function eraseComment(
  db: Db,
  by: ModerationContext,
  commentId: string,
): Promise<ModerationOutcome<never>> {
  return moderate(db, by, commentId, lockComment, async (tx, { id, puzzleId, content }) => {
    await tx.delete(comments).where(eq(comments.id, id));
    await tx
      .update(puzzles)
      .set({ commentCount: sql`${puzzles.commentCount} - 1` })
      .where(eq(puzzles.id, puzzleId));
    return ok({
      action: 'deleteComment',
      log: message('notices.logCommentDeleted'),
      removed: { puzzleId, content },
      notice: message('notices.commentDeleted'),
      path: `/solve/${puzzleId}`,
    });
  });
}

async function lockComment(tx: Tx, commentId: string) {
  const [row] = await tx
    .select({
      id: comments.id,
      owner: ownerColumns,
      puzzleId: comments.puzzleId,
      content: comments.content,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.userId))
    .where(eq(comments.id, commentId))
    .for('update', { of: comments });
  return row;
}
