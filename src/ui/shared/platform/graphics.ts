let cached: boolean | null = null;

/**
 * True if the browser can draw the canvas of the board with enough precision. Tested once; the
 * context of the test is freed.
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

/** The state of cells is encoded for the shader in 32-bit floats, as whole numbers. */
const MANTISSA_BITS = 23;

/** True if floats in fragment shaders have the full mantissa; on some chips they are shorter. */
function drawsPrecisely(gl: WebGL2RenderingContext): boolean {
  const float = gl.getShaderPrecisionFormat(gl.FRAGMENT_SHADER, gl.HIGH_FLOAT);
  const int = gl.getShaderPrecisionFormat(gl.FRAGMENT_SHADER, gl.HIGH_INT);
  if (float === null || int === null) return true; // a lost context reports no precision
  return float.precision >= MANTISSA_BITS && int.rangeMax >= MANTISSA_BITS;
}
