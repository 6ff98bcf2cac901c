import { useMemo, useRef, type PointerEvent } from 'react';
import type { BoardInput } from '#engine/canvas/input/BoardInput.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { cellAt, cellsEntered } from '#engine/canvas/input/path.ts';
import type { Hover } from '#engine/canvas/input/watchHover.ts';
import type { Point } from '#engine/grid/grid.ts';
import { pictureMarks, pictureOverlay } from './pictureOfView.ts';
import { BoardPicture } from '../components/BoardPicture.tsx';
import { hasGraphics } from '../platform/graphics.ts';
import { BoardPlaceholder } from './BoardPlaceholder.tsx';
import type { StageShape } from './stageShape.ts';

/** Pictures of larger boards keep the browser busy for longer than the canvas takes to come. */
const MOST_CELLS = 1600;

/**
 * The board as a picture that can be painted on: there at once, while the canvas still loads, and instead of it where
 * there is no canvas. Nothing moves, nothing zooms; strokes are the same.
 */
export function StaticBoard({
  view,
  shape,
  onInput,
  onHover,
}: {
  view: BoardViewModel;
  shape: StageShape;
  onInput: (input: BoardInput) => void;
  onHover: (hover: Hover) => void;
}) {
  const { board } = view;
  const last = useRef<Point | null>(null);

  const start = (event: PointerEvent<HTMLElement>) => {
    const contact = pointOf(event, shape);
    const cell = cellAt(contact, board);
    if (cell === undefined || (event.button !== 0 && event.button !== 2)) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = contact;
    const button = event.button === 2 ? 'secondary' : 'primary';
    const fill = event.ctrlKey || event.metaKey;
    onInput({ type: 'stroke.start', cell, button, fill, contact });
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const contact = pointOf(event, shape);
    if (event.pointerType !== 'touch')
      onHover({ at: contact, isChord: event.ctrlKey || event.metaKey });
    if (!last.current) return;
    const cells = cellsEntered(last.current, contact, board);
    last.current = contact;
    if (cells.length > 0) onInput({ type: 'stroke.move', cells, contact });
  };
  const end = (type: 'stroke.end' | 'stroke.cancel') => () => {
    if (last.current) onInput({ type });
    last.current = null;
  };

  return (
    <div
      className="still-board absolute inset-0 touch-none *:size-full"
      aria-hidden="true"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end('stroke.end')}
      onPointerCancel={end('stroke.cancel')}
      onPointerLeave={() => onHover({ at: null, isChord: false })}
      onContextMenu={(event) => event.preventDefault()}
    >
      <StillPicture view={view} shape={shape} />
    </div>
  );
}

/** All that the canvas would show; of a large board that waits for it, the cells only. */
function StillPicture({ view, shape }: { view: BoardViewModel; shape: StageShape }) {
  const isLarge = shape.columns * shape.rows > MOST_CELLS;
  return isLarge && hasGraphics() ? (
    <BoardPlaceholder view={view} shape={shape} />
  ) : (
    <WholePicture view={view} shape={shape} />
  );
}

function WholePicture({ view, shape }: { view: BoardViewModel; shape: StageShape }) {
  const { board, judgement, errors, highlight, settings } = view;
  const marks = useMemo(() => pictureMarks(view), [view]);
  const overlay = useMemo(() => pictureOverlay(view), [view]);
  return (
    <BoardPicture
      grid={board.grid}
      judgement={judgement}
      errors={errors}
      highlight={highlight}
      marks={marks}
      overlay={overlay}
      separateTiles={settings.separateTiles}
      showGhosts={settings.showGhosts}
      margin={Math.min(shape.marginX, shape.marginY)}
    />
  );
}

/** Where a pointer is, in cells from the top-left corner of the board. */
function pointOf(
  { currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
  { columns, rows, marginX, marginY }: StageShape,
): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    x: ((clientX - left) / width) * (columns + 2 * marginX) - marginX,
    y: ((clientY - top) / height) * (rows + 2 * marginY) - marginY,
  };
}
