import { memo, useMemo, type ReactNode, type RefObject } from 'react';
import type { Text } from '#texts/message.ts';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { PART, useItemWindow, type ItemHeights } from './useItemWindow.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

/** Items that render together: scrolling re-renders few of these groups. */
const GROUP = 30;
const GROUPS_IN_PART = PART / GROUP;
/** Up to this number all items are rendered in full; a window would not pay off. */
const FEW = 60;

interface Item {
  readonly id: string;
}

interface ItemsProps {
  /** The text of an item that is not rendered in full. */
  readonly nameOf: (index: number) => Text;
  readonly draw: (index: number) => ReactNode;
}

/**
 * The items of a list that may be very long. Items far from the viewport are a name with the height
 * of the item: screen readers still get the whole list, and the page stays fast.
 */
export function WindowedItems({
  list,
  items,
  start,
  layout,
  children,
  ...props
}: ItemsProps & {
  list: RefObject<HTMLElement | null>;
  items: readonly Item[];
  /** The index of the item to start at. */
  start: number;
  /** The classes of each part. */
  layout: string;
  /** Content after the items. */
  children?: ReactNode;
}) {
  const { shown, heights } = useItemWindow(list, items, start);
  const isShort = items.length <= FEW;
  const { first, end, focused } = isShort ? { first: 0, end: FEW, focused: -1 } : shown;
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / GROUP) }, (_, i) =>
        reuseGroup(items.slice(i * GROUP, (i + 1) * GROUP)),
      ),
    [items],
  );
  const drawn = groups.map((group, i) => {
    const from = i * GROUP;
    const within = (index: number) => Math.min(GROUP, Math.max(0, index - from));
    const hasFocus = focused >= from && focused < from + GROUP;
    return (
      <Group
        key={from}
        {...props}
        items={group}
        heights={heights}
        from={from}
        first={within(first)}
        end={within(end)}
        focused={hasFocus ? focused - from : -1}
      />
    );
  });
  // Content after a full part starts a new one, as the next items will.
  const count = Math.floor(items.length / PART) + 1;
  return Array.from({ length: count }, (_, i) => {
    const part = drawn.slice(i * GROUPS_IN_PART, (i + 1) * GROUPS_IN_PART);
    const rest = i === count - 1 ? children : null;
    if (part.length === 0 && !rest) return null;
    return (
      // `contain` keeps parts without changes out of the layout.
      <div key={i} className={`contain-layout contain-style ${layout}`}>
        {part}
        {rest}
      </div>
    );
  });
}

/** Cache of groups by their first item. */
const groupCache = new WeakMap<Item, readonly Item[]>();

/** The cached group with the same items, if there is one: equal groups do not render again. */
function reuseGroup(group: readonly Item[]): readonly Item[] {
  const [first] = group;
  if (!first) return group;
  const before = groupCache.get(first);
  if (before?.length === group.length && before.every((item, i) => item === group[i]))
    return before;
  groupCache.set(first, group);
  return group;
}

interface GroupProps extends ItemsProps {
  readonly items: readonly Item[];
  readonly heights: ItemHeights;
  /** The index of its first item in the list. */
  readonly from: number;
  /** The items that are rendered in full: from `first` to before `end`, and the focused one. */
  readonly first: number;
  readonly end: number;
  readonly focused: number;
}

const Group = memo(function Group(props: GroupProps) {
  const { items, heights, from, first, end, focused, nameOf, draw } = props;
  return items.map((item, i) =>
    (i >= first && i < end) || i === focused ? (
      <div key={item.id} role="listitem">
        <PartBoundary about={item}>{draw(from + i)}</PartBoundary>
      </div>
    ) : (
      <div key={item.id} role="listitem" style={{ height: heights.heightOf(item) }}>
        <span className="sr-only">
          <TextOnceLoaded text={nameOf(from + i)} />
        </span>
      </div>
    ),
  );
}, isSame);

/**
 * Whether a group renders the same. A group outside of the window only shows names, so a new `draw`
 * does not matter: adding a page to a list of thousands does not render all groups again.
 */
function isSame(before: GroupProps, after: GroupProps): boolean {
  if (before.items !== after.items || before.from !== after.from) return false;
  if (isAway(before) && isAway(after)) return true;
  const { first, end, focused, nameOf, draw } = before;
  return (
    first === after.first &&
    end === after.end &&
    focused === after.focused &&
    nameOf === after.nameOf &&
    draw === after.draw
  );
}

function isAway({ first, end, focused }: GroupProps): boolean {
  return first >= end && focused < 0;
}
