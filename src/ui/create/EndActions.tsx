import type { Grid } from '#engine/grid/grid.ts';
import { Button } from '../components/Button.tsx';
import type { BoardStore } from '../store/boardStore.ts';

/** How the work on a grid inside a clue ends. */
export interface EditorEnd {
  /** The puzzle's own grid. */
  readonly mainGrid: Grid;
  readonly onDone: (grid: Grid) => void;
  readonly onCancel: () => void;
}

/** The ways out of a grid inside a clue, and the way to the puzzle's own grid. */
export function EndActions({ store: { actor }, end }: { store: BoardStore; end: EditorEnd }) {
  return (
    <div className="flex flex-col gap-2.5">
      <Button onClick={() => actor.send({ type: 'document.edit', change: { grid: end.mainGrid } })}>
        Copy from main grid
      </Button>
      <div className="flex gap-2.5 *:flex-1">
        <Button kind="outline" onClick={end.onCancel}>
          Cancel
        </Button>
        <Button kind="primary" onClick={() => end.onDone(actor.getSnapshot().context.grid)}>
          Done
        </Button>
      </div>
    </div>
  );
}
