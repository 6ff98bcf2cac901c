import {
  BOARD_GEOMETRY,
  ERROR,
  GHOST_ALPHA,
  GIVEN,
  GLOW_BLUR,
  RIM,
  SEAM,
  ZONE,
} from '../../../picture/geometry.ts';
import { DURATION_S, NUDGE } from '../../motion/cellMotion.ts';
import { Mark, TEXELS } from '../cellTexel.ts';

/** The line round the cell under the pointer, in cells: it leaves the middle as it is. */
const HOVER = { inset: 0.065, line: 0.05, alpha: 0.5 } as const;

/** Numbers that the shader shares with the pictures and with the state texture, as GLSL. */
export const CONSTANTS = Object.entries({
  TILE_INSET: BOARD_GEOMETRY.tile.inset,
  TILE_OUTER: BOARD_GEOMETRY.tile.outer,
  TILE_INNER: BOARD_GEOMETRY.tile.inner,
  PLATE_INSET: BOARD_GEOMETRY.plate.inset,
  PLATE_OUTER: BOARD_GEOMETRY.plate.outer,
  PLATE_INNER: BOARD_GEOMETRY.plate.inner,
  ERROR_INSET: BOARD_GEOMETRY.error.inset,
  ERROR_OUTER: BOARD_GEOMETRY.error.outer,
  ERROR_INNER: BOARD_GEOMETRY.error.inner,
  ERROR_LINE: ERROR.line,
  ERROR_HALO: ERROR.halo,
  HATCH_PITCH: ERROR.hatchPitch,
  HATCH_LINE: ERROR.hatchLine,
  HATCH_ALPHA: ERROR.hatchAlpha,
  CLEAR_DISC: ERROR.disc,
  SEAM_LINE: SEAM.line,
  SEAM_INSET: SEAM.inset,
  RIM_DARK: RIM.dark,
  RIM_LIGHT: RIM.light,
  GIVEN_INSET: GIVEN.inset,
  GIVEN_RADIUS: GIVEN.radius,
  GIVEN_LINE: GIVEN.line,
  GIVEN_ON_LIGHT: GIVEN.onLight,
  GIVEN_ON_OTHER: GIVEN.onOther,
  HOVER_INSET: HOVER.inset,
  HOVER_LINE: HOVER.line,
  HOVER_ALPHA: HOVER.alpha,
  ZONE_LINE: ZONE.line,
  ZONE_HALO: ZONE.halo,
  ZONE_DASH: ZONE.dash,
  GLOW_SIGMA: GLOW_BLUR,
  GHOST_ALPHA,
  PAINT_S: DURATION_S.paint,
  ERASE_S: DURATION_S.erase,
  FUSE_S: DURATION_S.fuse,
  PART_S: DURATION_S.part,
  CORNER_DELAY_S: DURATION_S.cornerDelay,
  ERROR_S: DURATION_S.error,
  NUDGE_S: NUDGE.durationS,
  NUDGE: NUDGE.reach,
})
  .map(([name, value]) => `const float ${name} = ${value.toFixed(5)};`)
  .concat(
    Object.entries(Mark).map(
      ([name, bit]) => `const int M_${name.toUpperCase()} = ${String(bit)};`,
    ),
    `const int TEXELS = ${String(TEXELS)};`,
  )
  .join('\n');

/** What the board sets: colors, times and sizes. Lengths in cells unless said otherwise. */
export const UNIFORMS = `
uniform highp sampler2D uState;
uniform vec2 uOrigin;      // places left of and above the first cell
uniform vec2 uSize;        // cells of the board
uniform vec2 uDepth;       // ghost cells beyond the rim, by axis
uniform float uTimeS;       // the board's clock, in seconds
uniform float uPixel;      // size of a device pixel in cells
uniform float uIsDark;
uniform vec4 uPlate;
uniform vec4 uGray;
uniform vec4 uDark;
uniform vec4 uLight;
uniform vec4 uLightTop;
uniform vec4 uRimDark;
uniform vec4 uRimLight;
uniform vec4 uSeamDark;
uniform vec4 uSeamLight;
uniform vec4 uOnDark;
uniform vec4 uOnLight;
uniform vec4 uOnGray;
uniform vec4 uGlow;
uniform vec4 uError;
uniform vec4 uHalo;
uniform vec4 uZone;
uniform vec4 uAccent;
uniform vec4 uHover;       // cell, how much, unused
uniform vec4 uWave;        // origin, radius of the crest, strength
uniform float uIsInward;   // 1 when the wave comes in from the rim
`;
