import { GEOMETRY } from './shader/geometry.ts';
import { CONSTANTS } from './shader/constants.ts';
import { MAIN } from './shader/main.ts';
import { PATTERN_MAIN } from './shader/pattern.ts';
import { PAINT } from './shader/paint.ts';
import { STATE } from './shader/state.ts';
import { UNIFORMS } from './shader/uniforms.ts';

/** Draws plate, tiles and seams at rest from the state texture, by distance fields. */
export const REST_FRAGMENT = fragment('', MAIN);

/**
 * Also draws the parts of a few places: motion, givens, zones, marks, the solved wave. It costs
 * several times as much even on places without them, because many renderers run all branches.
 */
export const FULL_FRAGMENT = fragment('#define FULL', MAIN);

/** Patterns over cells, for themes with patterns. */
export const PATTERN_FRAGMENT = fragment('', PATTERN_MAIN);

function fragment(define: string, main: string): string {
  return [
    '#version 300 es',
    define,
    'precision highp float;',
    'precision highp int;',
    CONSTANTS,
    UNIFORMS,
    GEOMETRY,
    STATE,
    PAINT,
    main,
  ].join('\n');
}
