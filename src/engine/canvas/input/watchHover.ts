import type { Point } from '../../grid/grid.ts';

/** Where a mouse or pen is over the board, and whether Ctrl or Cmd is held with it. */
export interface Hover {
  /** In cells from the top-left corner of the grid; null when it is elsewhere. Fingers do not hover. */
  readonly at: Point | null;
  readonly isChord: boolean;
}

/** A board that knows where a point of its frame lies. */
interface Surface {
  pointAt(at: Point): Point;
}

/** Tell where a pointer is over the element that a board fills, until the returned function is called. */
export function watchHover(
  board: Surface,
  frame: HTMLElement,
  onHover: (hover: Hover) => void,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    const { left, top } = frame.getBoundingClientRect();
    const at = board.pointAt({ x: event.clientX - left, y: event.clientY - top });
    onHover({ at, isChord: event.ctrlKey || event.metaKey });
  };
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerdown', move, { signal });
  frame.addEventListener('pointerleave', () => onHover({ at: null, isChord: false }), { signal });
  return () => abort.abort();
}
