import { useRef, useState, type PointerEvent } from 'react';
import { cellAt, cellsEntered } from '#engine/grid/path.ts';
import { paintCells } from '#engine/edit/edit.ts';
import {
  beginStroke,
  fill,
  strokeOver,
  type EditRights,
  type StrokeEffect,
} from '#engine/edit/stroke.ts';
import type { Cell, Grid, Point, SolidColor } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';

/** What the two buttons paint. */
export interface Brush {
  readonly primary: SolidColor;
  readonly secondary: SolidColor;
  /** A press fills; with Ctrl or Cmd it does the opposite. */
  readonly isFilling: boolean;
}

/** A stroke under way: what its first cell made of it, where it is, and the grid so far. */
interface Stroke {
  readonly pointerId: number;
  readonly buttons: number;
  readonly effect: StrokeEffect;
  readonly at: Point;
  readonly grid: Grid;
}

interface Modifiers {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Givens stay: they follow the board of the puzzle. Without any it is the author's own board. */
function rightsOn({ tiles }: Grid): EditRights {
  return { replaceFixed: !tiles.some(({ exists, fixed }) => exists && fixed) };
}

function isFill({ isFilling }: Brush, { ctrlKey, metaKey }: Modifiers): boolean {
  return (ctrlKey || metaKey) !== isFilling;
}

/** The grid without the colors of some cells, givens left out. The same grid if they had none. */
export function erased(grid: Grid, cells: Iterable<Cell>): Grid {
  return paintCells(grid, cells, 'gray', ({ exists, fixed }) => exists && !fixed);
}

/** The grid after a key on a cell; null for keys that mean nothing there. */
export function paintedByKey(
  grid: Grid,
  cell: Cell,
  brush: Brush,
  event: Modifiers & { readonly key: string },
): Grid | null {
  if (event.key === 'Delete' || event.key === 'Backspace') return erased(grid, [cell]);
  if (event.key !== ' ' && event.key !== 'Enter') return null;
  const color = event.shiftKey ? brush.secondary : brush.primary;
  if (isFill(brush, event)) return fill(boardOf(grid), cell, color, rightsOn(grid));
  const effect = beginStroke(grid, cell, color, rightsOn(grid));
  return effect ? strokeOver(grid, effect, [cell]) : grid;
}

function colorOfButton({ primary, secondary }: Brush, button: number): SolidColor | null {
  if (button === 0) return primary;
  return button === 2 ? secondary : null;
}

/**
 * Strokes and fills of a pointer on a small board. `shown` is the board as a stroke under way
 * leaves it; its end is the only change. A second finger drops it.
 */
export function usePainting({
  grid,
  cellPx,
  brush,
  onChange,
}: {
  grid: Grid;
  cellPx: number;
  brush: Brush;
  onChange: (grid: Grid) => void;
}) {
  const [shown, setShown] = useState<Grid | null>(null);
  const stroke = useRef<Stroke | null>(null);
  const put = (next: Stroke | null) => {
    stroke.current = next;
    setShown(next?.grid ?? null);
  };
  const end = () => {
    const painted = stroke.current?.grid ?? grid;
    put(null);
    if (painted !== grid) onChange(painted);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const color = colorOfButton(brush, event.button);
    const at = placeOf(event, cellPx, grid);
    const cell = cellAt(at, grid);
    const isSecond = stroke.current !== null;
    put(null);
    if (isSecond || color === null || cell === undefined) return;
    if (isFill(brush, event)) {
      const filled = fill(boardOf(grid), cell, color, rightsOn(grid));
      if (filled !== grid) onChange(filled);
      return;
    }
    const effect = beginStroke(grid, cell, color, rightsOn(grid));
    if (!effect) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { pointerId, buttons } = event;
    put({ pointerId, buttons, effect, at, grid: strokeOver(grid, effect, [cell]) });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = stroke;
    if (current?.pointerId !== event.pointerId) return;
    if (event.buttons !== current.buttons) {
      end();
      return;
    }
    const at = placeOf(event, cellPx, grid);
    const entered = cellsEntered(current.at, at, grid);
    put({ ...current, at, grid: strokeOver(current.grid, current.effect, entered) });
  };
  const pointer = {
    onPointerDown,
    onPointerMove,
    onPointerUp: end,
    onPointerCancel: () => put(null),
  };
  return { shown: shown ?? grid, pointer };
}

/** Where a pointer is, in cells from the corner of the board; far outside it, near its rim. */
function placeOf(event: PointerEvent<HTMLElement>, cellPx: number, { width, height }: Grid): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  const near = (px: number, side: number) => Math.min(side + 1, Math.max(-1, px / cellPx));
  return { x: near(event.clientX - left, width), y: near(event.clientY - top, height) };
}
