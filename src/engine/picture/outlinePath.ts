import { UNIT } from '../glyph/svg.ts';
import type { Point } from '../grid/grid.ts';
import { cellSet, traceContour, roundOutline, type Outline, type OutlineShape } from './contour.ts';
import { decimal } from '../glyph/svgNode.ts';

/** Path data of drawn outlines, in units of a picture. */
export function outlinePath(outlines: readonly Outline[]): string {
  return outlines
    .map(({ start, steps }) => {
      const pieces = steps.map((step) => {
        const end = `${length(step.x)} ${length(step.y)}`;
        if (step.kind === 'line') return `L${end}`;
        const radius = length(step.radius);
        return `A${radius} ${radius} 0 0 ${step.clockwise ? '1' : '0'} ${end}`;
      });
      return `M${length(start.x)} ${length(start.y)}${pieces.join('')}Z`;
    })
    .join('');
}

/** Path data of sets of cells, each drawn as one shape. */
export function setsPath(sets: readonly (readonly Point[])[], shape: OutlineShape): string {
  return sets
    .map((set) => outlinePath(traceContour(cellSet(set)).map((loop) => roundOutline(loop, shape))))
    .join('');
}

/** A length in cells as picture units. */
export function length(cells: number): string {
  return decimal(cells * UNIT);
}
