import type { Cell, Point } from '../grid/grid.ts';
import { SHOWN } from './geometry.ts';
import { roundedBox, type OverlayStep } from './overlay.ts';

/** What a hint speaks of. */
export interface BoardHint {
  /** Where the clues are that it follows from. */
  readonly clues: readonly Point[];
  /** Cells whose color follows. */
  readonly cells: readonly Cell[];
}

/** A dotted outline round a place: shown, never painted. Lengths in cells from the top-left corner of the board. */
export interface ShownMark {
  /** Tells it from all others on the board. */
  readonly key: string;
  readonly center: Point;
  /** Half the side of the box. */
  readonly reach: number;
  readonly radius: number;
}

/** The marks of what foresight and a hint show, in the order in which they light: clues before what follows. */
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

/** The drawing of a mark that is fully there. */
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
