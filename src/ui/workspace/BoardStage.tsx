import type { Cell } from '#engine/grid/grid.ts';
import { RulerFrame } from '../board/rulers/RulerFrame.tsx';
import { useRulers } from '../board/rulers/rulers.ts';
import { Stage } from '../board/Stage.tsx';
import { ScoreFrame } from '../music/ScoreFrame.tsx';
import { useFollowedColumn } from '../music/useMusic.ts';
import { UNTITLED } from '../product.ts';
import { useBoardSnapshot } from '../store/useBoardSnapshot.ts';
import type { Workspace } from './useWorkspace.ts';

/** What a mode shows on the board besides what is painted. */
export interface BoardExtras {
  /** The cell foresight speaks of. */
  readonly foreseen: Cell | null;
  /** Whether cells carry the numbers of the order in which they were colored. */
  readonly isPathShown: boolean;
}

/** The board with what stands round it: a score, or, where puzzles are made, rulers. */
export function BoardStage({ workspace, extras }: { workspace: Workspace; extras: BoardExtras }) {
  const { opened, store, mode, music, camera, selected, solvedFrom, fits } = workspace;
  const rulers = useRulers(camera, !mode.isSolving && music === null);
  const column = useFollowedColumn(music);
  const width = useBoardSnapshot(store, ({ board }) => board.width);
  const height = useBoardSnapshot(store, ({ board }) => board.height);
  return (
    <ScoreFrame music={music} camera={camera} store={store}>
      <RulerFrame rulers={rulers} store={store}>
        <Stage
          store={store}
          label={`${opened.puzzle.title || UNTITLED}, ${width} by ${height}`}
          selected={selected}
          foreseen={extras.foreseen}
          isPathShown={extras.isPathShown}
          solvedFrom={solvedFrom}
          fits={fits}
          camera={camera}
          column={column}
          onHover={rulers?.hover.set}
        />
      </RulerFrame>
    </ScoreFrame>
  );
}
