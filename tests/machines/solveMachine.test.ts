import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import {
  solveMachine,
  spentMs,
  type KnownSolve,
  type SolveReport,
  type CompleteInput,
} from '#machines/solveMachine.ts';

const PLAYING = { playing: 'solving' };

interface Setup {
  isRecorded?: boolean;
  spent?: number;
  isHidden?: boolean;
  /** The solve already known to the server. */
  known?: KnownSolve | null;
}

/** Sits before a puzzle, looks away and solves it; notes what others are told. */
class TestSolve {
  readonly told: string[] = [];
  refuses = new Set<'begin' | 'complete'>();
  readonly #clock = new SimulatedClock();
  readonly #actor;

  constructor({ isRecorded = false, spent = 0, isHidden = false, known = null }: Setup = {}) {
    const tell = (what: 'begin' | 'complete', words: string) => {
      this.told.push(words);
      if (this.refuses.has(what)) return Promise.reject(new Error('no network'));
      return Promise.resolve(known);
    };
    this.#actor = createActor(
      solveMachine.provide({
        actors: {
          begin: fromPromise(() => tell('begin', 'begin')),
          reporter: fromCallback<SolveReport>(({ receive }) =>
            receive(({ msTimeElapsed }) => this.told.push(`report ${msTimeElapsed}`)),
          ),
          complete: fromPromise<unknown, CompleteInput>(({ input }) =>
            tell('complete', `complete ${input.msTimeElapsed}`),
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
    this.#actor.send({ type: 'board.solved', atMs: this.#clock.now(), hints: 0 });
    return this;
  }

  get spent(): number {
    return spentMs(this.#actor.getSnapshot().context, this.#clock.now());
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
  it('begins, is solved, and tells each once', async () => {
    const solve = await new TestSolve().start().until(PLAYING);
    await solve.wait(5000).solve().until('solved');

    expect(solve.told).toEqual(['begin', 'complete 5000']);
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

  it('goes on where the solve was left elsewhere, without reporting that again', async () => {
    const solve = await new TestSolve({ spent: 2000, known: { spentMs: 9000 } })
      .start()
      .until(PLAYING);

    expect(solve.wait(500).spent).toBe(9500);
    expect(solve.lookAway().told).toEqual(['begin', 'report 500']);
  });

  it('is not less than what is known here', async () => {
    const solve = await new TestSolve({ spent: 2000, known: { spentMs: 1000 } })
      .start()
      .until(PLAYING);

    expect(solve.spent).toBe(2000);
  });

  it('does not run before the page is seen, nor after the solve', async () => {
    const solve = await new TestSolve({ isHidden: true }).start().until(PLAYING);

    expect(solve.wait(1000).spent).toBe(0);
    await solve.look().wait(40).solve().until('solved');
    expect(solve.wait(1000).spent).toBe(40);
  });
});
