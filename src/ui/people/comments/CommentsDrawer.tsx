import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import type { Comment } from '#contract/comments.ts';
import type { Me } from '#contract/users.ts';
import { momentOf } from '#texts/message.ts';
import { keepReturn } from '#ui/people/account/signedIn.ts';
import { useMe } from '#ui/people/account/useMe.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { countText } from '#ui/library/lists/formats.ts';
import { usePagedList } from '#ui/shared/api/pagedList.ts';
import { focusFirst } from '#ui/shared/platform/focus.ts';
import { useElementMap } from '#ui/shared/platform/elements.ts';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { useOutageCause } from '#ui/shared/platform/outageCause.ts';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { newKey, noteArrived, useCommentDraft } from './commentDrafts.ts';
import { CommentField } from './CommentField.tsx';
import { CommentList, CommentSkeletons } from './CommentList.tsx';
import {
  commentsQuery,
  countQuery,
  deleteCommentMutation,
  editCommentMutation,
  postCommentMutation,
} from './commentQueries.ts';
import { addressing, NOTHING_WRITTEN, type Person, type SuggestedPerson } from './mentions.ts';

interface DrawerProps {
  readonly puzzleId: string;
  /** The id of the author of the puzzle. */
  readonly authorId: string | null;
  /** The id of the comment to scroll to. */
  readonly target?: string | null;
  readonly onClose: () => void;
}

/** The comments on a puzzle, in a drawer next to it. */
export function CommentsDrawer(props: DrawerProps) {
  const t = useText();
  const me = useMe();
  const { data: count } = useQuery(
    {
      ...countQuery({ puzzleId: props.puzzleId, reader: me?.id ?? '' }),
      enabled: Boolean(me),
    },
    queryClient,
  );
  return (
    <Dialog
      title={t('talk.comments')}
      description={count ? t('talk.count', { count, shown: countText(t, count) }) : ''}
      shape="drawer"
      onClose={props.onClose}
    >
      {me === undefined && (
        <div className="min-h-0 flex-1 px-6 py-2 max-sm:px-4">
          <CommentSkeletons />
        </div>
      )}
      {me === null && <SignedOut />}
      {me && <Comments key={me.id} {...props} me={me} />}
    </Dialog>
  );
}

function Comments({ puzzleId, authorId, target = null, me }: DrawerProps & { readonly me: Me }) {
  const place = { puzzleId, reader: me.id };
  const pausedUntil = me.restrictions?.comments ?? null;
  const list = usePagedList(commentsQuery(place));
  const comments = useMemo(() => list.items.toReversed(), [list.items]);
  const people = useMemo(() => listWriters(list.items, me.id), [list.items, me.id]);
  const [draft, keep] = useNewDraft(place, list.items);
  const written = draft ?? NOTHING_WRITTEN;
  const field = useRef<HTMLTextAreaElement>(null);
  const rows = useElementMap<string>();
  const { mutate: post } = useMutation(postCommentMutation(place, me), queryClient);
  const { mutate: edit } = useMutation(editCommentMutation(place), queryClient);
  const { mutate: remove } = useMutation(deleteCommentMutation(place), queryClient);
  const actions = {
    isPaused: pausedUntil !== null,
    edit,
    remove,
    reply: (person: Person) => {
      keep(addressing(written, person));
      field.current?.focus();
    },
    focusRow: (id: string) => rows.get(id)?.focus({ preventScroll: true }),
    focusNeighbor: (id: string) => {
      const ids = comments.map((comment) => comment.id);
      focusFirst([...rows.neighbors(ids, id), field.current]);
    },
  };
  return (
    <>
      <CommentList
        list={list}
        comments={comments}
        rows={rows}
        reader={me.id}
        authorId={authorId}
        people={people}
        target={target}
        actions={actions}
      />
      {pausedUntil !== null && <Paused until={pausedUntil} />}
      {pausedUntil === null && (
        <NewComment
          area={field}
          written={written}
          people={people}
          onChange={keep}
          onSubmit={(content) => {
            keep(null);
            post(content);
          }}
        />
      )}
    </>
  );
}

/** Takes the place of the field while a moderator has paused comments for the account. */
function Paused({ until }: { until: string }) {
  return (
    <p className="flex-none px-6 pt-2 pb-[max(20px,env(safe-area-inset-bottom))] text-muted max-sm:px-4">
      <RichText
        id="talk.paused"
        values={{ until: momentOf(new Date(until), 'minute') }}
        tags={{
          notifications: (words) => (
            <Link className="underline" to="/notifications">
              {words}
            </Link>
          ),
        }}
      />
    </p>
  );
}

/** The field for a new comment, and a note while the network is away. */
function NewComment(props: Omit<ComponentProps<typeof CommentField>, 'label' | 'submit'>) {
  const t = useText();
  const isOffline = useNetwork() !== 'online';
  const cause = useOutageCause();
  return (
    <div className="flex-none px-6 pt-2 pb-[max(20px,env(safe-area-inset-bottom))] max-sm:px-4">
      {isOffline && <p className="mb-2 text-meta text-muted">{t('talk.offline', { cause })}</p>}
      <CommentField {...props} label={t('talk.write')} submit={t('talk.send')} />
    </div>
  );
}

/** The draft of a comment on a puzzle, without the text of comments that have arrived. */
function useNewDraft(
  { puzzleId, reader }: { readonly puzzleId: string; readonly reader: string },
  items: readonly Comment[],
) {
  const key = newKey(reader, puzzleId);
  useEffect(() => {
    const own = items.filter(({ creator }) => creator.id === reader);
    noteArrived(
      key,
      own.map(({ content }) => content),
    );
  }, [key, items, reader]);
  return useCommentDraft(key);
}

/** The other authors of comments, the latest first. */
function listWriters(
  comments: readonly { readonly creator: SuggestedPerson }[],
  reader: string,
): readonly SuggestedPerson[] {
  const others = comments.map(({ creator }) => creator).filter(({ id }) => id !== reader);
  return [...new Map(others.map((person) => [person.id, person])).values()];
}

function SignedOut() {
  const t = useText();
  const { pathname, search, hash } = useLocation();
  return (
    <div className="px-6 pt-2 pb-8 max-sm:px-4 [&>div]:flex-col [&>div]:items-start [&>div]:gap-5">
      <StateMessage
        kind="away"
        title={t('talk.signedOut')}
        as="h3"
        actions={
          <Link
            className={buttonClass('primary')}
            to="/auth"
            onClick={() => keepReturn(pathname + search + hash)}
          >
            {t('talk.signIn')}
          </Link>
        }
      >
        {t('talk.signedOutNote')}
      </StateMessage>
    </div>
  );
}
