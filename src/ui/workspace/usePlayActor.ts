import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { createStore, type ReadableStore } from '#base/store.ts';
import { documentFromPuzzle } from '#machines/document.ts';
import type { PlayInput } from '#machines/playContext.ts';
import { recordedThisSession } from '#ui/shared/platform/storage.ts';
import type { PlayActor } from '#ui/board/boardStore.ts';
import { playWithEffects, primaryColor } from './actors.ts';
import type { OpenedPuzzle } from './OpenedPuzzle.ts';
import { SolveSlot } from './SolveSlot.ts';

export interface Playing {
  readonly play: PlayActor;
  /** The storage slot of the solve. */
  readonly slot: Pick<SolveSlot, 'key' | 'address' | 'isStored'>;
  /** Position of the music in seconds; null without playback. */
  readonly seconds: ReadableStore<number | null>;
}

/**
 * The actor of an opened puzzle, restored from its stored progress. It lives as long as the
 * component, and saves unsaved changes at the end.
 */
export function usePlayActor(opened: OpenedPuzzle): Playing {
  const [playing] = useState(() => {
    const seconds = createStore<number | null>(null);
    const input = inputFor(opened);
    const slot = new SolveSlot(opened, input.progress);
    const play = createActor(playWithEffects(opened, slot, seconds), { input });
    return { play, slot, seconds };
  });
  const { play } = playing;
  useEffect(() => {
    play.start();
    return () => {
      play.send({ type: 'page.left' });
      play.stop();
    };
  }, [play]);
  return playing;
}

function inputFor(opened: OpenedPuzzle): PlayInput {
  const { puzzle, mode, puzzleKey, saved, progress, isSaved = true } = opened;
  const document = documentFromPuzzle(puzzle);
  const isShown = window.document.visibilityState === 'visible';
  return {
    document,
    mode,
    color: primaryColor(),
    progress,
    time: {
      shownSinceMs: isShown ? performance.now() : null,
      spentMs: saved?.spentMs ?? 0,
    },
    charges: saved?.charges ?? null,
    isRecorded: !isSaved || saved?.isSolved === true || recordedThisSession().has(puzzleKey),
    isSaving: isSaved,
    now: () => performance.now(),
  };
}
