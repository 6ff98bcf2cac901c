import type { BoardTheme } from '../../../picture/theme.ts';

/** A color that the theme sets. */
interface ColorUniform {
  value: Float32Array;
  type: 'vec4<f32>';
  readonly fromTheme: (theme: BoardTheme) => readonly number[];
}

const GLSL_TYPES = { f32: 'float', 'vec2<f32>': 'vec2', 'vec4<f32>': 'vec4' } as const;

/**
 * Every uniform of the cell shader, all 0: the one list of their names and types. Lengths are in
 * cells, times in seconds.
 */
export function createCellUniforms() {
  return {
    /** Places left of and above the first cell. */
    uOrigin: vector(2),
    /** Size of the board. */
    uSize: vector(2),
    /** Number of ghost cells beyond the rim, by axis. */
    uDepth: vector(2),
    /** The board's clock. */
    uTimeS: number(),
    /** Size of a device pixel. */
    uPixel: number(),
    uPlate: color(({ plate }) => rgba(plate)),
    uGray: color(({ gray }) => rgba(gray)),
    uDark: color(({ dark }) => rgba(dark)),
    uLight: color(({ light }) => rgba(light)),
    uLightTop: color(({ light }) => rgba(brightened(light))),
    uRimDark: color(({ rimDark }) => rgba(rimDark.color, rimDark.alpha)),
    uRimLight: color(({ rimLight }) => rgba(rimLight.color, rimLight.alpha)),
    uSeamDark: color(({ seamDark }) => rgba(seamDark.color, seamDark.alpha)),
    uSeamLight: color(({ seamLight }) => rgba(seamLight.color, seamLight.alpha)),
    uOnDark: color(({ onDark }) => rgba(onDark)),
    uOnLight: color(({ onLight }) => rgba(onLight)),
    uOnGray: color(({ onGray }) => rgba(onGray)),
    uGlow: color(({ glow }) => rgba(glow.color, glow.alpha)),
    uError: color(({ error }) => rgba(error)),
    uHalo: color(({ halo }) => rgba(halo)),
    uZone: color(({ zone }) => rgba(zone)),
    uAccent: color(({ accent }) => rgba(accent)),
    /** Column and row of the hovered place, and the strength of its mark. The rest is unused. */
    uHover: vector(4),
    /** Center of the solved wave, radius of its crest, and its strength. */
    uWave: vector(4),
    /** 1 if the wave runs inward from the rim. */
    uIsInward: number(),
  };
}

export type CellUniforms = ReturnType<typeof createCellUniforms>;

/** Set the colors of a theme. */
export function setColors(uniforms: CellUniforms, theme: BoardTheme): void {
  for (const uniform of Object.values(uniforms))
    if ('fromTheme' in uniform) uniform.value.set(uniform.fromTheme(theme));
}

/** The declarations of the state texture and of the uniforms, as GLSL. */
export const UNIFORMS = [
  'uniform highp sampler2D uState;',
  ...Object.entries(createCellUniforms()).map(
    ([name, { type }]) => `uniform ${GLSL_TYPES[type]} ${name};`,
  ),
].join('\n');

function number() {
  return { value: 0, type: 'f32' as const };
}

function vector<N extends 2 | 4>(size: N) {
  return { value: new Float32Array(size), type: `vec${size}<f32>` as const };
}

function color(fromTheme: ColorUniform['fromTheme']): ColorUniform {
  return { value: new Float32Array(4), type: 'vec4<f32>', fromTheme };
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
