import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useMemo, useState, type CSSProperties } from 'react';
import { cellsOf } from '#engine/clues/legend.ts';
import type { Cell } from '#engine/grid/grid.ts';
import { useSetting } from '../settings/useSetting.ts';
import type { BoardFeed, BoardNews } from './boardFeed.ts';
import { BoardGrid } from './BoardGrid.tsx';
import { CanvasGuard } from './CanvasGuard.tsx';
import { StillBoard } from './StillBoard.tsx';
import { stageShape, type StageShape } from './stageShape.ts';
import { useBoardNews } from './useBoardNews.ts';
import { useBoardView } from './useBoardView.ts';

/** The canvas and its library come after the page: until then a still board takes the strokes. */
const loadingCanvas = import('./BoardCanvas.tsx');
const BoardCanvas = lazy(() => loadingCanvas.then(({ BoardCanvas }) => ({ default: BoardCanvas })));

/** The board itself: the canvas, and over it the table for keyboard and screen readers. */
export function Stage({
  feed,
  label,
  selected,
  isSolved,
  fits,
}: {
  feed: BoardFeed;
  label: string;
  /** Key of the legend row whose cells are highlighted. */
  selected: string | null;
  isSolved: boolean;
  /** Grows each time the whole board is to be seen again. */
  fits: number;
}) {
  const [isLive, setLive] = useState(false);
  const onReady = useCallback(() => setLive(true), []);
  const highlight = useHighlight(feed, selected);
  const lastCell = useSelector(feed.actor, ({ context }) => context.lastCell);
  const view = useBoardView(feed, highlight, isSolved ? (lastCell ?? 0) : null);
  const showGhosts = useSetting('visualizeWrapArounds');
  const shape = useMemo(() => stageShape(view.board, showGhosts), [view.board, showGhosts]);
  return (
    <div className="stage" style={styleOf(shape)}>
      {!isLive && <StillBoard view={view} shape={shape} onInput={feed.actor.send} />}
      <CanvasGuard>
        <Suspense>
          <div className="live-board" data-live={isLive || undefined}>
            <BoardCanvas view={view} onInput={feed.actor.send} fits={fits} onReady={onReady} />
          </div>
        </Suspense>
      </CanvasGuard>
      <BoardGrid feed={feed} label={label} />
    </div>
  );
}

/** Cells that the chosen row of the legend is about. */
function useHighlight(feed: BoardFeed, selected: string | null): readonly Cell[] {
  const news = useBoardNews(feed, isWhole);
  return useMemo(() => {
    const row = news.legend.find(({ key }) => key === selected);
    return row ? cellsOf(row, news) : [];
  }, [news, selected]);
}

function isWhole(news: BoardNews): BoardNews {
  return news;
}

/** The shape as the style sheet reads it. */
function styleOf(shape: StageShape): CSSProperties {
  const { columns, rows, marginX, marginY, largestCellPx } = shape;
  const width = columns + 2 * marginX;
  const height = rows + 2 * marginY;
  return {
    '--ratio': width / height,
    '--widest': `${width * largestCellPx}px`,
    '--grid-x': `${(marginX / width) * 100}%`,
    '--grid-y': `${(marginY / height) * 100}%`,
    '--columns': columns,
    '--rows': rows,
  };
}
