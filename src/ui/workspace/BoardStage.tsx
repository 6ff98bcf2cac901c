import { useState, type ComponentType, type ReactNode } from 'react';
import { NO_HOVER } from '#engine/canvas/input/Hover.ts';
import type { Cell } from '#engine/grid/grid.ts';
import type { BoardAssistance } from '#engine/picture/assistance.ts';
import { createStore } from '#engine/store.ts';
import type { Rulers } from '../board/rulers/rulers.ts';
import { Stage } from '../board/Stage.tsx';
import { ScoreFrame } from '../music/ScoreFrame.tsx';
import { useFollowedColumn } from '../music/useMusic.ts';
import { UNTITLED } from '../product.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import type { Workspace } from './useWorkspace.ts';

/** What a mode shows on the board besides what is painted. */
export interface BoardExtras {
  /** The cell foresight speaks of. */
  readonly foreseen: Cell | null;
  /** Whether cells carry the numbers of the order in which they were colored. */
  readonly isPathShown: boolean;
  /** What the live assistant of the editor shows; absent for nothing. */
  readonly assistant?: BoardAssistance | null;
  /** What stands round a board that makes no music; nothing unless told. */
  readonly Frame?: ComponentType<BoardFrameProps>;
}

/** A frame round a board, and what it may follow: where the cells and the pointer are. */
interface BoardFrameProps extends Rulers {
  readonly store: BoardStore;
  readonly children: ReactNode;
}

/** The board with what stands round it: a score, or the frame of the mode. */
export function BoardStage({ workspace, extras }: { workspace: Workspace; extras: BoardExtras }) {
  const { opened, store, music, camera, cameraControls, selected, solvedFrom } = workspace;
  const [hover] = useState(() => createStore(NO_HOVER));
  const BoardFrame = music === null && extras.Frame ? extras.Frame : Unframed;
  const column = useFollowedColumn(music);
  const width = useBoardSnapshot(store, ({ board }) => board.width);
  const height = useBoardSnapshot(store, ({ board }) => board.height);
  return (
    <ScoreFrame music={music} camera={camera} store={store}>
      <BoardFrame camera={camera} hover={hover} store={store}>
        <Stage
          store={store}
          label={`${opened.puzzle.title || UNTITLED}, ${width} by ${height}`}
          selected={selected}
          foreseen={extras.foreseen}
          assistant={extras.assistant ?? null}
          isPathShown={extras.isPathShown}
          solvedFrom={solvedFrom}
          camera={camera}
          onCameraControls={cameraControls.set}
          column={column}
          onHover={hover.set}
        />
      </BoardFrame>
    </ScoreFrame>
  );
}

function Unframed({ children }: BoardFrameProps) {
  return children;
}
