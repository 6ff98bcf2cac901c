import { use, useEffect } from 'react';
import { isElsewhere } from '#ui/board/access/isElsewhere.ts';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { musicKey } from './musicKeys.ts';
import type { Music } from './useMusic.ts';

/**
 * Handles the keys of a music puzzle on its page or in its dialog, except in fields and under
 * dialogs.
 */
export function useMusicKeys(music: Pick<Music, 'toggleMain'> | null): void {
  const scope = use(KeyScope);
  useEffect(() => {
    if (music === null) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { defaultPrevented, target } = event;
      if (defaultPrevented || isElsewhere(target, scope)) return;
      const command = musicKey(event);
      if (command === null || (command === 'play-if-free' && isTaken(target))) return;
      event.preventDefault();
      music.toggleMain();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [music, scope]);
}

/** Returns whether the focused element uses the space bar. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, input, summary, [role="grid"], [role="slider"]') !== null
  );
}
