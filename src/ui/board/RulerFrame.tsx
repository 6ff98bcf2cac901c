import { useSelector } from '@xstate/react';
import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { cellAt } from '#engine/grid/path.ts';
import { subscribeNow } from '#base/store.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import type { BoardStore } from './boardStore.ts';
import { followCells } from './followCells.ts';
import { rulerStep, type Rulers } from './rulers.ts';
import { useBoardSnapshot } from './useBoardSnapshot.ts';

const COLUMN_ROOM_PX = 24;
const ROW_ROOM_PX = 17;

/**
 * Where a ruler lies, and where its numbers do: from --left, --top and --cell, which follow the
 * camera.
 */
const RULER = {
  column: 'inset-x-0 bottom-[calc(100%-var(--edge-top))] h-(--gutter-y)',
  row: 'inset-y-0 right-[calc(100%-var(--edge-left))] w-(--gutter-x)',
} as const;
const NUMBER = {
  column: 'bottom-2 left-[calc(var(--left)+(var(--at)+0.5)*var(--cell))] -translate-x-1/2',
  row: 'right-2.25 top-[calc(var(--top)+(var(--at)+0.5)*var(--cell))] -translate-y-1/2',
} as const;

/**
 * Numbers of rows and columns round a board, from 0. Where the board is zoomed beyond the stage,
 * they stay at its edge. They get fewer when there is no room; a phone has none: there the board
 * needs the width. For eyes only: the table of cells says its places itself.
 */
export function RulerFrame({
  store,
  children,
  ...rulers
}: Rulers & { store: BoardStore; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useBoardSnapshot(store, ({ board }) => board.grid);
  const cellPx = useCamera(frame, rulers.camera, grid.width);
  const cell = usePointedCell(rulers.hover, store, grid);
  const column = cell === null ? null : cell % grid.width;
  const row = cell === null ? null : Math.floor(cell / grid.width);
  return (
    <div
      ref={frame}
      className="ruled relative mt-(--gutter-y) ml-(--gutter-x) flex min-h-0 flex-1 flex-col self-stretch"
    >
      <Ruler
        axis="column"
        count={grid.width}
        step={rulerStep(cellPx, COLUMN_ROOM_PX)}
        lit={column}
      />
      <Ruler axis="row" count={grid.height} step={rulerStep(cellPx, ROW_ROOM_PX)} lit={row} />
      {children}
    </div>
  );
}

/** Rendered only when its own numbers change: a pointer along a row leaves those of the rows. */
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
      className={`ruler pointer-events-none absolute overflow-clip text-note/none text-muted lining-nums tabular-nums phone:hidden ${RULER[axis]}`}
      data-axis={axis}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, index) => index)
        .filter((index) => index % step === 0 || index === lit)
        .map((index) => (
          <span
            key={index}
            className={`absolute data-faint:invisible data-lit:font-lit data-lit:text-primary ${NUMBER[axis]}`}
            style={{ '--at': index }}
            data-lit={index === lit || undefined}
            data-faint={isCrowded(index, lit, step) || undefined}
          >
            {index}
          </span>
        ))}
    </div>
  );
});

/** Whether the lit number needs the place of this one. */
function isCrowded(index: number, lit: number | null, step: number): boolean {
  return lit !== null && index !== lit && Math.abs(index - lit) < step;
}

/** The cell under the pointer, or else the one with the keyboard. */
function usePointedCell(hover: Rulers['hover'], store: BoardStore, grid: Grid): Cell | null {
  const [pointed, setPointed] = useState<Cell | null>(null);
  const focused = useSelector(store.actor, ({ context: { cursor } }) =>
    cursor.isShown ? cursor.cell : null,
  );
  useEffect(
    () =>
      subscribeNow(hover, ({ at }) => setPointed(at === null ? null : (cellAt(at, grid) ?? null))),
    [hover, grid],
  );
  return pointed ?? focused;
}

/** Tell the style sheet where the cells are, and React how large they are when that matters. */
function useCamera(
  frame: { readonly current: HTMLElement | null },
  camera: Rulers['camera'],
  width: number,
): number {
  const [cellPx, setCellPx] = useState(1000);
  useEffect(() => {
    if (!frame.current) return undefined;
    return followCells(frame.current, camera, width, (side) => setCellPx(Math.round(side)));
  }, [frame, camera, width]);
  return cellPx;
}
