import type { ComponentType } from 'react';
import type { Text } from '#texts/message.ts';

/** A message for the visitor, whatever page is on screen by then. */
export interface Notice {
  /** `loading` stays until it is changed or closed; `custom` brings an icon of its own. */
  readonly kind: 'blank' | 'error' | 'success' | 'loading' | 'custom';
  readonly message: Text;
  /** A button of the notice. An error or success with one stays until it is answered or closed. */
  readonly action?: { readonly label: Text; readonly run: () => void };
  /** Shown by `custom` notices. */
  readonly icon?: ComponentType<{ readonly className?: string }>;
}

/** A notice that was given, to be changed or closed. */
export interface NoticeHandle {
  /** Say something else in its place, as when what was loading is there. */
  readonly change: (notice: Notice) => void;
  readonly close: () => void;
}

/** Whoever shows notices. What has an id that is shown already takes its place. */
interface Listener {
  readonly show: (notice: Notice, id: number) => void;
  readonly close: (id: number) => void;
}

const queue = new Map<number, Notice>();
let count = 0;
let listener: Listener | null = null;

/** Show a notice now, or as soon as the toast area is there: before it, notices are queued. */
export function notify(notice: Notice): NoticeHandle {
  const id = ++count;
  const change = (it: Notice) => {
    if (listener) listener.show(it, id);
    else queue.set(id, it);
  };
  const close = () => {
    queue.delete(id);
    listener?.close(id);
  };
  change(notice);
  return { change, close };
}

/** Listen to notices, those in the queue first. Returns the way to stop. */
export function onNotice(
  show: Listener['show'],
  close: Listener['close'] = () => undefined,
): () => void {
  const own = { show, close };
  listener = own;
  for (const [id, notice] of queue) show(notice, id);
  queue.clear();
  return () => {
    if (listener === own) listener = null;
  };
}
