import { queryOptions, type InfiniteData, type MutationOptions } from '@tanstack/react-query';
import {
  countComments,
  deleteComment,
  editComment,
  listComments,
  postComment,
  type Comment,
} from '#contract/comments.ts';
import type { UserBrief } from '#contract/shapes.ts';
import { refusedBecause, describeFailure, isRestricted } from '#ui/shared/api/apiErrors.ts';
import { call, ensureGone } from '#ui/shared/api/client.ts';
import { pagedList, type ResultPage, type PagedQuery } from '#ui/shared/api/pagedList.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { meQuery } from '#ui/shared/api/me.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { editKey, giveBack, newKey } from './commentDrafts.ts';
import { noteAnswered, noteSent } from './sentWords.ts';
import { newId } from '#ui/shared/platform/newId.ts';

type Page = ResultPage<Comment>;
type Pages = InfiniteData<Page, string | null>;

/** The puzzle, and the reader of its comments. */
interface Place {
  readonly puzzleId: string;
  readonly reader: string;
}

/** Each mutation reports failures itself. */
const QUIET = { isQuiet: true };
/** The id prefix of comments that are being sent. */
const UNSENT = 'new ';

/** True while a comment is being sent. */
export function isUnsent({ id }: Comment): boolean {
  return id.startsWith(UNSENT);
}

/** The number of comments on a puzzle. */
export function countQuery({ puzzleId, reader }: Place) {
  return queryOptions({
    queryKey: ['comments', 'count', reader, puzzleId],
    staleTime: 60_000,
    meta: QUIET, // the button works without the number
    queryFn: async ({ signal }) =>
      (await call(countComments, { params: { puzzleId }, signal })).total,
  });
}

/** The comments on a puzzle, page by page, the newest first. */
export function commentsQuery({ puzzleId, reader }: Place): PagedQuery<Comment> {
  return {
    ...pagedList<Comment>(['comments', 'list', reader, puzzleId], (query, signal) =>
      call(listComments, { params: { puzzleId }, query, signal }),
    ),
    meta: QUIET, // the list shows the failure itself
  };
}

/**
 * Post a comment, with an optimistic update. A comment that could not be sent is restored as a
 * draft. A repeated one counts as success: the answer of the first call was lost.
 */
export function postCommentMutation(
  place: Place,
  creator: UserBrief,
): MutationOptions<string, Error, string, Change> {
  const { puzzleId } = place;
  return {
    mutationKey: keyOf(place),
    meta: QUIET,
    mutationFn: async (content) => {
      try {
        const params = { puzzleId };
        return (await call(postComment, { params, body: { content }, keepalive: true })).id;
      } catch (error) {
        const isRepeated = refusedBecause(postComment, error) === 'conflict';
        const written = isRepeated ? await idOfWritten(place, content) : null;
        if (written === null) throw error;
        return written;
      }
    },
    onMutate: async (content) => {
      noteSent(newKey(place.reader, puzzleId), content);
      const now = new Date().toISOString();
      const id = UNSENT + newId();
      const comment = { id, createdAt: now, updatedAt: now, content, puzzleId, creator };
      return await change(place, { id, step: 1 }, (results, part) =>
        part === 0 ? [comment, ...results] : results,
      );
    },
    onSuccess: (id, _, { id: unsent }) => {
      write(place, (results) =>
        results.some((it) => it.id === id)
          ? results.filter((it) => it.id !== unsent)
          : results.map((it) => (it.id === unsent ? { ...it, id } : it)),
      );
    },
    onError: (error, content, made) => {
      tell(error);
      giveBack(newKey(place.reader, puzzleId), content);
      if (made) undo(place, made, (results) => results.filter(({ id }) => id !== made.id));
    },
    onSettled: (_, __, content) => {
      noteAnswered(newKey(place.reader, puzzleId), content);
      return askAgain(place);
    },
  };
}

/**
 * The id of the reader's comment with this content among the latest ones; null if there is none, as
 * when the same text was posted on another puzzle.
 */
async function idOfWritten({ puzzleId, reader }: Place, content: string): Promise<string | null> {
  const { results } = await call(listComments, { params: { puzzleId }, query: {} });
  const written = results.find((it) => it.creator.id === reader && it.content === content);
  return written?.id ?? null;
}

