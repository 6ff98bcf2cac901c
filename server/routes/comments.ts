import {
  countComments,
  deleteComment,
  editComment,
  listComments,
  postComment,
} from '#contract/comments.ts';
import { fail, ok } from '#base/result.ts';
import {
  addComment,
  commentingFacts,
  countPuzzleComments,
  filterExistingUsers,
  isNewAccount,
  readCommentPage,
  removeOwnComment,
  replaceComment,
} from '../db/comments.ts';
import { withRetry } from '../db/databaseErrors.ts';
import type { Tx } from '../db/database.ts';
import { addNotifications } from '../db/notifications.ts';
import type { Deps } from '../deps.ts';
import { commentRefusal, linkRefusal, mentionedIds } from '../domain/comments.ts';
import { commentNotices } from '../domain/notices.ts';
import { refusal } from '../domain/refusal.ts';
import { cleanText, showsNothing } from '../domain/texts.ts';
import { implement, type Route } from '../http/implement.ts';

const NO_PUZZLE = refusal('not_found', 'refusals.noPuzzle');
const NOT_YOURS = refusal('not_found', 'refusals.noComment');
const EMPTY = refusal('invalid_request', 'refusals.commentEmpty');

/** Comments on puzzles. */
export function commentRoutes(deps: Deps): readonly Route[] {
  return [...readingRoutes(deps), postRoute(deps), ...ownRoutes(deps)];
}

function readingRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, countComments, async ({ params: { puzzleId }, session: { userId } }) => {
      const total = await countPuzzleComments(db, userId, puzzleId);
      return total === null ? fail(NO_PUZZLE) : ok({ total });
    }),
    implement(deps, listComments, async ({ params: { puzzleId }, query, session: { userId } }) => {
      const total = await countPuzzleComments(db, userId, puzzleId);
      return total === null ? fail(NO_PUZZLE) : readCommentPage(db, puzzleId, total, query);
    }),
  ];
}

function postRoute(deps: Deps): Route {
  return implement(deps, postComment, async ({ params, body, session, deps: { db }, context }) => {
    const content = cleanText(body.content);
    if (showsNothing(content)) return fail(EMPTY);
    const { userId } = session;
    const { puzzleId } = params;
    return withRetry(() =>
      db.transaction(async (tx) => {
        const facts = await commentingFacts(tx, userId, content);
        const refused = commentRefusal(content, facts);
        if (refused?.code === 'rate_limited')
          context.header('Retry-After', String(facts.waitSeconds));
        if (refused) return fail(refused);
        const id = await post(tx, { userId, authorName: facts.name, puzzleId, content });
        return id === null ? fail(NO_PUZZLE) : ok({ id });
      }),
    );
  });
}

interface WrittenComment {
  readonly userId: string;
  readonly authorName: string;
  readonly puzzleId: string;
  readonly content: string;
}

/**
 * Add a comment and send its notifications; returns its id, or null if the author cannot see the
 * puzzle.
 */
async function post(tx: Tx, { authorName, ...comment }: WrittenComment): Promise<string | null> {
  const added = await addComment(tx, comment);
  if (!added) return null;
  // A private puzzle must stay unknown to others.
  if (!added.isPublic) return added.id;
  const notices = commentNotices({
    ...added,
    authorId: comment.userId,
    authorName,
    puzzleId: comment.puzzleId,
    mentionedIds: await filterExistingUsers(tx, mentionedIds(comment.content)),
  });
  await addNotifications(tx, notices);
  return added.id;
}

function ownRoutes(deps: Deps): readonly Route[] {
  const { db } = deps;
  return [
    implement(deps, editComment, async ({ params: { commentId: id }, body, session }) => {
      const { userId } = session;
      const content = cleanText(body.content);
      if (showsNothing(content)) return fail(EMPTY);
      const refused = linkRefusal(content, await isNewAccount(db, userId));
      if (refused) return fail(refused);
      const comment = await replaceComment(db, { id, userId, content });
      return comment ? ok(comment) : fail(NOT_YOURS);
    }),
    implement(deps, deleteComment, async ({ params: { commentId: id }, session: { userId } }) =>
      (await withRetry(() => removeOwnComment(db, { id, userId })))
        ? ok(undefined)
        : fail(NOT_YOURS),
    ),
  ];
}
