import 'pixi.js/unsafe-eval'; // the page's security policy forbids code made from text
import { Application, extend } from '@pixi/react';
import type { Application as PixiApplication } from 'pixi.js';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { BoardInput } from '#engine/canvas/input/BoardInput.ts';
import { BoardView } from '#engine/canvas/BoardView.ts';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { CameraController } from '#engine/canvas/camera/CameraController.ts';
import type { BoardViewModel } from '#engine/canvas/scene/BoardViewModel.ts';
import { mountBoard } from '#engine/canvas/mountBoard.ts';
import { watchHover, type Hover } from '#engine/canvas/input/watchHover.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import { hasGraphics } from '../platform/graphics.ts';
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

/** What buttons, keys and tests may ask of a board's canvas. */
export interface BoardCamera extends Pick<CameraController, 'fit' | 'zoomBy' | 'panBy'> {
  /** The middle of a cell in the window, in CSS pixels. */
  placeOf(cell: Cell): Point;
  /** Pictures drawn so far. */
  readonly frames: number;
}

interface BoardCanvasProps {
  view: BoardViewModel;
  onInput: (input: BoardInput) => void;
  /** Grows each time the whole board is to be seen again. */
  fits?: number;
  /** The first frame is drawn. Must stay the same function. */
  onReady?: () => void;
  /** The column to keep in sight. */
  column?: number | null;
  /** Told where the board lies in its frame, in CSS pixels. Must stay the same function. */
  onCamera?: ((camera: Camera) => void) | undefined;
  /** Told where a mouse or pen is over the board. Must stay the same function. */
  onHover?: ((hover: Hover) => void) | undefined;
  /** The camera, while there is a canvas. */
  ref?: Ref<BoardCamera | null>;
}

/** The board as one canvas, where the browser can draw one. Fills the nearest positioned element around it. */
export function BoardCanvas(props: BoardCanvasProps) {
  return hasGraphics() ? <LiveBoard {...props} /> : <NoCanvas />;
}

/** React mounts the application and hands on each view model; cells, symbols and motion belong to `BoardView`. */
function LiveBoard({
  view,
  onInput,
  fits = 0,
  column = null,
  onReady,
  onCamera,
  onHover,
  ref,
}: BoardCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [app, setApp] = useState<PixiApplication | null>(null);
  const [board, setBoard] = useState<BoardView | null>(null);

  useEffect(() => {
    if (app === null || board === null || frame.current === null) return undefined;
    const mounted = mountBoard(app, board, frame.current, onInput);
    const afterFirstFrame = requestAnimationFrame(() => onReady?.());
    return () => {
      cancelAnimationFrame(afterFirstFrame);
      mounted.destroy();
    };
  }, [app, board, onInput, onReady]);

  useImperativeHandle<BoardCamera | null, BoardCamera | null>(ref, () => board && cameraOf(board), [
    board,
  ]);

  useEffect(() => {
    if (fits > 0) board?.rig.fit();
  }, [board, fits]);

  useEffect(() => {
    if (column !== null) board?.rig.keepInSight(column);
  }, [board, column]);

  useEffect(() => {
    if (board === null || onCamera === undefined) return undefined;
    return board.rig.watch(onCamera);
  }, [board, onCamera]);

  useEffect(() => {
    if (board === null || frame.current === null || onHover === undefined) return undefined;
    return watchHover(board.rig, frame.current, onHover);
  }, [board, onHover]);

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
  const { rig } = board;
  return {
    fit: () => rig.fit(),
    zoomBy: (steps, at) => rig.zoomBy(steps, at),
    panBy: (dx, dy) => rig.panBy(dx, dy),
    placeOf: (cell) => board.placeOf(cell),
    get frames() {
      return board.frames;
    },
  };
}
