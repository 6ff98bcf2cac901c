import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import type { Point } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { gridForPerfection } from '#engine/puzzle/modes.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import type { SolvePathEditor } from '#ui/editor/config/FieldProps.ts';
import { SolveWorkspace } from '#ui/play/SolveWorkspace.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { Scoped } from './Scoped.tsx';
import { unsaved } from '#ui/workspace/OpenedPuzzle.ts';
import { useLeaving, WaysOut } from './WaysOut.tsx';

/** Records the order in which cells are colored, in a run where every color is final. */
export const PathEditor: SolvePathEditor = ({ title, grid, onDone, onCancel }) => {
  const t = useText();
  const [opened] = useState(() => {
    const split = splitSolution(grid);
    const puzzle = { ...NEW_METADATA, ...split, grid: gridForPerfection(split.grid) };
    return unsaved(puzzle, SOLVING_MODES.perfection);
  });
  const [home, setHome] = useState<Element | null>(null);
  return (
    <Scoped title={title} note={t('nested.pathNote')} homeRef={setHome}>
      <SolveWorkspace
        opened={opened}
        ending={(store) => <Ending store={store} home={home} onDone={onDone} onCancel={onCancel} />}
      />
    </Scoped>
  );
};

/** The buttons that end a run, in the header of the dialog. */
function Ending({
  store: { actor, current },
  home,
  onDone,
  onCancel,
}: {
  store: BoardStore;
  home: Element | null;
  onDone: (path: readonly Point[]) => void;
  onCancel: () => void;
}) {
  const t = useText();
  const path = useSelector(actor, ({ context }) => context.path);
  const { width } = current().board;
  const leaving = useLeaving({ isChanged: () => path.length > 0, onCancel });
  return (
    home &&
    createPortal(
      <WaysOut
        leaving={leaving}
        verb={t('nested.keepPath')}
        isDoneDisabled={path.length === 0}
        onDone={() =>
          onDone(path.map((cell) => ({ x: cell % width, y: Math.floor(cell / width) })))
        }
      />,
      home,
    )
  );
}
