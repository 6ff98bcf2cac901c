import type { Point } from '../../grid/grid.ts';
import { ok } from '#base/result.ts';
import type { Kind } from './kind.ts';

function isSameStep(a: Point, b: Point | undefined): boolean {
  return a.x === b?.x && a.y === b.y;
}

/** `x_y` joined by `/`. */
export const solvePathKind: Kind<'solvePath'> = {
  read: (text) =>
    ok(
      text === ''
        ? []
        : text.split('/').map((step) => {
            const [x = NaN, y = NaN] = step.split('_').map(Number);
            return { x, y };
          }),
    ),
  write: (path) => path.map(({ x, y }) => `${x}_${y}`).join('/'),
  isEqual: (a, b) => a.length === b.length && a.every((step, i) => isSameStep(step, b[i])),
};
