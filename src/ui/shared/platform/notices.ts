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
type Remove = (id: number) => void;

const queue = new Map<number, Notice>();
let count = 0;
let listener: { readonly show: Show; readonly remove: Remove } | null = null;

/**
 * Show a notice, or queue it until the toast area is mounted. Returns a function that replaces it,
 * as when loading has finished, or removes it with null.
 */
export function notify(notice: Notice): (next: Notice | null) => void {
  const id = ++count;
  const show = (it: Notice | null) => {
    if (it === null) {
      queue.delete(id);
      listener?.remove(id);
    } else if (listener) listener.show(it, id);
    else queue.set(id, it);
  };
  show(notice);
  return show;
}

/**
 * Listen to notices, starting with the queued ones. One with a known id replaces that one. Returns
 * the unsubscribe function.
 */
export function onNotice(show: Show, remove: Remove = () => undefined): () => void {
  const own = { show, remove };
  listener = own;
  queue.forEach(show);
  queue.clear();
  return () => {
    if (listener === own) listener = null;
  };
}
