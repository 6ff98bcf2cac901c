import type { Point } from '../../grid/grid.ts';

/**
 * Position and scale of a board in its window: the point (x, y) in cells is at (offsetX + x *
 * cellPx, offsetY + y * cellPx).
 */
export interface Camera {
  readonly offsetX: number;
  readonly offsetY: number;
  /** CSS pixels a cell. */
  readonly cellPx: number;
}

/** Size of the window, in CSS pixels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** Device pixels a CSS pixel. */
  readonly ratio: number;
}

/**
 * The area that must be visible: a board with the margin of its tray or ghosts. Lengths in cells.
 */
export interface Extent {
  readonly width: number;
  readonly height: number;
  /** Parts of width and height before the first cell; 0 by default. */
  readonly left?: number;
  readonly top?: number;
  readonly marginX: number;
  readonly marginY: number;
}

/**
 * Change of a gesture since its last event: its center before and after, and the factor by which
 * its pointers moved apart. Lengths in CSS pixels.
 */
export interface Pinch {
  readonly before: Point;
  readonly after: Point;
  readonly factor: number;
}

const LARGEST_CELL_PX = 100;
/** Largest cell: this many times the fitted size, or `CLOSEST_CELL_PX`. */
const CLOSEST = 4;
const CLOSEST_CELL_PX = 96;
/** Distance that a zoomed board may be scrolled beyond its edge. */
const OVERSCROLL_PX = 32;
/** Time constant of the decay of a flick's speed. */
const GLIDE_MS = 180;
/** Speed at which a flick ends, in CSS pixels a millisecond. */
const SLOWEST_GLIDE = 0.02;

/** The camera that centers the whole board, with the largest cells of whole pixels that fit. */
export function fit(extent: Extent, viewport: Viewport): Camera {
  return centered(fitCellPx(extent, viewport), extent, viewport);
}

function fitCellPx(extent: Extent, { width, height, ratio }: Viewport): number {
  const largest = LARGEST_CELL_PX + 2 * Math.max(extent.width, extent.height);
  const cellPx = Math.min(
    largest,
    width / Math.max(1, extent.width + 2 * extent.marginX),
    height / Math.max(1, extent.height + 2 * extent.marginY),
  );
  return wholePixels(cellPx, ratio);
}

/** Round a cell size down to whole device pixels, unless it is smaller than one. */
function wholePixels(cellPx: number, ratio: number): number {
  const devicePx = Math.floor(cellPx * ratio + 1e-6);
  return devicePx >= 1 ? devicePx / ratio : Math.max(cellPx, 1e-3);
}

function centered(cellPx: number, extent: Extent, { width, height, ratio }: Viewport): Camera {
  const { left = 0, top = 0 } = extent;
  return {
    cellPx,
    offsetX: snap((width - extent.width * cellPx) / 2 + left * cellPx, ratio),
    offsetY: snap((height - extent.height * cellPx) / 2 + top * cellPx, ratio),
  };
}

function snap(length: number, ratio: number): number {
  return Math.round(length * ratio) / ratio;
}

/** Returns whether the whole area is inside the window. */
export function isFitting(camera: Camera, extent: Extent, viewport: Viewport): boolean {
  return camera.cellPx <= fitCellPx(extent, viewport) + 1e-6;
}

/** Pan and zoom by a gesture, within the limits. The point under the gesture stays under it. */
export function pinched(
  camera: Camera,
  { before, after, factor }: Pinch,
  extent: Extent,
  viewport: Viewport,
): Camera {
  const smallest = fitCellPx(extent, viewport);
  const closest = Math.max(smallest * CLOSEST, CLOSEST_CELL_PX);
  const cellPx = clamp(camera.cellPx * factor, smallest, closest);
  const scale = cellPx / camera.cellPx;
  return limited(
    {
      cellPx,
      offsetX: after.x - (before.x - camera.offsetX) * scale,
      offsetY: after.y - (before.y - camera.offsetY) * scale,
    },
    extent,
    viewport,
  );
}

