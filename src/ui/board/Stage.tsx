import { useSelector } from '@xstate/react';
import {
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type CSSProperties,
} from 'react';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { BoardMark, BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Hover } from '#engine/canvas/Hover.ts';
import type { Grip } from '#engine/canvas/PointerTarget.ts';
import type { BoardHint } from '#engine/picture/BoardHint.ts';
import type { BoardAssistance } from '#engine/picture/shownAssistance.ts';
import type { OverlayCount } from '#engine/judging/countOverlay.ts';
import { cellsOf } from '#engine/judging/legend.ts';
import type { Store } from '#base/store.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import type { DrawnPreview } from '#engine/picture/DrawnPreview.ts';
import { finalCells } from '#engine/grid/givens.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import { trialCells } from '#engine/play/trial.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { createRequestedCounts } from './requestedCounts.ts';
import type { BoardStore, BoardSnapshot } from './boardStore.ts';
import type { BoardCamera } from './BoardCanvas.tsx';
import { cellsRead, type ClueReading } from './clueReader.ts';
import { BoardGrid } from '#ui/board/access/BoardGrid.tsx';
import { finalMarks, orderMarks, ownMarks, trialMarks } from './boardMarks.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { StaticBoard } from './StaticBoard.tsx';
import { stageShape, type StageShape } from './stageShape.ts';
import { useBoardSnapshot } from './useBoardSnapshot.ts';
import { drawnFirst, useBoardView } from './useBoardView.ts';

/** Loads when a board is drawn, not with this module: till then a still board takes the strokes. */
const BoardCanvas = lazy(() =>
  import('./BoardCanvas.tsx').then(({ BoardCanvas }) => ({ default: BoardCanvas })),
);
const ClueCard = lazy(() =>
  import('./ClueCard.tsx').then(({ ClueCard }) => ({ default: ClueCard })),
);

const NO_CELLS: readonly Cell[] = [];

interface StageProps {
  store: BoardStore;
  label: string;
  /** Key of the legend row whose cells are highlighted. */
  selected: string | null;
  /** The cell foresight speaks of. */
  foreseen: Cell | null;
  /** What a hint shows; absent for nothing. */
  hint?: BoardHint | null;
  /** What the live assistant shows; absent for nothing. */
  assistant?: BoardAssistance | null;
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
  /** The wheel turned over the board; true if it is not to zoom. Must stay the same function. */
  onWheel?: ((at: Point, steps: number) => boolean) | undefined;
  /** Cells to highlight; without any, those of the chosen row. */
  highlighted?: readonly Cell[] | undefined;
  /** What the tool in hand would do. */
  preview?: DrawnPreview | null;
  /** The board stays where it is: wheel, pinches and vertical swipes are left to the page. */
  isPartOfPage?: boolean | undefined;
}

/** Told what pointers do on the board. Each stays the same function. */
interface BoardListeners {
  readonly onInput: (input: BoardInput) => void;
  readonly onHover: (hover: Hover) => void;
  /** A finger rests on a cell; true if that is not to paint the other color. */
  readonly onHold: (cell: Cell) => boolean;
  /** What the tool in hand asks of strokes. */
  readonly grip: () => Grip;
  readonly isPartOfPage: boolean | undefined;
}

/** The board itself: the canvas, and over it the table for keyboard and screen readers. */
export function Stage({
  store,
  label,
  selected,
  foreseen,
  hint = null,
  assistant = null,
  isPathShown,
  solvedFrom,
  column,
  camera,
  onCameraControls,
  onHover: onPointed,
  onWheel,
  preview = null,
  highlighted = NO_CELLS,
  isPartOfPage,
}: StageProps) {
  const [isLive, setLive] = useState(false);
  const onReady = useCallback(() => setLive(true), []);
  const reading = useSyncExternalStore(store.reader.subscribe, store.reader.current);
  const follow = useFollowed(store);
  const read = useHighlight(store, selected, reading);
  const highlight = highlighted.length > 0 ? highlighted : read;
  const shownCells = useMemo(() => (foreseen === null ? [] : [foreseen]), [foreseen]);
  const marks = useMarks(store, isPathShown, solvedFrom !== null);
  const { counts, ...listeners } = usePointerNews(store, { onPointed, isLive, isPartOfPage });
  const also = { highlight, marks, solvedFrom, foreseen: shownCells, hint, preview, assistant };
  const view = useBoardView(store, { ...also, counts });
  const shape = useShape(view);
  return (
    <div
      className="stage relative min-h-0 flex-1 self-stretch overflow-clip rounded-chip phone:mx-1.5"
      style={styleOf(shape)}
    >
      {!isLive && <StaticBoard view={view} shape={shape} {...listeners} />}
      <PartBoundary fallback={null}>
        <Suspense>
          <div
            className="live-board absolute inset-0 not-data-live:pointer-events-none not-data-live:invisible"
            data-live={isLive || undefined}
          >
            <BoardCanvas
              view={view}
              {...listeners}
              onWheel={onWheel}
              follow={follow}
              ref={onCameraControls}
              onReady={onReady}
              column={column ?? null}
              onCamera={camera.set}
            />
          </div>
        </Suspense>
      </PartBoundary>
      <BoardGrid store={store} label={label} camera={camera} />
      <Reading store={store} reading={reading} camera={camera} />
    </div>
  );
}

