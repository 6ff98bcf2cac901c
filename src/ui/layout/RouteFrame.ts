/** What a route may require of the layout around it. */
export interface RouteFrame {
  /** The page brings its own header on small windows and needs the whole height. */
  readonly isImmersive?: boolean;
  /** The banner of a new version waits until the page is left. */
  readonly holdsUpdates?: boolean;
}

/** Whether the handle of a route says what it requires. */
export function isFrame(handle: unknown): handle is RouteFrame {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    ('isImmersive' in handle || 'holdsUpdates' in handle)
  );
}
