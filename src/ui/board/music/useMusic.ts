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

/** Playback of a music puzzle, for everyone who shows or steers it. */
export interface Music {
  readonly playback: PlaybackActor;
  /** Seconds that were heard; null while nothing plays. */
  readonly seconds: ReadableStore<number | null>;
  /** Whether there is something to listen to. */
  readonly canListen: boolean;
  /** Start from the chosen checkpoint; if it plays or rests, stop. */
  readonly toggle: (source: PlaybackSource) => void;
  /** The same with what the main button plays: the board, and while that is silent the tune. */
  readonly toggleMain: () => void;
  /** Rest, or go on. */
  readonly pause: () => void;
  /** Go on at a column, or begin there next time. */
  readonly seek: (column: number) => void;
}

/** The music of a play; null for puzzles that make none. */
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
      ...{ playback, seconds, canListen, toggle },
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

/** Whether there is a track or a solution to listen to: the puzzle's own, whatever is painted. */
function canBeHeard({ context: { input } }: SnapshotFrom<PlayActor>): boolean {
  return hasListeningScore(input.document.grid, input.document.solution);
}

/** Whether nothing on a board sounds. */
export function isSilent(grid: Grid): boolean {
  return boardScore(grid)?.notes.length === 0;
}

/** Loads the audio ahead, and tells when there was no sound. */
function useFailureNotice(playback: PlaybackActor | null): void {
  useEffect(() => {
    if (!playback) return undefined;
    loadAudio().catch(() => {
      // Said when it matters: when the player presses play.
    });
    let last: Text | null = null;
    const subscription = playback.subscribe(({ context: { failure } }) => {
      if (failure !== null && last === null) notify({ kind: 'error', message: failure });
      last = failure;
    });
    return () => subscription.unsubscribe();
  }, [playback]);
}

/** The column that sounds, if the board is to follow it. */
export function useFollowedColumn(music: Music | null): number | null {
  return useSelector(music?.playback, (snapshot) =>
    snapshot?.context.isFollowing ? snapshot.context.column : null,
  );
}
