import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { message, type Text } from '#texts/message.ts';
import { findControl, focusedElement } from '#ui/shared/platform/focus.ts';
import { describeFailure, NoAnswerError } from '#ui/shared/api/apiErrors.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { CARD_GRID } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { OutageMessage } from '#ui/shared/components/OutageMessage.tsx';
import { StateMessage } from '#ui/shared/components/StateMessage.tsx';
import { useNetwork } from '#ui/shared/platform/network.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { PagedList } from '#ui/shared/api/pagedList.ts';
import { itemElement } from './useItemWindow.ts';
import { useRestoreListFocus } from './useRestoreListFocus.ts';
import { WindowedItems } from './WindowedItems.tsx';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

/** The layout of the items of a list. */
export interface ListLayout {
  readonly items: string;
  /** The gap between rows; a long list has several parts with this gap between them. */
  readonly gap: string;
}

/** Cards in at most seven columns, so that each part of a long list has full rows. */
const CARDS: ListLayout = { items: `${CARD_GRID} max-w-596`, gap: 'gap-7.5' };

/** One item a row, with a gap between the rows. */
export const rows = (gap = ''): ListLayout => ({ items: `flex flex-col ${gap}`, gap });

/** The next page is requested while the end of the list is this close to the viewport. */
const PREFETCH_MARGIN = '800px';
/** Placeholders while the first page loads. */
const SKELETONS = 8;
/** Placeholders while the next page loads. */
const MORE_SKELETONS = 4;

/** A list from the server in each of its states: loading, failed, empty, or partly loaded. */
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
  /** The name of the list for screen readers. */
  label: Text;
  layout?: ListLayout;
  /** The placeholder of an item. */
  skeleton: ReactNode;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  /** The text of an item far from the viewport. Without it, all items are rendered in full. */
  nameOf?: (item: Item) => Text;
  /** Disables loading on scroll, because content follows the list. */
  isFollowed?: boolean;
  children: (item: Item, index: number) => ReactNode;
}) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const isOnline = useNetwork() === 'online';
  useFocusOnNew(element, list);
  if (list.failure instanceof NoAnswerError || (list.isPending && !isOnline))
    return <OutageMessage onRetry={list.askAgain} />;
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
        {list.isLoadingMore && <Skeletons count={countMoreSkeletons(list)}>{skeleton}</Skeletons>}
      </Items>
      {list.hasMore && <LoadMore list={list} prefetches={!isFollowed} />}
    </>
  );
}

/** The loaded items. Records which of them is opened, to focus it on the way back. */
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
  /** Content after the items. */
  children: ReactNode;
}) {
  const t = useText();
  const { start, recordOpened } = useRestoreListFocus(element, items);
  const drawAt = (index: number) => {
    const item = items[index];
    return item && draw(item, index);
  };
  const nameAt = (index: number) => {
    const item = items[index];
    return item && nameOf ? nameOf(item) : '';
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- clicks on its links are only recorded
    <div
      ref={element}
      role="list"
      className={`flex flex-col transition-opacity ${layout.gap} ${isOutdated ? 'opacity-60' : ''}`}
      aria-label={t.say(label)}
      aria-busy={isOutdated || isLoadingMore}
      onClick={recordOpened}
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
            <div key={item.id} role="listitem">
              <PartBoundary about={item}>{draw(item, i)}</PartBoundary>
            </div>
          ))}
          {children}
        </div>
      )}
    </div>
  );
}

/** The number of placeholders for the next page, at most as many as the total allows. */
function countMoreSkeletons({ items, total }: PagedList<unknown>): number {
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
        <TextOnceLoaded text={describeFailure(error)} />
      </p>
    </StateMessage>
  );
}

/** Loads the next page at a press, and with `prefetches` when the end of the list is close. */
function LoadMore({ list, prefetches }: { list: PagedList<unknown>; prefetches: boolean }) {
  const t = useText();
  const end = useRef<HTMLDivElement>(null);
  const { loadMore, isLoadingMore, hasFailedMore, items } = list;
  const newest = useRef(loadMore);
  useEffect(() => {
    newest.current = loadMore;
  });
  const { length } = items;
  const waits = !prefetches || hasFailedMore || isLoadingMore;
  useEffect(() => {
    if (!end.current || waits) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // A fast scroll may leave and return between two callbacks; the last entry is current.
        if (entries.at(-1)?.isIntersecting) newest.current();
      },
      { rootMargin: PREFETCH_MARGIN },
    );
    observer.observe(end.current); // calls back at once: a page may end inside the viewport
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
 * The button for more disappears with the last page. If it had the focus, the first new item gets
 * it.
 */
function useFocusOnNew(
  list: RefObject<HTMLElement | null>,
  { items: { length }, hasMore }: PagedList<unknown>,
): void {
  const before = useRef({ length, hasMore });
  useEffect(() => {
    const last = before.current;
    before.current = { length, hasMore };
    if (!last.hasMore || hasMore || focusedElement() || last.length === 0) return;
    // The microtask runs after the window of the list has rendered the item in full.
    queueMicrotask(() => findControl(itemElement(list.current, last.length))?.focus());
  }, [list, length, hasMore]);
}

/** Text of an empty list without any action. */
export function NothingYet() {
  const t = useText();
  return <p className="py-2 text-muted">{t.say(message('lists.nothing'))}</p>;
}
