import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { exampleGrid } from '#engine/clues/Example.ts';
import type { Grid } from '#engine/grid/grid.ts';
import type { Foresight } from '#engine/play/foresight.ts';
import {
  foresightMachine,
  chargesToSave,
  type ForesightInput,
  type SavedCharges,
} from '#machines/foresightMachine.ts';

const ANSWER: Foresight = { kind: 'one-wrong', cell: 3 };
/** A board, the same painted, and the first again as undo makes it. */
const BOARD = exampleGrid({ tiles: 'bnnw' });
const PAINTED = exampleGrid({ tiles: 'bnbw' });
const UNDONE = exampleGrid({ tiles: 'bnnw' });

/** Acts like a player who waits and asks. */
class TestForesight {
  readonly #clock = new SimulatedClock();
  readonly #actor;

  constructor(input: Partial<ForesightInput> = {}) {
    this.#actor = createActor(foresightMachine, {
      clock: this.#clock,
      input: {
        count: 2,
        regenIntervalMs: 30_000,
        startFull: false,
        saved: null,
        lastAnswer: null,
        now: () => this.#clock.now(),
        ...input,
      },
    }).start();
  }

  wait(seconds: number): this {
    // Second by second: a timer that starts during a longer step would count from the step's end.
    for (let passed = 0; passed < seconds; passed++) this.#clock.increment(1000);
    return this;
  }

  ask(grid = BOARD): this {
    this.#actor.send({ type: 'foresight.ask', grid, answer: ANSWER });
    return this;
  }

  paint(grid: Grid = PAINTED): this {
    this.#actor.send({ type: 'grid.changed', grid });
    return this;
  }

  /** Reloads the page after a while. */
  reload(input: Partial<ForesightInput> = {}): TestForesight {
    return new TestForesight({ ...input, saved: this.saved });
  }

  get saved(): SavedCharges {
    return chargesToSave(this.#actor.getSnapshot().context, this.#clock.now());
  }

  get shows(): number {
    return this.#actor.getSnapshot().context.shows;
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

  it('tells the same of an unchanged board again, for nothing', () => {
    const foresight = new TestForesight({ startFull: true }).ask().ask();

    expect(foresight.charges).toBe(1);
    expect(foresight.shown).toBe(ANSWER);
    expect(foresight.shows).toBe(2);
    expect(foresight.ask().charges).toBe(1);
  });

  it('tells it again without a charge left, and with all of them', () => {
    const foresight = new TestForesight({ startFull: true, count: 1 }).ask();

    expect(foresight.charges).toBe(0);
    expect(foresight.ask().shows).toBe(2);
    expect(foresight.wait(30).ask().charges).toBe(1);
    expect(foresight.shows).toBe(3);
  });

  it('knows a board that was painted and undone, and asks a charge for any other', () => {
    const foresight = new TestForesight({ startFull: true }).ask().paint().paint(UNDONE);

    expect(foresight.shown).toBeNull();
    expect(foresight.ask(UNDONE).charges).toBe(1);
    expect(foresight.shown).toBe(ANSWER);
    expect(foresight.paint().ask(PAINTED).charges).toBe(0);
    expect(foresight.paint(BOARD).ask().shown).toBeNull();
  });
});

describe('foresight after a reload', () => {
  it('has the charges it had: none is refilled, none is lost', () => {
    expect(new TestForesight({ startFull: true }).ask().reload({ startFull: true }).charges).toBe(
      1,
    );
    expect(new TestForesight().wait(30).reload().charges).toBe(1);
    expect(new TestForesight().wait(60).reload().charges).toBe(2);
  });

  it('goes on with the interval where it was, however often it is reloaded', () => {
    const again = new TestForesight().wait(20).reload().wait(5).reload();

    expect(again.saved).toMatchObject({ charges: 0, chargedMs: 25_000 });
    expect(again.wait(4).charges).toBe(0);
    expect(again.wait(1).charges).toBe(1);
    expect(again.wait(29).charges).toBe(1);
    expect(again.wait(1).charges).toBe(2);
  });

  it('has no more than the puzzle gives', () => {
    const saved = { charges: 7, chargedMs: 1e9, isKnown: false };

    expect(new TestForesight({ saved }).charges).toBe(2);
    expect(new TestForesight({ saved: { ...saved, charges: 0 } }).wait(1).charges).toBe(1);
  });

  it('still knows the board it told of', () => {
    const before = new TestForesight({ startFull: true }).ask();
    const after = before.reload({ lastAnswer: { grid: UNDONE, answer: ANSWER } });

    expect(after.shown).toBeNull();
    expect(after.ask(UNDONE).charges).toBe(1);
    expect(after.shown).toBe(ANSWER);
    expect(before.paint().saved.isKnown).toBe(false);
  });
});
