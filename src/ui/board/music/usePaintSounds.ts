import { useEffect } from 'react';
import type { Moment, Sounds } from '#engine/audio/Sounds.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { findPlayback } from '#engine/play/playback.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { afterNextFrame } from '#ui/board/paintFirstScheduler.ts';
import { settings } from '#ui/shared/settings/settings.ts';
import { boardSounds, soundsMadeSince } from './loadAudio.ts';
import type { Music } from './useMusic.ts';

/**
 * A sound that is ready later than this after its cause, or after the end of the first stroke, is
 * dropped.
 */
const LATEST_MS = 300;
/** Longer limit for the first note, which waits for the sounds to be created. */
const LATEST_FIRST_MS = 3000;

/**
 * Play the sounds of the board: paint, erase, error and solve; in a music puzzle the notes of cells
 * that turn dark, unless the music plays. At volume 0 nothing is loaded. Devices without audio stay
 * silent.
 */
export function usePaintSounds(
  store: BoardStore,
  { music, isSilent }: { readonly music: Music | null; readonly isSilent: boolean },
): void {
  useSoundsOfFirstPress(music !== null);
  useEffect(() => {
    let before = store.actor.getSnapshot().context;
    let outcome = store.current().judgement.final;
    return store.immediate.subscribe(() => {
      const { context } = store.actor.getSnapshot();
      const isPainted = context.grid !== before.grid && context.contact !== null;
      const next = store.current().judgement.final;
      const said = next === outcome ? null : OUTCOMES[next];
      if (music !== null) {
        const isStopped = music.playback.getSnapshot().matches('stopped');
        if (isPainted && isStopped) soundCells(before.grid, context.grid);
      } else if (!isSilent) {
        soundMoment(said ?? (isPainted ? paintMoment(before.grid, context.grid) : null));
      }
      outcome = next;
      before = context;
    });
  }, [store, music, isSilent]);
}

/** In a music puzzle, the first press anywhere creates the sounds. */
function useSoundsOfFirstPress(isMusic: boolean): void {
  useEffect(() => {
    if (!isMusic) return undefined;
    const life = new AbortController();
    const make = () => {
      life.abort();
      boardSounds(true).catch(() => undefined); // no audio on this device
    };
    for (const type of ['pointerdown', 'keydown'] as const)
      addEventListener(type, make, { capture: true, signal: life.signal });
    return () => life.abort();
  }, [isMusic]);
}

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

function soundMoment(moment: Moment | null): void {
  const { sfxVolume } = settings();
  if (moment !== null && sfxVolume > 0) inTime((sounds) => sounds.play(moment, sfxVolume), false);
}

/** Play the notes of cells that turned dark. */
function soundCells(old: Grid, grid: Grid): void {
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
