import { useSelector } from '@xstate/react';
import { Activity, Flag, Pause, Play, ScanEye, Square } from 'lucide-react';
import { useMemo } from 'react';
import { boardScore } from '#engine/play/playback.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import { IconButton } from '../components/IconButton.tsx';
import { barAndBeat } from './musicText.ts';
import type { Music } from './useMusic.ts';

const BUTTON =
  'flex h-10 items-center justify-center gap-2.25 rounded-control text-control whitespace-nowrap phone:h-12 phone:min-w-12 [&>svg]:size-5 [&>svg]:stroke-[1.6]';
const LISTEN = 'bg-fill-2 pr-3.5 pl-2.75 aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary';
const PLAY = 'w-13.5 bg-primary text-primary-content [&>svg]:fill-current';
const START =
  'relative grid size-10 place-items-center rounded-control text-muted hover:bg-fill-1 has-focus-visible:shadow-focus phone:h-12 phone:min-w-12 [&>svg]:size-5 [&>svg]:stroke-[1.6]';
const ICON_SIZE = 'size-10 pointer-coarse:size-12 phone:size-12';

/** Hear the solution, hear the board, choose where to begin, and see where it is. */
export function MusicTransport({ music, store }: { music: Music; store: BoardStore }) {
  const { playback } = music;
  const isStopped = useSelector(playback, (snapshot) => snapshot.matches('stopped'));
  const isPaused = useSelector(playback, (snapshot) => snapshot.matches({ sounding: 'paused' }));
  const source = useSelector(playback, ({ context }) => context.source);
  const isListening = !isStopped && source === 'solution';
  const isPlaying = !isStopped && source === 'board';
  return (
    <div
      className="flex flex-none items-center gap-1.5 lining-nums tabular-nums @max-[860px]:basis-full @max-[860px]:justify-center phone:justify-center phone:px-3 phone:pt-2"
      role="group"
      aria-label="Music"
    >
      {music.canListen && (
        <button
          type="button"
          className={`${BUTTON} ${LISTEN}`}
          aria-pressed={isListening}
          aria-label="Hear the solution"
          onClick={() => music.toggle('solution')}
        >
          <Activity aria-hidden />
          <span className="@max-[1020px]:hidden @max-[860px]:inline phone:hidden">
            Hear the solution
          </span>
        </button>
      )}
      <StartChoice music={music} store={store} />
      <button
        type="button"
        className={`${BUTTON} ${PLAY}`}
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
        size={ICON_SIZE}
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
      size={ICON_SIZE}
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
    <label className={START} title="Where to begin">
      <Flag aria-hidden />
      <select
        className="absolute inset-0 cursor-pointer opacity-0 [&>option]:bg-[white] [&>option]:text-[black]"
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
    <span className="min-w-21 px-1.5 text-center text-[15px]/[1.3] text-muted">
      <b className="font-strong text-base-content">{barAndBeat(column)}</b> of{' '}
      {barAndBeat(width - 1)}
    </span>
  );
}
