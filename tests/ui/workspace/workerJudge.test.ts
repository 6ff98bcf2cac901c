import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '#engine/clues/verdict.ts';
import { emptyGrid, type Grid } from '#engine/grid/grid.ts';
import { unjudged } from '#machines/checkingMachine.ts';
import { workerJudge } from '#ui/workspace/workerJudge.ts';

const [first, second, third]: readonly Grid[] = [1, 2, 3].map((width) => emptyGrid(width, 1));

/** Answers what it is asked, in its own time, and counts how often it is sent away. */
class TestJudge {
  readonly asked: Grid[] = [];
  readonly judged: Grid[] = [];
  stops = 0;
  readonly apart = workerJudge(
    (grid) => this.judged.push(grid),
    () => ({
      judge: (grid): Promise<Judgement> => {
        this.asked.push(grid);
        return Promise.resolve(unjudged(grid));
      },
      stop: () => (this.stops += 1),
    }),
  );

  request(grid: Grid | undefined): this {
    if (grid) this.apart.request(grid, null);
    return this;
  }
}

describe('judging apart', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('asks at once, and tells the answer', async () => {
    const judge = new TestJudge().request(first);

    await vi.advanceTimersByTimeAsync(0);

    expect(judge.judged).toEqual([first]);
  });

  it('asks again after a pause, for the newest only', async () => {
    const judge = new TestJudge().request(first).request(second).request(third);

    expect(judge.asked).toEqual([first]);
    await vi.advanceTimersByTimeAsync(300);
    expect(judge.asked).toEqual([first, third]);
  });

  it('asks no more once stopped, and starts anew when asked again', async () => {
    const judge = new TestJudge().request(first).request(second);

    judge.apart.stop();
    await vi.advanceTimersByTimeAsync(300);
    judge.request(third);

    expect(judge.asked).toEqual([first, third]);
    expect(judge.stops).toBe(1);
  });
});
