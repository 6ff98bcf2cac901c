import { describe, expect, it } from 'vitest';
import { exampleGrid } from '#engine/clues/exampleGrid.ts';
import { readProgress, saveProgress } from '#machines/savedProgress.ts';
import { TestBoard } from '#tests/support/TestBoard.ts';

const DRAWING = 'nnWn/nn.n';
const puzzle = exampleGrid({ tiles: DRAWING });

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

describe('progress that was kept', () => {
  it('comes back with board, history, trials and path', () => {
    const { grid, history, trials } = played().progress();
    const path = [1, 0];

    const kept = stored(saveProgress({ grid, history, trials, path }));

    expect(readProgress(kept, puzzle)).toEqual({ grid, history, trials, path });
  });

  it('takes a few bytes a changed cell', () => {
    const board = new TestBoard(`${'n'.repeat(100)}/`.repeat(99) + 'n'.repeat(100));
    board.press('dark', [0, 0], { fill: true }).release();
    const before = JSON.stringify(saveProgress(board.progress())).length;

    for (let y = 0; y < 100; y++) board.drag('light', [y, y], [y, 0]).release();

    expect(JSON.stringify(saveProgress(board.progress())).length - before).toBeLessThan(100 * 60);
  });

  it('is refused when its colors do not fit the puzzle', () => {
    const kept = saveProgress(played().progress());
    const other = (tiles: unknown) => readProgress({ ...kept, tiles }, puzzle);

    expect(other('bbWnnn.n')).not.toBeNull();
    expect(other('bbBnnn.n')).toBeNull();
    expect(other('bbWnnn.')).toBeNull();
    expect(other('bbWxnn.n')).toBeNull();
    expect(other(7)).toBeNull();
    expect(readProgress(null, puzzle)).toBeNull();
    expect(readProgress('bbWnnn.n', puzzle)).toBeNull();
  });

  it('comes back without what makes no sense', () => {
    const kept = saveProgress(played().progress());
    const { grid } = played().progress();
    const empty = { past: [], future: [] };

    for (const past of [7, [[[99], 'n', 'b']], [[[0], 'nn', 'b']], [{ before: [] }], [null]])
      expect(readProgress({ ...kept, past }, puzzle)).toMatchObject({ grid, history: empty });
    expect(readProgress({ ...kept, trials: ['n'] }, puzzle)).toMatchObject({
      trials: [],
      history: empty,
    });
    expect(readProgress({ ...kept, path: [6] }, puzzle)).toMatchObject({ path: [] });
  });

  it('loses the history that reaches over a change of more than colors', () => {
    const { grid, history, trials, path } = played().progress();
    const whole = { kind: 'whole', before: grid, after: grid } as const;
    const past = [...history.past, whole, ...history.past.slice(0, 1)];

    expect(saveProgress({ grid, trials, path, history: { past, future: [] } }).past).toHaveLength(
      1,
    );
  });
});
