import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Point } from '#engine/grid/grid.ts';
import type { ReadableStore } from '#base/store.ts';
import type { ScreenBox } from './besideCell.ts';
import { boxOf } from './boxOf.ts';

type Size = Pick<ScreenBox, 'width' | 'height'>;

/** Where something of a size belongs beside a box on the screen, in a window. */
export type PlaceBeside = (
  box: ScreenBox,
  size: Size,
  window: Size,
) => Pick<ScreenBox, 'left' | 'top'>;

/** A place of the board on the screen: a cell, or a box of its size around a symbol. */
interface Followed {
  readonly at: Point;
  /** Of the board, in cells. */
  readonly columns: number;
  /** Where the canvas shows the cells; null as long as nothing zooms. */
  readonly camera: ReadableStore<Camera | null>;
}

/** Keep an element beside a place of the board, wherever that goes. Returns the way to stop. */
export function followCell(
  element: HTMLElement | null,
  { at, columns, camera }: Followed,
  placeBeside: PlaceBeside,
): () => void {
  const within = element?.parentElement?.closest('[role="dialog"]') ?? document;
  const place = () => {
    const box = boxOf(at, camera.current(), columns, within);
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
  const unsubscribe = camera.subscribe(place);
  return () => {
    abort.abort();
    unsubscribe();
  };
}
