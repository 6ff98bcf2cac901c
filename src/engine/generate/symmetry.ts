import type { Cell } from '../grid/grid.ts';

/** The images that clues have: by a half-turn, a mirror, a diagonal, or quarter-turns. */
export type Symmetry = 'none' | 'half' | 'mirror' | 'diagonal' | 'quarter';

export const SYMMETRIES: readonly Symmetry[] = ['none', 'half', 'mirror', 'diagonal', 'quarter'];

/** Width and height in cells. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** True if a board of the size can have the symmetry. */
export function canHave(symmetry: Symmetry, { width, height }: Size): boolean {
  return width === height || (symmetry !== 'diagonal' && symmetry !== 'quarter');
}

/** A cell and its images, without duplicates, the smallest index first. */
export function orbitOf(cell: Cell, symmetry: Symmetry, { width, height }: Size): readonly Cell[] {
  const x = cell % width;
  const y = Math.floor(cell / width);
  const [right, bottom] = [width - 1 - x, height - 1 - y];
  const at = (column: number, row: number) => row * width + column;
  const images: Readonly<Record<Symmetry, readonly Cell[]>> = {
    none: [],
    half: [at(right, bottom)],
    mirror: [at(right, y)],
    diagonal: [at(y, x)],
    quarter: [at(bottom, x), at(right, bottom), at(y, right)],
  };
  return [...new Set([cell, ...images[symmetry]])].sort((a, b) => a - b);
}
