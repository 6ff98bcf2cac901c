import { memo, useMemo, type ReactNode, type RefObject } from 'react';
import type { Text } from '#texts/message.ts';
import { Said } from '#ui/shared/texts/Said.tsx';
import { heightOf, PART, useItemWindow } from './useItemWindow.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';

/** Items that are drawn again together: scrolling changes few of these groups. */
const GROUP = 30;
const GROUPS_IN_PART = PART / GROUP;
/** So many items are all drawn: nothing would be gained. */
const FEW = 60;

interface Item {
  readonly id: string;
}

interface ItemsProps {
  /** What an item is called where it is not drawn. */
  readonly nameOf: (index: number) => Text;
  readonly draw: (index: number) => ReactNode;
}

/**
 * The items of a list that may be very long. Those far from the window are a name in the room they
 * take, so that readers can walk through all of them and the page stays fast.
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
  /** The item to begin at. */
  start: number;
  /** How the items of each part lie. */
  layout: string;
  /** What stands after the items. */
  children?: ReactNode;
}) {
  const near = useItemWindow(list, items, start);
  const { first, end, focused } = items.length <= FEW ? { first: 0, end: FEW, focused: -1 } : near;
  const groups = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / GROUP) }, (_, i) =>
        keep(items.slice(i * GROUP, (i + 1) * GROUP)),
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
        from={from}
        first={within(first)}
        end={within(end)}
        focused={hasFocus ? focused - from : -1}
      />
    );
  });
  // What follows a full part begins a new one, as the next items will.
  const count = Math.floor(items.length / PART) + 1;
  return Array.from({ length: count }, (_, i) => {
    const part = drawn.slice(i * GROUPS_IN_PART, (i + 1) * GROUPS_IN_PART);
    const rest = i === count - 1 ? children : null;
    if (part.length === 0 && !rest) return null;
    return (
      // Of parts that change nothing within, nothing is laid out anew.
      <div key={i} className={`contain-layout contain-style ${layout}`}>
        {part}
        {rest}
      </div>
    );
  });
}

/** Groups as they were, by their first item. */
const kept = new WeakMap<Item, readonly Item[]>();

/** A group of items: the one there was, if it had the same, so that it need not be drawn again. */
function keep(group: readonly Item[]): readonly Item[] {
  const [first] = group;
  if (!first) return group;
  const before = kept.get(first);
  if (before?.length === group.length && before.every((item, i) => item === group[i]))
    return before;
  kept.set(first, group);
  return group;
}

interface GroupProps extends ItemsProps {
  readonly items: readonly Item[];
  /** The place of its first item in the list. */
  readonly from: number;
  /** Which of its items are drawn: from one to before another, and the one with the focus. */
  readonly first: number;
  readonly end: number;
  readonly focused: number;
}

const Group = memo(function Group({ items, from, first, end, focused, nameOf, draw }: GroupProps) {
  return items.map((item, i) =>
    (i >= first && i < end) || i === focused ? (
      <div key={item.id} role="listitem" data-item={item.id}>
        <PartBoundary about={item}>{draw(from + i)}</PartBoundary>
      </div>
    ) : (
      <div
        key={item.id}
        role="listitem"
        data-item={item.id}
        data-away=""
        style={{ height: heightOf(item) }}
      >
        <span className="sr-only">
          <Said text={nameOf(from + i)} />
        </span>
      </div>
    ),
  );
}, isSame);

/**
 * Whether a group looks as before. One that is away shows the names of its items, whatever draws
 * them: a list of thousands is not gone through for each part that is added to it.
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
