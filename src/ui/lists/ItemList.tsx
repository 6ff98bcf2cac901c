import { useEffect, useRef, type ReactNode } from 'react';
import { message, type Text } from '#texts/message.ts';
import { problemOf } from '../api/problemOf.ts';
import { Button } from '../components/Button.tsx';
import { CARD_GRID } from '../components/PuzzleCardFrame.tsx';
import { StateMessage } from '../components/StateMessage.tsx';
import { Said } from '../texts/Said.tsx';
import { useText } from '../texts/useText.ts';
import type { PagedList } from './usePagedList.ts';

/** Rows under each other. */
export const ROWS = 'flex flex-col';

/** How far below the window the next part of a list is asked for. */
const AHEAD = '800px';
/** As many as a part of the site shows while it loads. */
const SKELETONS = 8;
/** So many stand for the next part: it takes the place of more. */
const MORE_SKELETONS = 4;

/** A list from the server in each of its states: awaited, failed, empty, shown as far as loaded. */
export function ItemList<Item extends { readonly id: string }>({
  list,
  label,
  className = CARD_GRID,
  skeleton,
  empty,
  children,
}: {
  list: PagedList<Item>;
  /** What is listed, for readers. */
  label: Text;
  className?: string;
  /** Stands in for an item until it is there. */
  skeleton: ReactNode;
  /** What is said where there is nothing. */
  empty: ReactNode;
  children: (item: Item, index: number) => ReactNode;
}) {
  const t = useText();
  const items = useRef<HTMLUListElement>(null);
  useFocusOnNew(items, list);
  if (list.failure) return <Failed list={list} error={list.failure} />;
  if (list.isPending)
    return (
      <>
        <p className="sr-only" role="status">
          {t('lists.loading')}
        </p>
        <ul className={className} aria-hidden>
          <Skeletons count={SKELETONS}>{skeleton}</Skeletons>
        </ul>
      </>
    );
  if (list.items.length === 0) return empty;
  return (
    <>
      <ul
        ref={items}
        className={`${className} transition-opacity ${list.isOutdated ? 'opacity-60' : ''}`}
        aria-label={t.say(label)}
        aria-busy={list.isOutdated || list.isLoadingMore}
      >
        {list.items.map((item, i) => (
          <li key={item.id}>{children(item, i)}</li>
        ))}
        {list.isLoadingMore && <Skeletons count={MORE_SKELETONS}>{skeleton}</Skeletons>}
      </ul>
      {list.hasMore && <LoadMore list={list} />}
    </>
  );
}

function Skeletons({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, i) => (
    <li key={i} aria-hidden>
      {children}
    </li>
  ));
}

function Failed({ list, error }: { list: PagedList<unknown>; error: Error }) {
  const t = useText();
  return (
    <StateMessage
      kind="wrong"
      title={t('lists.failed')}
      actions={<Button onClick={list.askAgain}>{t('lists.askAgain')}</Button>}
    >
      <p>
        <Said text={problemOf(error)} />
      </p>
    </StateMessage>
  );
}

/** Asks for the next part when the end of the list comes near, and at a press. */
function LoadMore({ list }: { list: PagedList<unknown> }) {
  const t = useText();
  const end = useRef<HTMLDivElement>(null);
  const { loadMore, isLoadingMore, hasFailedMore, items } = list;
  const newest = useRef(loadMore);
  useEffect(() => {
    newest.current = loadMore;
  });
  const { length } = items;
  const waits = hasFailedMore || isLoadingMore;
  useEffect(() => {
    if (!end.current || waits) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) newest.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current); // it is told at once: a part may end in sight
    return () => observer.disconnect();
  }, [waits, length]);
  return (
    <div ref={end} className="mt-8 flex justify-center">
      <Button aria-disabled={isLoadingMore} onClick={loadMore}>
        {isLoadingMore ? t('lists.loading') : t('lists.more')}
      </Button>
    </div>
  );
}

/**
 * With the last part of a list the button for more goes. If it had the focus, the first item that
 * is new gets it.
 */
function useFocusOnNew(
  list: { readonly current: HTMLUListElement | null },
  { items: { length }, hasMore }: PagedList<unknown>,
): void {
  const before = useRef({ length, hasMore });
  useEffect(() => {
    const last = before.current;
    before.current = { length, hasMore };
    const isLost = document.activeElement === document.body;
    if (last.hasMore && !hasMore && isLost && last.length > 0)
      list.current?.children[last.length]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [list, length, hasMore]);
}

/** What is said where nothing is listed and nothing can be done about it. */
export function NothingYet() {
  const t = useText();
  return <p className="py-2 text-muted">{t.say(message('lists.nothing'))}</p>;
}
