import { useSelector } from '@xstate/react';
import { Activity, Flag, Pause, Play, Repeat2, Square } from 'lucide-react';
import { useMemo } from 'react';
import { boardScore } from '#engine/play/playback.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { IconButton } from '#ui/shared/components/Button.tsx';
import { RichText } from '#ui/shared/texts/RichText.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { MusicOptions } from './MusicOptions.tsx';
import { barAndBeat } from './musicText.ts';
import { isSilent, type Music } from './useMusic.ts';

const BUTTON =
  'flex h-10 flex-none items-center justify-center gap-2.25 rounded-control text-control whitespace-nowrap phone:h-12 phone:min-w-12 [&>svg]:size-5 [&>svg]:stroke-[1.6]';
const LISTEN = 'bg-fill-2 pr-3.5 pl-2.75 aria-pressed:inset-ring-2 aria-pressed:inset-ring-primary';
const PLAY = 'min-w-13.5 bg-primary text-primary-content [&>svg]:fill-current';
const START =
  'relative grid size-10 place-items-center rounded-control text-muted hover:bg-fill-1 has-focus-visible:shadow-focus pointer-coarse:size-12 phone:hidden [&>svg]:size-5 [&>svg]:stroke-[1.6]';
const ICON_SIZE = 'size-10 pointer-coarse:size-12 phone:size-12';

/** Controls of the music: play solution or board, choose the start, and the current position. */
export default function MusicTransport({ music, store }: { music: Music; store: BoardStore }) {
  const t = useText();
  const { playback } = music;
  const isStopped = useSelector(playback, (snapshot) => snapshot.matches('stopped'));
  const isLooping = useSelector(playback, ({ context }) => context.isLooping);
  const source = useSelector(playback, ({ context }) => context.source);
  const isTuneOffered =
    useBoardSnapshot(store, ({ board }) => isSilent(board.grid)) && music.canListen && isStopped;
  return (
    <div
      className="relative flex flex-none items-center gap-1.5 @min-[860px]:@max-[1200px]:gap-0.5 lining-nums tabular-nums @max-[860px]:basis-full @max-[860px]:justify-center phone:justify-center phone:px-3 phone:pt-2 narrow:gap-1 narrow:px-1.5"
      role="group"
      aria-label={t('music.transport')}
    >
      {music.canListen && (
        <button
          type="button"
          className={`${BUTTON} ${LISTEN} ${isTuneOffered ? 'phone:hidden' : ''}`}
          aria-pressed={!isStopped && source === 'solution'}
          aria-label={t('music.hearSolution')}
          onClick={() => music.toggle('solution')}
        >
          <Activity aria-hidden />
          <span className="@max-[1020px]:hidden @max-[860px]:inline phone:hidden">
            {t('music.hearSolution')}
          </span>
        </button>
      )}
      <StartChoice music={music} store={store} />
      <MainButton music={music} isTuneOffered={isTuneOffered} />
      <IconButton
        icon={Square}
        label={t('music.stop')}
        keys="P"
        isDisabled={isStopped}
        size={`${ICON_SIZE} ${isTuneOffered ? 'phone:hidden' : ''}`}
        onPress={() => playback.send({ type: 'playback.stop' })}
      />
      <IconButton
        icon={Repeat2}
        label={t('music.loop')}
        isPressed={isLooping}
        size={ICON_SIZE}
        onPress={() => playback.send({ type: 'playback.loop' })}
      />
      <MusicOptions music={music} size={ICON_SIZE} />
      <Position music={music} store={store} isTuneOffered={isTuneOffered} />
    </div>
  );
}

/** Plays and pauses the board. While the board is silent it plays the tune; phones name it then. */
function MainButton({ music, isTuneOffered }: { music: Music; isTuneOffered: boolean }) {
  const t = useText();
  const isAtRest = useSelector(
    music.playback,
    (snapshot) => snapshot.matches('stopped') || snapshot.matches({ sounding: 'paused' }),
  );
  const isStopped = useSelector(music.playback, (snapshot) => snapshot.matches('stopped'));
  const name = t(isTuneOffered ? 'music.hearTune' : isAtRest ? 'music.play' : 'music.pause');
  return (
    <button
      type="button"
      className={`${BUTTON} ${PLAY} ${isTuneOffered ? 'phone:flex-1 phone:px-4' : ''}`}
      aria-label={name}
      title={isAtRest ? `${name} (P)` : name}
      onClick={() => (isStopped ? music.toggleMain() : music.pause())}
    >
      {isAtRest ? <Play aria-hidden /> : <Pause aria-hidden />}
      {isTuneOffered && <span className="hidden phone:inline">{name}</span>}
    </button>
  );
}

/** The start of both kinds of playback. On phones the ruler over the board has this function. */
function StartChoice({ music, store }: { music: Music; store: BoardStore }) {
  const t = useText();
  const start = useSelector(music.playback, ({ context }) => context.fromColumn);
  const grid = useBoardSnapshot(store, ({ board }) => board.grid);
  const checkpoints = useMemo(() => boardScore(grid)?.checkpoints ?? [], [grid]);
  if (checkpoints.length === 0) return null;
  const named = checkpoints
    .map((column, index) => ({ column, number: index + 1 }))
    .filter(({ column }) => column > 0);
  const isNamed = start === 0 || checkpoints.includes(start);
  return (
    <label className={START} title={t('music.whereToBegin')}>
      <Flag aria-hidden />
      <select
        className="absolute inset-0 cursor-pointer opacity-0 [&>option]:bg-[white] [&>option]:text-[black]"
        aria-label={t('music.whereToBegin')}
        value={start}
        onChange={({ target }) => music.seek(Number(target.value))}
      >
        <option value={0}>{t('music.beginning')}</option>
        {!isNamed && <option value={start}>{barAndBeat(start)}</option>}
        {named.map(({ column, number }) => (
          <option key={column} value={column}>
            {t('music.checkpointAt', { number, place: barAndBeat(column) })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Position({
  music,
  store,
  isTuneOffered,
}: {
  music: Music;
  store: BoardStore;
  isTuneOffered: boolean;
}) {
  const column = useSelector(music.playback, ({ context }) => context.column ?? context.fromColumn);
  const width = useBoardSnapshot(store, ({ board }) => board.grid.width);
  return (
    <span
      className={`min-w-21 @min-[860px]:@max-[1200px]:min-w-11 px-1.5 text-center text-[15px]/[1.3] text-muted narrow:min-w-9 narrow:px-0 ${isTuneOffered ? 'phone:hidden' : ''}`}
    >
      <RichText
        id="music.position"
        values={{ place: barAndBeat(column), last: barAndBeat(width - 1) }}
        tags={{
          now: (place) => <b className="font-strong text-base-content">{place}</b>,
          end: (words) => (
            <span className="@min-[860px]:@max-[1200px]:hidden narrow:hidden">{words}</span>
          ),
        }}
      />
    </span>
  );
}
