/** How long the browser may be busy, and the graphics card. */
const MOST_BUSY_MS = 500;
const MOST_DRAWING_MS = 5000;

/** In the next frame, after everything that was requested for it before. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

/** When the browser has nothing better to do; where it does not tell, in a later task. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Some browsers do not have it, whatever the types say.
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: MOST_BUSY_MS });
    else setTimeout(resolve);
  });
}

/** When the graphics card has done all that it was told so far, or is gone. */
export async function graphicsDone(gl: WebGL2RenderingContext): Promise<void> {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (fence === null) return;
  gl.flush();
  const untilMs = performance.now() + MOST_DRAWING_MS;
  // Browsers tell of a fence only in a task after the one that asked.
  do await nextFrame();
  while (
    gl.getSyncParameter(fence, gl.SYNC_STATUS) !== gl.SIGNALED &&
    !gl.isContextLost() &&
    performance.now() < untilMs
  );
  gl.deleteSync(fence);
}
