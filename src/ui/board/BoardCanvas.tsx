import 'pixi.js/unsafe-eval'; // the page's security policy forbids `eval`
import { Application, extend } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import { BoardView } from '#engine/canvas/BoardView.ts';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { CameraController } from '#engine/canvas/camera/CameraController.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { mountBoard, type BoardListeners } from '#engine/canvas/mountBoard.ts';
import type { Hover } from '#engine/canvas/Hover.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { hasGraphics } from '#ui/shared/platform/graphics.ts';
import { NoCanvas } from './NoCanvas.tsx';

extend({ BoardView });

declare module '@pixi/react' {
  interface PixiElements {
    pixiBoardView: {
      readonly ref: (board: BoardView | null) => void;
      readonly view: BoardViewModel;
    };
  }
}

/** What buttons, keys and tests may do with the camera of a board's canvas. */
export interface BoardCamera extends Pick<CameraController, 'glideToFit' | 'glideBy' | 'panBy'> {
  /** The middle of a cell in the window, in CSS pixels. */
  placeOf(cell: Cell): Point;
  /** Pictures drawn so far. */
  readonly frames: number;
}

interface BoardCanvasProps {
  view: BoardViewModel;
  onInput: (input: BoardInput) => void;
  /**
   * Shows parts of the view as soon as they change: React passes them on as well, but later.
   * Returns the way to stop. Must stay the same function.
   */
  follow?: ((show: (part: Partial<BoardViewModel>) => void) => () => void) | undefined;
  /** The board is drawn and ready for input. Must stay the same function. */
  onReady?: () => void;
  /** The column to keep in sight. */
  column?: number | null;
  /** Called with where the board lies in its frame, in CSS pixels. Must stay the same function. */
  onCamera?: ((camera: Camera) => void) | undefined;
  /** Called with where a mouse or pen is over the board. Must stay the same function. */
  onHover?: ((hover: Hover) => void) | undefined;
  /** A finger rests on a cell; true if that is not to paint. Must stay the same function. */
  onHold?: ((cell: Cell) => boolean) | undefined;
  /** Whether strokes tell of points within a cell too. Must stay the same function. */
  grip?: BoardListeners['grip'];
  /** The wheel turned over the board; true if it is not to zoom. Must stay the same function. */
  onWheel?: BoardListeners['onWheel'];
  /** The board stays where it is: wheel, pinches and vertical swipes are left to the page. */
  isPartOfPage?: boolean | undefined;
  /** The camera, while there is a canvas. */
  ref?: Ref<BoardCamera | null>;
}

/** The board as one canvas, where the browser can draw one. Fills its positioned ancestor. */
export function BoardCanvas(props: BoardCanvasProps) {
  return hasGraphics() ? <LiveBoard {...props} /> : <NoCanvas />;
}

/** React mounts the application and passes view models on; `BoardView` does the drawing. */
function LiveBoard({
  view,
  onInput,
  follow,
  column = null,
  onReady,
  onCamera,
  onHover,
  onHold,
  grip,
  onWheel,
  isPartOfPage,
  ref,
}: BoardCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<PixiApplication | null>(null);
  const [board, setBoard] = useState<BoardView | null>(null);

  useEffect(() => {
    if (app === null || board === null || frame.current === null) return undefined;
    const listeners = { onInput, onHover, onHold, onReady, grip, onWheel, isPartOfPage };
    const mounted = mountBoard(app, board, frame.current, listeners);
    return () => mounted.destroy();
  }, [app, board, onInput, onHover, onHold, onReady, grip, onWheel, isPartOfPage]);

  useEffect(
    () =>
      follow?.((part) => {
        if (board?.view) board.view = { ...board.view, ...part };
      }),
    [board, follow],
  );

  useImperativeHandle<BoardCamera | null, BoardCamera | null>(ref, () => board && cameraOf(board), [
    board,
  ]);

  useEffect(() => {
    if (column !== null) board?.cameraController.keepInSight(column);
  }, [board, column]);

  useEffect(() => {
    if (board === null || onCamera === undefined) return undefined;
    return board.cameraController.subscribe(onCamera);
  }, [board, onCamera]);

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
