/** Width and height of the coordinate system of the mark. */
export const LOGO_SIZE = 28;

/** The dark tile; inset by half a unit, so that its rim is not clipped. */
export const LOGO_TILE = { x: 0.5, y: 0.5, width: 27, height: 27, rx: 7 } as const;

/**
 * The light shape: two arms and the quarter arc between them, about the center of the arc at (23,
 * 23).
 */
export const LOGO_LIGHT =
  'M6 4H22A1 1 0 0 1 23 5V6.7A1 1 0 0 1 22 7.7A15.3 15.3 0 0 0 7.7 22A1 1 0 0 1 6.7 23H5A1 1 0 0 1 4 22V6A2 2 0 0 1 6 4Z';

/** The disc inside the arc, in the accent color. */
export const LOGO_DOT = { cx: 19.3, cy: 19.3, r: 4 } as const;
