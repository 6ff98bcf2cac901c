import { useEffect, useRef } from 'react';
import type { BoardActor } from '../../store/boardStore.ts';
import { pageKey, type PageAction } from './pageKeys.ts';

/** Keys that work all over the page. Not while typing, not under a dialog. */
export function usePageKeys(actor: BoardActor, onCommand: (command: PageAction) => void): void {
  const latest = useRef(onCommand);
  useEffect(() => {
    latest.current = onCommand;
  }, [onCommand]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const meaning = pageKey(event);
      if (meaning === null) return;
      event.preventDefault();
      if (typeof meaning === 'string') latest.current(meaning);
      else actor.send(meaning);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actor]);
}

/** Whether a key was meant for a field or a dialog. */
export function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, [contenteditable], [role="dialog"]',
    ) !== null
  );
}