/** Zoom about a point of the window. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: Point,
  extent: Extent,
  viewport: Viewport,
): Camera {
  return pinched(camera, { before: at, after: at, factor }, extent, viewport);
}

/** Pan by CSS pixels, within the limits. */
export function panned(
  camera: Camera,
  dx: number,
  dy: number,
  extent: Extent,
  viewport: Viewport,
): Camera {
  return limited(
    { ...camera, offsetX: camera.offsetX + dx, offsetY: camera.offsetY + dy },
    extent,
    viewport,
  );
}

/** The camera after the smallest move that shows a cell and a margin around it. */
export function revealing(
  camera: Camera,
  corner: Point,
  extent: Extent,
  viewport: Viewport,
): Camera {
  const shift = (start: number, room: number): number => {
    const around = Math.min(camera.cellPx / 2, Math.max(0, (room - camera.cellPx) / 2));
    const low = around - start;
    const high = room - around - camera.cellPx - start;
    return clamp(0, Math.min(low, high), Math.max(low, high));
  };
  const { x, y } = toWindow(camera, corner);
  return panned(camera, shift(x, viewport.width), shift(y, viewport.height), extent, viewport);
}

/**
 * The nearest camera within the limits: along an axis on which the board fits it is centered; along
 * another axis it covers the window.
 */
export function limited(camera: Camera, extent: Extent, viewport: Viewport): Camera {
  const { cellPx } = camera;
  const { left = 0, top = 0 } = extent;
  const limit = (offset: number, before: number, size: number, margin: number, room: number) => {
    const length = (size + 2 * margin) * cellPx;
    if (length <= room) return (room - size * cellPx) / 2 + before * cellPx;
    const start = (margin + before) * cellPx;
    return clamp(offset, room - length + start - OVERSCROLL_PX, start + OVERSCROLL_PX);
  };
  return {
    cellPx,
    offsetX: limit(camera.offsetX, left, extent.width, extent.marginX, viewport.width),
    offsetY: limit(camera.offsetY, top, extent.height, extent.marginY, viewport.height),
  };
}

/** The camera aligned to whole device pixels, scaled about the center. */
export function settled(camera: Camera, extent: Extent, viewport: Viewport): Camera {
  const { ratio } = viewport;
  const cellPx = Math.max(1, Math.round(camera.cellPx * ratio)) / ratio;
  const middle = { x: viewport.width / 2, y: viewport.height / 2 };
  const resting = zoomed(camera, cellPx / camera.cellPx, middle, extent, viewport);
  return {
    cellPx: resting.cellPx,
    offsetX: snap(resting.offsetX, ratio),
    offsetY: snap(resting.offsetY, ratio),
  };
}

/**
 * Distance of a flick in `deltaMs`, and its speed afterwards; null at its end. Speeds in CSS pixels
 * a millisecond.
 */
export function glided(
  speed: Point,
  deltaMs: number,
): { readonly moved: Point; readonly speed: Point } | null {
  if (Math.hypot(speed.x, speed.y) < SLOWEST_GLIDE) return null;
  const rest = Math.exp(-deltaMs / GLIDE_MS);
  const reach = GLIDE_MS * (1 - rest);
  return {
    moved: { x: speed.x * reach, y: speed.y * reach },
    speed: { x: speed.x * rest, y: speed.y * rest },
  };
}

/** The point of the board, in cells, at a point of the window. */
export function toBoard({ offsetX, offsetY, cellPx }: Camera, at: Point): Point {
  return { x: (at.x - offsetX) / cellPx, y: (at.y - offsetY) / cellPx };
}

/** The point of the window at a point of the board. */
export function toWindow({ offsetX, offsetY, cellPx }: Camera, at: Point): Point {
  return { x: offsetX + at.x * cellPx, y: offsetY + at.y * cellPx };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
