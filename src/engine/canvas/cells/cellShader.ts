import { GEOMETRY } from './shader/geometry.ts';
import { CONSTANTS, UNIFORMS } from './shader/inputs.ts';
import { MAIN } from './shader/main.ts';
import { PATTERN_MAIN } from './shader/pattern.ts';
import { PAINT } from './shader/paint.ts';
import { STATE } from './shader/state.ts';

/** Draws tray, tiles and seams at rest from the state texture, by distance. */
export const REST_FRAGMENT = fragment('', MAIN);

/**
 * The same with all that only some places have: motion, givens, zones, marks, the solved wave.
 * Costs several times as much, even where it shows none of that: many renderers run all branches.
 */
export const FULL_FRAGMENT = fragment('#define FULL', MAIN);

/** Patterns over cells, for themes that have them. */
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