/** Edit an own comment, with an optimistic update. */
export function editCommentMutation(
  place: Place,
): MutationOptions<Comment, Error, Pick<Comment, 'id' | 'content'>, Change> {
  return {
    mutationKey: keyOf(place),
    meta: QUIET,
    mutationFn: ({ id, content }) =>
      call(editComment, { params: { commentId: id }, body: { content } }),
    onMutate: async ({ id, content }) => {
      noteSent(editKey(place.reader, id), content);
      return await change(place, { id, step: 0 }, (results) =>
        results.map((it) => (it.id === id ? { ...it, content } : it)),
      );
    },
    onSuccess: (comment) => {
      write(place, (results) => results.map((it) => (it.id === comment.id ? comment : it)));
    },
    onError: (error, { id, content }, made) => {
      tell(error);
      giveBack(editKey(place.reader, id), content);
      const { before } = made ?? {};
      if (made && before)
        undo(place, made, (results) => results.map((it) => (it.id === before.id ? before : it)));
    },
    onSettled: (_, __, { id, content }) => {
      noteAnswered(editKey(place.reader, id), content);
      return askAgain(place);
    },
  };
}

/** Delete an own comment, with an optimistic update. One that is gone already counts as success. */
export function deleteCommentMutation(
  place: Place,
): MutationOptions<unknown, Error, string, Change> {
  return {
    mutationKey: keyOf(place),
    meta: QUIET,
    mutationFn: (id) => ensureGone(deleteComment, { params: { commentId: id } }),
    onMutate: async (id) =>
      await change(place, { id, step: -1 }, (results) => results.filter((it) => it.id !== id)),
    onError: (error, _, made) => {
      tell(error);
      if (made) undo(place, made, putBack(made));
    },
    onSettled: () => askAgain(place),
  };
}

/** Changes one page of the list; the newest comments are on page 0. */
type Rewrite = (results: readonly Comment[], part: number) => readonly Comment[];

/** The optimistic update of a mutation, to roll it back. */
interface Change {
  readonly id: string;
  /** The comment as it was; null for one that is new. */
  readonly before: Comment | null;
  /** The index of its page in the list. */
  readonly part: number;
  /** The change of the number of comments. */
  readonly step: number;
}

function tell(error: Error): void {
  // The field gives way to the reason.
  if (isRestricted(error)) void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  notify({ kind: 'error', message: describeFailure(error) });
}

function keyOf({ puzzleId }: Place): readonly string[] {
  return ['comments', puzzleId];
}

async function change(
  place: Place,
  { id, step }: Pick<Change, 'id' | 'step'>,
  rewrite: Rewrite,
): Promise<Change> {
  await queryClient.cancelQueries({ queryKey: ['comments'] });
  const { pages = [] } = queryClient.getQueryData<Pages>(commentsQuery(place).queryKey) ?? {};
  const part = pages.findIndex(({ results }) => results.some((it) => it.id === id));
  const before = pages[part]?.results.find((it) => it.id === id) ?? null;
  write(place, rewrite);
  raise(place, step);
  return { id, before, part, step };
}

function undo(place: Place, { step }: Change, rewrite: Rewrite): void {
  write(place, rewrite);
  raise(place, -step);
}

/** Restores the comment to its page, ordered by time. */
function putBack({ before, part }: Change): Rewrite {
  return (results, at) => {
    if (before === null || at !== part) return results;
    const later = results.filter(({ createdAt }) => createdAt > before.createdAt);
    return [...later, before, ...results.slice(later.length)];
  };
}

function write(place: Place, rewrite: Rewrite): void {
  queryClient.setQueryData<Pages>(
    commentsQuery(place).queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, i) => ({ ...page, results: rewrite(page.results, i) })),
      },
  );
}

function raise(place: Place, step: number): void {
  queryClient.setQueryData<number>(countQuery(place).queryKey, (count) =>
    count === undefined ? count : Math.max(0, count + step),
  );
}

/** Refetch once the last mutation has settled. */
async function askAgain(place: Place): Promise<void> {
  if (queryClient.isMutating({ mutationKey: keyOf(place) }) > 1) return;
  await queryClient.invalidateQueries({ queryKey: ['comments'] });
}