function useShape({ board }: BoardViewModel): StageShape {
  const showGhosts = useSetting('visualizeWrapArounds');
  return useMemo(() => stageShape(board, showGhosts), [board, showGhosts]);
}

/** What is read of the board, beside where it stands. */
function Reading({
  reading,
  ...rest
}: Pick<StageProps, 'store' | 'camera'> & { reading: ClueReading | null }) {
  return <Suspense>{reading && <ClueCard reading={reading} {...rest} />}</Suspense>;
}

/** What the canvas follows: what a stroke changes, before pages hear of it. */
function useFollowed(store: BoardStore) {
  return useCallback(
    (show: (part: Partial<BoardViewModel>) => void) =>
      store.ahead.subscribe(() => show(drawnFirst(store))),
    [store],
  );
}

/** Where the strokes of both boards go. The still board is drawn by React, and so comes first. */
function useStrokes(store: BoardStore, isLive: boolean): (input: BoardInput) => void {
  const isDrawn = useRef(isLive);
  useLayoutEffect(() => {
    isDrawn.current = isLive;
  }, [isLive]);
  return useCallback(
    (input) => (isDrawn.current ? store.paint(input) : store.actor.send(input)),
    [store],
  );
}

interface Pointing extends Pick<StageProps, 'isPartOfPage'> {
  readonly onPointed: StageProps['onHover'];
  readonly isLive: boolean;
}

/** Who is told what pointers do, and what clues count where they are. */
function usePointerNews(
  store: BoardStore,
  { onPointed, isLive, isPartOfPage }: Pointing,
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
  const onInput = useStrokes(store, isLive);
  const grip = useCallback(() => gripOf(store), [store]);
  return { counts, onInput, onHover, onHold, grip, isPartOfPage };
}

function gripOf({ actor, mode }: BoardStore): Grip {
  const { tool } = actor.getSnapshot().context;
  return mode.tools.find(({ id }) => id === tool) ?? {};
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

/**
 * What trials, the player, final colors and the solve path add to the cells. The picture of a
 * solved board is clean.
 */
function useMarks(
  store: BoardStore,
  isPathShown: boolean,
  isFinished: boolean,
): readonly BoardMark[] {
  const grid = useSelector(store.actor, ({ context }) => context.grid);
  const trials = useSelector(store.actor, ({ context }) => context.trials);
  const path = useSelector(store.actor, ({ context }) => context.path);
  const own = useSelector(store.actor, ({ context }) => context.marks);
  const symbols = useSymbolCells(store);
  return useMemo(
    () => [
      ...(isFinished ? [] : finalMarks(finalCells(grid.tiles, store.givens), grid.width)),
      ...trialMarks(trialCells(trials, grid), grid.width),
      ...(isFinished ? [] : ownMarks(own, symbols, grid.width)),
      ...(isPathShown ? orderMarks(path, grid.width) : []),
    ],
    [store, grid, trials, path, own, symbols, isPathShown, isFinished],
  );
}

/** The cells on which a symbol is seen: one that is hidden must not be given away. */
function useSymbolCells(store: BoardStore): ReadonlySet<Cell> {
  const symbols = useBoardSnapshot(store, ({ board }) => board.grid.symbols);
  const visible = useBoardSnapshot(store, (snapshot) => snapshot.visible);
  const width = useBoardSnapshot(store, ({ board }) => board.width);
  const height = useBoardSnapshot(store, ({ board }) => board.height);
  return useMemo(
    () =>
      new Set(
        [...symbols].flatMap(([id, list]) =>
          list
            .filter((_, index) => visible.get(id)?.[index] ?? true)
            .flatMap(({ at }) => touchedStoredCells(at, { width, height })),
        ),
      ),
    [symbols, visible, width, height],
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
