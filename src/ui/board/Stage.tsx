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
import type { BoardInput } from '#engine/canvas/input/BoardInput.ts';
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
import { cellsRead, type ClueReading } from '../store/clueReader.ts';
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
const ClueCard = lazy(() =>
  import('./ClueCard.tsx').then(({ ClueCard }) => ({ default: ClueCard })),
);

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
  /** Grows each time the whole board is to be seen again. */
  fits: number;
  /** The column to keep in sight. */
  column?: number | null;
  /**
   * Where the canvas shows the cells: set here, for the table over them and for what stands around
   * them.
   */
  camera: Store<Camera | null>;
  /** Told where the pointer is. Must stay the same function. */
  onHover?: ((hover: Hover) => void) | undefined;
}

/** Told what pointers do on the board. Each stays the same function. */
interface BoardListeners {
  readonly onInput: (input: BoardInput) => void;
  readonly onHover: (hover: Hover) => void;
  /** A finger rests on a cell; true if that is not to paint the other color. */
  readonly onHold: (cell: Cell) => boolean;
}

/** The board itself: the canvas, and over it the table for keyboard and screen readers. */
export function Stage({
  store,
  label,
  selected,
  foreseen,
  isPathShown,
  solvedFrom,
  fits,
  column,
  camera,
  onHover: onPointed,
}: StageProps) {
  const [isLive, setLive] = useState(false);
  const onReady = useCallback(() => setLive(true), []);
  const reading = useSyncExternalStore(store.reader.subscribe, store.reader.current);
  const highlight = useHighlight(store, selected, reading);
  const shownCells = useMemo(() => (foreseen === null ? [] : [foreseen]), [foreseen]);
  const marks = useMarks(store, isPathShown);
  const { counts, ...listeners } = usePointerNews(store, onPointed);
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
    <div className="stage relative aspect-(--ratio) flex-none overflow-clip" style={styleOf(shape)}>
      {!isLive && <StaticBoard view={view} shape={shape} {...listeners} />}
      <CanvasGuard>
        <Suspense>
          <div
            className="live-board absolute inset-0 not-data-live:pointer-events-none not-data-live:invisible"
            data-live={isLive || undefined}
          >
            <BoardCanvas
              view={view}
              {...listeners}
              fits={fits}
              onReady={onReady}
              column={column ?? null}
              onCamera={camera.set}
            />
          </div>
        </Suspense>
      </CanvasGuard>
      <BoardGrid store={store} label={label} camera={camera} />
      <Suspense>{reading && <ClueCard store={store} reading={reading} camera={camera} />}</Suspense>
    </div>
  );
}

/** Who is told what pointers do, and what clues count where they are. */
function usePointerNews(
  store: BoardStore,
  onPointed: ((hover: Hover) => void) | undefined,
): BoardListeners & { readonly counts: readonly OverlayCount[] } {
  const requested = useMemo(() => createRequestedCounts(store, window), [store]);
  const counts = useSyncExternalStore(requested.subscribe, requested.current);
  const onHover = useCallback(
    (hover: Hover) => {
      requested.hover(hover);
      store.reader.hover(hover);
      onPointed?.(hover);
    },
    [store, requested, onPointed],
  );
  const onHold = useCallback((cell: Cell) => isReadInstead(store, cell), [store]);
  return { counts, onInput: store.actor.send, onHover, onHold };
}

/** A finger rests on a cell while colors are painted: what stands there is read. */
function isReadInstead({ actor, reader }: BoardStore, cell: Cell): boolean {
  return actor.getSnapshot().context.tool === 'color' && reader.read(cell, 'hold');
}

/** Cells of the clues that are read, else those that the chosen row of the legend is about. */
function useHighlight(
  store: BoardStore,
  selected: string | null,
  reading: ClueReading | null,
): readonly Cell[] {
  const snapshot = useBoardSnapshot(store, isWhole);
  return useMemo(() => {
    if (reading) return cellsRead(snapshot, reading);
    const row = snapshot.legend.find(({ key }) => key === selected);
    return row ? cellsOf(row, snapshot) : [];
  }, [snapshot, selected, reading]);
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
    '--grid-x': `${(marginX / width) * 100}%`,
    '--grid-y': `${(marginY / height) * 100}%`,
    '--columns': columns,
    '--rows': rows,
  };
}
