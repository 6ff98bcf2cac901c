import type { EarlyStrokes } from '#sentBoard/EarlyStrokes.ts';

/** Remove the board that the server has drawn into the page, if any. */
export function removeSentBoard(): void {
  document.getElementById('sent-board')?.remove();
  // A board that comes in the same commit takes its strokes; other pages have nothing for them.
  queueMicrotask(takeEarlyStrokes);
}

/** Take the strokes on the board that the server has drawn, if there are any, off the window. */
export function takeEarlyStrokes(): EarlyStrokes | undefined {
  const { earlyStrokes } = window;
  window.earlyStrokes = undefined;
  return earlyStrokes;
}
