let cached: boolean | null = null;

/** Whether the browser can draw the board's canvas. Tried once; the context it takes is freed. */
export function hasGraphics(): boolean {
  cached ??= hasWebGl();
  return cached;
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
