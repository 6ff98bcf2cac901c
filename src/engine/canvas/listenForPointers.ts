interface PointerHandlers {
  readonly signal: AbortSignal;
  readonly onDown: (event: PointerEvent) => void;
  readonly onMove: (event: PointerEvent) => void;
  readonly onUp: (event: PointerEvent) => void;
  /** The pointer was taken away, not lifted. */
  readonly onLost: (event: PointerEvent) => void;
  readonly onLeave: () => void;
  /** The space bar is held, or no longer. Returns whether its key event is used up by that. */
  readonly onSpace: (isHeld: boolean) => boolean;
  /** A press or a key anywhere on the page, before anything else hears of it; or the page goes. */
  readonly onElsewhere: () => void;
  /** Absent to leave the wheel to the page. */
  readonly onWheel?: ((event: WheelEvent) => void) | undefined;
}

/** Handle what pointers do on an element until the signal. The element shows no context menu. */
export function listenForPointers(element: HTMLElement, handlers: PointerHandlers): void {
  const { signal, onSpace, onWheel } = handlers;
  element.addEventListener('pointerdown', handlers.onDown, { signal });
  element.addEventListener('pointermove', handlers.onMove, { signal });
  element.addEventListener('pointerup', handlers.onUp, { signal });
  element.addEventListener('pointercancel', handlers.onLost, { signal });
  element.addEventListener('lostpointercapture', handlers.onLost, { signal });
  element.addEventListener('pointerleave', handlers.onLeave, { signal });
  element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  if (onWheel) element.addEventListener('wheel', onWheel, { signal, passive: false });
  const onKey = (event: KeyboardEvent) => {
    // A button that has the focus would be pressed by a space bar that moved the board.
    if (event.key === ' ' && onSpace(event.type === 'keydown')) event.preventDefault();
  };
  window.addEventListener('keydown', onKey, { signal });
  const first = { signal, capture: true };
  // Before the cell with the focus hears that the bar was let go: it asks what it was used for.
  window.addEventListener('keyup', onKey, first);
  window.addEventListener('blur', () => onSpace(false), { signal });
  window.addEventListener('keydown', handlers.onElsewhere, first);
  window.addEventListener('pagehide', handlers.onElsewhere, first);
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Node) || !element.contains(target)) handlers.onElsewhere();
    },
    first,
  );
}
