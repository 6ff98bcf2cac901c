import { resizeGrid } from '#engine/edit/resize.ts';
import type { Anchor, Size } from '#engine/grid/anchor.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { fail, ok, type Result } from '#engine/result.ts';
import type { Document } from '#machines/document.ts';

/** Digits that are read. No grid has sides that need more. */
const MAX_DIGITS = 6;

/** The size that two fields say. */
export function readSize(width: string, height: string): Result<Size, string> {
  const sides = [width, height].map((text) => text.trim());
  const isWhole = sides.every((side) => new RegExp(`^-?\\d{1,${MAX_DIGITS}}$`).test(side));
  if (!isWhole) return fail('Width and height are whole numbers, 0 or more.');
  return ok({ width: Number(sides[0]), height: Number(sides[1]) });
}

/** The parts of a document that change with the size of its grid; null if nothing changes. */
export function resizedDocument(
  { grid, solution }: Pick<Document, 'grid' | 'solution'>,
  { width, height }: Size,
  anchor: Anchor,
): Result<Partial<Document> | null, string> {
  const resized = resizeGrid(grid, width, height, anchor);
  if (!resized.ok) return resized;
  if (resized.value === grid) return ok(null);
  if (solution === null) return ok({ grid: resized.value });
  const answer = resizeGrid(solution, width, height, anchor);
  return answer.ok ? ok({ grid: resized.value, solution: answer.value }) : answer;
}

/** "Adds 2 columns, removes 1 row." */
export function sizeChangeInWords(grid: Grid, { width, height }: Size): string {
  const parts = [lines(width - grid.width, 'column'), lines(height - grid.height, 'row')].filter(
    Boolean,
  );
  if (parts.length === 0) return '';
  const text = parts.join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function lines(count: number, name: string): string {
  if (count === 0) return '';
  const many = Math.abs(count);
  return `${count > 0 ? 'adds' : 'removes'} ${many} ${name}${many === 1 ? '' : 's'}`;
}
