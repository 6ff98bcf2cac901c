import { createStore, subscribeNow, type Store } from '#base/store.ts';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import type { ScreenBox } from './besideCell.ts';

type Size = Pick<ScreenBox, 'width' | 'height'>;

/** The camera of a board's canvas, null without one, and the elements of the board on the page. */
export interface BoardViewport extends Store<Camera | null> {
  readonly stage: ElementHandle<HTMLElement>;
  /** The invisible table of cells, which covers the cells of the picture. */
  readonly table: ElementHandle<HTMLTableElement>;
  /** The cells of the table that are on the page. */
  readonly cells: () => ReadonlyMap<Cell, HTMLElement>;
  readonly setCells: (cells: ReadonlyMap<Cell, HTMLElement>) => void;
}

/** An element while it is mounted. */
interface ElementHandle<T extends HTMLElement> {
  readonly element: () => T | null;
  /** Ref callback of the element. */
  readonly mount: (element: T | null) => void;
}

/** Returns the viewport of a board that is not mounted yet. */
export function createBoardViewport(): BoardViewport {
  let mountedCells: ReadonlyMap<Cell, HTMLElement> = new Map();
  return {
    ...createStore<Camera | null>(null),
    stage: createElementHandle(),
    table: createElementHandle(),
    cells: () => mountedCells,
    setCells(cells) {
      mountedCells = cells;
    },
  };
}

function createElementHandle<T extends HTMLElement>(): ElementHandle<T> {
  let mounted: T | null = null;
  return {
    element: () => mounted,
    mount(element) {
      mounted = element;
    },
  };
}

/**
 * Returns the square of a cell's size at a point of the board, in CSS pixels of the screen; null
 * while the board is not mounted. `columns` is the width of the board in cells.
 */
export function screenBoxAt(
  { x, y }: Point,
  viewport: BoardViewport,
  columns: number,
): ScreenBox | null {
  const camera = viewport.current();
  const element = camera ? viewport.stage.element() : viewport.table.element();
  if (!element) return null;
  const { left, top, width } = element.getBoundingClientRect();
  const { cellPx, offsetX, offsetY } = camera ?? {
    cellPx: width / columns,
    offsetX: 0,
    offsetY: 0,
  };
  return {
    left: left + offsetX + x * cellPx,
    top: top + offsetY + y * cellPx,
    width: cellPx,
    height: cellPx,
  };
}

/** Returns the position of an element next to a box on the screen, within a window. */
export type PlaceBeside = (
  box: ScreenBox,
  size: Size,
  window: Size,
) => Pick<ScreenBox, 'left' | 'top'>;

/** A point of the board on the screen: the corner of a cell, or of a symbol's box. */
interface FollowedPoint {
  readonly at: Point;
  /** Width of the board in cells. */
  readonly columns: number;
  readonly viewport: BoardViewport;
}

/**
 * Keep an element next to a point of the board while the camera, the page or the window change.
 * Returns the unsubscribe function.
 */
export function followCell(
  element: HTMLElement | null,
  { at, columns, viewport }: FollowedPoint,
  placeBeside: PlaceBeside,
): () => void {
  const place = () => {
    const box = screenBoxAt(at, viewport, columns);
    if (element === null || box === null) return;
    const { width, height } = element.getBoundingClientRect();
    const room = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = placeBeside(box, { width, height }, room);
    element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  };
  place();
  const abort = new AbortController();
  window.addEventListener('resize', place, { signal: abort.signal });
  window.addEventListener('scroll', place, { signal: abort.signal, capture: true });
  const unsubscribe = viewport.subscribe(place);
  return () => {
    abort.abort();
    unsubscribe();
  };
}

/**
 * Call `place` now, and whenever the camera or the shape of a board changes. The canvas follows a
 * change of the shape first, so that the style of the stage is out of date when the camera moves.
 * Returns the unsubscribe function.
 */
export function subscribeToPlace(viewport: BoardViewport, place: () => void): () => void {
  const unsubscribe = subscribeNow(viewport, place);
  const observer = new MutationObserver(place);
  const stage = viewport.stage.element();
  if (stage) observer.observe(stage, { attributeFilter: ['style'] });
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}

/**
 * Set custom properties of a frame around a stage: position and size of the cells (`--left`,
 * `--top`, `--cell`, in CSS pixels), and the corner of the board with its margin (`--edge-left`,
 * `--edge-top`). Calls `onPlaced` with the size of a cell. Returns the unsubscribe function.
 *
 * @param width columns of the board
 */
export function followCells(
  frame: HTMLElement,
  viewport: BoardViewport,
  width: number,
  onPlaced: (cellPx: number) => void,
): () => void {
  const stage = viewport.stage.element();
  if (!stage) return () => undefined;
  const place = () => {
    const { cellPx, offsetX, offsetY } = viewport.current() ?? tableCamera(frame, viewport, width);
    frame.style.setProperty('--cell', `${cellPx}px`);
    frame.style.setProperty('--left', `${offsetX}px`);
    frame.style.setProperty('--top', `${offsetY}px`);
    const edge = (offset: number, margin: string) =>
      `${Math.max(0, offset - Number(stage.style.getPropertyValue(margin)) * cellPx)}px`;
    frame.style.setProperty('--edge-left', edge(offsetX, '--margin-x'));
    frame.style.setProperty('--edge-top', edge(offsetY, '--margin-y'));
    onPlaced(cellPx);
  };
  const unsubscribe = subscribeToPlace(viewport, place);
  const observer = new ResizeObserver(place);
  observer.observe(stage);
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}

/** The camera that corresponds to the table of cells, before the canvas draws. */
function tableCamera(frame: Element, { stage, table }: BoardViewport, width: number): Camera {
  const cells = (table.element() ?? stage.element())?.getBoundingClientRect();
  const { left, top } = frame.getBoundingClientRect();
  return {
    cellPx: (cells?.width ?? 0) / width,
    offsetX: (cells?.left ?? 0) - left,
    offsetY: (cells?.top ?? 0) - top,
  };
}
