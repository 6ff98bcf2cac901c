import { useLayoutEffect, useRef } from 'react';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { fit } from '#engine/canvas/camera/camera.ts';
import type { BoardTheme } from '#engine/picture/theme.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { BOARD_GEOMETRY } from '#engine/picture/geometry.ts';
import type { StageShape } from './stageShape.ts';

/**
 * The cells of a large board as plain squares: a picture that costs nothing next to outlines of ten
 * thousand cells, which would keep the browser from showing anything else. Stands until the canvas
 * is there, and where its cells will be.
 */
export function BoardPlaceholder({ view, shape }: { view: BoardViewModel; shape: StageShape }) {
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
  const { inset } = BOARD_GEOMETRY.tile;
  // Drawn apart from the graphics card: that is busy.
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return;
  const { clientWidth, clientHeight } = canvas;
  const ratio = devicePixelRatio;
  canvas.width = Math.round(clientWidth * ratio);
  canvas.height = Math.round(clientHeight * ratio);
  const extent = { width: columns, height: rows, marginX, marginY };
  const { offsetX, offsetY, cellPx } = fit(extent, {
    width: clientWidth,
    height: clientHeight,
    ratio,
  });
  pen.scale(ratio, ratio);
  pen.translate(offsetX, offsetY);
  pen.scale(cellPx, cellPx);
  grid.tiles.forEach(({ exists, color }, cell) => {
    if (!exists) return;
    const x = cell % columns;
    const y = Math.floor(cell / columns);
    pen.fillStyle = cssColor(theme.plate);
    pen.fillRect(x, y, 1, 1);
    pen.fillStyle = cssColor(theme[color]);
    pen.fillRect(x + inset, y + inset, 1 - 2 * inset, 1 - 2 * inset);
  });
}

function cssColor(color: number): string {
  return `#${color.toString(16).padStart(6, '0')}`;
}
