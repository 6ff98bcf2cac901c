import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardOptions } from '#engine/canvas/BoardOptions.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { BoardPointer } from '#engine/canvas/BoardPointer.ts';
import type { PointerBoard } from '#engine/canvas/strokePath.ts';
import { createGhosts, ghostDepth, NO_GHOSTS } from '#engine/picture/lattice.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import { errorsWithClash, assistanceBelow } from '#engine/picture/shownAssistance.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { hasGraphics } from '#ui/shared/platform/graphics.ts';
import { MAX_PICTURED_CELLS, type StageShape } from '#engine/picture/stageShape.ts';
import { VEIL } from '#engine/picture/drawnOverlays.ts';
import type { PlacedGlyph } from '#engine/picture/drawing.ts';
import type { OverlayStep } from '#engine/picture/overlay.ts';
import { focusSteps, overlaySteps } from '#engine/picture/overlaySteps.ts';
import { fit } from '#engine/canvas/camera/camera.ts';
import type { BoardTheme } from '#engine/picture/theme.ts';
import { BOARD_GEOMETRY } from '#engine/picture/geometry.ts';
import type { StillCamera, StillPicture } from './StillCamera.ts';

/**
 * The cells of a large board as plain squares, where the canvas will have them. Shown until the
 * canvas is ready: the outlines of ten thousand cells would block the browser for too long.
 */
function BoardPlaceholder({ view, shape }: { view: BoardViewModel; shape: StageShape }) {
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

const NONE: readonly never[] = [];

/** Returns the marks of a view, for a picture in place of the canvas. */
function pictureMarks({ marks = NONE }: BoardViewModel): readonly PlacedGlyph[] {
  return marks.map(({ at, glyph, isFaint }) => ({
    at,
    glyph,
    state: isFaint ? 'satisfied' : 'incomplete',
  }));
}

/** Returns the drawings below the symbols, for a picture in place of the canvas. */
function pictureUnderlay({
  board: { grid },
  theme,
  assistant = null,
}: BoardViewModel): readonly OverlayStep[] {
  return assistanceBelow(assistant, grid, theme.hasPatterns);
}

/** Returns the drawings over the board and the focus ring, for a picture in place of the canvas. */
function pictureOverlay({
  board: { grid, topology },
  judgement: { final },
  foreseen = NONE,
  hint = null,
  counts = NONE,
  preview = null,
  assistant = null,
  focus,
  settings,
}: BoardViewModel): readonly OverlayStep[] {
  const depth = settings.showGhosts ? ghostDepth(topology) : NO_GHOSTS;
  return [
    ...overlaySteps({ grid, topology, depth, final, foreseen, counts, preview, assistant }),
    ...(hint?.veil ?? NONE).map(
      (box) => ({ kind: 'fill', ...box, radius: 0, ink: 'page', alpha: VEIL }) as const,
    ),
    ...(hint?.steps ?? NONE),
    ...(focus === null ? [] : focusSteps(focus, grid.width)),
  ];
}

const NO_CELLS: readonly Cell[] = [];

interface StaticBoardProps extends Pictured {
  readonly options: BoardOptions;
  /** Called with the mounted picture, and with null before it leaves the page. */
  readonly onMount: (picture: StillPicture | null) => void;
}

/**
 * The board as a picture that can be painted on: shown while the canvas loads, and in place of it
 * if there is none. It has no animations, and a camera only in the second case. Pointers act as on
 * the canvas, and a stroke continues there once the canvas is ready.
 */
export function StaticBoard({ view, shape, options, onMount }: StaticBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const latestOptions = useEffectEvent(() => options);
  const latestPicture = useEffectEvent(() => ({ view, shape }));
  // A layout effect is cleaned up before the element leaves the page: the stroke is handed over in
  // time.
  useLayoutEffect(() => {
    if (!frame.current || !element.current) return undefined;
    const shown = () => latestPicture();
    let camera: StillCamera | null = null;
    const setCamera = (next: StillCamera | null) => {
      camera = next;
    };
    const pointer = new BoardPointer(frame.current, {
      board: pictureTarget(element.current, shown),
      options: () => latestOptions(),
      get camera() {
        return camera?.target;
      },
    });
    onMount({ frame: frame.current, element: element.current, pointer, shown, setCamera });
    return () => {
      pointer.destroy();
      onMount(null);
    };
  }, [onMount]);
  return (
    <div
      ref={frame}
      className={`absolute inset-0 ${options.isInline ? 'touch-pan-y touch-pinch-zoom' : 'touch-none'}`}
      aria-hidden="true"
    >
      <div
        ref={element}
        className="still-board absolute inset-0 m-auto h-[calc(var(--fit)/var(--ratio))] w-(--fit) origin-top-left [touch-action:inherit] *:size-full"
      >
        <StaticPicture view={view} shape={shape} />
      </div>
    </div>
  );
}

/** The picture of the canvas; for a large board only the cells, while the canvas loads. */
function StaticPicture({ view, shape }: { view: BoardViewModel; shape: StageShape }) {
  const isLarge = shape.columns * shape.rows > MAX_PICTURED_CELLS;
  return isLarge && hasGraphics() ? (
    <BoardPlaceholder view={view} shape={shape} />
  ) : (
    <WholePicture view={view} shape={shape} />
  );
}

function WholePicture({ view, shape }: { view: BoardViewModel; shape: StageShape }) {
  const { board, givens = null, judgement, highlight = NO_CELLS, settings } = view;
  const marks = useMemo(() => pictureMarks(view), [view]);
  const errors = useMemo(() => errorsWithClash(view.errors, view.assistant), [view]);
  const underlay = useMemo(() => pictureUnderlay(view), [view]);
  const overlay = useMemo(() => pictureOverlay(view), [view]);
  return (
    <BoardPicture
      grid={board.grid}
      givens={givens}
      judgement={judgement}
      errors={errors}
      highlight={highlight}
      marks={marks}
      underlay={underlay}
      overlay={overlay}
      separateTiles={settings.separateTiles}
      showGhosts={settings.showGhosts}
      margin={Math.min(shape.marginX, shape.marginY)}
    />
  );
}

/** A view, and the shape of the picture that fills an element with it. */
interface Pictured {
  readonly shape: StageShape;
  readonly view: BoardViewModel;
}

/** The pointer target of a picture. */
function pictureTarget(element: HTMLElement, pictured: () => Pictured): PointerBoard {
  return {
    get width() {
      return pictured().shape.columns;
    },
    get height() {
      return pictured().shape.rows;
    },
    get ghosts() {
      const { board, settings } = pictured().view;
      return settings.showGhosts ? createGhosts(board) : undefined;
    },
    pointAt({ x, y }) {
      const { columns, rows, marginX, marginY } = pictured().shape;
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        x: ((x - left) / width) * (columns + 2 * marginX) - marginX,
        y: ((y - top) / height) * (rows + 2 * marginY) - marginY,
      };
    },
  };
}
