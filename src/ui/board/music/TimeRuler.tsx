import { useSelector } from '@xstate/react';
import { useText } from '#ui/shared/texts/texts.ts';
import { barAndBeat } from './musicText.ts';
import type { Music } from './useMusic.ts';

/**
 * A range input over the columns, with a thumb of one cell, so that a press selects the column
 * under it. It is invisible; the marks over the columns are shown instead.
 */
const SLIDER =
  'pointer-events-auto absolute inset-y-0 left-(--left) m-0 w-[calc(var(--slots)*var(--cell))] cursor-pointer appearance-none bg-transparent opacity-0 [&::-moz-range-thumb]:h-10 [&::-moz-range-thumb]:w-(--cell) [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:h-10 [&::-webkit-slider-thumb]:w-(--cell) [&::-webkit-slider-thumb]:appearance-none';
/** Mark of the next start, which also shows the focus of the slider. */
const HEAD =
  'absolute -bottom-px left-[calc(var(--left)+var(--column)*var(--cell)-7px)] border-x-7 border-t-9 border-transparent border-t-current text-muted peer-hover:text-base-content';
const FOCUS =
  'absolute inset-y-1 left-[calc(var(--left)+var(--column)*var(--cell))] w-(--cell) min-w-3 rounded-key peer-focus-visible:shadow-focus';

/** Columns as a time line. A press seeks, during playback or not. */
export function TimeRuler({ music, columns }: { music: Music; columns: number }) {
  const t = useText();
  const { playback, seek } = music;
  const start = useSelector(playback, ({ context }) => context.fromColumn);
  const column = useSelector(playback, ({ context }) => context.column);
  const at = column ?? start;
  if (columns < 2) return null;
  return (
    <>
      <input
        type="range"
        className={`peer ${SLIDER}`}
        style={{ '--slots': columns }}
        aria-label={t('music.place')}
        aria-valuetext={t('music.placeOf', {
          place: barAndBeat(at),
          last: barAndBeat(columns - 1),
        })}
        min={0}
        max={columns - 1}
        step={1}
        value={at}
        onChange={({ target }) => seek(target.valueAsNumber)}
      />
      <span className={FOCUS} style={{ '--column': at }} aria-hidden />
      {column === null && start > 0 && (
        <span className={`score-start ${HEAD}`} style={{ '--column': start }} aria-hidden />
      )}
    </>
  );
}
