import { useSelector } from '@xstate/react';
import {
  lazy,
  Suspense,
  useCallback,
  useMemo,
  useState,
  useSyncExternalStore,
  type CSSProperties,
} from 'react';
import type { BoardMark } from '#engine/canvas/scene/BoardViewModel.ts';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Hover } from '#engine/canvas/input/Hover.ts';
import type { OverlayCount } from '#engine/judging/countOverlay.ts';
import { cellsOf } from '#engine/judging/legend.ts';
import type { Store } from '#engine/store.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { trialCells } from '#engine/play/trial.ts';
import { useSetting } from '../settings/useSetting.ts';
import { createRequestedCounts } from './requestedCounts.ts';
import type { BoardStore, BoardSnapshot } from '../store/boardStore.ts';
import type { BoardCamera } from './BoardCanvas.tsx';
import { BoardGrid } from './a11y/BoardGrid.tsx';
import { orderMarks, trialMarks } from './boardMarks.ts';
import { CanvasGuard } from './CanvasGuard.tsx';
import { StaticBoard } from './StaticBoard.tsx';
import { stageShape, type StageShape } from './stageShape.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import { useBoardView } from './useBoardView.ts';

/** The canvas and its library come after the page: until then a still board takes the strokes. */
const loadingCanvas = import('./BoardCanvas.tsx');
const BoardCanvas = lazy(() => loadingCanvas.then(({ BoardCanvas }) => ({ default: BoardCanvas })));

interface StageProps {
  store: BoardStore;
  label: string;
  /** Key of the legend row whose cells are highlighted. */
  selected: string | null;
  /** The cell foresight speaks of. */
  foreseen: Cell | null;
  /** Whether cells carry the numbers of the order in which they were colored. */
  isPathShown: boolean;
  /** The cell that solved the board; null while it is not solved. */
  solvedFrom: Cell | null;
  /** The column to keep in sight. */
  column?: number | null;
  /**
   * Where the canvas shows the cells: set here, for the table over them and for what stands around
   * them.
   */
  camera: Store<Camera | null>;
  /** Told what moves the camera while there is a canvas. Must stay the same function. */
  onCameraControls: (controls: BoardCamera | null) => void;
  /** Told where the pointer is. Must stay the same function. */
  onHover?: ((hover: Hover) => void) | undefined;
}

/** The board itself: the canvas, and over it the table for keyboard and screen readers. */
export function Stage({
  store,
  label,
  selected,
  foreseen,
  isPathShown,
  solvedFrom,
  column,
  camera,
  onCameraControls,
  onHover: onPointed,
}: StageProps) {
  const [isLive, setLive] = useState(false);
  const onReady = useCallback(() => setLive(true), []);
  const highlight = useHighlight(store, selected);
  const shownCells = useMemo(() => (foreseen === null ? [] : [foreseen]), [foreseen]);
  const marks = useMarks(store, isPathShown);
  const { counts, onHover } = useHoverNews(store, onPointed);
  const view = useBoardView(store, {
    highlight,
    marks,
    solvedFrom,
    foreseen: shownCells,
    counts,
  });
  const showGhosts = useSetting('visualizeWrapArounds');
  const shape = useMemo(() => stageShape(view.board, showGhosts), [view.board, showGhosts]);
  return (
    <div
      className="stage relative min-h-0 flex-1 self-stretch overflow-clip rounded-chip phone:mx-1.5"
      style={styleOf(shape)}
    >
      {!isLive && (
        <StaticBoard view={view} shape={shape} onInput={store.actor.send} onHover={onHover} />
      )}
      <CanvasGuard>
        <Suspense>
          <div
            className="live-board absolute inset-0 not-data-live:pointer-events-none not-data-live:invisible"
            data-live={isLive || undefined}
          >
            <BoardCanvas
              view={view}
              onInput={store.actor.send}
              ref={onCameraControls}
              onReady={onReady}
              column={column ?? null}
              onCamera={camera.set}
              onHover={onHover}
            />
          </div>
        </Suspense>
      </CanvasGuard>
      <BoardGrid store={store} label={label} camera={camera} />
    </div>
  );
}

/** What clues count at the pointer, and who is told where that is. */
function useHoverNews(
  store: BoardStore,
  onPointed: ((hover: Hover) => void) | undefined,
): { readonly counts: readonly OverlayCount[]; readonly onHover: (hover: Hover) => void } {
  const requested = useMemo(() => createRequestedCounts(store, window), [store]);
  const counts = useSyncExternalStore(requested.subscribe, requested.current);
  const onHover = useCallback(
    (hover: Hover) => {
      requested.hover(hover);
      onPointed?.(hover);
    },
    [requested, onPointed],
  );
  return { counts, onHover };
}

/** Cells that the chosen row of the legend is about. */
function useHighlight(store: BoardStore, selected: string | null): readonly Cell[] {
  const snapshot = useBoardSnapshot(store, isWhole);
  return useMemo(() => {
    const row = snapshot.legend.find(({ key }) => key === selected);
    return row ? cellsOf(row, snapshot) : [];
  }, [snapshot, selected]);
}

/** What trials and the solve path add to the cells. */
function useMarks(store: BoardStore, isPathShown: boolean): readonly BoardMark[] {
  const grid = useSelector(store.actor, ({ context }) => context.grid);
  const trials = useSelector(store.actor, ({ context }) => context.trials);
  const path = useSelector(store.actor, ({ context }) => context.path);
  return useMemo(
    () => [
      ...trialMarks(trialCells(trials, grid), grid.width),
      ...(isPathShown ? orderMarks(path, grid.width) : []),
    ],
    [grid, trials, path, isPathShown],
  );
}

function isWhole(snapshot: BoardSnapshot): BoardSnapshot {
  return snapshot;
}

/** The shape as the style sheet reads it. */
function styleOf(shape: StageShape): CSSProperties {
  const { columns, rows, marginX, marginY, largestCellPx } = shape;
  const width = columns + 2 * marginX;
  const height = rows + 2 * marginY;
  return {
    '--ratio': width / height,
    '--widest': `${width * largestCellPx}px`,
    '--columns': columns,
    '--rows': rows,
    '--margin-x': marginX,
    '--margin-y': marginY,
    '--across': width,
  };
}
