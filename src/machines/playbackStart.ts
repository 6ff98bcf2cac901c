import { durationSecondsOf } from '#engine/music/score.ts';
import { boardScore, listeningScore } from '#engine/play/playback.ts';
import type { PlaybackEvent, PlaybackSource } from './playbackMachine.ts';
import type { PlayContext } from './playContext.ts';

/**
 * What asks to play the board or the solution from a column; null where there is no such music, or
 * none of any length. A track may end before that column, and is played from its start: what ends
 * as it begins would repeat for ever without a sound.
 */
export function playbackStart(
  { grid, solution }: PlayContext['board'],
  source: PlaybackSource,
  fromColumn: number,
): Extract<PlaybackEvent, { type: 'playback.play' }> | null {
  const line = boardScore(grid);
  const score = source === 'board' ? line : listeningScore(grid, solution);
  if (!line || !score) return null;
  const durationSeconds = durationSecondsOf(score);
  if (durationSeconds === 0) return null;
  const columnSeconds = line.columnStartsSeconds[fromColumn] ?? 0;
  const fromSeconds = columnSeconds < durationSeconds ? columnSeconds : 0;
  return { type: 'playback.play', source, score, fromSeconds };
}
