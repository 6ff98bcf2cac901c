import { useMemo, useRef, useState, useEffect, type RefObject } from 'react';
import type { ImportRow } from '#machines/importRows.ts';
import type { Publication } from '#machines/publishingMachine.ts';
import { useMediaQuery } from '#ui/shared/platform/media.ts';
import type { ElementMap } from '#ui/shared/platform/elements.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { ImportRowView } from './ImportRowView.tsx';
import { findPublication } from './usePublishing.ts';
import type { RowActions } from './RowButtons.tsx';
import { rowText } from './rowText.ts';

/** Rows this far outside of the viewport are rendered too, for fast scrolling. */
const BEYOND_PX = 480;

/** Rows that are rendered before anything is measured. */
const FIRST_ROWS = 12;

/** The range of rows to render: from `first` to before `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/**
 * The range of rows in and near the viewport, updated as the page scrolls. `edges` are the upper
 * edges of the rows within the list, and the lower edge of the last.
 */
function useRowWindow(list: RefObject<HTMLElement | null>, edges: readonly number[]): RowWindow {
  const [range, setRange] = useState<RowWindow>({ first: 0, end: FIRST_ROWS });
  useEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      const next = rowsBetween(edges, -top - BEYOND_PX, window.innerHeight - top + BEYOND_PX);
      setRange((last) => (last.first === next.first && last.end === next.end ? last : next));
    };
    measure();
    const passive = { passive: true };
    window.addEventListener('scroll', measure, passive);
    window.addEventListener('resize', measure, passive);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [list, edges]);
  return range;
}

/** The rows that overlap the range between two heights. */
export function rowsBetween(edges: readonly number[], topPx: number, bottomPx: number): RowWindow {
  const count = edges.length - 1;
  const first = countUpTo(edges, (edge) => edge <= topPx) - 1;
  const end = countUpTo(edges, (edge) => edge < bottomPx);
  return { first: Math.min(count, Math.max(0, first)), end: Math.min(count, end) };
}

/** Binary search: the number of leading edges for which `holds` is true. */
function countUpTo(edges: readonly number[], holds: (edge: number) => boolean): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(edges[middle] ?? Infinity)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Heights of a row without and with a note, in three layouts: buttons next to the text, below it,
 * and on phones.
 */
const WIDE = { plainPx: 76, notedPx: 92 };
const TALL = { plainPx: 148, notedPx: 184 };
const PHONE = { plainPx: 224, notedPx: 278 };
const IS_TALL = '(width < 1024px)';
const IS_PHONE = '(width < 480px)';

/**
 * The rows of the list. Only rows near the viewport are mounted, and the one with the focus, which
 * scrolling must not remove.
 */
export function ImportList({
  rows,
  publications,
  actions,
  removeButtons,
}: {
  rows: readonly ImportRow[];
  publications: ReadonlyMap<string, Publication>;
  actions: RowActions;
  /** The buttons that remove a row, by its id. */
  removeButtons: ElementMap<number>;
}) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [isTall, isPhone] = [useMediaQuery(IS_TALL), useMediaQuery(IS_PHONE)];
  const heights = isPhone ? PHONE : isTall ? TALL : WIDE;
  const edges = useMemo(
    () => computeEdges(rows, publications, heights),
    [rows, publications, heights],
  );
  const { first, end } = useRowWindow(list, edges);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const shown = rows.flatMap((row, index) =>
    (index >= first && index < end) || row.id === focusedId ? [{ row, index }] : [],
  );
  return (
    <ul
      ref={list}
      className="relative"
      style={{ height: edges.at(-1) }}
      aria-label={t('imports.list')}
    >
      {shown.map(({ row, index }) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only to track the focus
        <li
          key={row.id}
          className="absolute inset-x-0"
          style={{ top: edges[index], height: (edges[index + 1] ?? 0) - (edges[index] ?? 0) }}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
          onFocus={() => setFocusedId(row.id)}
          onBlur={() => setFocusedId(null)}
        >
          <ImportRowView
            row={row}
            publication={findPublication(row, publications)}
            actions={actions}
            removeRef={removeButtons.refFor(row.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The upper edges of all rows, and the lower edge of the last. */
function computeEdges(
  rows: readonly ImportRow[],
  publications: ReadonlyMap<string, Publication>,
  { plainPx, notedPx }: typeof WIDE,
): readonly number[] {
  const edges = [0];
  let edge = 0;
  for (const row of rows) {
    edge += rowText(row, findPublication(row, publications)).note === '' ? plainPx : notedPx;
    edges.push(edge);
  }
  return edges;
}
