const ZOOM_PX_PER_STEP = 200;
const PX_PER_LINE = 16;
/** Browsers report the pinch of a trackpad as small wheel steps with Ctrl. */
const TRACKPAD_PINCH_FACTOR = 4;
/** `WheelEvent.DOM_DELTA_LINE` */
const DELTA_LINE = 1;
/** `wheelDeltaY` of one notch of a mouse. */
const NOTCH = 120;
/** One notch of a mouse scrolls at least this far. */
const LEAST_NOTCH_PX = 50;
/** Events of one gesture on a trackpad, inertia included, follow each other faster than this. */
const GESTURE_MS = 250;

/** Properties of a wheel event; `wheelDeltaY` is missing in some browsers. */
export type WheelInput = Pick<
  WheelEvent,
  'deltaX' | 'deltaY' | 'deltaMode' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'
> & { readonly wheelDeltaY?: number };

/** Camera move of a wheel event, in CSS pixels or steps of zoom. */
export type WheelMove =
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | { readonly kind: 'zoom'; readonly steps: number };

/**
 * Reads wheel events: a mouse zooms, and with Shift pans sideways; two fingers on a trackpad pan,
 * and zoom by a pinch. Browsers do not name the device, so the deltas have to tell it.
 */
export class WheelMoves {
  #trackpadAtMs = -Infinity;

  read(event: WheelInput): WheelMove {
    const { deltaX, deltaY, deltaMode, shiftKey, ctrlKey, metaKey } = event;
    const scale = deltaMode === DELTA_LINE ? PX_PER_LINE : 1;
    const isZoom = ctrlKey || metaKey;
    if (shiftKey && !isZoom) return { kind: 'pan', dx: -(deltaX || deltaY) * scale, dy: 0 };
    if (!isZoom && this.#isTrackpad(event)) return { kind: 'pan', dx: -deltaX, dy: -deltaY };
    const factor = ctrlKey ? TRACKPAD_PINCH_FACTOR : 1;
    return { kind: 'zoom', steps: (-deltaY * scale * factor) / ZOOM_PX_PER_STEP };
  }

  /** Within one gesture single events may look like those of a mouse. */
  #isTrackpad(event: WheelInput): boolean {
    const { timeStamp } = event;
    const isSame = timeStamp - this.#trackpadAtMs < GESTURE_MS;
    if (!isSame && !looksLikeTrackpad(event)) return false;
    this.#trackpadAtMs = timeStamp;
    return true;
  }
}

function looksLikeTrackpad({ deltaX, deltaY, deltaMode, wheelDeltaY = 0 }: WheelInput): boolean {
  if (deltaMode !== 0) return false;
  if (deltaX !== 0) return true;
  const isNotched = wheelDeltaY !== 0 && wheelDeltaY % NOTCH === 0;
  return !isNotched && Math.abs(deltaY) < LEAST_NOTCH_PX;
}
