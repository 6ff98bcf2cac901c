import { useSelector } from '@xstate/react';
import {
  Suspense,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type CSSProperties,
} from 'react';
import type { BoardEvents, BoardOptions, PointerMode } from '#engine/canvas/BoardOptions.ts';
import type { BoardMark, BoardOverlays } from '#engine/canvas/scene/BoardViewModel.ts';
import { findRowCells } from '#engine/judging/legend.ts';
import type { Store } from '#base/store.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { finalCells } from '#engine/grid/colors.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import { trialCells } from '#engine/play/trial.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { createRequestedCounts } from './requestedCounts.ts';
import type { BoardStore, BoardSnapshot } from './boardStore.ts';
import type { BoardCamera } from './boardCamera.ts';
import { cellsRead, type ClueReading } from './clueReader.ts';
import type { BoardViewport } from './boardViewport.ts';
import { BoardGrid } from '#ui/board/access/BoardGrid.tsx';
import { finalMarks, orderMarks, ownMarks, trialMarks } from './boardMarks.ts';
import { PartBoundary } from '#ui/shared/components/PartBoundary.tsx';
import { message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { createMagnifier } from './magnifier.ts';
import { StaticBoard } from './StaticBoard.tsx';
import type { StillPicture } from './StillCamera.ts';
import { isSameShape, stageShape, type StageShape } from '#engine/picture/stageShape.ts';
import { useBoardSnapshot } from './boardSelectors.ts';
import { useBoardView, useFollowedView, useImmediateParts } from './useBoardView.ts';

/** Lazy, so that boards need not wait for it: the static board takes the strokes until then. */
const BoardCanvas = lazyPart(async () => (await import('./BoardCanvas.tsx')).BoardCanvas);
const ClueCard = lazyPart(async () => (await import('./ClueCard.tsx')).ClueCard);

interface StageProps {
  store: BoardStore;
  label: string;
  /** Key of the legend row whose cells are highlighted. */
  selected: string | null;
  /**
   * Overlays of the mode. Its highlight takes precedence over the cells of the selected row; marks
   * and counts come from the board itself.
   */
  overlays?: BoardOverlays | undefined;
  /** True if cells show the numbers of the order in which they were colored. */
  isPathShown?: boolean | undefined;
  options?: Pick<BoardOptions, 'isInline' | 'column'> | undefined;
  events?: Pick<BoardEvents, 'onHover' | 'onWheel'> | undefined;
  /** Set here, for the table of cells and for the frame around the board. */
  viewport: BoardViewport;
  /** Set here; null without a canvas. */
  cameraControls: Store<BoardCamera | null>;
}

/** The board itself: the canvas, and over it the table for keyboard and screen readers. */
export function Stage({
  store,
  label,
  selected,
  overlays = NO_OVERLAYS,
  isPathShown = false,
  options,
  events,
  viewport,
  cameraControls,
}: StageProps) {
  const [isLive, setLive] = useState(false);
  const controls = useRef<BoardCamera | null>(null);
  const still = useRef<StillPicture | null>(null);
  const onStill = useCallback((picture: StillPicture | null) => (still.current = picture), []);
  const magnifier = useMemo(() => createMagnifier(cameraControls), [cameraControls]);
  const onControls = useCallback(
    (next: BoardCamera | null) => {
      controls.current = next;
      cameraControls.set(next);
    },
    [cameraControls],
  );
  const reading = useSyncExternalStore(store.reader.subscribe, store.reader.current);
  const read = useHighlight(store, selected, reading);
  const marks = useMarks(store, isPathShown, (overlays.solvedFrom ?? null) !== null);
  const requested = useMemo(() => createRequestedCounts(store, window), [store]);
  const counts = useSyncExternalStore(requested.subscribe, requested.current);
  const highlight = overlays.highlight?.length ? overlays.highlight : read;
  const immediate = useImmediateParts(store);
  const view = useBoardView(store, { ...overlays, highlight, marks, counts }, immediate);
  const shape = useShape(store);
  const boardOptions: BoardOptions = {
    ...options,
    id: useId(),
    pointerMode: () => readPointerMode(store),
    events: {
      ...strokeEvents(store, isLive),
      onHover(hover) {
        requested.hover(hover);
        store.reader.hover(hover);
        events?.onHover?.(hover);
      },
      onWheel: events?.onWheel,
      onTooSmall: magnifier.magnify,
      onCamera(camera) {
        viewport.set(camera);
        magnifier.onCamera();
      },
      onReady() {
        setLive(true);
        cameraControls.set(controls.current);
      },
      onLost() {
        setLive(false);
        cameraControls.set(null);
        notify({ kind: 'error', message: message('board.noCanvas') });
      },
    },
  };
  return (
    <div
      ref={(element) => viewport.stage.mount(element)}
      className="stage relative min-h-0 flex-1 self-stretch overflow-clip rounded-chip phone:mx-1.5"
      style={shapeStyle(shape)}
    >
      {!isLive && (
        <StillBoard
          store={store}
          view={view}
          shape={shape}
          options={boardOptions}
          onMount={onStill}
        />
      )}
      <LiveBoard
        isLive={isLive}
        view={view}
        options={boardOptions}
        immediate={immediate}
        still={still}
        onControls={onControls}
      />
      <BoardGrid store={store} label={label} viewport={viewport} />
      <Suspense>
        {reading && <ClueCard store={store} reading={reading} viewport={viewport} />}
      </Suspense>
    </div>
  );
}

const NO_OVERLAYS: BoardOverlays = {};

interface LiveBoardProps extends Omit<ComponentProps<typeof BoardCanvas>, 'ref'> {
  isLive: boolean;
  onControls: (controls: BoardCamera | null) => void;
}

/** The canvas, invisible until it is ready. */
function LiveBoard({ isLive, onControls, ...rest }: LiveBoardProps) {
  return (
    <PartBoundary fallback={null}>
      <Suspense>
        <div
          className="live-board absolute inset-0 not-data-live:pointer-events-none not-data-live:invisible"
          data-live={isLive || undefined}
        >
          <BoardCanvas ref={onControls} {...rest} />
        </div>
      </Suspense>
    </PartBoundary>
  );
}

/** The picture in place of the canvas. Separate, because it alone renders each change of a cell. */
function StillBoard({
  store,
  view,
  ...rest
}: ComponentProps<typeof StaticBoard> & { store: BoardStore }) {
  return <StaticBoard view={useFollowedView(store, view)} {...rest} />;
}

function useShape(store: BoardStore): StageShape {
  const showGhosts = useSetting('visualizeWrapArounds');
  return useBoardSnapshot(store, ({ board }) => stageShape(board, showGhosts), isSameShape);
}

/** Handlers of strokes. React draws the static board, so it must render before the next frame. */
function strokeEvents(store: BoardStore, isLive: boolean): Pick<BoardEvents, 'onInput' | 'onHold'> {
  return {
    onInput: (input) => (isLive ? store.paint(input) : store.actor.send(input)),
    onHold: (cell) => openReading(store, cell),
  };
}

/** The pointer mode of the selected tool. */
function readPointerMode({ actor, mode }: BoardStore): PointerMode {
  const { tool } = actor.getSnapshot().context;
  return mode.tools.find(({ id }) => id === tool) ?? {};
}

/** A long press while colors are painted opens the reading of the clues at a cell, if any. */
function openReading({ actor, reader }: BoardStore, cell: Cell): boolean {
  return actor.getSnapshot().context.tool === 'color' && reader.read(cell, 'hold');
}

/** Cells of the clues of the open reading, else those of the selected row of the legend. */
function useHighlight(
  store: BoardStore,
  selected: string | null,
  reading: ClueReading | null,
): readonly Cell[] {
  const select = (snapshot: BoardSnapshot) => {
    if (reading) return cellsRead(snapshot, reading);
    const row = selected === null ? null : snapshot.legend.find(({ key }) => key === selected);
    return row ? findRowCells(row, snapshot) : [];
  };
  return useBoardSnapshot(store, select, isSameList);
}

/**
 * Marks of final colors, trials, the player and the solve path. Final and own marks are left out
 * once the board is solved.
 */
function useMarks(
  store: BoardStore,
  isPathShown: boolean,
  isFinished: boolean,
): readonly BoardMark[] {
  const width = useBoardSnapshot(store, ({ board }) => board.width);
  const finals = useSelector(
    store.actor,
    ({ context }) => finalCells(context.grid.tiles, store.givens),
    isSameList,
  );
  const tried = useSelector(
    store.actor,
    ({ context }) => trialCells(context.trials, context.grid),
    isSameMap,
  );
  const path = useSelector(store.actor, ({ context }) => context.path);
  const own = useSelector(store.actor, ({ context }) => context.marks);
  const symbols = useBoardSnapshot(store, symbolCells, isSameSet);
  return useMemo(
    () => [
      ...(isFinished ? [] : finalMarks(finals, width)),
      ...trialMarks(tried, width),
      ...(isFinished ? [] : ownMarks(own, symbols, width)),
      ...(isPathShown ? orderMarks(path, width) : []),
    ],
    [width, finals, tried, path, own, symbols, isPathShown, isFinished],
  );
}

/** The cells with a visible symbol. Hidden symbols must not show by the look of a mark. */
function symbolCells({ board, visible }: BoardSnapshot): ReadonlySet<Cell> {
  return new Set(
    [...board.grid.symbols].flatMap(([id, list]) =>
      list
        .filter((_, index) => visible.get(id)?.[index] ?? true)
        .flatMap(({ at }) => touchedStoredCells(at, board)),
    ),
  );
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a === b || (a.length === b.length && a.every((item, index) => item === b[index]));
}

function isSameSet<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item));
}

function isSameMap<K, V>(a: ReadonlyMap<K, V>, b: ReadonlyMap<K, V>): boolean {
  return a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);
}

/** The shape as custom properties of the style sheet. */
function shapeStyle(shape: StageShape): CSSProperties {
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
