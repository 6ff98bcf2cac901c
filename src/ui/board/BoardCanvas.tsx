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
  type RefObject,
} from 'react';
import type { ReadableStore } from '#base/store.ts';
import type { BoardOptions } from '#engine/canvas/BoardOptions.ts';
import { BoardView } from '#engine/canvas/BoardView.ts';
import type { Camera as BoardPlace } from '#engine/canvas/camera/camera.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { mountBoard } from '#engine/canvas/mountBoard.ts';
import { shareTestContext } from '#engine/canvas/shareTestContext.ts';
import type { BoardCamera } from './boardCamera.ts';
import type { StillCamera, StillPicture } from './StillCamera.ts';
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

interface BoardCanvasProps {
  view: BoardViewModel;
  options: BoardOptions;
  /** Parts of the view that are drawn before React renders them. */
  immediate?: ReadableStore<Partial<BoardViewModel>> | undefined;
  /** The picture in place of the canvas. */
  still?: RefObject<StillPicture | null> | undefined;
  /** The camera controls: of the canvas, or of the picture if the browser cannot draw a canvas. */
  ref?: Ref<BoardCamera | null>;
}

/** The board as one canvas, if the browser can draw one. Fills its positioned ancestor. */
export function BoardCanvas(props: BoardCanvasProps) {
  const context = testContext();
  if (context === null) return <NoCanvas {...props} />;
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
    magnify: (at) => cameraController.magnify(at),
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

/**
 * Replaces the canvas in browsers that cannot draw one: moves the picture. Notifies once a tab.
 */
function NoCanvas({ still, options, ref }: BoardCanvasProps) {
  const [camera, setCamera] = useState<StillCamera | null>(null);
  const onCamera = useEffectEvent((it: BoardPlace | null) => options.events.onCamera?.(it));
  const { isInline = false } = options;
  useEffect(() => {
    if (isInline) return undefined;
    const life = new AbortController();
    void import('./StillCamera.ts').then(
      ({ StillCamera }) => {
        const picture = still?.current;
        if (life.signal.aborted || !picture) return;
        const made = new StillCamera(picture, (it) => onCamera(it));
        life.signal.addEventListener('abort', () => made.destroy());
        setCamera(made);
      },
      () => undefined, // without it the board cannot be zoomed
    );
    return () => life.abort();
  }, [isInline, still]);
  useImperativeHandle<BoardCamera | null, BoardCamera | null>(ref, () => camera, [camera]);
  useEffect(() => {
    if (camera) onCamera(null); // the controls are known from now on
  }, [camera]);
  useEffect(() => {
    if (isSaid || readOfTab(NO_CANVAS_KEY) !== null) return;
    isSaid = true; // in memory, too, because tab storage may be unavailable
    writeOfTab(NO_CANVAS_KEY, 'true');
    notify({ kind: 'error', message: message('board.noCanvas') });
  }, []);
  return null;
}
