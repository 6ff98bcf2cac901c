/** A rectangle on the screen, in CSS pixels. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<ScreenBox, 'width' | 'height'>;

/** Gap between the cell and a popup, and smallest distance of a popup to the window's edge. */
const GAP_PX = 8;

/**
 * Position of a popup next to a cell: diagonal to it, so that its row and column stay visible, to
 * the right and on the wanted side. The other sides are used if the window has no room there;
 * without any room, the nearest position.
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

/** Clamp a coordinate to the gap at both edges of the window; the first edge takes precedence. */
function within(at: number, most: number): number {
  return Math.max(GAP_PX, Math.min(at, most - GAP_PX));
}

/**
 * Position of a panel, and of its caret, which points at the cell: its side, and its distance along
 * that side.
 */
export interface PanelPlace extends Pick<ScreenBox, 'left' | 'top'> {
  readonly caret: {
    readonly rim: 'left' | 'right' | 'top' | 'bottom';
    readonly alongPx: number;
  } | null;
}

/** Preferred distance of the caret from the top of a panel. */
const CARET_PX = 40;
/** Smallest distance of the caret to the corners of a panel. */
const CORNER_PX = 24;

/**
 * Position of a panel next to a cell: on the wider side, with a caret at the cell. Above or below
 * if neither side has room; without any room, the nearest position without a caret.
 */
export function panelBeside(cell: ScreenBox, size: Size, window: Size): PanelPlace {
  const needed = size.width + 2 * GAP_PX;
  const roomLeft = cell.left;
  const roomRight = window.width - cell.left - cell.width;
  const middleX = cell.left + cell.width / 2;
  const middleY = cell.top + cell.height / 2;
  if (Math.max(roomLeft, roomRight) >= needed) {
    const isRight = roomRight >= roomLeft;
    const top = within(middleY - CARET_PX, window.height - size.height);
    const left = isRight ? cell.left + cell.width + GAP_PX : cell.left - GAP_PX - size.width;
    return { left, top, caret: caretAt(isRight ? 'left' : 'right', middleY - top, size.height) };
  }
  const left = within(middleX - size.width / 2, window.width - size.width);
  const roomBelow = window.height - cell.top - cell.height;
  const isBelow = roomBelow >= cell.top;
  const top = isBelow ? cell.top + cell.height + GAP_PX : cell.top - GAP_PX - size.height;
  const fits = Math.max(roomBelow, cell.top) >= size.height + 2 * GAP_PX;
  if (fits)
    return { left, top, caret: caretAt(isBelow ? 'top' : 'bottom', middleX - left, size.width) };
  return { left, top: within(top, window.height - size.height), caret: null };
}

/** No caret if the cell is beyond the end of that side, for example scrolled out of view. */
function caretAt(
  rim: NonNullable<PanelPlace['caret']>['rim'],
  alongPx: number,
  lengthPx: number,
): PanelPlace['caret'] {
  const isOnRim = alongPx >= 0 && alongPx <= lengthPx;
  if (!isOnRim) return null;
  return { rim, alongPx: Math.min(lengthPx - CORNER_PX, Math.max(CORNER_PX, alongPx)) };
}
