import { BROWSER_TIMERS, type Timers } from './timers.ts';

/** Browsers give a lost context back within this time, or much later, or never. */
const AWAY_MS = 1000;

interface ContextEvents {
  /** The context was lost, and did not come back soon. */
  readonly onAway: () => void;
  readonly onRestored: () => void;
}

/** Watch the graphics context of a canvas until the signal. */
export function watchContext(
  canvas: EventTarget,
  { onAway, onRestored }: ContextEvents,
  signal: AbortSignal,
  timers: Timers = BROWSER_TIMERS,
): void {
  let cancel = (): void => undefined;
  const onLost = () => {
    cancel();
    cancel = timers.after(AWAY_MS, onAway);
  };
  const onBack = () => {
    cancel();
    onRestored();
  };
  canvas.addEventListener('webglcontextlost', onLost, { signal });
  canvas.addEventListener('webglcontextrestored', onBack, { signal });
  signal.addEventListener('abort', () => cancel());
}
