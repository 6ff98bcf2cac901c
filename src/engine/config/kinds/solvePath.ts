import { ok } from '../../result.ts';
import type { Kind } from './kind.ts';

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
  isEqual: (a, b) =>
    a.length === b.length && a.every(({ x, y }, i) => x === b[i]?.x && y === b[i]?.y),
};
