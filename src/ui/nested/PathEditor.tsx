import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import type { Point } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { gridForPerfection } from '#engine/puzzle/modes.ts';
import { SOLVING_MODES } from '#machines/workspaceMode.ts';
import { Button } from '../components/Button.tsx';
import type { PathEditor as PathEditorType } from '../create/config/fields/FieldProps.ts';
import { SolveWorkspace } from '../solve/SolveWorkspace.tsx';
import type { BoardStore } from '../store/boardStore.ts';
import { Scoped } from './Scoped.tsx';
import { unsaved } from './unsaved.ts';

/** Records the order in which cells are colored, in a run where every color is final. */
export const PathEditor: PathEditorType = ({ grid, onDone, onCancel }) => {
  const [opened] = useState(() => {
    const split = splitSolution(grid);
    const puzzle = { ...NEW_METADATA, ...split, grid: gridForPerfection(split.grid) };
    return unsaved(puzzle, SOLVING_MODES.perfection);
  });
  return (
    <Scoped>
      <SolveWorkspace
        opened={opened}
        ending={(store) => <Ending store={store} onDone={onDone} onCancel={onCancel} />}
      />
    </Scoped>
  );
};

function Ending({
  store,
  onDone,
  onCancel,
}: {
  store: BoardStore;
  onDone: (path: readonly Point[]) => void;
  onCancel: () => void;
}) {
  const path = useSelector(store.actor, ({ context }) => context.path);
  const { width } = store.current().board;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        kind="primary"
        size="small"
        disabled={path.length === 0}
        onClick={() =>
          onDone(path.map((cell) => ({ x: cell % width, y: Math.floor(cell / width) })))
        }
      >
        Keep this order
      </Button>
    </div>
  );
}
