import type { ComponentType } from 'react';
import type { Text } from '#texts/message.ts';

/** A message for the visitor, shown as a toast on any page. */
export interface Notice {
  /** `loading` stays until it is changed or closed; `custom` brings an icon of its own. */
  readonly kind: 'blank' | 'error' | 'success' | 'loading' | 'custom';
  readonly message: Text;
  /** A button of the notice. An error or success with one stays until it is answered or closed. */
  readonly action?: { readonly label: Text; readonly run: () => void };
  /** Shown by `custom` notices. */
  readonly icon?: ComponentType<{ readonly className?: string }>;
}

type Show = (notice: Notice, id: number) => void;

const queue = new Map<number, Notice>();
let count = 0;
let listener: Show | null = null;

/**
 * Show a notice, or queue it until the toast area is mounted. Returns a function that replaces it,
 * as when loading has finished.
 */
export function notify(notice: Notice): (next: Notice) => void {
  const id = ++count;
  const show = (it: Notice) => {
    if (listener) listener(it, id);
    else queue.set(id, it);
  };
  show(notice);
  return show;
}

/**
 * Listen to notices, starting with the queued ones. One with a known id replaces that one. Returns
 * the unsubscribe function.
 */
export function onNotice(show: Show): () => void {
  listener = show;
  queue.forEach(show);
  queue.clear();
  return () => {
    if (listener === show) listener = null;
  };
}
