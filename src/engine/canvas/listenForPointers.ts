interface PointerHandlers {
  readonly signal: AbortSignal;
  readonly onDown: (event: PointerEvent) => void;
  readonly onMove: (event: PointerEvent) => void;
  readonly onUp: (event: PointerEvent) => void;
  /** The pointer was canceled or lost its capture. */
  readonly onLost: (event: PointerEvent) => void;
  readonly onLeave: (event: PointerEvent) => void;
  /**
   * The space bar was pressed or released. Returns whether the key event must have no other effect.
   */
  readonly onSpace: (isHeld: boolean) => boolean;
  /**
   * A press or key anywhere else on the page, before other handlers; or the page is being hidden.
   */
  readonly onElsewhere: () => void;
  /** Absent to leave the wheel to the page. */
  readonly onWheel?: ((event: WheelEvent) => void) | undefined;
}

/** Handle the pointer events of an element until the signal. Disables its context menu. */
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
    // A space bar that panned the board would press the focused button.
    if (event.key === ' ' && onSpace(event.type === 'keydown')) event.preventDefault();
  };
  window.addEventListener('keydown', onKey, { signal });
  const first = { signal, capture: true };
  // In the capture phase: the focused cell checks afterwards whether the event was used.
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
