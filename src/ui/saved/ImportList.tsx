import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { ImportRow } from '#machines/importRows.ts';
import type { Publication } from '#machines/publishingMachine.ts';
import { useMediaQuery } from '#ui/shared/platform/media.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { ImportRowView } from './ImportRowView.tsx';
import { publicationOf } from './publishable.ts';
import type { RowActions } from './rowActions.ts';
import { rowText } from './rowText.ts';
import { useRowWindow } from './useRowWindow.ts';

/** Heights of a row, without and with a sentence: its buttons beside it, below it, on a phone. */
const WIDE = { plainPx: 76, notedPx: 92 };
const TALL = { plainPx: 148, notedPx: 184 };
const PHONE = { plainPx: 224, notedPx: 278 };
const IS_TALL = '(width < 1024px)';
const IS_PHONE = '(width < 480px)';

/**
 * The rows of the list. Only those in sight are in the page, and the one that has the focus, which
 * would otherwise lose it by scrolling.
 */
export function ImportList({
  rows,
  publications,
  actions,
}: {
  rows: readonly ImportRow[];
  publications: ReadonlyMap<string, Publication>;
  actions: RowActions;
}) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  const [isTall, isPhone] = [useMediaQuery(IS_TALL), useMediaQuery(IS_PHONE)];
  const heights = isPhone ? PHONE : isTall ? TALL : WIDE;
  const edges = useMemo(() => edgesOf(rows, publications, heights), [rows, publications, heights]);
  const { first, end } = useRowWindow(list, edges);
  const focusedId = useFocusedRow(list);
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
        <li
          key={row.id}
          className="absolute inset-x-0"
          style={{ top: edges[index], height: (edges[index + 1] ?? 0) - (edges[index] ?? 0) }}
          data-row={row.id}
          aria-setsize={rows.length}
          aria-posinset={index + 1}
        >
          <ImportRowView
            row={row}
            publication={publicationOf(row, publications)}
            actions={actions}
          />
        </li>
      ))}
    </ul>
  );
}

/** The upper edges of all rows, and the lower edge of the last. */
function edgesOf(
  rows: readonly ImportRow[],
  publications: ReadonlyMap<string, Publication>,
  { plainPx, notedPx }: typeof WIDE,
): readonly number[] {
  const edges = [0];
  let edge = 0;
  for (const row of rows) {
    edge += rowText(row, publicationOf(row, publications)).note === '' ? plainPx : notedPx;
    edges.push(edge);
  }
  return edges;
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
