import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/exampleGrid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { readProgress } from '#machines/readProgress.ts';
import { saveProgress } from '#machines/savedProgress.ts';
import { WORKSPACE_MODES } from '#machines/workspaceMode.ts';
import { TestBoard } from '#tests/support/TestBoard.ts';

const DRAWING = 'nnWn/nn.n';
const puzzle = {
  grid: exampleGrid({ tiles: DRAWING }),
  solution: null,
  metadata: NEW_METADATA,
};
const { solve } = WORKSPACE_MODES;

/** A board with a history to either side, in a trial within a trial. */
function played(): TestBoard {
  return new TestBoard(DRAWING)
    .drag('dark', [0, 0], [1, 0])
    .release()
    .startTrial()
    .drag('light', [0, 1])
    .release()
    .startTrial()
    .drag('light', [1, 1])
    .release()
    .undo();
}

/** As the disk gives it back. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('progress that was saved', () => {
  it('comes back with board, history, trials and path', () => {
    const { grid, solution, metadata, history, trials } = played().progress();
    const progress = { grid, solution, metadata, history, trials, path: [1, 0] };

    const saved = stored(saveProgress(progress, solve));

    expect(readProgress(saved, puzzle)).toEqual(progress);
  });

  it('takes a few bytes a changed cell', () => {
    const board = new TestBoard(`${'n'.repeat(100)}/`.repeat(99) + 'n'.repeat(100));
    board.press('dark', [0, 0], { fill: true }).release();
    const before = JSON.stringify(saveProgress(board.progress(), solve)).length;

    for (let y = 0; y < 100; y++) board.drag('light', [y, y], [y, 0]).release();

    expect(JSON.stringify(saveProgress(board.progress(), solve)).length - before).toBeLessThan(
      100 * 60,
    );
  });

  it('is refused when its colors do not fit the puzzle', () => {
    const saved = saveProgress(played().progress(), solve);
    const other = (tiles: unknown) => readProgress({ ...saved, tiles }, puzzle);

    expect(other('bbWnnn.n')).not.toBeNull();
    expect(other('bbBnnn.n')).toBeNull();
    expect(other('bbWnnn.')).toBeNull();
    expect(other('bbWxnn.n')).toBeNull();
    expect(other(7)).toBeNull();
    expect(readProgress(null, puzzle)).toBeNull();
    expect(readProgress('bbWnnn.n', puzzle)).toBeNull();
  });

  it('comes back without what makes no sense', () => {
    const saved = saveProgress(played().progress(), solve);
    const { grid } = played().progress();
    const empty = { past: [], future: [] };

    for (const past of [7, [[[99], 'n', 'b']], [[[0], 'nn', 'b']], [{ before: [] }], [null]])
      expect(readProgress({ ...saved, past }, puzzle)).toMatchObject({ grid, history: empty });
    expect(readProgress({ ...saved, trials: ['n'] }, puzzle)).toMatchObject({
      trials: [],
      history: empty,
    });
    expect(readProgress({ ...saved, path: [6] }, puzzle)).toMatchObject({ path: [] });
  });
});
