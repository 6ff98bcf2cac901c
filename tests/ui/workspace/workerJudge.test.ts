import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '#engine/clues/verdict.ts';
import { emptyGrid, type Grid } from '#engine/grid/grid.ts';
import { unjudged } from '#machines/checkingMachine.ts';
import { type Notice, onNotice } from '#ui/shared/platform/notices.ts';
import { NOT_CHECKED } from '#ui/workspace/notChecked.ts';
import { workerJudge } from '#ui/workspace/workerJudge.ts';

const [first, second, third]: readonly Grid[] = [1, 2, 3].map((width) => emptyGrid(width, 1));

/** Answers what it is asked, in its own time, and counts how often it is sent away. */
class TestJudge {
  readonly asked: Grid[] = [];
  readonly judged: Grid[] = [];
  stops = 0;
  answer = (grid: Grid): Promise<Judgement | null> => Promise.resolve(unjudged(grid));
  readonly apart = workerJudge(
    (grid) => this.judged.push(grid),
    () => ({
      judge: (grid) => {
        this.asked.push(grid);
        return this.answer(grid);
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

  it('pauses anew for what is asked right after a stop', async () => {
    const judge = new TestJudge().request(first);
    await vi.advanceTimersByTimeAsync(200);

    judge.apart.stop();
    judge.request(second).request(third);
    await vi.advanceTimersByTimeAsync(200);

    expect(judge.asked).toEqual([first, second]);
  });

  it('asks nothing by itself, and may be stopped before it was asked', async () => {
    const judge = new TestJudge();
    judge.apart.stop();

    judge.request(first);
    await vi.advanceTimersByTimeAsync(1000);

    expect(judge.asked).toEqual([first]);
    expect(judge.stops).toBe(0);
  });

  it('tells nothing without an answer, and gives notice of a failure', async () => {
    const shown: Notice[] = [];
    const leave = onNotice((notice) => shown.push(notice));
    const judge = new TestJudge();

    judge.answer = () => Promise.resolve(null);
    judge.request(first);
    await vi.advanceTimersByTimeAsync(300);
    expect(shown).toEqual([]);
    judge.answer = () => Promise.reject(new Error('ended'));
    judge.request(second);
    await vi.advanceTimersByTimeAsync(0);
    leave();

    expect(judge.judged).toEqual([]);
    expect(shown).toEqual([{ kind: 'error', message: NOT_CHECKED }]);
  });
});
