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

/** The colors of the two mouse buttons. */
export interface Brush {
  readonly primary: SolidColor;
  readonly secondary: SolidColor;
  /** True if a press fills; Ctrl or Cmd inverts it. */
  readonly isFilling: boolean;
}

/** A stroke in progress: the effect of its first cell, its position, and the grid so far. */
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

/**
 * Givens are locked: they follow the board of the puzzle. A board without givens belongs to the
 * author, who can edit every cell.
 */
function rightsOn({ tiles }: Grid): EditRights {
  return { replaceFixed: !tiles.some(({ exists, fixed }) => exists && fixed) };
}

function isFill({ isFilling }: Brush, { ctrlKey, metaKey }: Modifiers): boolean {
  return (ctrlKey || metaKey) !== isFilling;
}

/** The grid without the colors of some cells, except givens. The same grid if none had a color. */
export function erased(grid: Grid, cells: Iterable<Cell>): Grid {
  return paintCells(grid, cells, 'gray', ({ exists, fixed }) => exists && !fixed);
}

/** The grid after a key on a cell; null for other keys. */
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
 * Strokes and fills of a pointer on a small board. `shown` includes the stroke in progress; only
 * its end is a change. A second finger cancels it.
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

/** Position of a pointer in cells from the corner of the board, clamped near its edges. */
function placeOf(event: PointerEvent<HTMLElement>, cellPx: number, { width, height }: Grid): Point {
  const { left, top } = event.currentTarget.getBoundingClientRect();
  const near = (px: number, side: number) => Math.min(side + 1, Math.max(-1, px / cellPx));
  return { x: near(event.clientX - left, width), y: near(event.clientY - top, height) };
}
