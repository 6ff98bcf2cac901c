import { message } from '#texts/message.ts';
import {
  isChord,
  letter,
  findCommand,
  type KeyPress,
  type KeyRow,
} from '#ui/board/access/keyRows.ts';

/**
 * `play`: play the board, or stop what plays. `play-if-free`: the same, unless the key means
 * something where it was pressed.
 */
export type MusicCommand = 'play' | 'play-if-free';

/** Keys of music puzzles, all over the page. */
export const MUSIC_KEYS: readonly KeyRow<MusicCommand>[] = [
  letter('p', message('music.keyPlay'), 'play'),
  {
    keys: ['Space'],
    label: message('music.keyPlayIfFree'),
    command: (press) =>
      press.key === ' ' && !press.shiftKey && !isChord(press) ? 'play-if-free' : null,
  },
];

/**
 * What a key means for the music; null for keys that mean nothing. A key held down means it once.
 */
export function musicKey(press: KeyPress): MusicCommand | null {
  return press.repeat ? null : findCommand(MUSIC_KEYS, press);
}
