import { useLayoutEffect, useRef } from 'react';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { fit } from '#engine/canvas/camera/camera.ts';
import type { BoardTheme } from '#engine/picture/theme.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { BOARD_GEOMETRY } from '#engine/picture/geometry.ts';
import type { StageShape } from './stageShape.ts';

/**
 * The cells of a large board as plain squares, where the canvas will have them. Shown until the
 * canvas is ready: the outlines of ten thousand cells would block the browser for too long.
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
  // Drawn on the CPU, because the graphics card is busy.
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
