import { useLayoutEffect, useRef } from 'react';
import type { BoardViewModel } from '#engine/canvas/BoardViewModel.ts';
import type { BoardTheme } from '#engine/canvas/theme.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { StageShape } from './stageShape.ts';

/** Gap around a tile, in cells. */
const GAP = 0.04;

/**
 * The cells of a large board as plain squares: a picture that costs nothing next to outlines of ten thousand cells,
 * which would keep the browser from showing anything else. Stands until the canvas is there.
 */
export function BoardSketch({ view, shape }: { view: BoardViewModel; shape: StageShape }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const {
    board: { grid },
    theme,
  } = view;
  useLayoutEffect(() => {
    if (canvas.current) sketch(canvas.current, grid, theme, shape);
  }, [grid, theme, shape]);
  return <canvas ref={canvas} />;
}

function sketch(
  canvas: HTMLCanvasElement,
  grid: Grid,
  theme: BoardTheme,
  { columns, rows, marginX, marginY }: StageShape,
): void {
  const pen = canvas.getContext('2d', { willReadFrequently: true }); // drawn apart from the graphics card: it is busy
  if (!pen) return;
  const cellPx = (canvas.clientWidth * devicePixelRatio) / (columns + 2 * marginX);
  const edge = (cells: number) => Math.round(cells * cellPx);
  canvas.width = edge(columns + 2 * marginX);
  canvas.height = edge(rows + 2 * marginY);
  grid.tiles.forEach(({ exists, color }, cell) => {
    if (!exists) return;
    const x = (cell % columns) + marginX;
    const y = Math.floor(cell / columns) + marginY;
    const square = (inset: number, fill: number) => {
      const [left, top] = [edge(x + inset), edge(y + inset)];
      pen.fillStyle = cssColor(fill);
      pen.fillRect(left, top, edge(x + 1 - inset) - left, edge(y + 1 - inset) - top);
    };
    square(0, theme.plate);
    square(GAP, theme[color]);
  });
}

function cssColor(color: number): string {
  return `#${color.toString(16).padStart(6, '0')}`;
}
