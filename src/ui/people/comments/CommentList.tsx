import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Comment } from '#contract/comments.ts';
import { Bar } from '#ui/shared/components/Bar.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import type { PagedList } from '#ui/library/lists/usePagedList.ts';
import { Said } from '#ui/shared/texts/Said.tsx';
import { problemOf } from '#ui/shared/api/problemOf.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { CommentRow, type CommentActions } from './CommentRow.tsx';
import type { SuggestedPerson } from './mentions.ts';
import { useScroll } from './useScroll.ts';
import { useWanted } from './useWanted.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

/** How far above what is seen the next part is asked for. */
const AHEAD = '400px 0px 0px 0px';

/** The comments on a puzzle, the newest last. Earlier ones come as they are scrolled to. */
export function CommentList({
  list,
  comments,
  reader,
  authorId,
  people,
  wanted,
  actions,
}: {
  list: PagedList<Comment>;
  /** Those of the list, the newest last. */
  comments: readonly Comment[];
  reader: string;
  authorId: string | null;
  people: readonly SuggestedPerson[];
  /** The comment that somebody was led to. */
  wanted: string | null;
  actions: CommentActions;
}) {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  useScroll(scroller, comments, { reader, wanted });
  const isGone = useWanted(list, wanted);
  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-2 [overflow-anchor:none] max-sm:px-4"
    >
      <p className={isGone ? 'mb-4 text-meta text-muted' : 'sr-only'} role="status">
        {isGone && t('talk.gone')}
      </p>
      {list.hasMore && <Earlier list={list} scroller={scroller} />}
      {comments.length === 0 && <NoneShown list={list} />}
      {comments.length > 0 && (
        <ol className="flex flex-col gap-6 pb-2" aria-label={t('talk.comments')}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <PartBoundary text={comment.content} about={comment}>
                <CommentRow
                  comment={comment}
                  reader={reader}
                  authorId={authorId}
                  people={people}
                  actions={actions}
                  isWanted={comment.id === wanted}
                />
              </PartBoundary>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Why there is nothing: not yet, not now, or nobody wrote. */
function NoneShown({ list }: { list: PagedList<Comment> }) {
  const t = useText();
  if (list.isPending) return <CommentSkeletons />;
  if (list.failure !== null)
    return (
      <State>
        <StateMessage
          kind="wrong"
          title={t('talk.notLoaded')}
          as="h3"
          actions={
            <Button size="small" onClick={list.askAgain}>
              {t('talk.tryAgain')}
            </Button>
          }
        >
          <Said text={problemOf(list.failure)} />
        </StateMessage>
      </State>
    );
  return (
    <State>
      <StateMessage kind="empty" title={t('talk.none')} as="h3">
        {t('talk.noneNote')}
      </StateMessage>
    </State>
  );
}

/** Asks for earlier comments as it comes near, and at a press. */
function Earlier({
  list,
  scroller,
}: {
  list: PagedList<Comment>;
  scroller: RefObject<Element | null>;
}) {
  const t = useText();
  const button = useRef<HTMLDivElement>(null);
  const { isLoadingMore, hasFailedMore, loadMore } = list;
  useEffect(() => {
    if (!button.current || isLoadingMore || hasFailedMore) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) loadMore();
      },
      { root: scroller.current, rootMargin: AHEAD },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={button} className="mb-4 grid justify-center">
      <Button size="small" aria-disabled={isLoadingMore} onClick={loadMore}>
        {hasFailedMore ? t('talk.tryAgain') : t('talk.earlier')}
      </Button>
    </div>
  );
}

function State({ children }: { children: ReactNode }) {
  return <div className="py-4 [&>div]:flex-col [&>div]:items-start [&>div]:gap-5">{children}</div>;
}

/** In the shape of what will come. What is quick never shows it. */
export function CommentSkeletons() {
  const t = useText();
  return (
    <div className="animate-late" role="status">
      <span className="sr-only">{t('talk.loading')}</span>
      {[0, 1, 2].map((row) => (
        <div key={row} className="mb-6 flex gap-3">
          <Bar className="size-7.5 rounded-full!" />
          <div className="flex-1 space-y-2.5 pt-1">
            <Bar className="h-3.5 w-32" />
            <Bar className="h-3.5 w-full" />
            <Bar className="h-3.5 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
