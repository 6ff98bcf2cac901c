import { useSelector } from '@xstate/react';
import { Flag, Music2 } from 'lucide-react';
import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import type { Grid } from '#engine/grid/grid.ts';
import { columnAt, rowsAt, type Note, type Score } from '#engine/music/score.ts';
import type { Camera } from '#engine/canvas/camera/camera.ts';
import { follow, type ReadableStore } from '#engine/store.ts';
import { boardScore, playbackOf } from '#engine/play/playback.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { followCells } from '../store/followCells.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import type { Music } from './useMusic.ts';
import { noteName } from './musicText.ts';

/**
 * What makes a board a score: names beside the rows, tempos and checkpoints above the columns, and the playhead over
 * the cells. It follows the camera of the board, and moves by style alone: playing renders once a column.
 */
export function ScoreFrame({
  music,
  camera,
  store,
  children,
}: {
  /** Null for puzzles that make none: their board stays as it is. */
  music: Music | null;
  /** Where the cells are. */
  camera: ReadableStore<Camera | null>;
  store: BoardStore;
  children: ReactNode;
}) {
  if (music === null) return children;
  return (
    <Framed music={music} camera={camera} store={store}>
      {children}
    </Framed>
  );
}

function Framed({
  music,
  camera,
  store,
  children,
}: {
  music: Music;
  camera: ReadableStore<Camera | null>;
  store: BoardStore;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const grid = useBoardSnapshot(store, ({ board }) => board.grid);
  const score = useMemo(() => boardScore(grid), [grid]);
  useCamera(frame, camera, grid);
  usePlayhead(frame, music, score);
  const column = useSelector(music.playback, ({ context }) => context.column);
  const source = useSelector(music.playback, ({ context }) => context.source);
  const start = useSelector(music.playback, ({ context }) => context.fromColumn);
  const sounding =
    score === null || column === null || source !== 'board'
      ? []
      : score.notes.filter((note) => isHeard(note, column));
  return (
    <div ref={frame} className="score" data-source={column === null ? undefined : source}>
      <RowNames grid={grid} column={column ?? start} sounding={sounding} />
      {score && (
        <ColumnMarks score={score} music={music} width={grid.width} start={start} column={column} />
      )}
      {children}
      <div className="score-light" aria-hidden="true">
        {sounding
          .filter((note) => note.column === column)
          .map((note) => (
            <span key={`${note.column} ${note.row}`} className="score-ring" style={placed(note)} />
          ))}
        {column !== null && <span className="playhead" />}
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
}: {
  grid: Grid;
  column: number;
  sounding: readonly Note[];
}) {
  const lines = playbackOf(grid)?.controlLines ?? [];
  return (
    <ol className="score-rows" aria-label="Notes of the rows">
      {rowsAt(lines, column, grid.height).map(({ note }, row) => (
        <li
          key={row}
          style={{ '--row': row }}
          data-lit={sounding.some((heard) => heard.row === row) || undefined}
        >
          {noteName(note)}
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
  const tempos = score.tempos.filter((tempo) => !score.checkpoints.includes(tempo.column));
  const columns = [...tempos.map((tempo) => tempo.column), ...score.checkpoints, width];
  const markStyle = (at: number): CSSProperties => ({
    '--column': at,
    '--room': Math.min(...columns.filter((other) => other > at)) - at,
  });
  return (
    <div className="score-marks" role="group" aria-label="Tempo and checkpoints">
      {tempos.map(({ column: at, bpm }) => (
        <span key={at} className="score-mark" style={markStyle(at)}>
          <span className="score-tempo">
            <Music2 aria-hidden />
            {bpm}
            <span className="score-word">bpm</span>
          </span>
        </span>
      ))}
      {score.checkpoints.map((at, index) => (
        <span key={at} className="score-mark" style={markStyle(at)} data-checkpoint>
          <button
            type="button"
            className="score-checkpoint"
            aria-label={`Checkpoint ${index + 1}`}
            aria-pressed={start === at}
            data-passed={(column !== null && column >= at) || undefined}
            onClick={() =>
              music.playback.send({ type: 'playback.checkpoint', column: start === at ? 0 : at })
            }
          >
            <Flag aria-hidden />
            <span className="score-word">Checkpoint</span>
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

/** Rows from one written name to the next, and how high a name is. */
const NAME_STEPS = [1, 2, 4, 8];
const NAME_PX = 16;

/** Tell the style sheet where the cells are: where the canvas says, and before it draws, where the still board lies. */
function useCamera(
  frame: { readonly current: HTMLElement | null },
  camera: ReadableStore<Camera | null>,
  { width }: Grid,
): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    return followCells(element, camera, width, (cellPx) => {
      element.dataset['rowStep'] = String(
        NAME_STEPS.find((step) => step * cellPx >= NAME_PX) ?? NAME_STEPS.at(-1),
      );
    });
  }, [frame, camera, width]);
}

/** Move the playhead with the audio clock. */
function usePlayhead(
  frame: { readonly current: HTMLElement | null },
  { seconds }: Music,
  score: Score | null,
): void {
  useEffect(
    () =>
      follow(seconds, (now) => {
        const column = now === null || score === null ? 0 : columnAt(score, now);
        frame.current?.style.setProperty('--playhead', String(column));
      }),
    [frame, seconds, score],
  );
}
