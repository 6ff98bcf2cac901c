import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardOptions } from '#engine/canvas/BoardOptions.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { BoardPointer } from '#engine/canvas/BoardPointer.ts';
import type { PointerBoard } from '#engine/canvas/strokePath.ts';
import { createGhosts } from '#engine/picture/lattice.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { errorsWithClash } from '#engine/picture/shownAssistance.ts';
import { pictureMarks, pictureOverlay, pictureUnderlay } from './pictureOfView.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { hasGraphics } from '#ui/shared/platform/graphics.ts';
import { BoardPlaceholder } from './BoardPlaceholder.tsx';
import type { StageShape } from './stageShape.ts';

/** Pictures of larger boards take longer to draw than the canvas takes to load. */
const MAX_PICTURED_CELLS = 1600;
const NO_CELLS: readonly Cell[] = [];

interface StaticBoardProps extends Pictured {
  readonly options: BoardOptions;
}

/**
 * The board as a picture that can be painted on: shown while the canvas loads, and in place of it
 * if there is none. It has no animations and no camera. Pointers act as on the canvas, and a stroke
 * continues there once the canvas is ready.
 */
export function StaticBoard({ view, shape, options }: StaticBoardProps) {
  const element = useRef<HTMLDivElement>(null);
  const latestOptions = useEffectEvent(() => options);
  const latestPicture = useEffectEvent(() => ({ view, shape }));
  // A layout effect is cleaned up before the element leaves the page: the stroke is handed over in
  // time.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const pointer = new BoardPointer(element.current, {
      board: pictureTarget(element.current, () => latestPicture()),
      options: () => latestOptions(),
    });
    return () => pointer.destroy();
  }, []);
  return (
    <div
      ref={element}
      className={`still-board absolute inset-0 m-auto h-[calc(var(--fit)/var(--ratio))] w-(--fit) *:size-full ${options.isInline ? 'touch-pan-y touch-pinch-zoom' : 'touch-none'}`}
      aria-hidden="true"
    >
      <StaticPicture view={view} shape={shape} />
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
