import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ImportRow } from '#machines/importRows.ts';
import { useMediaQuery } from '../platform/media.ts';
import { ImportRowView, type RowActions } from './ImportRowView.tsx';
import { useRowWindow } from './useRowWindow.ts';

/** Heights of a row: with its buttons beside it, below it, and below it in two lines. */
const ROW_PX = 92;
const TALL_ROW_PX = 172;
const TALLEST_ROW_PX = 244;
const IS_TALL = '(width < 1024px)';
const IS_TALLEST = '(width < 480px)';

/**
 * The rows of the list. Only those in sight are in the page, and the one that has the focus, which
 * would otherwise lose it by scrolling.
 */
export function ImportList({ rows, actions }: { rows: readonly ImportRow[]; actions: RowActions }) {
  const list = useRef<HTMLUListElement>(null);
  const [isTall, isTallest] = [useMediaQuery(IS_TALL), useMediaQuery(IS_TALLEST)];
  const rowPx = isTallest ? TALLEST_ROW_PX : isTall ? TALL_ROW_PX : ROW_PX;
  const { first, end } = useRowWindow(list, rows.length, rowPx);
  const focusedId = useFocusedRow(list);
  const shown = rows.flatMap((row, index) =>
    (index >= first && index < end) || row.id === focusedId ? [{ row, index }] : [],
  );
  return (
    <ul
      ref={list}
      className="relative"
      style={{ height: rows.length * rowPx }}
      aria-label="Puzzles"
    >
      {shown.map(({ row, index }) => (
        <li
          key={row.id}
          className="absolute inset-x-0"
          style={{ top: index * rowPx, height: rowPx }}
          data-row={row.id}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
        >
          <ImportRowView row={row} actions={actions} />
        </li>
      ))}
    </ul>
  );
}

/** The id of the row that has the focus; null if none has. */
function useFocusedRow(list: RefObject<HTMLElement | null>): number | null {
  const [focusedId, setFocusedId] = useState<number | null>(null);
  useEffect(() => {
    const { current } = list;
    const onFocusIn = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      setFocusedId(row ? Number(row.dataset['row']) : null);
    };
    const onFocusOut = () => setFocusedId(null);
    current?.addEventListener('focusin', onFocusIn);
    current?.addEventListener('focusout', onFocusOut);
    return () => {
      current?.removeEventListener('focusin', onFocusIn);
      current?.removeEventListener('focusout', onFocusOut);
    };
  }, [list]);
  return focusedId;
}
