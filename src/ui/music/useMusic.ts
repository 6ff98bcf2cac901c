import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardScore, listeningScore, playbackOf } from '#engine/play/playback.ts';
import { playbackMachine, type PlaybackSource } from '#machines/playbackMachine.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { notify } from '../platform/notices.ts';
import { loadAudio } from './loadAudio.ts';
import { playerActor } from './playerActor.ts';
import { createSignal, type Signal } from '../store/signal.ts';

/** Playback of a music puzzle, for everyone who shows or steers it. */
export interface Music {
  readonly playback: ActorRefFrom<typeof playbackMachine>;
  /** Seconds that were heard; null while nothing plays. */
  readonly seconds: Signal<number | null>;
  /** Where the board lies in its stage. */
  readonly camera: Signal<Camera | null>;
  /** Whether there is something to listen to. */
  readonly canListen: boolean;
  /** Start from the chosen checkpoint; if it plays or rests, stop. */
  readonly toggle: (source: PlaybackSource) => void;
  /** Rest, or go on. */
  readonly pause: () => void;
}

/** The music of a puzzle; null for puzzles that make none. Ends with the page. */
export function useMusic(store: BoardStore, solution: Grid | null): Music | null {
  const signals = useMemo(
    () => ({
      seconds: createSignal<number | null>(null),
      camera: createSignal<Camera | null>(null),
    }),
    [],
  );
  const machine = useMemo(
    () => playbackMachine.provide({ actors: { player: playerActor(signals.seconds) } }),
    [signals],
  );
  const playback = useActorRef(machine);
  const isMusic = useMemo(() => playbackOf(store.current().board.grid) !== null, [store]);

  useEffect(() => {
    if (!isMusic) return undefined;
    loadAudio().catch(() => {
      // Said when it matters: when the player presses play.
    });
    let told: string | null = null;
    const subscription = playback.subscribe(({ context: { failure } }) => {
      if (failure !== null && told === null) notify({ kind: 'error', message: failure });
      told = failure;
    });
    return () => subscription.unsubscribe();
  }, [isMusic, playback]);

  return useMemo(() => {
    if (!isMusic) return null;
    const gridNow = () => store.actor.getSnapshot().context.grid;
    const toggle = (source: PlaybackSource) => {
      const { value, context } = playback.getSnapshot();
      if (value !== 'stopped') playback.send({ type: 'playback.stop' });
      if (value !== 'stopped' && context.source === source) return;
      const grid = gridNow();
      const line = boardScore(grid);
      const score = source === 'board' ? line : listeningScore(grid, solution);
      if (!line || !score) return;
      const fromSeconds = line.columnStarts[context.fromColumn] ?? 0;
      playback.send({ type: 'playback.play', source, score, fromSeconds });
    };
    const pause = () => {
      const isPaused = playback.getSnapshot().matches({ sounding: 'paused' });
      playback.send({ type: isPaused ? 'playback.resume' : 'playback.pause' });
    };
    const canListen = listeningScore(gridNow(), solution) !== null;
    return { ...signals, playback, canListen, toggle, pause };
  }, [isMusic, playback, store, solution, signals]);
}

/** The column that sounds, if the board is to follow it. */
export function useFollowedColumn(music: Music | null): number | null {
  return useSelector(music?.playback, (snapshot) =>
    snapshot?.context.isFollowing ? snapshot.context.column : null,
  );
}
