import { message, type Text } from '#texts/message.ts';
import { resizeGrid } from '#engine/edit/resize.ts';
import type { Anchor, Size } from '#engine/grid/anchor.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { Document } from '#machines/document.ts';

/** Limit of digits. No side of a grid needs more. */
const MAX_DIGITS = 6;

/** Parse the size of two fields. */
export function readSize(width: string, height: string): Result<Size, Text> {
  const sides = [width, height].map((text) => text.trim());
  const isWhole = sides.every((side) => new RegExp(`^-?\\d{1,${MAX_DIGITS}}$`).test(side));
  if (!isWhole) return fail(message('create.wholeSides'));
  return ok({ width: Number(sides[0]), height: Number(sides[1]) });
}

/** The parts of a document that a resize changes; null if nothing changes. */
export function resizedDocument(
  { grid, solution }: Pick<Document, 'grid' | 'solution'>,
  { width, height }: Size,
  anchor: Anchor,
): Result<Partial<Document> | null, Text> {
  const resized = resizeGrid(grid, width, height, anchor);
  if (!resized.ok) return resized;
  if (resized.value === grid) return ok(null);
  if (solution === null) return ok({ grid: resized.value });
  const answer = resizeGrid(solution, width, height, anchor);
  return answer.ok ? ok({ grid: resized.value, solution: answer.value }) : answer;
}

/** "Adds 2 columns, removes 1 row."; null if nothing changes. */
export function sizeChangeInWords(grid: Grid, { width, height }: Size): Text | null {
  const columns = lines(width - grid.width);
  const rows = lines(height - grid.height);
  if (rows.count === 0)
    return columns.count === 0 ? null : message('create.columnsChange', columns);
  if (columns.count === 0) return message('create.rowsChange', rows);
  return message('create.sidesChange', {
    columnChange: columns.change,
    columns: columns.count,
    rowChange: rows.change,
    rows: rows.count,
  });
}

/** Number and direction of added or removed lines. */
function lines(by: number) {
  return { change: by > 0 ? 'added' : 'removed', count: Math.abs(by) } as const;
}
