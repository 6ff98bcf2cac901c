import { GEOMETRY } from './shader/geometry.ts';
import { CONSTANTS, UNIFORMS } from './shader/inputs.ts';
import { MAIN } from './shader/main.ts';
import { PAINT } from './shader/paint.ts';
import { STATE } from './shader/state.ts';

/** Draws tray, tiles and seams at rest from the state texture, by distance. */
export const REST_FRAGMENT = fragment('');

/**
 * The same with all that only some places have: motion, givens, zones, marks, the solved wave.
 * Costs several times as much, even where it shows none of that: many renderers run all branches.
 */
export const FULL_FRAGMENT = fragment('#define FULL');

function fragment(define: string): string {
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
    MAIN,
  ].join('\n');
}
