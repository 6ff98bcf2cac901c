let tested: { readonly context: WebGL2RenderingContext | null } | null = null;

/**
 * A graphics context that draws with enough precision for the canvas of the board; null if the
 * browser has none. Created once, and shared by all tests of what the browser can do.
 */
export function testContext(): WebGL2RenderingContext | null {
  tested ??= { context: createContext() };
  return tested.context;
}

/** True if the browser can draw the canvas of the board with enough precision. */
export function hasGraphics(): boolean {
  return testContext() !== null;
}

function createContext(): WebGL2RenderingContext | null {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('webgl2', { stencil: true });
  if (context === null || drawsPrecisely(context)) return context;
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return null;
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
