import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Comment } from '#contract/comments.ts';
import type { ElementMap } from '#ui/shared/platform/useElementMap.ts';

/** Within this distance of the end, the reader follows the newest comments. */
const NEAR_END_PX = 80;

/**
 * Scroll position of a list of comments, the newest last: at its end at first, or at the target
 * comment. It stays when earlier comments are inserted above, and moves to the end for a new
 * comment if that is the reader's own or the reader was at the end.
 */
export function useScroll(
  scroller: RefObject<HTMLElement | null>,
  comments: readonly Comment[],
  {
    reader,
    target,
    rows,
  }: {
    readonly reader: string;
    readonly target: string | null;
    readonly rows: ElementMap<string>;
  },
): void {
  const reached = useRef<string | null>(null);
  const last = useRef<{ first: string; topPx: number; end: string; isAtEnd: boolean } | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    const [first, end] = [comments[0], comments.at(-1)];
    if (!element || !first || !end) return undefined;
    const before = last.current;
    const toEnd = () => element.scrollTo(0, element.scrollHeight);
    const found = target !== null && target !== reached.current ? rows.get(target) : null;
    if (found) {
      reached.current = target;
      found.scrollIntoView({ block: 'center' });
      found.focus({ preventScroll: true });
    } else if (before === null) toEnd();
    else if (end.id !== before.end && (before.isAtEnd || end.creator.id === reader)) toEnd();
    else if (first.id !== before.first) {
      const row = rows.get(before.first);
      if (row) element.scrollBy(0, row.offsetTop - before.topPx);
    }
    const note = () => {
      const isAtEnd = element.scrollTop + element.clientHeight > element.scrollHeight - NEAR_END_PX;
      const topPx = rows.get(first.id)?.offsetTop ?? 0;
      last.current = { first: first.id, topPx, end: end.id, isAtEnd };
    };
    note();
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, [scroller, comments, reader, target, rows]);
}
