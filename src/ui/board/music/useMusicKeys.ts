import { use, useEffect } from 'react';
import { isElsewhere } from '#ui/board/access/isElsewhere.ts';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { musicKey } from './musicKeys.ts';
import type { Music } from './useMusic.ts';

/** The keys of a music puzzle, on its page or in its dialog. Not while typing or under another. */
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

/** Whether space presses, chooses or paints what has the focus. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, input, summary, [role="grid"], [role="slider"]') !== null
  );
}
