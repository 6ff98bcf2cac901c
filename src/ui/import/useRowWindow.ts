import { useEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond those in sight, so that a fast hand finds them there. */
const BEYOND = 6;

/** The rows of a list to be drawn: from `first` to before `end`. */
export interface RowWindow {
  readonly first: number;
  readonly end: number;
}

/**
 * The rows that are in sight as the page is scrolled, and a few beyond. All rows of the list are
 * `rowPx` high.
 */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowPx: number,
): RowWindow {
  const [range, setRange] = useState<RowWindow>({ first: 0, end: 2 * BEYOND });
  useEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { top } = list.current.getBoundingClientRect();
      const next = windowOf({ topPx: top, heightPx: window.innerHeight, count, rowPx });
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
  }, [list, count, rowPx]);
  return range;
}

/** The rows of a list that begins `topPx` below the window's upper edge. */
export function windowOf(view: {
  readonly topPx: number;
  readonly heightPx: number;
  readonly count: number;
  readonly rowPx: number;
}): RowWindow {
  const { topPx, heightPx, count, rowPx } = view;
  const within = (row: number) => Math.min(count, Math.max(0, row));
  return {
    first: within(Math.floor(-topPx / rowPx) - BEYOND),
    end: within(Math.ceil((heightPx - topPx) / rowPx) + BEYOND),
  };
}
