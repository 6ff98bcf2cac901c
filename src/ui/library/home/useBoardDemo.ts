import { useEffect, useRef, useState, type RefObject } from 'react';
import { paintCells } from '#engine/edit/edit.ts';
import type { Cell, SolidColor } from '#engine/grid/grid.ts';
import { REDUCED_MOTION, useMediaQuery } from '#ui/shared/platform/media.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';

/** Delay of the first stroke, so that the page is at rest first. */
const FIRST_MS = 1800;
/** Time that a stroke is shown. */
const SHOWN_MS = 2600;
/** Pause after a stroke. */
const OPEN_MS = 900;

/** Paints one of the strokes; the previous one was undone before. */
export interface DemoPainter {
  readonly paint: (stroke: number) => void;
  readonly undo: () => void;
}

/**
 * Demonstrates the board: every few seconds it paints one stroke and undoes it. Runs only while the
 * board is visible, and never again after `end`.
 */
export class BoardDemo {
  readonly #strokes: number;
  readonly #painter: DemoPainter;
  #next = 0;
  #isPainted = false;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(strokes: number, painter: DemoPainter) {
    this.#strokes = strokes;
    this.#painter = painter;
  }

  /** Set whether the board is visible. */
  setVisible(isVisible: boolean): void {
    if (this.#isOver) return;
    this.#reset();
    if (isVisible) this.#after(FIRST_MS, () => this.#paint());
  }

  /** End the demonstration, because the visitor uses the board. Undoes the stroke at once. */
  end(): void {
    if (this.#isOver) return;
    this.#reset();
    this.#isOver = true;
  }

  #paint(): void {
    this.#painter.paint(this.#next % this.#strokes);
    this.#next++;
    this.#isPainted = true;
    this.#after(SHOWN_MS, () => {
      this.#reset();
      this.#after(OPEN_MS, () => this.#paint());
    });
  }

  /** Undo the stroke and stop the timer. */
  #reset(): void {
    clearTimeout(this.#timer);
    if (this.#isPainted) this.#painter.undo();
    this.#isPainted = false;
  }

  #after(delayMs: number, then: () => void): void {
    this.#timer = setTimeout(then, delayMs);
  }
}

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
