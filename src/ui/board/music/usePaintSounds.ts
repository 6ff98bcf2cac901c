import { useEffect } from 'react';
import type { Moment, Sounds } from '#engine/audio/Sounds.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { voiceAt } from '#engine/music/score.ts';
import { playbackOf } from '#engine/play/playback.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { afterNextFrame } from '#ui/board/paintFirstScheduler.ts';
import { settings } from '#ui/shared/settings/settings.ts';
import { boardSounds, soundsMadeSince } from './loadAudio.ts';
import type { Music } from './useMusic.ts';

/**
 * A sound that is ready later than this, after what was done or the end of a first stroke, no
 * longer belongs to it.
 */
const LATEST_MS = 300;
/** The first note waits for what makes it: better late than not heard at all. */
const LATEST_FIRST_MS = 3000;
/** Cells of one change that sound their notes. */
const MOST_NOTES = 2;

/**
 * Make the board heard: ink, erasing, an error, the end; in a music puzzle instead the notes of
 * cells that turn dark, unless the music plays. Nothing loads at volume 0, and a device without
 * sound stays silent.
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

/** In a music puzzle what sounds is made at the first press, wherever that is. */
function useSoundsOfFirstPress(isMusic: boolean): void {
  useEffect(() => {
    if (!isMusic) return undefined;
    const life = new AbortController();
    const make = () => {
      life.abort();
      boardSounds(true).catch(() => undefined); // a device without sound stays silent
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

/** What painting did: it put color on cells, or took it from them. */
function paintMoment(old: Grid, { tiles }: Grid): Moment | null {
  const changed = tiles.find((tile, cell) => tile.color !== old.tiles[cell]?.color);
  if (!changed) return null;
  return changed.color === 'gray' ? 'remove' : 'place';
}

function soundMoment(moment: Moment | null): void {
  const { sfxVolume } = settings();
  if (moment !== null && sfxVolume > 0) inTime((sounds) => sounds.play(moment, sfxVolume), false);
}

/** Sound the cells that turned dark. */
function soundCells(old: Grid, grid: Grid): void {
  const playback = playbackOf(grid);
  if (!playback) return;
  const { controlLines, isNormalized } = playback;
  const voices = grid.tiles
    .flatMap(({ exists, color }, cell) => {
      if (!exists || color !== 'dark' || old.tiles[cell]?.color === 'dark') return [];
      const column = cell % grid.width;
      const row = (cell - column) / grid.width;
      return voiceAt(controlLines, { column, row, isNormalized }) ?? [];
    })
    .slice(0, MOST_NOTES);
  if (voices.length > 0) inTime((sounds) => sounds.sound(voices), true);
}

let asked = 0;
let hasSounded = false;

/**
 * Sound something, unless what makes sound comes too late, or never. Of what was asked for
 * meanwhile, only the last sounds. In a task after the picture: what sounds takes as long to make
 * as the stroke it belongs to.
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
      await new Promise<void>((resolve) => {
        afterNextFrame(resolve);
      });
      await sound(sounds);
    })
    .catch(() => {
      // Play goes on without sound.
    });
}
