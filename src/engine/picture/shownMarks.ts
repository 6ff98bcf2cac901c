import type { Cell, Point } from '../grid/grid.ts';
import { SHOWN } from './geometry.ts';
import { roundedBox, type OverlayStep } from './overlay.ts';

/** What a hint points at. */
export interface BoardHint {
  /** Positions of the clues from which it follows. */
  readonly clues: readonly Point[];
  /** Cells whose color follows. */
  readonly cells: readonly Cell[];
}

/**
 * A dotted outline that points at a place. Lengths in cells from the top-left corner of the board.
 */
export interface ShownMark {
  /** Unique among the marks on the board. */
  readonly key: string;
  readonly center: Point;
  /** Half the side of the box. */
  readonly reach: number;
  readonly radius: number;
}

/** The marks of foresight and of a hint, in the order in which they appear: clues before cells. */
export function shownMarks(
  foreseen: readonly Cell[],
  hint: BoardHint | null,
  width: number,
): readonly ShownMark[] {
  const cells = new Set([...foreseen, ...(hint?.cells ?? [])]);
  return [
    ...(hint?.clues ?? []).map((at) => markOfClue(at)),
    ...[...cells].map((cell) => markOfCell(cell, width)),
  ];
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

function markOfClue({ x, y }: Point): ShownMark {
  const center = { x: x + 0.5, y: y + 0.5 };
  return { key: `clue ${String(x)} ${String(y)}`, center, ...SHOWN.clue };
}
