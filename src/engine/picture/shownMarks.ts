import type { Cell, Point } from '../grid/grid.ts';
import { SHOWN } from './geometry.ts';
import { roundedBox, type OverlayStep } from './overlay.ts';

/** A dotted outline at a place. Lengths in cells from the top-left corner of the board. */
export interface ShownMark {
  /** Unique key among the marks on the board. */
  readonly key: string;
  readonly center: Point;
  /** Half the side of the box. */
  readonly reach: number;
  readonly radius: number;
}

/** The marks of foresight, in the order in which they appear. */
export function shownMarks(foreseen: readonly Cell[], width: number): readonly ShownMark[] {
  return foreseen.map((cell) => markOfCell(cell, width));
}

/** The drawing of a mark at the end of its appearance. */
export function shownSteps({ center, reach, radius }: ShownMark): readonly OverlayStep[] {
  const box = {
    left: center.x - reach,
    top: center.y - reach,
    width: 2 * reach,
    height: 2 * reach,
  };
  const ring = { kind: 'line', points: roundedBox(box, radius), isClosed: true } as const;
  return [
    { ...ring, width: SHOWN.halo, ink: 'halo' },
    { ...ring, width: SHOWN.line, ink: 'focus', dash: { on: 0, off: SHOWN.gap } },
  ];
}

function markOfCell(cell: Cell, width: number): ShownMark {
  const column = cell % width;
  const center = { x: column + 0.5, y: (cell - column) / width + 0.5 };
  return { key: `cell ${String(cell)}`, center, ...SHOWN.cell };
}
