import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { NO_HOVER, type Hover } from '#engine/canvas/Hover.ts';
import type { Cell, Point } from '#engine/grid/grid.ts';
import type { BoardHint } from '#engine/picture/BoardHint.ts';
import type { BoardAssistance } from '#engine/picture/shownAssistance.ts';
import type { DrawnPreview } from '#engine/picture/DrawnPreview.ts';
import { createStore } from '#base/store.ts';
import type { Rulers } from '#ui/board/rulers.ts';
import { Stage } from '../board/Stage.tsx';
import { useFollowedColumn } from '#ui/board/music/useMusic.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/useBoardSnapshot.ts';
import { useText } from '#ui/shared/texts/useText.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import type { Workspace } from './useWorkspace.ts';
import { withTexts } from '#ui/shared/texts/texts.ts';

/** Few puzzles make music; where one does, its loader has this loaded too. */
const ScoreFrame = lazy(() =>
  withTexts(import('#ui/board/music/ScoreFrame.tsx'), 'music').then(({ ScoreFrame }) => ({
    default: ScoreFrame,
  })),
);

/** What a mode shows on the board besides what is painted. */
export interface BoardExtras {
  /** The cell foresight speaks of. */
  readonly foreseen: Cell | null;
  /** What a hint shows; absent for nothing. */
  readonly hint?: BoardHint | null;
  /** Whether cells carry the numbers of the order in which they were colored. */
  readonly isPathShown: boolean;
  /** What the live assistant of the editor shows; absent for nothing. */
  readonly assistant?: BoardAssistance | null;
  /** What stands round a board that makes no music; nothing unless told. */
  readonly Frame?: ComponentType<BoardFrameProps>;
  /** Cells to highlight; without any, those of the chosen row. */
  readonly highlight?: readonly Cell[];
  /** What the tool in hand would do. */
  readonly preview?: DrawnPreview | null;
  /** Told where the pointer is. Must stay the same function. */
  readonly onHover?: (hover: Hover) => void;
  /** The wheel turned over the board; true if it is not to zoom. Must stay the same function. */
  readonly onWheel?: (at: Point, steps: number) => boolean;
  /** The board stays where it is: wheel, pinches and vertical swipes are left to the page. */
  readonly isPartOfPage?: boolean;
}

/** A frame round a board, and what it may follow: where the cells and the pointer are. */
interface BoardFrameProps extends Rulers {
  readonly store: BoardStore;
  readonly children: ReactNode;
}

/** The board with what stands round it: a score, or the frame of the mode. */
export function BoardStage({ workspace, extras }: { workspace: Workspace; extras: BoardExtras }) {
  const t = useText();
  const { store, music, camera, cameraControls, selected, solvedFrom } = workspace;
  const title = useSelector(store.actor, ({ context }) => context.metadata.title);
  const [hover] = useState(() => createStore(NO_HOVER));
  const { onHover: onPointed } = extras;
  const onHover = useCallback(
    (next: Hover) => {
      hover.set(next);
      onPointed?.(next);
    },
    [hover, onPointed],
  );
  const BoardFrame = music === null && extras.Frame ? extras.Frame : Unframed;
  const column = useFollowedColumn(music);
  const width = useBoardSnapshot(store, ({ board }) => board.width);
  const height = useBoardSnapshot(store, ({ board }) => board.height);
  const stage = (
    <BoardFrame camera={camera} hover={hover} store={store}>
      <Stage
        store={store}
        label={t('play.boardName', { title: title || UNTITLED, width, height })}
        selected={selected}
        foreseen={extras.foreseen}
        hint={extras.hint ?? null}
        assistant={extras.assistant ?? null}
        isPathShown={extras.isPathShown}
        solvedFrom={solvedFrom}
        camera={camera}
        onCameraControls={cameraControls.set}
        column={column}
        onHover={onHover}
        onWheel={extras.onWheel}
        preview={extras.preview ?? null}
        highlighted={extras.highlight}
        isPartOfPage={extras.isPartOfPage}
      />
    </BoardFrame>
  );
  if (music === null) return stage;
  return (
    <Suspense>
      <ScoreFrame music={music} camera={camera} store={store}>
        {stage}
      </ScoreFrame>
    </Suspense>
  );
}

function Unframed({ children }: BoardFrameProps) {
  return children;
}
