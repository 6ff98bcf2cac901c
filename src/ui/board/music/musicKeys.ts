import { message } from '#texts/message.ts';
import {
  isChord,
  letter,
  findCommand,
  type KeyPress,
  type KeyRow,
} from '#ui/board/access/keyRows.ts';

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
