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
import { refusedBecause, describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call, ensureGone } from '#ui/shared/api/client.ts';
import { pagedList, type ListPage } from '#ui/shared/api/pagedList.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { editKey, giveBack, newKey } from './commentDrafts.ts';
import { noteAnswered, noteSent } from './sentWords.ts';

type Page = ListPage<Comment>;
type Pages = InfiniteData<Page, string | null>;

/** Where the comments are shown that somebody reads. */
interface Place {
  readonly puzzleId: string;
  readonly reader: string;
}

/** Each tells of its failures in its own way. */
const QUIET = { isQuiet: true };
/** Before the id of a comment that is on its way. */
const UNSENT = 'new ';

/** Whether a comment is on its way to the server. */
export function isUnsent({ id }: Comment): boolean {
  return id.startsWith(UNSENT);
}

/** How many comments a puzzle has. */
export function countQuery({ puzzleId, reader }: Place) {
  return queryOptions({
    queryKey: ['comments', 'count', reader, puzzleId],
    staleTime: 60_000,
    meta: QUIET, // the button is there without the number too
    queryFn: async ({ signal }) =>
      (await call(countComments, { params: { puzzleId }, signal })).total,
  });
}

/** The comments on a puzzle, part by part, the newest first. */
export function commentsQuery({ puzzleId, reader }: Place) {
  return {
    ...pagedList<Comment>(['comments', 'list', reader, puzzleId], (query, signal) =>
      call(listComments, { params: { puzzleId }, query, signal }),
    ),
    meta: QUIET, // the list says so itself
  };
}

/**
 * Writes a comment, here at once. What could not be sent is given back to who wrote it. One that
 * the server has already, as when its answer was lost, is no failure.
 */
export function postMutation(
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
      const id = UNSENT + crypto.randomUUID();
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
 * Which of the latest comments on a puzzle says this, by its reader; null where none does. The
 * same may have been written under another puzzle.
 */
async function idOfWritten({ puzzleId, reader }: Place, content: string): Promise<string | null> {
  const { results } = await call(listComments, { params: { puzzleId }, query: {} });
  const written = results.find((it) => it.creator.id === reader && it.content === content);
  return written?.id ?? null;
}

/** Replaces what one wrote, here at once. */
export function editMutation(
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

/** Deletes what one wrote, here at once. One that is gone already is no failure. */
export function deleteMutation(place: Place): MutationOptions<unknown, Error, string, Change> {
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

/** Changes one part of the list; the newest comments are in part 0. */
type Rewrite = (results: readonly Comment[], part: number) => readonly Comment[];

/** What a mutation changed here before it was told. */
interface Change {
  readonly id: string;
  /** The comment as it was; null for one that is new. */
  readonly before: Comment | null;
  /** In which part of the list it was. */
  readonly part: number;
  /** By how many comments there are more now. */
  readonly step: number;
}

function tell(error: Error): void {
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

/** Among the others of its part again, where its time puts it. */
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

/** Once nothing is under way any more, the server has the last word. */
async function askAgain(place: Place): Promise<void> {
  if (queryClient.isMutating({ mutationKey: keyOf(place) }) > 1) return;
  await queryClient.invalidateQueries({ queryKey: ['comments'] });
}
