import { useMemo, useState } from 'react';
import { writeGridText } from '#engine/codec/gridText.ts';
import { createStore } from '#base/store.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import type { BoardCamera } from '#ui/board/BoardCanvas.tsx';
import { useKeyTable } from '#ui/board/access/useKeyTable.ts';
import { createBoardViewport } from '#ui/board/boardViewport.ts';
import { createBoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import type { OpenedPuzzle } from '#ui/workspace/OpenedPuzzle.ts';
import { usePlayActor } from '#ui/workspace/usePlayActor.ts';
import { useWalkRun } from './useWalkRun.ts';
import { WalkBoard } from './WalkBoard.tsx';
import { WALK_KEYS } from './walkKeys.ts';
import { WalkPanel } from './WalkPanel.tsx';
import { WalkTools } from './WalkTools.tsx';

/** The words below the board, or beside it where it is wide; all of it scrolls where it is low. */
const FRAME =
  'flex h-full min-h-0 flex-col short:overflow-y-auto beside:grid beside:grid-cols-[minmax(0,1fr)_minmax(300px,38%)] beside:gap-x-6 beside:overflow-visible beside:ps-page xl:grid-cols-[minmax(0,1fr)_420px]';
const BOARD =
  'flex h-[max(54%,300px)] min-h-0 min-w-0 flex-none flex-col px-1.5 pt-1 beside:h-auto beside:px-0 beside:pt-3 flat:pt-1';
/** A press of a key that zooms, in steps of the camera. */
const ZOOM_STEPS = 2;

/** How a player would solve a puzzle, step by step; nothing is painted by hand. */
export function Walkthrough({ opened }: { opened: OpenedPuzzle }) {
  const t = useText();
  const { play } = usePlayActor(opened);
  const store = useMemo(() => createBoardStore(play, opened.mode), [play, opened.mode]);
  const [text] = useState(() => writeGridText(opened.puzzle.grid));
  const run = useWalkRun(opened.puzzle.grid, text, store);
  const [viewport] = useState(createBoardViewport);
  const [controls] = useState(() => createStore<BoardCamera | null>(null));
  useKeyTable(WALK_KEYS, (command) => {
    const view = controls.current();
    if (command === 'fit') view?.glideToFit();
    else if (command === 'zoom.in') view?.glideBy(ZOOM_STEPS);
    else if (command === 'zoom.out') view?.glideBy(-ZOOM_STEPS);
    else run.send({ type: command });
  });
  const { title, grid } = opened.puzzle;
  const { width, height } = grid;
  const label = t('play.boardName', { title: title || UNTITLED, width, height });
  return (
    <div className={FRAME}>
      <div className={BOARD}>
        <WalkBoard store={store} run={run} label={label} viewport={viewport} controls={controls} />
        <WalkTools run={run} />
      </div>
      <WalkPanel run={run} store={store} puzzle={text} />
    </div>
  );
}
