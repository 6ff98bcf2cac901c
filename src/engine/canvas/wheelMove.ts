/** What a turn of the wheel does to the camera. */
export type WheelMove =
  | { readonly kind: 'pan'; readonly dx: number }
  | { readonly kind: 'zoom'; readonly steps: number };

const PX_PER_STEP = 200;
const PX_PER_LINE = 16;
/** A trackpad's pinch comes as small steps with Ctrl. */
const PINCH_FACTOR = 4;
/** `WheelEvent.DOM_DELTA_LINE` */
const DELTA_LINE = 1;

/** The wheel zooms, and with Shift pans sideways. */
export function wheelMove({
  deltaX,
  deltaY,
  deltaMode,
  shiftKey,
  ctrlKey,
}: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'shiftKey' | 'ctrlKey'>): WheelMove {
  const scale = deltaMode === DELTA_LINE ? PX_PER_LINE : 1;
  if (shiftKey && !ctrlKey) return { kind: 'pan', dx: -(deltaX || deltaY) * scale };
  const factor = ctrlKey ? PINCH_FACTOR : 1;
  return { kind: 'zoom', steps: (-deltaY * scale * factor) / PX_PER_STEP };
}
