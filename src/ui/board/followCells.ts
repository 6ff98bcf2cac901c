import { subscribeNow, type ReadableStore } from '#base/store.ts';
import type { Camera } from '#engine/canvas/camera/camera.ts';

/**
 * Tell the style sheet of a frame round a stage where the cells are (`--cell`, `--left`, `--top`,
 * in CSS pixels), and where the board begins in the stage with the room round its cells
 * (`--edge-left`, `--edge-top`); and `onPlaced` how large cells are. Returns the way to stop.
 *
 * @param width columns of the board
 */
export function followCells(
  frame: HTMLElement,
  camera: ReadableStore<Camera | null>,
  width: number,
  onPlaced: (cellPx: number) => void,
): () => void {
  const stage = frame.querySelector<HTMLElement>('.stage');
  if (!stage) return () => undefined;
  const place = () => {
    const { cellPx, offsetX, offsetY } = camera.current() ?? stillCamera(frame, stage, width);
    frame.style.setProperty('--cell', `${cellPx}px`);
    frame.style.setProperty('--left', `${offsetX}px`);
    frame.style.setProperty('--top', `${offsetY}px`);
    const edge = (offset: number, margin: string) =>
      `${Math.max(0, offset - Number(stage.style.getPropertyValue(margin)) * cellPx)}px`;
    frame.style.setProperty('--edge-left', edge(offsetX, '--margin-x'));
    frame.style.setProperty('--edge-top', edge(offsetY, '--margin-y'));
    onPlaced(cellPx);
  };
  const unsubscribe = subscribeNow(camera, place);
  const observer = new ResizeObserver(place);
  observer.observe(stage);
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}

/** Where the cells lie before the canvas draws: where the table of cells lies. */
function stillCamera(frame: Element, stage: Element, width: number): Camera {
  const cells = (stage.querySelector('[role="grid"]') ?? stage).getBoundingClientRect();
  const { left, top } = frame.getBoundingClientRect();
  return { cellPx: cells.width / width, offsetX: cells.left - left, offsetY: cells.top - top };
}
