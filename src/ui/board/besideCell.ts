/** A rectangle on the screen, in CSS pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<ScreenBox, 'width' | 'height'>;

/** Between the cell and what is shown beside it, and to the rim of the window. */
const GAP_PX = 8;

/**
 * Where to show something of a size beside a cell: off a corner of it, so that its row and column
 * stay free, to the right and on the wanted side; on the others where the window has no room; and
 * where it has none at all, as near as may be.
 */
export function besideCell(
  cell: ScreenBox,
  size: Size,
  window: Size,
  wanted: 'above' | 'below',
): Pick<ScreenBox, 'left' | 'top'> {
  const right = cell.left + cell.width + GAP_PX;
  const left = cell.left - GAP_PX - size.width;
  const above = cell.top - GAP_PX - size.height;
  const below = cell.top + cell.height + GAP_PX;
  const fitsRight = right + size.width + GAP_PX <= window.width;
  const fitsBelow = below + size.height + GAP_PX <= window.height;
  const fitsAbove = above >= GAP_PX;
  const isAbove = fitsAbove && (wanted === 'above' || !fitsBelow);
  const middle = cell.left + (cell.width - size.width) / 2;
  return {
    left: within(fitsRight ? right : left >= GAP_PX ? left : middle, window.width - size.width),
    top: within(isAbove ? above : below, window.height - size.height),
  };
}

/** Not nearer to either rim of the window than the gap; the first one wins. */
function within(at: number, most: number): number {
  return Math.max(GAP_PX, Math.min(at, most - GAP_PX));
}
