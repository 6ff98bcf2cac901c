import type { Moment, Sounds } from '#engine/audio/Sounds.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { findPlayback } from '#engine/play/playback.ts';
import { afterNextFrame } from '#ui/board/paintFirstScheduler.ts';
import { settings } from '#ui/shared/settings/settings.ts';
import { boardSounds, soundsMadeSince } from './loadAudio.ts';

/**
 * A sound that is ready later than this after its cause, or after the end of the first stroke, is
 * dropped.
 */
const LATEST_MS = 300;
/** Longer limit for the first note, which waits for the sounds to be created. */
const LATEST_FIRST_MS = 3000;

const OUTCOMES: Readonly<Record<string, Moment | undefined>> = {
  error: 'error',
  satisfied: 'complete',
};

/** The sound of a change: cells were colored or erased. */
function paintMoment(old: Grid, { tiles }: Grid): Moment | null {
  const changed = tiles.find((tile, cell) => tile.color !== old.tiles[cell]?.color);
  if (!changed) return null;
  return changed.color === 'gray' ? 'remove' : 'place';
}

/** Play the sound of a new judgement, else that of painted cells. */
export function soundChange(old: Grid, grid: Grid, outcome: string | null): void {
  const judged = outcome === null ? undefined : OUTCOMES[outcome];
  const moment = judged ?? paintMoment(old, grid);
  const { sfxVolume } = settings();
  if (moment !== null && sfxVolume > 0) inTime((sounds) => sounds.play(moment, sfxVolume), false);
}

/** Play the notes of cells that turned dark. */
export function soundCells(old: Grid, grid: Grid): void {
  const playback = findPlayback(grid);
  if (!playback) return;
  const cells = grid.tiles.flatMap(({ exists, color }, cell) => {
    if (!exists || color !== 'dark' || old.tiles[cell]?.color === 'dark') return [];
    const column = cell % grid.width;
    return [{ column, row: (cell - column) / grid.width }];
  });
  if (cells.length > 0) inTime((sounds) => sounds.sound(playback, cells), true);
}

let asked = 0;
let hasSounded = false;

/**
 * Play a sound, unless it is ready too late. Of several waiting sounds only the last one plays. It
 * runs in a task after the frame, because a sound takes as long as the stroke itself.
 */
function inTime(sound: (sounds: Sounds) => Promise<void>, isUrgent: boolean): void {
  const askedMs = performance.now();
  const turn = ++asked;
  boardSounds(isUrgent)
    .then(async (sounds) => {
      const lateMs = performance.now() - Math.max(askedMs, soundsMadeSince());
      const isInTime = lateMs < (isUrgent && !hasSounded ? LATEST_FIRST_MS : LATEST_MS);
      if (turn !== asked || !isInTime) return;
      hasSounded = true;
      sounds.wake();
      await new Promise<void>((resolve) => {
        afterNextFrame(resolve);
      });
      await sound(sounds);
    })
    .catch(() => {
      // The play continues without sound.
    });
}
