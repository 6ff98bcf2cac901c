import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Foresight } from '#engine/play/foresight.ts';
import { foresightMachine, type ForesightInput } from '#machines/foresightMachine.ts';

const ANSWER: Foresight = { kind: 'one-wrong', cell: 3 };

/** Acts like a player who waits and asks. */
class TestForesight {
  readonly #clock = new SimulatedClock();
  readonly #actor;

  constructor(input: Partial<ForesightInput> = {}) {
    this.#actor = createActor(foresightMachine, {
      clock: this.#clock,
      input: { count: 2, regenIntervalMs: 30_000, startFull: false, ...input },
    }).start();
  }

  wait(seconds: number): this {
    // Second by second: a timer that starts during a longer step would count from the step's end.
    for (let passed = 0; passed < seconds; passed++) this.#clock.increment(1000);
    return this;
  }

  ask(): this {
    this.#actor.send({ type: 'foresight.ask', answer: ANSWER });
    return this;
  }

  paint(): this {
    this.#actor.send({ type: 'grid.changed' });
    return this;
  }

  get charges(): number {
    return this.#actor.getSnapshot().context.charges;
  }

  get shown(): Foresight | null {
    return this.#actor.getSnapshot().context.shown;
  }
}

describe('foresight', () => {
  it('starts empty and gains a charge an interval', () => {
    const foresight = new TestForesight();

    expect(foresight.charges).toBe(0);
    expect(foresight.wait(29).charges).toBe(0);
    expect(foresight.wait(1).charges).toBe(1);
    expect(foresight.wait(30).charges).toBe(2);
  });

  it('holds no more than its count, and starts full when told so', () => {
    expect(new TestForesight().wait(300).charges).toBe(2);
    expect(new TestForesight({ startFull: true }).charges).toBe(2);
  });

  it('starts a whole interval when the first charge of a full store is spent', () => {
    const foresight = new TestForesight({ startFull: true }).wait(25).ask();

    expect(foresight.charges).toBe(1);
    expect(foresight.wait(29).charges).toBe(1);
    expect(foresight.wait(1).charges).toBe(2);
  });

  it('does not start the bar again when a charge is spent under way', () => {
    const foresight = new TestForesight().wait(45).ask();

    expect(foresight.charges).toBe(0);
    expect(foresight.wait(15).charges).toBe(1);
  });

  it('shows the answer until the grid changes', () => {
    const foresight = new TestForesight({ startFull: true }).ask();

    expect(foresight.shown).toBe(ANSWER);
    expect(foresight.paint().shown).toBeNull();
  });

  it('tells nothing without a charge', () => {
    const foresight = new TestForesight().ask();

    expect(foresight.shown).toBeNull();
    expect(foresight.charges).toBe(0);
  });
});
