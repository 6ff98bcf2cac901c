import 'pixi.js/unsafe-eval'; // the page's security policy forbids `eval`
import { Application, extend } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react';
import type { ReadableStore } from '#base/store.ts';
import type { BoardOptions } from '#engine/canvas/BoardOptions.ts';
import { BoardView } from '#engine/canvas/BoardView.ts';
import type { CameraController } from '#engine/canvas/camera/CameraController.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { mountBoard } from '#engine/canvas/mountBoard.ts';
import { shareTestContext } from '#engine/canvas/shareTestContext.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { readOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';
import { testContext } from '#ui/shared/platform/graphics.ts';

extend({ BoardView });

declare module '@pixi/react' {
  interface PixiElements {
    pixiBoardView: {
      readonly ref: (board: BoardView | null) => void;
      readonly view: BoardViewModel;
    };
  }
}

/** Camera controls of a board's canvas, for buttons, keys and tests. */
export interface BoardCamera extends Pick<CameraController, 'glideToFit' | 'glideBy' | 'panBy'> {
  /** The center of a cell in the window, in CSS pixels. */
  placeOf(cell: Cell): Point;
  /** Number of frames drawn. */
  readonly frames: number;
}

interface BoardCanvasProps {
  view: BoardViewModel;
  options: BoardOptions;
  /** Parts of the view that are drawn before React renders them. */
  immediate?: ReadableStore<Partial<BoardViewModel>> | undefined;
  /** The camera controls; null without a canvas. */
  ref?: Ref<BoardCamera | null>;
}

/** The board as one canvas, if the browser can draw one. Fills its positioned ancestor. */
export function BoardCanvas(props: BoardCanvasProps) {
  const context = testContext();
  if (context === null) return <NoCanvas />;
  shareTestContext(context);
  return <LiveBoard {...props} />;
}

/** React mounts the application and passes view models on; `BoardView` does the drawing. */
function LiveBoard({ view, options, immediate, ref }: BoardCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<PixiApplication | null>(null);
  const [board, setBoard] = useState<BoardView | null>(null);
  const { isInline, column = null } = options;
  const latestOptions = useEffectEvent(() => options);

  useEffect(() => {
    if (app === null || board === null || frame.current === null) return undefined;
    const mounted = mountBoard(app, board, frame.current, () => latestOptions());
    return () => mounted.destroy();
  }, [app, board, isInline]);

  // Also after each render, because React may have rendered parts that are out of date by now.
  useLayoutEffect(() => follow(board, immediate), [board, immediate, view]);
  useEffect(() => immediate?.subscribe(() => follow(board, immediate)), [board, immediate]);

  useImperativeHandle<BoardCamera | null, BoardCamera | null>(ref, () => board && cameraOf(board), [
    board,
  ]);

  useEffect(() => {
    if (column !== null) board?.cameraController.keepInSight(column);
  }, [board, column]);

  return (
    <div ref={frame} style={{ position: 'absolute', inset: 0 }} aria-hidden="true">
      <Application
        preference="webgl"
        autoStart={false}
        sharedTicker={false}
        skipExtensionImports
        antialias={false}
        autoDensity
        preserveDrawingBuffer
        backgroundAlpha={0}
        resolution={window.devicePixelRatio}
        onInit={setApp}
      >
        <pixiBoardView ref={setBoard} view={view} />
      </Application>
    </div>
  );
}

/** Draw the current immediate parts. */
function follow(board: BoardView | null, immediate: BoardCanvasProps['immediate']): void {
  if (board?.view && immediate) board.view = { ...board.view, ...immediate.current() };
}

function cameraOf(board: BoardView): BoardCamera {
  const { cameraController } = board;
  return {
    glideToFit: () => cameraController.glideToFit(),
    glideBy: (steps, at) => cameraController.glideBy(steps, at),
    panBy: (dx, dy) => cameraController.panBy(dx, dy),
    placeOf: (cell) => board.placeOf(cell),
    get frames() {
      return board.frames;
    },
  };
}

/** Set in tab storage after the notice, so that a reload does not repeat it. */
const NO_CANVAS_KEY = 'noCanvasSaid';

let isSaid = false;

/** Replaces the canvas in browsers that cannot draw one. Notifies once a tab. */
function NoCanvas() {
  useEffect(() => {
    if (isSaid || readOfTab(NO_CANVAS_KEY) !== null) return;
    isSaid = true; // in memory, too, because tab storage may be unavailable
    writeOfTab(NO_CANVAS_KEY, 'true');
    notify({ kind: 'error', message: message('board.noCanvas') });
  }, []);
  return null;
}
