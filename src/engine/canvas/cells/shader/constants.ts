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

/** The outline of the hovered cell, in cells: it leaves the middle of the cell unchanged. */
const HOVER = { inset: 0.065, line: 0.05, alpha: 0.5 } as const;

/** Constants shared with the pictures and with the layout of the state texture, as GLSL. */
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
