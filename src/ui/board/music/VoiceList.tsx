import { useMemo } from 'react';
import { joined, message, type Text } from '#texts/message.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { listVoices, type MusicVoice } from '#engine/music/voices.ts';
import { findPlayback } from '#engine/play/playback.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { LabeledList } from '#ui/shared/components/LabeledList.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { INSTRUMENT_NAMES, noteName } from './musicText.ts';

/**
 * Instruments of the rows of a music puzzle, with their ranges of notes. Empty for other puzzles.
 */
export function VoiceList({ store }: { store: BoardStore }) {
  const t = useText();
  const grid = useBoardSnapshot(store, ({ board }) => board.grid);
  const voices = useVoices(grid);
  if (voices.length === 0) return null;
  return (
    <LabeledList label={t('music.voices')}>
      {voices.map((voice) => (
        <li
          key={voice.kind === 'drum' ? 'drum' : voice.instrument}
          className="flex items-baseline gap-3 px-2 py-1.5 text-[16px]/[1.3]"
        >
          <span
            className="size-2.75 flex-none rounded-[3px] bg-(--board-dark) ring ring-line-strong forced-color-adjust-none forced-colors:border"
            aria-hidden
          />
          <span>{t.say(INSTRUMENT_NAMES[voice.kind === 'drum' ? 'drum' : voice.instrument])}</span>
          <span className="ms-auto text-end text-muted">{t.say(rangeOf(voice))}</span>
        </li>
      ))}
    </LabeledList>
  );
}

function useVoices(grid: Grid): readonly MusicVoice[] {
  return useMemo(() => {
    const playback = findPlayback(grid);
    return playback ? listVoices(playback.controlLines, grid.height) : [];
  }, [grid]);
}

function rangeOf(voice: MusicVoice): Text {
  if (voice.kind === 'drum') return joined(voice.samples.map(noteName), ', ');
  const [from, to] = [noteName(voice.from), noteName(voice.to)];
  return from === to ? from : message('music.range', { from, to });
}
