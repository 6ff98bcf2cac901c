import { message } from '#texts/message.ts';
import { isChord, type KeyPress } from '#ui/board/access/keyPress.ts';
import {
  letter,
  findCommand,
  type KeyRow,
  isElsewhere,
  isTurnedOff,
  KeyScope,
} from '#ui/board/access/useKeyTable.ts';
import { use, useEffect } from 'react';
import type { Music } from './useMusic.ts';

/**
 * `play`: play the board, or stop playback. `play-if-free`: the same, unless the focused element
 * uses the key.
 */
export type MusicCommand = 'play' | 'play-if-free';

/** Page-wide keys of music puzzles. */
export const MUSIC_KEYS: readonly KeyRow<MusicCommand>[] = [
  letter('p', message('music.keyPlay'), 'play'),
  {
    keys: ['Space'],
    label: message('music.keyPlayIfFree'),
    command: (press) =>
      press.key === ' ' && !press.shiftKey && !isChord(press) ? 'play-if-free' : null,
  },
];

/** The music command of a key; null for other keys and for repeated events. */
export function musicKey(press: KeyPress): MusicCommand | null {
  return press.repeat ? null : findCommand(MUSIC_KEYS, press);
}

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
      if (defaultPrevented || isElsewhere(target, scope) || isTurnedOff(event)) return;
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
