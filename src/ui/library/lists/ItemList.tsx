import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { message, type Text } from '#texts/message.ts';
import { problemOf } from '#ui/shared/api/problemOf.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { CARD_GRID } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { Said } from '#ui/shared/texts/Said.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import type { PagedList } from './usePagedList.ts';
import { useReturn } from './useReturn.ts';
import { WindowedItems } from './WindowedItems.tsx';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

/** How the items of a list lie. */
export interface ListLayout {
  readonly items: string;
  /** The space between rows, of which a long list has several parts. */
  readonly gap: string;
}

/** Cards side by side: at most seven, of which a part of a long list has full rows. */
const CARDS: ListLayout = { items: `${CARD_GRID} max-w-596`, gap: 'gap-7.5' };

/** Rows under each other, with so much space between them. */
export const rows = (gap = ''): ListLayout => ({ items: `flex flex-col ${gap}`, gap });

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
  layout = CARDS,
  skeleton,
  empty,
  nameOf,
  isFollowed = false,
  children,
}: {
  list: PagedList<Item>;
  /** What is listed, for readers. */
  label: Text;
  layout?: ListLayout;
  /** Stands in for an item until it is there. */
  skeleton: ReactNode;
  /** What is said where there is nothing. */
  empty: ReactNode;
  /** What an item is called where it is too far away to be drawn. Without it all are drawn. */
  nameOf?: (item: Item) => Text;
  /** Something stands under it, which would move away: more comes only at a press. */
  isFollowed?: boolean;
  children: (item: Item, index: number) => ReactNode;
}) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  useFocusOnNew(element, list);
  if (list.failure) return <Failed list={list} error={list.failure} />;
  if (list.isPending)
    return (
      <>
        <p className="sr-only" role="status">
          {t('lists.loading')}
        </p>
        <div className={layout.items} aria-hidden>
          <Skeletons count={SKELETONS}>{skeleton}</Skeletons>
        </div>
      </>
    );
  if (list.items.length === 0) return empty;
  return (
    <>
      <Items
        list={list}
        element={element}
        label={label}
        layout={layout}
        nameOf={nameOf}
        draw={children}
      >
        {list.isLoadingMore && <Skeletons count={comingOf(list)}>{skeleton}</Skeletons>}
      </Items>
      {list.hasMore && <LoadMore list={list} asksAhead={!isFollowed} />}
    </>
  );
}

/** What is there of a list; a press that opens an item is noted for the way back. */
function Items<Item extends { readonly id: string }>({
  list: { items, isOutdated, isLoadingMore },
  element,
  label,
  layout,
  nameOf,
  draw,
  children,
}: {
  list: PagedList<Item>;
  element: RefObject<HTMLDivElement | null>;
  label: Text;
  layout: ListLayout;
  nameOf: ((item: Item) => Text) | undefined;
  draw: (item: Item, index: number) => ReactNode;
  /** What stands after the items. */
  children: ReactNode;
}) {
  const t = useText();
  const { start, noteOpened } = useReturn(element, items);
  const drawAt = (index: number) => {
    const item = items[index];
    return item && draw(item, index);
  };
  const nameAt = (index: number) => {
    const item = items[index];
    return item && nameOf ? nameOf(item) : '';
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- presses of its links are only noted
    <div
      ref={element}
      role="list"
      className={`flex flex-col transition-opacity ${layout.gap} ${isOutdated ? 'opacity-60' : ''}`}
      aria-label={t.say(label)}
      aria-busy={isOutdated || isLoadingMore}
      onClick={noteOpened}
    >
      {nameOf ? (
        <WindowedItems
          list={element}
          items={items}
          start={start}
          layout={layout.items}
          draw={drawAt}
          nameOf={nameAt}
        >
          {children}
        </WindowedItems>
      ) : (
        <div className={layout.items}>
          {items.map((item, i) => (
            <div key={item.id} role="listitem" data-item={item.id}>
              <PartBoundary about={item}>{draw(item, i)}</PartBoundary>
            </div>
          ))}
          {children}
        </div>
      )}
    </div>
  );
}

/** How many stand for the next part: no more than come, as far as that is known. */
function comingOf({ items, total }: PagedList<unknown>): number {
  if (total === null || total <= items.length) return MORE_SKELETONS;
  return Math.min(MORE_SKELETONS, total - items.length);
}

function Skeletons({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, i) => (
    <div key={i} aria-hidden>
      {children}
    </div>
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

/** Asks for the next part at a press, and when the end of the list comes near. */
function LoadMore({ list, asksAhead }: { list: PagedList<unknown>; asksAhead: boolean }) {
  const t = useText();
  const end = useRef<HTMLDivElement>(null);
  const { loadMore, isLoadingMore, hasFailedMore, items } = list;
  const newest = useRef(loadMore);
  useEffect(() => {
    newest.current = loadMore;
  });
  const { length } = items;
  const waits = !asksAhead || hasFailedMore || isLoadingMore;
  useEffect(() => {
    if (!end.current || waits) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A fast scroll leaves and comes back between two calls: the last entry is how it is.
        if (entries.at(-1)?.isIntersecting) newest.current();
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
  list: RefObject<HTMLElement | null>,
  { items: { length }, hasMore }: PagedList<unknown>,
): void {
  const before = useRef({ length, hasMore });
  useEffect(() => {
    const last = before.current;
    before.current = { length, hasMore };
    const isLost = document.activeElement === document.body;
    if (!last.hasMore || hasMore || !isLost || last.length === 0) return;
    queueMicrotask(() => {
      // By now it is drawn: the window of the list followed.
      const item = list.current?.querySelectorAll('[data-item]')[last.length];
      item?.querySelector<HTMLElement>('a, button')?.focus();
    });
  }, [list, length, hasMore]);
}

/** What is said where nothing is listed and nothing can be done about it. */
export function NothingYet() {
  const t = useText();
  return <p className="py-2 text-muted">{t.say(message('lists.nothing'))}</p>;
}
