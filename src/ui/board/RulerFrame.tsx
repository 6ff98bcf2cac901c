import { useSelector } from '@xstate/react';
import {
  memo,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { cellAt } from '#engine/grid/path.ts';
import type { ReadableStore } from '#base/store.ts';
import type { Cell } from '#engine/grid/grid.ts';
import type { BoardStore } from './boardStore.ts';
import { followCells, type BoardViewport } from './boardViewport.ts';
import { useBoardSnapshot } from './boardSelectors.ts';
import { afterNextFrame } from './paintFirstScheduler.ts';
import type { Hover } from '#engine/canvas/BoardOptions.ts';

/** Stores that the rulers around a board follow. */
export interface Rulers {
  readonly viewport: BoardViewport;
  readonly hover: ReadableStore<Hover>;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

/** Cells between two numbers of a ruler, so that numbers of `roomPx` never overlap. */
export function rulerStep(cellPx: number, roomPx: number): number {
  return STEPS.find((step) => step * cellPx >= roomPx) ?? 200;
}

/** Indexes of the cells that get a number: every `step`-th one, and the lit one. */
export function numberedCells(count: number, step: number, lit: number | null): readonly number[] {
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (index + 1) % step === 0 || index === lit,
  );
}

const COLUMN_ROOM_PX = 24;
const ROW_ROOM_PX = 17;

/** Positions of a ruler and of its numbers, from --left, --top and --cell: see `followCells`. */
const RULER = {
  column: 'inset-x-0 bottom-[calc(100%-var(--edge-top))] h-(--gutter-y)',
  row: 'inset-y-0 right-[calc(100%-var(--edge-left))] w-(--gutter-x)',
} as const;
const NUMBER = {
  column: 'bottom-2 left-[calc(var(--left)+(var(--at)+0.5)*var(--cell))] -translate-x-1/2',
  row: 'right-2.25 top-[calc(var(--top)+(var(--at)+0.5)*var(--cell))] -translate-y-1/2',
} as const;

/**
 * Numbers of rows and columns around a board, from 1 as in the names of cells. If the board is
 * zoomed beyond the stage, they stay at the edge of the stage. Small cells have fewer numbers, and
 * phones none by default: there the board needs the width. Hidden from screen readers: the names of
 * cells have their row and column.
 */
export function RulerFrame({
  store,
  isOnPhones = false,
  children,
  ...rulers
}: Rulers & {
  store: BoardStore;
  /** True if phones have them, too. */
  isOnPhones?: boolean;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useBoardSnapshot(store, ({ board }) => board.grid.width);
  const height = useBoardSnapshot(store, ({ board }) => board.grid.height);
  const cellPx = useCellSize(frame, rulers.viewport, width);
  const cell = usePointedCell(rulers.hover, store);
  const column = cell === null ? null : cell % width;
  const row = cell === null ? null : Math.floor(cell / width);
  return (
    <div
      ref={frame}
      data-phones={isOnPhones || undefined}
      className="ruled group/ruled relative mt-(--gutter-y) ml-(--gutter-x) flex min-h-0 flex-1 flex-col self-stretch"
    >
      <Ruler axis="column" count={width} step={rulerStep(cellPx, COLUMN_ROOM_PX)} lit={column} />
      <Ruler axis="row" count={height} step={rulerStep(cellPx, ROW_ROOM_PX)} lit={row} />
      {children}
    </div>
  );
}

/** Memoized: a pointer that moves along a row does not render the numbers of the rows. */
const Ruler = memo(function Ruler({
  axis,
  count,
  step,
  lit,
}: {
  axis: 'row' | 'column';
  count: number;
  step: number;
  lit: number | null;
}) {
  return (
    <div
      className={`ruler pointer-events-none absolute overflow-clip text-note/none text-muted lining-nums tabular-nums phone:not-group-data-phones/ruled:hidden ${RULER[axis]}`}
      data-axis={axis}
      aria-hidden="true"
    >
      {numberedCells(count, step, lit).map((index) => (
        <span
          key={index}
          className={`absolute data-faint:invisible data-lit:font-lit data-lit:text-primary ${NUMBER[axis]}`}
          style={{ '--at': index }}
          data-lit={index === lit || undefined}
          data-faint={isCrowded(index, lit, step) || undefined}
        >
          {index + 1}
        </span>
      ))}
    </div>
  );
});

/** Returns whether a number overlaps the lit one. */
function isCrowded(index: number, lit: number | null, step: number): boolean {
  return lit !== null && index !== lit && Math.abs(index - lit) < step;
}

/** The cell under the pointer, or else the cell of the keyboard cursor. */
function usePointedCell(hover: Rulers['hover'], store: BoardStore): Cell | null {
  const subscribe = useMemo(() => subscribeAfterFrame(hover), [hover]);
  const pointed = useSyncExternalStore(subscribe, () => {
    const { at } = hover.current();
    return at === null ? null : (cellAt(at, store.current().board.grid) ?? null);
  });
  const focused = useSelector(store.actor, ({ context: { cursor } }) =>
    cursor.isShown ? cursor.cell : null,
  );
  return pointed ?? focused;
}

/** Subscribes with one call after a frame for all changes before it, so that strokes come first. */
function subscribeAfterFrame({ subscribe }: Rulers['hover']): Rulers['hover']['subscribe'] {
  return (listener) => {
    let isRequested = false;
    return subscribe(() => {
      if (isRequested) return;
      isRequested = true;
      afterNextFrame(() => {
        isRequested = false;
        listener();
      });
    });
  };
}

/** Set the position of the cells as custom properties; returns the rounded size of a cell. */
function useCellSize(
  frame: { readonly current: HTMLElement | null },
  viewport: Rulers['viewport'],
  width: number,
): number {
  const [cellPx, setCellPx] = useState(1000);
  useEffect(() => {
    if (!frame.current) return undefined;
    return followCells(frame.current, viewport, width, (side) => setCellPx(Math.round(side)));
  }, [frame, viewport, width]);
  return cellPx;
}
