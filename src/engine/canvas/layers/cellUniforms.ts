import { UniformGroup } from 'pixi.js';
import type { BoardTheme } from '../scene/theme.ts';

export type CellUniforms = ReturnType<typeof createCellUniforms>;

/** The uniforms of the cell shader, all 0. See cells/shader/inputs.ts. */
export function createCellUniforms() {
  const color = () => ({ value: new Float32Array(4), type: 'vec4<f32>' as const });
  const pair = () => ({ value: new Float32Array(2), type: 'vec2<f32>' as const });
  const number = () => ({ value: 0, type: 'f32' as const });
  return new UniformGroup({
    uOrigin: pair(),
    uSize: pair(),
    uDepth: pair(),
    uTimeS: number(),
    uPixel: number(),
    uIsDark: number(),
    uPlate: color(),
    uGray: color(),
    uDark: color(),
    uLight: color(),
    uLightTop: color(),
    uRimDark: color(),
    uRimLight: color(),
    uSeamDark: color(),
    uSeamLight: color(),
    uOnDark: color(),
    uOnLight: color(),
    uOnGray: color(),
    uGlow: color(),
    uError: color(),
    uHalo: color(),
    uZone: color(),
    uAccent: color(),
    uHover: color(),
    uWave: color(),
    uIsInward: number(),
  });
}

/** Set all that depends on the theme. */
export function setColors({ uniforms }: CellUniforms, theme: BoardTheme): void {
  uniforms.uIsDark = theme.isDark ? 1 : 0;
  uniforms.uPlate.set(rgba(theme.plate));
  uniforms.uGray.set(rgba(theme.gray));
  uniforms.uDark.set(rgba(theme.dark));
  uniforms.uLight.set(rgba(theme.light));
  uniforms.uLightTop.set(rgba(brightened(theme.light)));
  uniforms.uRimDark.set(rgba(theme.rimDark.color, theme.rimDark.alpha));
  uniforms.uRimLight.set(rgba(theme.rimLight.color, theme.rimLight.alpha));
  uniforms.uSeamDark.set(rgba(theme.seamDark.color, theme.seamDark.alpha));
  uniforms.uSeamLight.set(rgba(theme.seamLight.color, theme.seamLight.alpha));
  uniforms.uOnDark.set(rgba(theme.onDark));
  uniforms.uOnLight.set(rgba(theme.onLight));
  uniforms.uOnGray.set(rgba(theme.onGray));
  uniforms.uGlow.set(rgba(theme.glow.color, theme.glow.alpha));
  uniforms.uError.set(rgba(theme.error));
  uniforms.uHalo.set(rgba(theme.halo));
  uniforms.uZone.set(rgba(theme.zone));
  uniforms.uAccent.set(rgba(theme.accent));
}

function rgba(color: number, alpha = 1): readonly number[] {
  return [((color >> 16) & 255) / 255, ((color >> 8) & 255) / 255, (color & 255) / 255, alpha];
}

/** The light fill at the upper end of the board. */
function brightened(color: number): number {
  const lift = (shift: number): number => {
    const value = (color >> shift) & 255;
    return Math.round(value + (255 - value) * 0.25) << shift;
  };
  return lift(16) | lift(8) | lift(0);
}
