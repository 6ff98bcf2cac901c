import { useEffect, useState, type RefObject } from 'react';

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
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  edges: readonly number[],
): RowWindow {
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
