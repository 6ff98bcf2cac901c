import * as z from 'zod/mini';
import { endpoint, none } from './endpoint.ts';
import { markdownText } from './markdown.ts';
import {
  Created,
  CursorQuery,
  Id,
  MAX_TOTAL,
  pageSchema,
  resource,
  TEXT_LIMITS,
  UserBrief,
} from './shapes.ts';

const puzzle = z.object({ puzzleId: Id });
const comment = z.object({ commentId: Id });

const written = z.strictObject({
  /** Markdown. `[@name](/profile/<user id>)` mentions an account. */
  content: markdownText(1, TEXT_LIMITS.comment),
});

/** Content of a comment whose text a moderator has removed; pages say it in their language. */
export const REMOVED_COMMENT = '*A moderator removed this comment.*';

const Comment = z.object({
  ...resource,
  content: z.string(),
  puzzleId: Id,
  creator: UserBrief,
});
export type Comment = z.infer<typeof Comment>;

/** Number of comments on a puzzle. */
export const countComments = endpoint({
  method: 'GET',
  path: '/comment/:puzzleId/count',
  caller: 'user',
  rate: 'reads',
  params: puzzle,
  response: z.object({ total: z.int().check(z.maximum(MAX_TOTAL)) }),
  errors: ['not_found'],
});

/** Comments on a puzzle, the newest first. */
export const listComments = endpoint({
  method: 'GET',
  path: '/comment/:puzzleId',
  caller: 'user',
  rate: 'reads',
  params: puzzle,
  query: CursorQuery,
  response: pageSchema(Comment),
  errors: ['not_found', 'invalid_request'],
});

/**
 * Comment on a puzzle. Notifies its author and the mentioned accounts, at most 20. An immediate
 * repetition of the same text is a `conflict`; new accounts may write fewer comments
 * (`rate_limited`), with fewer links (`forbidden`).
 */
export const postComment = endpoint({
  method: 'POST',
  path: '/comment/:puzzleId',
  caller: 'user',
  rate: 'comments',
  restriction: 'comments',
  params: puzzle,
  body: written,
  response: Created,
  errors: ['not_found', 'invalid_request', 'forbidden', 'conflict', 'rate_limited'],
});

/** Edit the caller's own comment. Sends no notification. */
export const editComment = endpoint({
  method: 'PUT',
  path: '/comment/:commentId',
  caller: 'user',
  rate: 'writes',
  restriction: 'comments',
  params: comment,
  body: written,
  response: Comment,
  errors: ['not_found', 'invalid_request', 'forbidden'],
});

/** Delete the caller's own comment. */
export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/comment/:commentId',
  caller: 'user',
  rate: 'writes',
  params: comment,
  response: none,
  errors: ['not_found'],
});
