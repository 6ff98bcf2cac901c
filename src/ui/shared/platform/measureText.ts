import { BOARD_FONT } from '#engine/picture/palette.ts';

/** The width of a character where the browser measures none, as a share of the size. */
const USUAL_WIDTH = 0.5;

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is in the font of the board, in CSS pixels. */
export function measureText(text: string, sizePx: number, weight: number): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * sizePx * USUAL_WIDTH;
  context.font = `${weight} ${sizePx}px ${BOARD_FONT}`;
  return context.measureText(text).width;
}
