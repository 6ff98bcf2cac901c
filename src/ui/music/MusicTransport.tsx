import { useSelector } from '@xstate/react';
import { Activity, Flag, Pause, Play, ScanEye, Square } from 'lucide-react';
import { useMemo } from 'react';
import { boardScore } from '#engine/play/playback.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import { IconButton } from '../components/IconButton.tsx';
import { barAndBeat } from './musicText.ts';
import type { Music } from './useMusic.ts';

/** Hear the solution, hear the board, choose where to begin, and see where it is. */
export function MusicTransport({ music, store }: { music: Music; store: BoardStore }) {
  const { playback } = music;
  const isStopped = useSelector(playback, (snapshot) => snapshot.matches('stopped'));
  const isPaused = useSelector(playback, (snapshot) => snapshot.matches({ sounding: 'paused' }));
  const source = useSelector(playback, ({ context }) => context.source);
  const isListening = !isStopped && source === 'solution';
  const isPlaying = !isStopped && source === 'board';
  return (
    <div className="transport" role="group" aria-label="Music">
      {music.canListen && (
        <button
          type="button"
          className="transport-listen"
          aria-pressed={isListening}
          aria-label="Hear the solution"
          onClick={() => music.toggle('solution')}
        >
          <Activity aria-hidden />
          <span>Hear the solution</span>
        </button>
      )}
      <StartChoice music={music} store={store} />
      <button
        type="button"
        className="transport-play"
        aria-label={isStopped || isPaused ? 'Play' : 'Pause'}
        title={isStopped || isPaused ? 'Play (P)' : 'Pause'}
        onClick={() => (isPlaying || isListening ? music.pause() : music.toggle('board'))}
      >
        {isStopped || isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
      </button>
      <IconButton
        icon={Square}
        label="Stop"
        keys="P"
        isDisabled={isStopped}
        onPress={() => playback.send({ type: 'playback.stop' })}
      />
      <FollowSwitch music={music} />
      <Position music={music} store={store} />
    </div>
  );
}

function FollowSwitch({ music }: { music: Music }) {
  const isFollowing = useSelector(music.playback, ({ context }) => context.isFollowing);
  return (
    <IconButton
      icon={ScanEye}
      label="Keep the playhead in sight"
      isPressed={isFollowing}
      onPress={() => music.playback.send({ type: 'playback.follow' })}
    />
  );
}

/** Where both kinds of playing begin. */
function StartChoice({ music, store }: { music: Music; store: BoardStore }) {
  const start = useSelector(music.playback, ({ context }) => context.fromColumn);
  const grid = useBoardSnapshot(store, ({ board }) => board.grid);
  const checkpoints = useMemo(() => boardScore(grid)?.checkpoints ?? [], [grid]);
  if (checkpoints.length === 0) return null;
  return (
    <label className="transport-start" title="Where to begin">
      <Flag aria-hidden />
      <select
        aria-label="Where to begin"
        value={start}
        onChange={({ target }) =>
          music.playback.send({ type: 'playback.checkpoint', column: Number(target.value) })
        }
      >
        <option value={0}>Beginning</option>
        {checkpoints
          .map((column, index) => ({ column, name: `Checkpoint ${index + 1}` }))
          .filter(({ column }) => column > 0)
          .map(({ column, name }) => (
            <option key={column} value={column}>
              {name}, {barAndBeat(column)}
            </option>
          ))}
      </select>
    </label>
  );
}

function Position({ music, store }: { music: Music; store: BoardStore }) {
  const column = useSelector(music.playback, ({ context }) => context.column ?? context.fromColumn);
  const width = useBoardSnapshot(store, ({ board }) => board.grid.width);
  return (
    <span className="transport-position">
      <b>{barAndBeat(column)}</b> of {barAndBeat(width - 1)}
    </span>
  );
}
