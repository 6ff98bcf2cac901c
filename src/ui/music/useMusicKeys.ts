import { useEffect } from 'react';
import { isElsewhere } from '../keys/isElsewhere.ts';
import { musicKey } from './musicKeys.ts';
import type { Music } from './useMusic.ts';

/** The keys of a music puzzle. Not while typing, not under a dialog. */
export function useMusicKeys(music: Music | null): void {
  useEffect(() => {
    if (music === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const command = musicKey(event);
      if (command === null || (command === 'play-if-free' && isTaken(event.target))) return;
      event.preventDefault();
      music.toggleMain();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [music]);
}

/** Whether space presses, chooses or paints what has the focus. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, input, summary, [role="grid"], [role="slider"]') !== null
  );
}
