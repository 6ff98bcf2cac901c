import { useEffect } from 'react';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { boardSounds } from './loadAudio.ts';
import type { Music } from './useMusic.ts';

/** Loads when the board is there. A sound that waits for it is played unless it comes too late. */
const loadPaintAudio = async () => import('./paintAudio.ts');

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
    const loading = loadPaintAudio();
    loading.catch(() => undefined); // the play continues without sound
    const play = (sound: (sounds: Awaited<typeof loading>) => void) => {
      loading.then(sound).catch(() => undefined);
    };
    let before = store.actor.getSnapshot().context;
    let outcome = store.current().judgement.final;
    return store.immediate.subscribe(() => {
      const { context } = store.actor.getSnapshot();
      const isPainted = context.grid !== before.grid && context.contact !== null;
      const next = store.current().judgement.final;
      const said = next === outcome ? null : next;
      const [old, { grid }] = [isPainted ? before.grid : context.grid, context];
      if (music !== null) {
        const isStopped = music.playback.getSnapshot().matches('stopped');
        if (isPainted && isStopped) play(({ soundCells }) => soundCells(old, grid));
      } else if (!isSilent && (isPainted || said !== null)) {
        play(({ soundChange }) => soundChange(old, grid, said));
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
