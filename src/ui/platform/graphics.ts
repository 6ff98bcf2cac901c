let isKnown: boolean | null = null;

/** Whether the browser can draw the board's canvas. Asked of the browser once; its test context is given back. */
export function hasGraphics(): boolean {
  isKnown ??= hasWebGl();
  return isKnown;
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
