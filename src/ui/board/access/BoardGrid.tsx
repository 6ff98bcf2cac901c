import { useSelector } from '@xstate/react';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Translator } from '#texts/translator.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import type { BoardViewport } from '#ui/board/boardViewport.ts';
import { hasFocusWithin } from '#ui/shared/platform/focus.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { sameClues } from '#engine/judging/boardOf.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { windowAround, type GridWindow } from './gridWindow.ts';
import { handleKey } from './handleKey.ts';
import { createSlices } from './slices.ts';
import {
  spokenCell,
  symbolsByCell,
  type SymbolsByCell,
  readSpoken,
  spokenChanges,
  type Spoken,
} from './spokenCell.ts';
import { useCameraPlace } from './useCameraPlace.ts';

interface BoardGridProps {
  store: BoardStore;
  label: string;
  viewport: BoardViewport;
}

/**
 * The board as a real table, invisible over the canvas: for screen readers, the keyboard and tests.
 * React renders it once; afterwards, changed names of cells are written to the elements directly. A
 * large board has only the cells around the cursor on the page.
 */
export const BoardGrid = memo(function BoardGrid({ store, label, viewport }: BoardGridProps) {
  const t = useText();
  const answer = useRef<HTMLDivElement>(null);
  const part = useGridWindow(store);
  const width = useBoardSnapshot(store, ({ board }) => board.width);
  const height = useBoardSnapshot(store, ({ board }) => board.height);
  useSpokenCells(viewport, store, { part, t });
  useRovingFocus(viewport, store, part);
  useHeldKeys(store);
  useCameraPlace(viewport, { columns: width, rows: height });

  return (
    <>
      <table
        ref={(element) => viewport.table.mount(element)}
        role="grid"
        className="pointer-events-none absolute inset-0 m-auto grid h-[calc(var(--fit)/var(--across)*var(--rows))] w-[calc(var(--fit)/var(--across)*var(--columns))] origin-top-left opacity-0"
        aria-label={label}
        aria-rowcount={height}
        aria-colcount={width}
        onKeyDown={(event) => handleKey(event, store, answer.current)}
        onFocus={({ target }) => showCursorAt(store.actor, target)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) store.actor.send({ type: 'cursor.hide' });
        }}
      >
        <tbody className="grid grid-rows-[repeat(var(--rows),minmax(0,1fr))]">
          {range(part.top, part.rows).map((y) => (
            <tr
              key={y}
              className="grid grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
              role="row"
              aria-rowindex={y + 1}
              style={{ gridRow: y + 1 }}
            >
              {range(part.left, part.columns).map((x) => (
                <td
                  key={x}
                  role="gridcell"
                  aria-colindex={x + 1}
                  data-cell={y * width + x}
                  tabIndex={-1}
                  style={{ gridColumn: x + 1 }}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div ref={answer} className="sr-only" role="status" />
    </>
  );
});

/** The part of the board that is on the page; renders again only when the cursor leaves it. */
function useGridWindow(store: BoardStore): GridWindow {
  const [select] = useState(windowSelector);
  return useSelector(store.actor, ({ context: { grid, cursor } }) => select(grid, cursor.cell));
}

/** Returns `windowAround` with its last result as the previous window. */
function windowSelector(): (grid: Grid, cell: Cell) => GridWindow {
  let part: GridWindow | null = null;
  return (grid, cell) => (part = windowAround(grid, cell, part));
}

/** Cells named in one task. All names of a filled board would block a slow phone for too long. */
const NAMES_PER_TASK = 120;

/**
 * Names every cell of the part, and renames changed cells. After a change of the clues, the size or
 * the language all cells are named again.
 */
function useSpokenCells(
  viewport: BoardViewport,
  store: BoardStore,
  { part, t }: { readonly part: GridWindow; readonly t: Translator },
) {
  useLayoutEffect(() => {
    const elements = readCells(viewport.table.element());
    viewport.setCells(elements);
    let spoken = readSpoken(store);
    let symbols = symbolsByCell(spoken.board);
    const nameCell = (cell: Cell) => {
      const element = elements.get(cell);
      if (element) name(t, element, spoken, { cell, symbols, mode: store.mode });
    };
    for (const cell of elements.keys()) nameCell(cell);
    const names = createSlices(nameCell, NAMES_PER_TASK);
    const follow = () => {
      const next = readSpoken(store);
      const isSamePuzzle = sameClues(spoken.board.grid, next.board.grid);
      if (!isSamePuzzle) symbols = symbolsByCell(next.board);
      const changed = isSamePuzzle ? spokenChanges(spoken, next) : elements.keys();
      spoken = next;
      names.add(changed);
    };
    const stop = store.subscribe(follow);
    const marks = store.actor.subscribe(({ context }) => {
      if (context.marks !== spoken.marks) follow();
    });
    return () => {
      stop();
      marks.unsubscribe();
      names.stop();
    };
  }, [viewport, store, part, t]);
}

/** The elements of a table by cell. */
function readCells(table: HTMLTableElement | null): ReadonlyMap<Cell, HTMLElement> {
  const elements = new Map<Cell, HTMLElement>();
  for (const row of table?.rows ?? [])
    for (const element of row.cells) {
      const cell = readCell(element);
      if (cell !== null) elements.set(cell, element);
    }
  return elements;
}

interface NamedCell {
  readonly cell: Cell;
  readonly symbols: SymbolsByCell;
  readonly mode: WorkspaceMode;
}

function name(
  t: Translator,
  element: Element,
  spoken: Spoken,
  { cell, symbols, mode }: NamedCell,
): void {
  const { board } = spoken;
  const isReadOnly = !mode.rights.replaceFixed && (board.fixed(cell) || !board.exists(cell));
  element.setAttribute('aria-label', spokenCell(t, spoken, cell, symbols.get(cell)));
  if (isReadOnly) element.setAttribute('aria-readonly', 'true');
  else element.removeAttribute('aria-readonly');
}

/** A stroke of a held key ends at its keyup, wherever the focus is then. */
function useHeldKeys({ actor }: BoardStore) {
  useEffect(() => {
    const release = () => actor.send({ type: 'key.release' });
    const onKeyUp = ({ key, defaultPrevented }: globalThis.KeyboardEvent) => {
      if (key !== ' ') return;
      if (defaultPrevented) actor.send({ type: 'stroke.cancel' }); // Space panned the board instead
      else release();
    };
    window.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', release);
    return () => {
      window.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', release);
      if (actor.getSnapshot().status === 'active') release();
    };
  }, [actor]);
}

/**
 * Roving tabindex: only the cell at the cursor is in the tab order. The focus moves with the
 * cursor, also to cells that this move renders. Showing a fault focuses its cell.
 */
function useRovingFocus(viewport: BoardViewport, store: BoardStore, part: GridWindow) {
  const isAwaited = useRef(false);
  useLayoutEffect(() => {
    let current: HTMLElement | null = null;
    const follow = () => {
      const { cursor } = store.actor.getSnapshot().context;
      const next = viewport.cells().get(cursor.cell);
      const hasFocus = hasFocusWithin(viewport.table.element());
      if (!next) isAwaited.current ||= hasFocus;
      if (!next || (next === current && !isAwaited.current)) return;
      if (current) current.tabIndex = -1;
      next.tabIndex = 0;
      current = next;
      if (hasFocus || isAwaited.current) next.focus({ preventScroll: true });
      isAwaited.current = false;
    };
    follow();
    const subscription = store.actor.subscribe(follow);
    const stopReading = store.reader.subscribe(() => {
      if (store.reader.current()?.by !== 'fault') return;
      isAwaited.current = true;
      follow();
    });
    return () => {
      if (current) current.tabIndex = -1;
      subscription.unsubscribe();
      stopReading();
    };
  }, [viewport, store, part]);
}

/**
 * Move the cursor to the cell that the keyboard focused, or hide it if a pointer did. If the cursor
 * moved the focus itself, nothing is sent: with two moves at once, the event of the first would
 * begin a third.
 */
function showCursorAt(actor: BoardStore['actor'], target: HTMLElement): void {
  const cell = readCell(target);
  const { cursor } = actor.getSnapshot().context;
  if (cell === null || (cursor.isShown && cursor.cell === cell)) return;
  if (target.matches(':focus-visible')) actor.send({ type: 'cursor.show', cell });
  else actor.send({ type: 'cursor.hide' });
}

function readCell(target: HTMLElement): Cell | null {
  const { cell } = target.dataset;
  return cell === undefined ? null : Number(cell);
}

function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, i) => from + i);
}
