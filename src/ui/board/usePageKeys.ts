import { useEffect } from 'react';
import type { BoardActor } from './boardFeed.ts';
import { pageKey } from './boardKeys.ts';

/** Keys that work all over the page: undo, redo, restart, help. Not while typing, not under a dialog. */
export function usePageKeys(actor: BoardActor, onHelp: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const meaning = pageKey(event);
      if (meaning === null) return;
      event.preventDefault();
      if (meaning === 'help') onHelp();
      else actor.send(meaning);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actor, onHelp]);
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="dialog"]',
    ) !== null
  );
}
