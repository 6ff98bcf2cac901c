import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import type { BoardFeed } from './boardFeed.ts';
import { boardKey } from './boardKeys.ts';
import { spokenCell, symbolsByCell, type SymbolsByCell } from './spokenCell.ts';
import { spokenOf, spokenChanges, type Spoken } from './spokenChanges.ts';

/**
 * The board as a real table, over the canvas and invisible: for screen readers, the keyboard and tests. React
 * renders it once; after that only names of cells that say something new are written, without React.
 */
export function BoardGrid({ feed, label }: { feed: BoardFeed; label: string }) {
  const table = useRef<HTMLTableElement>(null);
  const { grid } = feed.current().board;
  useSpokenCells(table, feed);
  useRovingFocus(table, feed);

  const onKeyDown = (event: KeyboardEvent) => {
    const input = boardKey(event);
    if (input || event.key === ' ') event.preventDefault(); // space, held down, would scroll
    if (!input) return;
    feed.actor.send(input);
  };

  return (
    <table
      ref={table}
      role="grid"
      className="board-grid"
      aria-label={label}
      aria-rowcount={grid.height}
      aria-colcount={grid.width}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const cell = cellOf(target);
        if (cell !== null && target.matches(':focus-visible'))
          feed.actor.send({ type: 'cursor.show', cell });
      }}
      onBlur={() => feed.actor.send({ type: 'cursor.hide' })}
    >
      <tbody>
        {range(grid.height).map((y) => (
          <tr key={y} role="row" aria-rowindex={y + 1}>
            {range(grid.width).map((x) => (
              <td
                key={x}
                role="gridcell"
                aria-colindex={x + 1}
                data-cell={y * grid.width + x}
                tabIndex={-1}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Names every cell, and renames those of which something changed. */
function useSpokenCells(table: Readonly<{ current: HTMLTableElement | null }>, feed: BoardFeed) {
  useLayoutEffect(() => {
    const cells = table.current?.querySelectorAll('[data-cell]');
    if (!cells) return undefined;
    let spoken = spokenOf(feed.current());
    const symbols = symbolsByCell(spoken.board);
    cells.forEach((element, cell) => name(element, spoken, cell, symbols));
    return feed.subscribe(() => {
      const next = spokenOf(feed.current());
      for (const cell of spokenChanges(spoken, next)) {
        const element = cells[cell];
        if (element) name(element, next, cell, symbols);
      }
      spoken = next;
    });
  }, [table, feed]);
}

function name(element: Element, spoken: Spoken, cell: number, symbols: SymbolsByCell): void {
  element.setAttribute('aria-label', spokenCell(spoken, cell, symbols.get(cell)));
  if (spoken.board.fixed(cell) || !spoken.board.exists(cell))
    element.setAttribute('aria-readonly', 'true');
}

/** One cell is in the tab order, the one at the cursor; it takes the focus along when the cursor moves. */
function useRovingFocus(table: Readonly<{ current: HTMLTableElement | null }>, feed: BoardFeed) {
  useEffect(() => {
    let current: HTMLElement | null = null;
    const follow = () => {
      const { cursor } = feed.actor.getSnapshot().context;
      const next = table.current?.querySelector<HTMLElement>(`[data-cell="${cursor.cell}"]`);
      if (!next || next === current) return;
      if (current) current.tabIndex = -1;
      next.tabIndex = 0;
      current = next;
      if (table.current?.contains(document.activeElement)) next.focus({ preventScroll: true });
    };
    follow();
    const subscription = feed.actor.subscribe(follow);
    return () => subscription.unsubscribe();
  }, [table, feed]);
}

function cellOf(target: HTMLElement): number | null {
  const { cell } = target.dataset;
  return cell === undefined ? null : Number(cell);
}

function range(length: number): number[] {
  return Array.from({ length }, (_, i) => i);
}
