import type { Text } from '#texts/message.ts';

/** A message for the visitor, whatever page is on screen by then. */
export interface Notice {
  readonly kind: 'error' | 'success';
  readonly message: Text;
  /** A button of the notice. A notice with one stays until it is answered or closed. */
  readonly action?: { readonly label: Text; readonly run: () => void };
}

const queue: Notice[] = [];
let listener: ((notice: Notice) => void) | null = null;

/** Show a notice now, or as soon as the toast area is there: before it, notices are queued. */
export function notify(notice: Notice): void {
  if (listener) listener(notice);
  else queue.push(notice);
}

/** Listen to notices, those in the queue first. Returns the way to stop. */
export function onNotice(show: (notice: Notice) => void): () => void {
  listener = show;
  queue.splice(0).forEach(show);
  return () => {
    if (listener === show) listener = null;
  };
}
