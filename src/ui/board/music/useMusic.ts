import type { Text } from '#texts/message.ts';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { invariant } from '#base/invariant.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardScore, hasListeningScore } from '#engine/play/playback.ts';
import type { ReadableStore } from '#base/store.ts';
import type { playbackMachine, PlaybackSource } from '#machines/playbackMachine.ts';
import type { PlayActor } from '#ui/board/boardStore.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { loadAudio } from './loadAudio.ts';

type PlaybackActor = ActorRefFrom<typeof playbackMachine>;

/** Playback of a music puzzle, for components that show or control it. */
export interface Music {
  readonly playback: PlaybackActor;
  /** Current position in seconds; null without playback. */
  readonly seconds: ReadableStore<number | null>;
  /** True if the puzzle has a track or a solution to play. */
  readonly canListen: boolean;
  /** Start from the selected checkpoint; stop during playback or pause. */
  readonly toggle: (source: PlaybackSource) => void;
  /**
   * `toggle` for the source of the main button: the board, or the tune while the board is silent.
   */
  readonly toggleMain: () => void;
  /** Pause or resume. */
  readonly pause: () => void;
  /** Continue at a column, or start there next time. */
  readonly seek: (column: number) => void;
}

/** The music of a play; null for puzzles without music. */
export function useMusic(play: PlayActor, seconds: ReadableStore<number | null>): Music | null {
  const { playback } = play.getSnapshot().children;
  invariant(playback, 'a play has playback, if only in silence');
  const isMusic = useSelector(play, ({ context }) => context.isMusic);
  const canListen = useSelector(play, canBeHeard);
  useFailureNotice(isMusic ? playback : null);
  return useMemo(() => {
    if (!isMusic) return null;
    const toggle = (source: PlaybackSource) => play.send({ type: 'playback.toggle', source });
    return {
      playback,
      seconds,
      canListen,
      toggle,
      toggleMain: () => {
        const { board, playback: now } = play.getSnapshot().context;
        if (!now.isStopped) toggle(now.source);
        else toggle(canListen && isSilent(board.grid) ? 'solution' : 'board');
      },
      pause: () => play.send({ type: 'playback.hold' }),
      seek: (column) => play.send({ type: 'playback.seek', column }),
    };
  }, [isMusic, play, playback, seconds, canListen]);
}

/**
 * Returns whether the puzzle itself has a track or a solution, independent of the current colors.
 */
function canBeHeard({ context: { input } }: SnapshotFrom<PlayActor>): boolean {
  return hasListeningScore(input.document.grid, input.document.solution);
}

/** Returns whether no cell of a board makes a sound. */
export function isSilent(grid: Grid): boolean {
  return boardScore(grid)?.notes.length === 0;
}

/** Prefetches the audio, and notifies when it failed. */
function useFailureNotice(playback: PlaybackActor | null): void {
  useEffect(() => {
    if (!playback) return undefined;
    loadAudio().catch(() => {
      // Only when it matters: the player pressed play.
    });
    let last: Text | null = null;
    const subscription = playback.subscribe(({ context: { failure } }) => {
      if (failure !== null && last === null) notify({ kind: 'error', message: failure });
      last = failure;
    });
    return () => subscription.unsubscribe();
  }, [playback]);
}

/** The sounding column, if the board follows the music. */
export function useFollowedColumn(music: Music | null): number | null {
  return useSelector(music?.playback, (snapshot) =>
    snapshot?.context.isFollowing ? snapshot.context.column : null,
  );
}
