import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { solveMachine, spentMs, type SolveReport } from '#machines/solveMachine.ts';

const PLAYING = { playing: 'solving' };

/** Sits before a puzzle, looks away, solves it and rates it; notes what others are told. */
class TestSolve {
  readonly told: string[] = [];
  refuses = new Set<'begin' | 'complete' | 'rate'>();
  readonly #clock = new SimulatedClock();
  readonly #actor;

  constructor({ isRecorded = false, spent = 0, isHidden = false } = {}) {
    const tell = (what: 'begin' | 'complete' | 'rate', words: string): Promise<void> => {
      this.told.push(words);
      return this.refuses.has(what) ? Promise.reject(new Error('no network')) : Promise.resolve();
    };
    this.#actor = createActor(
      solveMachine.provide({
        actors: {
          begin: fromPromise(() => tell('begin', 'begin')),
          reporter: fromCallback<SolveReport>(({ receive }) =>
            receive(({ msTimeElapsed }) => this.told.push(`report ${msTimeElapsed}`)),
          ),
          complete: fromPromise<unknown, { msTimeElapsed: number }>(({ input }) =>
            tell('complete', `complete ${input.msTimeElapsed}`),
          ),
          rate: fromPromise<unknown, { rating: number }>(({ input }) =>
            tell('rate', `rate ${input.rating}`),
          ),
        },
      }),
      {
        clock: this.#clock,
        input: { shownSinceMs: isHidden ? null : 0, spentMs: spent, isRecorded },
      },
    );
  }

  start(): this {
    this.#actor.start();
    return this;
  }

  stop(): this {
    this.#actor.stop();
    return this;
  }

  wait(ms: number): this {
    this.#clock.increment(ms);
    return this;
  }

  look(): this {
    this.#actor.send({ type: 'page.shown', atMs: this.#clock.now() });
    return this;
  }

  lookAway(): this {
    this.#actor.send({ type: 'page.hidden', atMs: this.#clock.now() });
    return this;
  }

  solve(): this {
    this.#actor.send({ type: 'board.solved', atMs: this.#clock.now() });
    return this;
  }

  rate(rating: number): this {
    this.#actor.send({ type: 'solve.rate', rating });
    return this;
  }

  get spent(): number {
    return spentMs(this.#actor.getSnapshot().context, this.#clock.now());
  }

  get rating(): number {
    return this.#actor.getSnapshot().context.rating;
  }

  get state(): unknown {
    return this.#actor.getSnapshot().value;
  }

  async until(state: string | { playing: string }): Promise<this> {
    await waitFor(this.#actor, (snapshot) => snapshot.matches(state as 'solved'));
    return this;
  }
}

describe('a solve', () => {
  it('begins, is solved and rated, and tells each once', async () => {
    const solve = await new TestSolve().start().until(PLAYING);
    await solve.wait(5000).solve().until('solved');
    await solve.rate(7).until('rated');

    expect(solve.told).toEqual(['begin', 'complete 5000', 'rate 7']);
    expect(solve.rating).toBe(7);
  });

  it('can be solved before the beginning was heard', async () => {
    const solve = await new TestSolve().start().solve().until('solved');

    expect(solve.told).toEqual(['begin', 'complete 0']);
  });

  it('goes on when the beginning is refused', async () => {
    const solve = new TestSolve();
    solve.refuses.add('begin');

    await solve.start().until(PLAYING);
    await solve.solve().until('solved');
  });

  it('is recorded once a session', async () => {
    const solve = await new TestSolve({ isRecorded: true }).start().until(PLAYING);
    solve.solve();

    expect(solve.state).toBe('solved');
    solve.solve();
    expect(solve.told).toEqual(['begin']);
  });

  it('is recorded the next time it holds when the first try was refused', async () => {
    const solve = await new TestSolve().start().until(PLAYING);
    solve.refuses.add('complete');
    await solve.wait(100).solve().until('unrecorded');
    solve.refuses.clear();

    await solve.wait(900).solve().until('solved');
    expect(solve.told).toEqual(['begin', 'complete 100', 'complete 100']);
  });

  it('ends quietly when the page goes', async () => {
    const solve = await new TestSolve().start().until(PLAYING);

    expect(solve.stop().wait(1000).told).toEqual(['begin']);
  });
});

describe('the time of a solve', () => {
  it('counts only while the page can be seen', async () => {
    const solve = await new TestSolve().start().until(PLAYING);

    expect(solve.wait(1000).lookAway().wait(60_000).spent).toBe(1000);
    expect(solve.look().wait(500).spent).toBe(1500);
  });

  it('is reported in pieces, each once', async () => {
    const solve = await new TestSolve().start().until(PLAYING);
    solve.wait(1000).lookAway().lookAway().wait(10).look().wait(300).lookAway();

    expect(solve.told).toEqual(['begin', 'report 1000', 'report 300']);
    await solve.look().wait(7).solve().until('solved');
    expect(solve.told.at(-1)).toBe('complete 7');
  });

  it('goes on where a resumed solve was, without reporting that again', async () => {
    const solve = await new TestSolve({ spent: 9000 }).start().until(PLAYING);

    expect(solve.wait(1000).spent).toBe(10_000);
    expect(solve.lookAway().told).toEqual(['begin', 'report 1000']);
  });

  it('does not run before the page is seen, nor after the solve', async () => {
    const solve = await new TestSolve({ isHidden: true }).start().until(PLAYING);

    expect(solve.wait(1000).spent).toBe(0);
    await solve.look().wait(40).solve().until('solved');
    expect(solve.wait(1000).spent).toBe(40);
  });
});

describe('a rating', () => {
  it('may change, also while one is under way', async () => {
    const solve = await new TestSolve().start().until(PLAYING);
    await solve.solve().until('solved');
    await solve.rate(3).rate(4).until('rated');
    await solve.rate(0).until('rated');

    expect(solve.told.slice(-3)).toEqual(['rate 3', 'rate 4', 'rate 0']);
  });

  it('is taken back when it is refused', async () => {
    const solve = await new TestSolve().start().until(PLAYING);
    await solve.solve().until('solved');
    solve.refuses.add('rate');
    await solve.rate(3).until('solved');

    expect(solve.rating).toBe(0);
  });

  it('waits for the solve', async () => {
    const solve = await new TestSolve().start().until(PLAYING);

    expect(solve.rate(3).state).toEqual(PLAYING);
    expect(solve.told).toEqual(['begin']);
  });
});
