import { useSelector } from '@xstate/react';
import { Flag, Music2 } from 'lucide-react';
import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Grid } from '#engine/grid/grid.ts';
import { columnAt } from '#engine/music/columnAt.ts';
import { rowsAt } from '#engine/music/rowsAt.ts';
import type { Note, Score } from '#engine/music/score.ts';
import { subscribeNow } from '#base/store.ts';
import { boardScore, findPlayback } from '#engine/play/playback.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { followCells, type BoardViewport } from '#ui/board/boardViewport.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { Music } from './useMusic.ts';
import { noteName, rowName } from './musicText.ts';
import { TimeRuler } from './TimeRuler.tsx';

/** A mark is as wide as the distance to the next one; its text is shortened to fit. */
const MARK =
  '@container absolute bottom-3 left-[calc(var(--left)+var(--column)*var(--cell))] h-6.5 w-[min(var(--room)*var(--cell)-3px,140px)] text-muted after:absolute after:top-full after:left-0 after:h-2.5 after:w-[1.5px] after:bg-current data-checkpoint:text-primary';
const TAG =
  'flex h-6.5 w-fit max-w-full items-center justify-center gap-1.5 overflow-clip pr-2 pl-1.5 whitespace-nowrap';
const CHECKPOINT =
  'score-checkpoint pointer-events-auto rounded-[7px] rounded-bl-none bg-fill-1 not-focus-visible:aria-pressed:inset-ring-[1.5px] not-focus-visible:aria-pressed:inset-ring-primary @max-[40px]:min-w-full @max-[40px]:px-0 @max-[40px]:text-[0px] data-passed:[&>svg]:fill-current';

/** A line with a head, and a fading trail while the board plays. */
const PLAYHEAD =
  'playhead absolute inset-y-[calc(var(--top)-8px)] -left-px w-0.5 rounded-[1px] bg-current will-change-transform [transform:translateX(calc(var(--left)+var(--playhead)*var(--cell)))] after:absolute after:-top-2.5 after:-left-2.25 after:border-x-10 after:border-t-13 after:border-transparent after:border-t-current';
const TRAIL =
  'text-[color-mix(in_oklab,var(--color-primary)_60%,var(--board-light))] before:absolute before:inset-y-2 before:right-0.5 before:w-[calc(2.4*var(--cell))] before:bg-[linear-gradient(to_left,color-mix(in_srgb,var(--color-primary)_20%,transparent),transparent)]';
/** The sounding cells: a ring around them, and two rings that spread (score.css). */
const RING =
  'score-ring absolute top-[calc(var(--top)+var(--row)*var(--cell))] left-[calc(var(--left)+var(--column)*var(--cell))] h-(--cell) w-[calc(var(--columns)*var(--cell))] rounded-[calc(0.16*var(--cell))] shadow-[inset_0_0_0_max(2px,0.05*var(--cell))_var(--color-primary)]';

/**
 * The frame of a score: names next to the rows, tempos and checkpoints above the columns, and the
 * playhead over the cells. It follows the camera and moves by custom properties: during playback it
 * renders once a column.
 */
