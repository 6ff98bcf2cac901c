/** A rectangle on the screen, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Box, 'width' | 'height'>;

/** Between the cell and what is shown beside it, and to the rim of the window. */
const GAP_PX = 8;

/**
 * Where to show something of a size beside a cell: on the wanted side if there is room, else on the
 * other, else as near as the window allows; in the middle of the cell as far as it stays inside.
 */
export function besideCell(
  cell: Box,
  size: Size,
  window: Size,
  wanted: 'above' | 'below',
): Pick<Box, 'left' | 'top'> {
  const above = cell.top - GAP_PX - size.height;
  const below = cell.top + cell.height + GAP_PX;
  const hasRoom = {
    above: above >= GAP_PX,
    below: below + size.height + GAP_PX <= window.height,
  };
  const isAbove =
    wanted === 'above' ? hasRoom.above || !hasRoom.below : !hasRoom.below && hasRoom.above;
  return {
    left: within(cell.left + (cell.width - size.width) / 2, window.width - size.width),
    top: within(isAbove ? above : below, window.height - size.height),
  };
}

/** Not nearer to either rim of the window than the gap; the first one wins. */
function within(at: number, most: number): number {
  return Math.max(GAP_PX, Math.min(at, most - GAP_PX));
}
