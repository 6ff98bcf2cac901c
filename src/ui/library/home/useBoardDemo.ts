import { useEffect, useRef, useState, type RefObject } from 'react';
import { paintCells } from '#engine/edit/edit.ts';
import type { Cell, SolidColor } from '#engine/grid/grid.ts';
import { REDUCED_MOTION, useMediaQuery } from '#ui/shared/platform/media.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { BoardDemo } from './BoardDemo.ts';

/** A stroke of the demonstration. */
interface Stroke {
  readonly cell: Cell;
  readonly color: SolidColor;
}

/**
 * Run the demonstration on a board until the visitor presses anything, and never with reduced
 * motion. `isPressed` is true if the visitor pressed before the board was ready. Returns true once
 * the visitor has used the board, for features that can load then.
 */
export function useBoardDemo(
  store: BoardStore,
  strokes: readonly Stroke[],
  {
    frame,
    isPressed,
  }: { readonly frame: RefObject<HTMLElement | null>; readonly isPressed: boolean },
): boolean {
  const [hasBegun, setBegun] = useState(isPressed);
  const isOver = useRef(isPressed);
  const isStill = useMediaQuery(REDUCED_MOTION);
  const isMoving = useSetting('enableFancyAnimations') && !isStill;
  useEffect(() => {
    const element = frame.current;
    if (!element || !isMoving || isOver.current) return undefined;
    const demo = new BoardDemo(strokes.length, createPainter(store, strokes));
    const life = new AbortController();
    observeVisibility(element, (isVisible) => demo.setVisible(isVisible), life.signal);
    life.signal.addEventListener('abort', () => demo.end());
    // In the capture phase, so that the board gets the press after the stroke is undone.
    onFirstPress(window, ['pointerdown', 'keydown'], life, () => (isOver.current = true));
    onFirstPress(element, ['focusin'], life, () => (isOver.current = true));
    return () => life.abort();
  }, [store, strokes, frame, isMoving]);
  useEffect(() => {
    const life = new AbortController();
    if (frame.current)
      onFirstPress(frame.current, ['pointerdown', 'focusin'], life, () => setBegun(true));
    return () => life.abort();
  }, [frame]);
  return hasBegun;
}

/** Paints on a board unlike its visitor: without sounds, and without starting the solve. */
function createPainter({ actor }: BoardStore, strokes: readonly Stroke[]) {
  return {
    paint(index: number) {
      const stroke = strokes[index];
      const { grid } = actor.getSnapshot().context;
      if (stroke)
        actor.send({ type: 'colors.take', from: paintCells(grid, [stroke.cell], stroke.color) });
    },
    undo: () => actor.send({ type: 'history.undo' }),
  };
}

/** Observe whether an element may be visible, now and on every change. */
function observeVisibility(
  element: Element,
  onVisible: (isVisible: boolean) => void,
  signal: AbortSignal,
): void {
  let isInViewport = false;
  const follow = () => onVisible(isInViewport && document.visibilityState === 'visible');
  const observer = new IntersectionObserver((entries) => {
    isInViewport = entries.at(-1)?.isIntersecting === true;
    follow();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', follow, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Call a function at the first of some events, in the capture phase, then abort. */
function onFirstPress(
  target: EventTarget,
  types: readonly string[],
  life: AbortController,
  act: () => void,
): void {
  const begin = () => {
    act();
    life.abort();
  };
  for (const type of types)
    target.addEventListener(type, begin, { signal: life.signal, capture: true });
}
