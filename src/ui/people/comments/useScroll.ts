import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Comment } from '#contract/comments.ts';

/** Nearer to the end than this, somebody reads what is newest. */
const NEAR_END_PX = 80;

/**
 * Keeps a list of comments, the newest last, where it is read: at its end at first, or at a comment
 * that is looked for; where it was when earlier ones come above; at its end when a new one comes
 * that is one's own or to somebody who is there.
 */
export function useScroll(
  scroller: RefObject<HTMLElement | null>,
  comments: readonly Comment[],
  { reader, wanted }: { readonly reader: string; readonly wanted: string | null },
): void {
  const reached = useRef<string | null>(null);
  const last = useRef<{ first: string; topPx: number; end: string; isAtEnd: boolean } | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    const [first, end] = [comments[0], comments.at(-1)];
    if (!element || !first || !end) return undefined;
    const rowOf = (id: string) =>
      element.querySelector<HTMLElement>(`[data-comment="${CSS.escape(id)}"]`);
    const before = last.current;
    const toEnd = () => element.scrollTo(0, element.scrollHeight);
    const found = wanted !== null && wanted !== reached.current ? rowOf(wanted) : null;
    if (found) {
      reached.current = wanted;
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
    } else if (before === null) toEnd();
    else if (end.id !== before.end && (before.isAtEnd || end.creator.id === reader)) toEnd();
    else if (first.id !== before.first) {
      const row = rowOf(before.first);
      if (row) element.scrollBy(0, row.offsetTop - before.topPx);
    }
    const note = () => {
      const isAtEnd = element.scrollTop + element.clientHeight > element.scrollHeight - NEAR_END_PX;
      const topPx = rowOf(first.id)?.offsetTop ?? 0;
      last.current = { first: first.id, topPx, end: end.id, isAtEnd };
    };
    note();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [scroller, comments, reader, wanted]);
}
