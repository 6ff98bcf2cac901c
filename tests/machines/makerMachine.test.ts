import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { Wish } from '#engine/generate/Wish.ts';
import { makerMachine, type MadePuzzle, type MakerEvent } from '#machines/makerMachine.ts';

/** Longer than the page rests before the next puzzle is made. */
const LATER_MS = 10_000;

function wish(seed: number): Wish {
  return { family: 'range', width: 7, height: 7, grades: [2], symmetry: 'half', seed };
}

function made(opening = ''): MadePuzzle {
  return { grid: 'grid', solution: 'solution', hardest: 2, opening };
}

/** A maker whose puzzles are made by hand. */
class TestMaker {
  /** Seeds of the puzzles that were begun. */
  readonly begun: (number | undefined)[] = [];
  readonly stopped: (number | undefined)[] = [];
  readonly stored: (number | undefined)[] = [];
  readonly #clock = new SimulatedClock();
  readonly #actor = createActor(
    makerMachine.provide({
      actors: {
        maker: fromCallback<MakerEvent, Wish | null>(({ input }) => {
          this.begun.push(input?.seed);
          return () => this.stopped.push(input?.seed);
        }),
      },
      actions: { store: (_, { wish: stored }) => this.stored.push(stored?.seed) },
    }),
    {
      clock: this.#clock,
      input: { after: (it) => ({ ...it, seed: it.seed + 1 }) },
    },
  ).start();

  send(...events: readonly MakerEvent[]): this {
    for (const event of events) this.#actor.send(event);
    return this;
  }

  show(seed: number, isReady: boolean): this {
    return this.send({ type: 'wish.shown', wish: wish(seed), isReady });
  }

  make(opening?: string): this {
    return this.send({ type: 'maker.made', made: made(opening) });
  }

  wait(): this {
    this.#clock.increment(LATER_MS);
    return this;
  }

  get state() {
    return this.#actor.getSnapshot().value;
  }

  get next() {
    return this.#actor.getSnapshot().context.job?.seed;
  }

  get tried() {
    return this.#actor.getSnapshot().context.tried;
  }
}

describe('a maker of puzzles', () => {
  it('makes the puzzle of the page, with progress, and stores it', () => {
    const maker = new TestMaker().show(7, false).send({ type: 'maker.progress', tried: 2 });
    expect(maker.state).toEqual({ working: 'asked' });
    expect(maker.tried).toBe(2);
    maker.make();
    expect(maker.stored).toEqual([7]);
    expect(maker.state).toBe('made');
    expect(maker.stopped).toEqual([7]);
  });

  it('makes the next one while the first is played, not at once', () => {
    const maker = new TestMaker().show(7, true);
    expect(maker.begun).toEqual([]);
    maker.wait();
    expect(maker.begun).toEqual([8]);
    expect(maker.state).toEqual({ working: 'ahead' });
    maker.make();
    expect(maker.state).toBe('ready');
    expect(maker.next).toBe(8);
    expect(maker.stored).toEqual([8]);
  });

  it('goes on with the run of the next puzzle when it is asked for', () => {
    const maker = new TestMaker().show(7, true).wait().show(8, false);
    expect(maker.state).toEqual({ working: 'asked' });
    expect(maker.begun).toEqual([8]);
    maker.make();
    expect(maker.state).toBe('made');
  });

  it('drops the next puzzle for another wish', () => {
    const maker = new TestMaker().show(7, true).wait().show(40, false);
    expect(maker.begun).toEqual([8, 40]);
    expect(maker.stopped).toEqual([8]);
    expect(maker.state).toEqual({ working: 'asked' });
  });

  it('skips a next puzzle that begins as one of the last two, but not for ever', () => {
    const maker = new TestMaker().show(7, false).make('a').show(7, true).wait().make('a');
    expect(maker.begun).toEqual([7, 8, 9]);
    maker.make('b');
    expect(maker.next).toBe(9);
    maker.show(9, true).wait().make('b').make('a').make('b').make('a');
    expect(maker.state).toEqual({ working: 'ahead' });
    maker.make('b');
    expect(maker.state).toBe('ready');
    expect(maker.next).toBe(14);
  });

  it('skips a seed without a puzzle; the page names the next one if there are many', () => {
    const maker = new TestMaker().show(7, true).wait();
    for (let i = 0; i < 4; i++) maker.send({ type: 'maker.notFound' });
    expect(maker.state).toEqual({ working: 'ahead' });
    maker.send({ type: 'maker.notFound' });
    expect(maker.state).toBe('idle');
    expect(maker.next).toBe(8);
  });

  it('says that there is no puzzle, or that it failed, and makes it again', () => {
    const maker = new TestMaker().show(7, false).send({ type: 'maker.notFound' });
    expect(maker.state).toBe('notFound');
    maker.show(8, false).send({ type: 'maker.fail' });
    expect(maker.state).toBe('failed');
    maker.send({ type: 'maker.retry' });
    expect(maker.begun).toEqual([7, 8, 8]);
    expect(maker.state).toEqual({ working: 'asked' });
  });

  it('does not fail with the next puzzle', () => {
    const maker = new TestMaker().show(7, true).wait().send({ type: 'maker.fail' });
    expect(maker.state).toBe('idle');
    expect(maker.next).toBe(8);
  });
});
