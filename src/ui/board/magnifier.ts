import type { ReadableStore } from '#base/store.ts';
import type { Point } from '#engine/grid/grid.ts';
import { message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import type { BoardCamera } from './boardCamera.ts';

/** Zooms in where a finger tapped cells that are too small for it. */
export interface Magnifier {
  /** Zoom in about a point of the board, in cells; later if the board has no camera yet. */
  readonly magnify: (at: Point) => void;
  /** The camera is in its place. */
  readonly onCamera: () => void;
}

/** Returns the magnifier of a board. It explains its first zoom in a notice. */
export function createMagnifier(controls: ReadableStore<BoardCamera | null>): Magnifier {
  let isPlaced = false;
  let isExplained = false;
  let pending: Point | null = null;
  const zoom = () => {
    const camera = controls.current();
    const at = pending;
    if (!isPlaced || !camera || !at) return;
    pending = null; // first, because the camera reports its move
    camera.magnify(at);
  };
  return {
    magnify(at) {
      pending = at;
      zoom();
      if (isExplained) return;
      isExplained = true;
      notify({ kind: 'blank', message: message('board.magnified') });
    },
    onCamera() {
      isPlaced = true;
      zoom();
    },
  };
}
