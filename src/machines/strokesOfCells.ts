import type { Cell } from '#engine/grid/grid.ts';
import type { BoardStep, GridChange } from './boardStep.ts';

/** The strokes that gave the cells of a board their colors. */
export interface CellStrokes {
  /** By cell: the number of the stroke that set its color, from 0; -1 if unknown. */
  readonly strokes: readonly number[];
  /** Number of strokes that changed colors. */
  readonly made: number;
}

/**
 * Finds the stroke of the history that set each color on the board. Steps that change no color are
 * not counted; dropping a trial restores the strokes from before it.
 *
 * @param size number of cells
 */
export function strokesOfCells(past: readonly BoardStep[], size: number): CellStrokes {
  let strokes = new Int32Array(size).fill(-1);
  const begun: Int32Array<ArrayBuffer>[] = [];
  let made = 0;
  for (const step of past) {
    const before = step.kind === 'trial' ? trialsOver(step, begun, strokes) : null;
    const cells = recolored(changeOf(step));
    if (cells.length === 0) continue;
    if (before) strokes = before;
    else for (const cell of cells) strokes[cell] = made;
    made++;
  }
  return { strokes: [...strokes], made };
}

/**
 * Stores the strokes at the start of each trial and removes them at its end. For a step that ends
 * trials, returns the strokes from before the outermost of them; null if unknown.
 */
function trialsOver(
  { before, after }: Extract<BoardStep, { kind: 'trial' }>,
  begun: Int32Array<ArrayBuffer>[],
  strokes: Int32Array<ArrayBuffer>,
): Int32Array<ArrayBuffer> | null {
  if (after.length > before.length) {
    begun.push(strokes.slice());
    return null;
  }
  const [first = null] = begun.splice(Math.max(0, begun.length - before.length + after.length));
  return first;
}

function changeOf(step: BoardStep): GridChange | null {
  if (step.kind === 'trial') return step.change;
  return step.kind === 'document' ? step.grid : step;
}

function recolored(change: GridChange | null): readonly Cell[] {
  if (change?.kind !== 'tiles') return [];
  const { cells, before, after } = change;
  return cells.filter((_, index) => before[index]?.color !== after[index]?.color);
}
