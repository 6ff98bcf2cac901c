/** How long the graphics card is waited for: a driver may never answer. */
const MOST_MS = 5000;

/**
 * Call `then` when the browser has nothing better to do. Where it does not tell, in a later task.
 */
export function whenIdle(then: () => void, signal: AbortSignal): void {
  const call = () => {
    if (!signal.aborted) then();
  };
  // Some browsers do not have it, whatever the types say.
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 500 });
  else setTimeout(call);
}

/** Call `then` once the graphics card has done all it was told so far, before a next frame. */
export function afterGraphics(
  gl: WebGL2RenderingContext,
  then: () => void,
  signal: AbortSignal,
): void {
  const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  gl.flush();
  const untilMs = performance.now() + MOST_MS;
  const look = () => {
    if (signal.aborted) return;
    const isDone =
      fence === null ||
      gl.isContextLost() ||
      gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED ||
      performance.now() > untilMs;
    if (!isDone) requestAnimationFrame(look);
    else {
      gl.deleteSync(fence);
      then();
    }
  };
  requestAnimationFrame(look);
}
