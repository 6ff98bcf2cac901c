import type { DrawnPreview } from './DrawnPreview.ts';
import type { Size } from '../grid/anchor.ts';
import { overhangOf, type BoardPreview } from './preview.ts';
import { previewSteps } from './previewSteps.ts';

/** The drawing of a preview over a board. */
export function drawPreview(preview: BoardPreview, board: Size): DrawnPreview {
  return { steps: previewSteps(preview, board), overhang: overhangOf(preview, board) };
}
