import { memo, useId } from 'react';
import { drawBoard } from '#engine/picture/drawBoard.ts';
import { PAPER_THEME } from '#engine/picture/paperTheme.ts';
import { createPictureInput } from '#engine/picture/render.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { SvgTree } from '#ui/shared/components/SvgTree.tsx';

/** The printable area of A4 and Letter with usual margins, in millimeters. */
const SHEET = { width: 178, height: 205 } as const;
/** Limit of the size of cells, comfortable to write in. */
const LARGEST_CELL_MM = 14;
/** CSS pixels a millimeter. */
const PX_PER_MM = 96 / 25.4;
const CELL_PX = 48;

/** A board in black on white, as large as a sheet of paper allows. */
export const PaperBoard = memo(function PaperBoard({
  grid,
  solution,
  title,
}: {
  grid: Grid;
  solution: Grid | null;
  /** The accessible name of the picture. */
  title: string;
}) {
  const options = {
    theme: PAPER_THEME,
    solution,
    title,
    showGhosts: true,
    cellSize: CELL_PX,
    idPrefix: `paper${useId().replace(/\W/g, '')}`,
  };
  const node = drawBoard(createPictureInput(grid, options), options);
  const columns = Number(node.attributes['width']) / CELL_PX;
  const rows = Number(node.attributes['height']) / CELL_PX;
  const cellMm = Math.min(LARGEST_CELL_MM, SHEET.width / columns, SHEET.height / rows);
  return (
    <div className="mx-auto max-w-full" style={{ width: columns * cellMm * PX_PER_MM }}>
      <SvgTree node={node} className="h-auto w-full" />
    </div>
  );
});

/** The small board of a rule or a symbol, in black on white. */
export function PaperExample({ grid }: { grid: Grid }) {
  const options = {
    theme: PAPER_THEME,
    isExample: true,
    symbols: 'all',
    maxSize: { width: 56, height: 56 },
    idPrefix: `example${useId().replace(/\W/g, '')}`,
  } as const;
  return <SvgTree node={drawBoard(createPictureInput(grid, options), options)} />;
}
