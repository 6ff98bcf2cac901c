import { useMemo, useRef, useState } from 'react';
import type { ImportRow } from '#machines/importRows.ts';
import type { Publication } from '#machines/publishingMachine.ts';
import { useMediaQuery } from '#ui/shared/platform/media.ts';
import type { ElementMap } from '#ui/shared/platform/useElementMap.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { ImportRowView } from './ImportRowView.tsx';
import { findPublication } from './publishable.ts';
import type { RowActions } from './rowActions.ts';
import { rowText } from './rowText.ts';
import { useRowWindow } from './useRowWindow.ts';

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
