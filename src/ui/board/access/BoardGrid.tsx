import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Translator } from '#texts/translator.ts';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import type { ReadableStore } from '#base/store.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/useBoardSnapshot.ts';
import { sameClues } from '#engine/judging/boardOf.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { windowAround, type GridWindow } from './gridWindow.ts';
import { handleKey } from './handleKey.ts';
import { createSlices } from './slices.ts';
import { spokenCell, symbolsByCell, type SymbolsByCell } from './spokenCell.ts';
import { spokenOf, spokenChanges, type Spoken } from './spokenChanges.ts';
import { useCameraPlace } from './useCameraPlace.ts';

interface BoardGridProps {
  store: BoardStore;
  label: string;
  /** Where the cells are seen; null as long as nothing zooms. */
  camera: ReadableStore<Camera | null>;
}

/**
 * The board as a real table, over the canvas and invisible: for screen readers, the keyboard and
 * tests. React renders it once; after that only names of cells that say something new are written,
 * without React. Of a large board only the surroundings of the cursor stand in the page.
 */
export function BoardGrid({ store, label, camera }: BoardGridProps) {
  const t = useText();
  const table = useRef<HTMLTableElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const part = useGridWindow(store);
  const width = useBoardSnapshot(store, ({ board }) => board.width);
  const height = useBoardSnapshot(store, ({ board }) => board.height);
  useSpokenCells(table, store, { part, t });
  useRovingFocus(table, store, part);
  useHeldKeys(store);
  useCameraPlace(table, camera, { columns: width, rows: height });

  return (
    <>
      <table
        ref={table}
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
}

/** The part of the board that stands in the page; renders again only when the cursor leaves it. */
function useGridWindow(store: BoardStore): GridWindow {
  const [select] = useState(windowSelector);
  return useSelector(store.actor, ({ context: { grid, cursor } }) => select(grid, cursor.cell));
}

/** `windowAround`, where it went last. */
function windowSelector(): (grid: Grid, cell: Cell) => GridWindow {
  let part: GridWindow | null = null;
  return (grid, cell) => (part = windowAround(grid, cell, part));
}

/** Cells that are named in one task: a filled board has more than a slow phone names in time. */
const MOST_NAMES = 120;

/**
 * Names every cell of the part, and renames those of which something changed. New clues, a new
 * size or another language name all.
 */
function useSpokenCells(
  table: RefObject<HTMLTableElement | null>,
  store: BoardStore,
  { part, t }: { readonly part: GridWindow; readonly t: Translator },
) {
  useLayoutEffect(() => {
    const elements = elementsByCell(table.current);
    let spoken = spokenOf(store);
    let symbols = symbolsByCell(spoken.board);
    const nameCell = (cell: Cell) => {
      const element = elements.get(cell);
      if (element) name(t, element, spoken, { cell, symbols, mode: store.mode });
    };
    for (const cell of elements.keys()) nameCell(cell);
    const names = createSlices(nameCell, MOST_NAMES);
    const follow = () => {
      const next = spokenOf(store);
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
  }, [table, store, part, t]);
}

function elementsByCell(table: HTMLTableElement | null): ReadonlyMap<Cell, HTMLElement> {
  const elements = new Map<Cell, HTMLElement>();
  for (const element of table?.querySelectorAll<HTMLElement>('[data-cell]') ?? []) {
    const cell = cellOf(element);
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

/** A stroke of a held key ends when it is let go, wherever the focus is by then. */
function useHeldKeys({ actor }: BoardStore) {
  useEffect(() => {
    const release = () => actor.send({ type: 'key.release' });
    const onKeyUp = ({ key, defaultPrevented }: globalThis.KeyboardEvent) => {
      if (key !== ' ') return;
      if (defaultPrevented) actor.send({ type: 'stroke.cancel' }); // Space moved the board instead
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
 * One cell is in the tab order, the one at the cursor; it takes the focus along when the cursor
 * moves, also to a part of the board that only comes into the page with the move. A broken clue
 * that is shown gets the focus from wherever it was.
 */
function useRovingFocus(
  table: RefObject<HTMLTableElement | null>,
  store: BoardStore,
  part: GridWindow,
) {
  const isAwaited = useRef(false);
  useLayoutEffect(() => {
    let current: HTMLElement | null = null;
    const follow = () => {
      const { cursor } = store.actor.getSnapshot().context;
      const next = table.current?.querySelector<HTMLElement>(`[data-cell="${cursor.cell}"]`);
      const hasFocus = table.current?.contains(document.activeElement) === true;
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
  }, [table, store, part]);
}

/**
 * The cursor goes where the keyboard has the focus, and hides where a pointer took it. Where the
 * cursor brought the focus along, nothing is sent: the answer to one of two moves that come at once
 * would begin a third.
 */
function showCursorAt(actor: BoardStore['actor'], target: HTMLElement): void {
  const cell = cellOf(target);
  const { cursor } = actor.getSnapshot().context;
  if (cell === null || (cursor.isShown && cursor.cell === cell)) return;
  if (target.matches(':focus-visible')) actor.send({ type: 'cursor.show', cell });
  else actor.send({ type: 'cursor.hide' });
}

function cellOf(target: HTMLElement): number | null {
  const { cell } = target.dataset;
  return cell === undefined ? null : Number(cell);
}

function range(from: number, length: number): number[] {
  return Array.from({ length }, (_, i) => from + i);
}
