let cached: boolean | null = null;

/**
 * Whether the browser can draw the board's canvas, precisely enough. Tried once; the context it
 * takes is freed.
 */
export function hasGraphics(): boolean {
  cached ??= hasWebGl();
  return cached;
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  const isPrecise = context !== null && drawsPrecisely(context);
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return isPrecise;
}

/** What cells show travels to the shader as whole numbers in floats of 32 bits. */
const MANTISSA_BITS = 23;

/** Whether floats keep their bits where pixels are drawn. Some chips have shorter ones there. */
function drawsPrecisely(gl: WebGL2RenderingContext): boolean {
  const float = gl.getShaderPrecisionFormat(gl.FRAGMENT_SHADER, gl.HIGH_FLOAT);
  const int = gl.getShaderPrecisionFormat(gl.FRAGMENT_SHADER, gl.HIGH_INT);
  if (float === null || int === null) return true; // the context is lost already: it says nothing
  return float.precision >= MANTISSA_BITS && int.rangeMax >= MANTISSA_BITS;
}