export function ScoreFrame({
  music,
  viewport,
  store,
  children,
}: {
  music: Music;
  viewport: BoardViewport;
  store: BoardStore;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useBoardSnapshot(store, ({ board }) => board.grid);
  const score = useMemo(() => boardScore(grid), [grid]);
  useCellPlace(frame, viewport, grid);
  usePlayhead(frame, music, score);
  const column = useSelector(music.playback, ({ context }) => context.column);
  const source = useSelector(music.playback, ({ context }) => context.source);
  const start = useSelector(music.playback, ({ context }) => context.fromColumn);
  const sounding =
    score === null || column === null || source !== 'board'
      ? []
      : score.notes.filter((note) => isHeard(note, column));
  return (
    <div
      ref={frame}
      className="score relative mt-(--gutter-y) ml-(--gutter-x) flex min-h-0 flex-1 flex-col self-stretch lining-nums tabular-nums"
    >
      <RowNames
        grid={grid}
        column={column ?? start}
        sounding={sounding}
        isMaking={!store.mode.isSolving}
      />
      {score && (
        <ColumnMarks score={score} music={music} width={grid.width} start={start} column={column} />
      )}
      {children}
      <div className="pointer-events-none absolute inset-0 overflow-x-clip" aria-hidden="true">
        {sounding
          .filter((note) => note.column === column)
          .map((note) => (
            <span key={`${note.column} ${note.row}`} className={RING} style={placed(note)} />
          ))}
        {column !== null && (
          <span className={`${PLAYHEAD} ${source === 'solution' ? 'text-base-content' : TRAIL}`} />
        )}
      </div>
    </div>
  );
}

function isHeard({ column, columns }: Note, now: number): boolean {
  return column <= now && now < column + columns;
}

function RowNames({
  grid,
  column,
  sounding,
  isMaking,
}: {
  grid: Grid;
  column: number;
  sounding: readonly Note[];
  /** True if rows without a note are named, too. */
  isMaking: boolean;
}) {
  const t = useText();
  const lines = findPlayback(grid)?.controlLines ?? [];
  return (
    <ol
      className="score-rows pointer-events-none absolute inset-y-0 right-[calc(100%-var(--edge-left))] w-(--gutter-x) overflow-clip"
      aria-label={t('music.rowNotes')}
    >
      {rowsAt(lines, column, grid.height).map(({ note }, row) => (
        <li
          key={row}
          className="absolute inset-x-0 top-[calc(var(--top)+(var(--row)+0.5)*var(--cell))] -translate-y-1/2 overflow-hidden pe-2 text-end text-meta/[1.2] phone:pe-1.5 phone:text-note/[1.2] whitespace-nowrap text-muted transition-colors data-lit:font-lit data-lit:text-primary"
          style={{ '--row': row }}
          aria-label={t.say(noteName(note)) || (isMaking ? t('music.noNote') : undefined)}
          data-lit={sounding.some((heard) => heard.row === row) || undefined}
        >
          {t.say(rowName(note)) || (isMaking && '–')}
        </li>
      ))}
    </ol>
  );
}

function ColumnMarks({
  score,
  music,
  width,
  start,
  column,
}: {
  score: Score;
  music: Music;
  width: number;
  start: number;
  column: number | null;
}) {
  const t = useText();
  const tempos = score.tempos.filter((tempo) => !score.checkpoints.includes(tempo.column));
  const columns = [...tempos.map((tempo) => tempo.column), ...score.checkpoints, width];
  const markStyle = (at: number): CSSProperties => ({
    '--column': at,
    '--room': Math.min(...columns.filter((other) => other > at)) - at,
  });
  return (
    <div
      className="pointer-events-none absolute inset-x-0 bottom-[calc(100%-var(--edge-top))] z-1 h-(--gutter-y) overflow-x-clip text-label/[1.2] [&_svg]:size-3.25 [&_svg]:stroke-[1.7]"
      role="group"
      aria-label={t('music.marks')}
    >
      <TimeRuler music={music} columns={width} />
      {tempos.map(({ column: at, bpm }) => (
        <span key={at} className={MARK} style={markStyle(at)}>
          <span className={`score-tempo ${TAG} @max-[40px]:invisible`}>
            <Music2 className="@max-[52px]:hidden" aria-hidden />
            {bpm}
            <span className="@max-[84px]:hidden">{t('music.bpm')}</span>
          </span>
        </span>
      ))}
      {score.checkpoints.map((at, index) => (
        <span key={at} className={MARK} style={markStyle(at)} data-checkpoint>
          <button
            type="button"
            className={`${TAG} ${CHECKPOINT}`}
            aria-label={t('music.numberedCheckpoint', { number: index + 1 })}
            aria-pressed={start === at}
            data-passed={(column !== null && column >= at) || undefined}
            onClick={() => music.seek(start === at ? 0 : at)}
          >
            <Flag aria-hidden />
            <span className="@max-[118px]:hidden">{t('music.checkpoint')}</span>
            {index + 1}
          </button>
        </span>
      ))}
    </div>
  );
}

function placed({ column, row, columns }: Note): CSSProperties {
  return { '--column': column, '--row': row, '--columns': columns };
}

/** Row distances of written names; the height of a name. */
const NAME_STEPS = [1, 2, 4, 8];
const NAME_PX = 16;

/** Set the position of the cells as custom properties of the frame. */
function useCellPlace(
  frame: { readonly current: HTMLElement | null },
  viewport: BoardViewport,
  { width }: Grid,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    return followCells(element, viewport, width, (cellPx) => {
      element.dataset['rowStep'] = String(
        NAME_STEPS.find((step) => step * cellPx >= NAME_PX) ?? NAME_STEPS.at(-1),
      );
    });
  }, [frame, viewport, width]);
}

/** Move the playhead with the audio clock. */
function usePlayhead(
  frame: { readonly current: HTMLElement | null },
  { seconds }: Music,
  score: Score | null,
): void {
  useEffect(
    () =>
      subscribeNow(seconds, (now) => {
        const column = now === null || score === null ? 0 : columnAt(score, now);
        frame.current?.style.setProperty('--playhead', String(column));
      }),
    [frame, seconds, score],
  );
}
