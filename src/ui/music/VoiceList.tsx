import { useMemo } from 'react';
import type { Grid } from '#engine/grid/grid.ts';
import { voicesOf, type MusicVoice } from '#engine/music/voices.ts';
import { playbackOf } from '#engine/play/playback.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import { LabeledList } from '../components/LabeledList.tsx';
import { INSTRUMENT_NAMES, noteName } from './musicText.ts';

/**
 * What plays the rows of a music puzzle, and from which note to which. Nothing for other puzzles.
 */
export function VoiceList({ store }: { store: BoardStore }) {
  const grid = useBoardSnapshot(store, ({ board }) => board.grid);
  const voices = useVoices(grid);
  if (voices.length === 0) return null;
  return (
    <LabeledList label="Voices">
      {voices.map((voice) => (
        <li
          key={voice.kind === 'drum' ? 'drum' : voice.instrument}
          className="flex items-baseline gap-3 px-2 py-1.5 text-[16px]/[1.3]"
        >
          <span
            className="size-2.75 flex-none rounded-[3px] bg-(--board-dark) ring ring-line-strong forced-color-adjust-none forced-colors:border"
            aria-hidden
          />
          <span>{INSTRUMENT_NAMES[voice.kind === 'drum' ? 'drum' : voice.instrument]}</span>
          <span className="ms-auto text-end text-muted">{rangeOf(voice)}</span>
        </li>
      ))}
    </LabeledList>
  );
}

function useVoices(grid: Grid): readonly MusicVoice[] {
  return useMemo(() => {
    const playback = playbackOf(grid);
    return playback ? voicesOf(playback.controlLines, grid.height) : [];
  }, [grid]);
}

function rangeOf(voice: MusicVoice): string {
  if (voice.kind === 'drum') return voice.samples.map(noteName).join(', ');
  const [from, to] = [noteName(voice.from), noteName(voice.to)];
  return from === to ? from : `${from} to ${to}`;
}
