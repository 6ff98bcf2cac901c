import {
  useEffect,
  useRef,
  type ReactNode,
  type RefObject,
  useState,
  useLayoutEffect,
} from 'react';
import type { Comment } from '#contract/comments.ts';
import { Bar } from '#ui/shared/components/Bar.tsx';
import { Button } from '#ui/shared/components/Button.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import type { PagedList } from '#ui/shared/api/pagedList.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import type { ElementMap } from '#ui/shared/platform/elements.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { CommentRow, type CommentActions } from './CommentRow.tsx';
import type { SuggestedPerson } from './mentions.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

/** Within this distance of the end, the reader follows the newest comments. */
const NEAR_END_PX = 80;

/**
 * Scroll position of a list of comments, the newest last: at its end at first, or at the target
 * comment. It stays when earlier comments are inserted above, and moves to the end for a new
 * comment if that is the reader's own or the reader was at the end.
 */
function useScroll(
  scroller: RefObject<HTMLElement | null>,
  comments: readonly Comment[],
  {
    reader,
    target,
    rows,
  }: {
    readonly reader: string;
    readonly target: string | null;
    readonly rows: ElementMap<string>;
  },
): void {
  const reached = useRef<string | null>(null);
  const last = useRef<{ first: string; topPx: number; end: string; isAtEnd: boolean } | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    const [first, end] = [comments[0], comments.at(-1)];
    if (!element || !first || !end) return undefined;
    const before = last.current;
    const toEnd = () => element.scrollTo(0, element.scrollHeight);
    const found = target !== null && target !== reached.current ? rows.get(target) : null;
    if (found) {
      reached.current = target;
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
    } else if (before === null) toEnd();
    else if (end.id !== before.end && (before.isAtEnd || end.creator.id === reader)) toEnd();
    else if (first.id !== before.first) {
      const row = rows.get(before.first);
      if (row) element.scrollBy(0, row.offsetTop - before.topPx);
    }
    const note = () => {
      const isAtEnd = element.scrollTop + element.clientHeight > element.scrollHeight - NEAR_END_PX;
      const topPx = rows.get(first.id)?.offsetTop ?? 0;
      last.current = { first: first.id, topPx, end: end.id, isAtEnd };
    };
    note();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [scroller, comments, reader, target, rows]);
}

/** Earlier comments are requested while the start of the list is this close to the viewport. */
const PREFETCH_MARGIN = '400px 0px 0px 0px';

/** The comments on a puzzle, the newest last. Earlier ones are loaded on scroll. */
export function CommentList({
  list,
  comments,
  rows,
  reader,
  authorId,
  people,
  target,
  actions,
}: {
  list: PagedList<Comment>;
  /** The items of the list, the newest last. */
  comments: readonly Comment[];
  /** The elements of the comments. */
  rows: ElementMap<string>;
  reader: string;
  authorId: string | null;
  people: readonly SuggestedPerson[];
  /** The id of the comment to scroll to. */
  target: string | null;
  actions: CommentActions;
}) {
  const t = useText();
  const scroller = useRef<HTMLDivElement>(null);
  useScroll(scroller, comments, { reader, target, rows });
  const isGone = useLoadComment(list, target);
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
                  ref={rows.refFor(comment.id)}
                  comment={comment}
                  reader={reader}
                  authorId={authorId}
                  people={people}
                  actions={actions}
                  isTarget={comment.id === target}
                />
              </PartBoundary>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The empty list: loading, failed, or without comments. */
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
          <TextOnceLoaded text={describeFailure(list.failure)} />
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

/** Loads earlier comments at a press, and as the start of the list comes near. */
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
      { root: scroller.current, rootMargin: PREFETCH_MARGIN },
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

/** Placeholders. They appear after a delay, so that fast answers never show them. */
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

/** Limit of comments loaded to find one: an address may contain any id. */
const MOST_READ = 600;

/**
 * Load earlier comments until the target of the address is there. Returns whether it does not
 * exist: ids grow with time, so the search ends at the first older id.
 */
function useLoadComment(list: PagedList<Comment>, target: string | null): boolean {
  const { items, hasMore, isPending, isLoadingMore, hasFailedMore, failure, loadMore } = list;
  const oldest = items.at(-1)?.id;
  const isHere = target !== null && items.some(({ id }) => id === target);
  // A comment that is deleted after it was found does not count as missing.
  const [found, setFound] = useState<string | null>(null);
  if (isHere && found !== target) setFound(target);
  const isMissing =
    target !== null && !isHere && found !== target && !isPending && failure === null;
  const canBeEarlier = hasMore && items.length < MOST_READ;
  const isEarlier = isMissing && canBeEarlier && oldest !== undefined && target < oldest;
  useEffect(() => {
    if (isEarlier && !isLoadingMore && !hasFailedMore) loadMore();
  }, [isEarlier, isLoadingMore, hasFailedMore, loadMore]);
  return isMissing && !isEarlier;
}
