import { useLayoutEffect, useMemo, useRef } from 'react';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { BoardPointer } from '#engine/canvas/input/BoardPointer.ts';
import type { PointerBoard } from '#engine/canvas/input/strokePath.ts';
import type { Hover } from '#engine/canvas/input/Hover.ts';
import type { Grip } from '#engine/canvas/input/PointerTarget.ts';
import { createGhosts } from '#engine/picture/lattice.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { errorsWithClash } from '#engine/picture/shownAssistance.ts';
import { pictureMarks, pictureOverlay, pictureUnderlay } from './pictureOfView.ts';
import { BoardPicture } from '#ui/shared/components/BoardPicture.tsx';
import { hasGraphics } from '#ui/shared/platform/graphics.ts';
import { BoardPlaceholder } from './BoardPlaceholder.tsx';
import type { StageShape } from './stageShape.ts';

/** Pictures of larger boards take longer to draw than the canvas takes to load. */
const MOST_CELLS = 1600;

/**
 * The board as a picture that can be painted on: there at once, while the canvas still loads, and
 * instead of it where there is no canvas. Nothing moves, nothing zooms; pointers do the same as on
 * the canvas, and a stroke goes on there when the canvas comes.
 */
export function StaticBoard({
  view,
  shape,
  onInput,
  onHover,
  onHold,
  grip,
  isPartOfPage,
}: {
  view: BoardViewModel;
  shape: StageShape;
  /** Must stay the same function. */
  onInput: (input: BoardInput) => void;
  /** Must stay the same function. */
  onHover: (hover: Hover) => void;
  /** Must stay the same function. */
  onHold: (cell: Cell) => boolean;
  /** Must stay the same function. */
  grip: () => Grip;
  /** Vertical swipes and pinches are left to the page. */
  isPartOfPage?: boolean | undefined;
}) {
  const element = useRef<HTMLDivElement>(null);
  const now = useRef({ shape, view });
  useLayoutEffect(() => {
    now.current = { shape, view };
  }, [shape, view]);
  // A layout effect ends before the element leaves the page: the stroke is handed over in time.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const board = boardIn(element.current, () => now.current);
    const pointer = new BoardPointer(element.current, { board, onInput, onHover, onHold, grip });
    return () => pointer.destroy();
  }, [onInput, onHover, onHold, grip]);
  return (
    <div
      ref={element}
      className={`still-board absolute inset-0 m-auto h-[calc(var(--fit)/var(--ratio))] w-(--fit) *:size-full ${isPartOfPage ? 'touch-pan-y touch-pinch-zoom' : 'touch-none'}`}
      aria-hidden="true"
    >
      <StaticPicture view={view} shape={shape} />
    </div>
  );
}

/** All that the canvas will show; of a large board only the cells, until the canvas is there. */
function StaticPicture({ view, shape }: { view: BoardViewModel; shape: StageShape }) {
  const isLarge = shape.columns * shape.rows > MOST_CELLS;
  return isLarge && hasGraphics() ? (
    <BoardPlaceholder view={view} shape={shape} />
  ) : (
    <WholePicture view={view} shape={shape} />
  );
}

function WholePicture({ view, shape }: { view: BoardViewModel; shape: StageShape }) {
  const { board, givens = null, judgement, highlight, settings } = view;
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

/** What a picture shows in all of an element. */
interface Pictured {
  readonly shape: StageShape;
  readonly view: BoardViewModel;
}

/** The board of a picture, for pointers. */
function boardIn(element: HTMLElement, pictured: () => Pictured): PointerBoard {
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
