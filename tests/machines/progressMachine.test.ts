import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { emptyGrid } from '#engine/grid/grid.ts';
import { NEW_METADATA } from '#engine/puzzle/metadata.ts';
import { freshProgress } from '#machines/boardContext.ts';
import {
  progressMachine,
  type OtherTabsEvent,
  type ProgressEvent,
  type ProgressInput,
  type ProgressToSave,
  type SaveFailure,
  type SaveOutcome,
} from '#machines/progressMachine.ts';

/** Longer than a step waits for its frame, and than a failed save waits for the next try. */
const REST_MS = 20;
const RETRY_MS = 5_000;

/** Progress that can be told from other progress by its width. */
function progressOf(step: number): ProgressToSave {
  return {
    progress: freshProgress({
      grid: emptyGrid(step + 1, 1),
      solution: null,
      metadata: NEW_METADATA,
    }),
    time: { spentMs: step, shownSinceMs: null },
    isSolved: false,
    charges: null,
  };
}

function stepOf({ time }: ProgressToSave): number {
  return time.spentMs;
}

type ProgressAnswer = Extract<ProgressEvent, { type: 'progress.copy' | 'progress.stay' }>;

/** Saves into a store that answers when it is told to, and keeps what it was given. */
class TestSaving {
  readonly #clock = new SimulatedClock();
  readonly #answers: {
    readonly resolve: (outcome: SaveOutcome) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  /** Steps that were written, those written at once with a mark. */
  readonly told: string[] = [];
  reports = 0;
  /** The reason of the last report. */
  reason: SaveFailure | null = null;
  readonly #actor;

  constructor(input: Partial<ProgressInput> = {}) {
    this.#actor = createActor(
      progressMachine.provide({
        actors: {
          write: fromPromise<SaveOutcome, ProgressToSave>(({ input: given }) => {
            this.told.push(`write ${stepOf(given)}`);
            return new Promise((resolve, reject) => this.#answers.push({ resolve, reject }));
          }),
        },
        actions: {
          writeAtOnce: (_, given) => this.told.push(`at once ${stepOf(given)}`),
          startCopy: () => this.told.push('copy'),
          reportFailure: (_, { failure }) => {
            this.reports += 1;
            this.reason = failure;
          },
        },
      }),
      {
        clock: this.#clock,
        input: { ...progressOf(0), isReadOnly: false, isSaved: false, ...input },
      },
    ).start();
  }

  change(step: number): this {
    this.#actor.send({ type: 'progress.changed', ...progressOf(step) });
    return this;
  }

  flush(step: number): this {
    this.#actor.send({ type: 'progress.flush', ...progressOf(step) });
    return this;
  }

  leave(step: number): this {
    this.#actor.send({ type: 'progress.leave', ...progressOf(step) });
    return this;
  }

  /** Another tab tells, or the player answers. */
  send(type: (OtherTabsEvent | ProgressAnswer)['type']): this {
    this.#actor.send({ type });
    return this;
  }

  expectQuestion(question: 'met' | 'behind' | null): this {
    expect(this.#actor.getSnapshot().context.question).toBe(question);
    return this;
  }

  wait(ms: number): this {
    this.#clock.increment(ms);
    return this;
  }

  /** The oldest write that was not answered ends. */
  async answer(outcome: SaveOutcome): Promise<this> {
    this.#answers.shift()?.resolve(outcome);
    return this.#settled();
  }

  async refuse(): Promise<this> {
    this.#answers.shift()?.reject(new Error('the database is gone'));
    return this.#settled();
  }

  expectState(state: unknown): this {
    expect(this.#actor.getSnapshot().value).toEqual(state);
    return this;
  }

  /** Expects the calls since the last check. */
  expectTold(...told: readonly string[]): this {
    expect(this.told.splice(0)).toEqual(told);
    return this;
  }

  expectReports(reports: number): this {
    expect(this.reports).toBe(reports);
    return this;
  }

  /** Promises run their handlers before the next task. */
  async #settled(): Promise<this> {
    await new Promise((resolve) => setImmediate(resolve));
    return this;
  }
}

const FAILED = { failed: 'waiting' };

/** A board with one step that could not be saved. */
async function failed(): Promise<TestSaving> {
  return new TestSaving().change(1).wait(REST_MS).answer('noRoom');
}

describe('a failed save', () => {
  it('says why: no room, or not allowed', async () => {
    for (const outcome of ['noRoom', 'refused'] as const) {
      const saving = await new TestSaving().change(1).wait(REST_MS).answer(outcome);
      expect(saving.expectReports(1).reason).toBe(outcome);
    }
    const broken = await new TestSaving().change(1).wait(REST_MS).refuse();
    expect(broken.reason).toBe('refused');
  });
});

describe('saving', () => {
  it('writes a step after the frame that shows it, and is clean again', async () => {
    const saving = new TestSaving().expectState('clean').change(1).expectState('dirty');

    saving.wait(REST_MS - 1).expectTold();
    saving.wait(1).expectState('saving').expectTold('write 1');
    (await saving.answer('saved')).expectState('clean').wait(RETRY_MS).expectTold();
  });

  it('writes several steps of one moment as one', () => {
    new TestSaving().change(1).change(2).wait(REST_MS).expectTold('write 2');
  });

  it('saves what came while it was saving, after that', async () => {
    const saving = new TestSaving().change(1).wait(REST_MS).change(2).change(3);

    saving.expectState('saving').expectTold('write 1');
    (await saving.answer('saved')).expectState('dirty').wait(REST_MS).expectTold('write 3');
    (await saving.answer('saved')).expectState('clean');
  });

  it('writes nothing where nothing is to be saved', () => {
    new TestSaving({ isReadOnly: true, isSaved: true })
      .expectState('readOnly')
      .change(1)
      .wait(REST_MS)
      .flush(2)
      .leave(3)
      .wait(RETRY_MS)
      .expectState('readOnly')
      .expectTold();
  });
});

describe('a save that fails', () => {
  it('is reported once for want of room', async () => {
    (await failed()).expectState(FAILED).expectReports(1);
  });

  it('is reported once when the store breaks', async () => {
    const saving = new TestSaving().change(1).wait(REST_MS);

    (await saving.refuse()).expectState(FAILED).expectReports(1);
  });

  it('is tried again after a while, without another report', async () => {
    const saving = (await failed()).expectTold('write 1');

    saving.wait(RETRY_MS - 1).expectTold();
    saving.wait(1).expectTold('write 1');
    (await saving.refuse()).expectState(FAILED).expectReports(1);
    saving.wait(RETRY_MS).expectTold('write 1');
    (await saving.answer('saved')).expectState('clean').expectReports(1);
  });

  it('is tried again with the next step', async () => {
    const saving = (await failed()).expectTold('write 1').change(2).expectState('dirty');

    saving.wait(REST_MS).expectTold('write 2');
    (await saving.answer('noRoom')).expectState(FAILED).expectReports(1);
  });

  it('is reported again once a save went well in between', async () => {
    const saving = (await failed()).change(2).wait(REST_MS);

    (await saving.answer('saved')).change(3).wait(REST_MS);
    (await saving.answer('noRoom')).expectReports(2);
  });

  it('counts as a row of its own after a save that was behind', async () => {
    const saving = (await failed()).change(2).wait(REST_MS).change(3);

    (await saving.answer('saved')).wait(REST_MS);
    (await saving.answer('noRoom')).expectReports(2);
  });
});

describe('a page that goes', () => {
  it.each(['flush', 'leave'] as const)('has the newest written at once by a %s', (event) => {
    new TestSaving().change(1)[event](2).expectState('saving').expectTold('at once 2', 'write 2');
  });

  it.each(['flush', 'leave'] as const)('does not wait for a save under way, by a %s', (event) => {
    const saving = new TestSaving().change(1).wait(REST_MS).expectTold('write 1');

    saving[event](2).expectState('saving').expectTold('at once 2', 'write 2');
  });

  it.each(['flush', 'leave'] as const)('tries again after a failure, by a %s', async (event) => {
    const saving = (await failed()).expectTold('write 1');

    saving[event](2).expectTold('at once 2', 'write 2');
  });

  it('ignores the answer to a write that was overtaken', async () => {
    const saving = new TestSaving().change(1).wait(REST_MS).flush(2);

    (await saving.answer('noRoom')).expectState('saving').expectReports(0);
    (await saving.answer('saved')).expectState('clean');
  });

  it('leaves nothing to write when all is saved', async () => {
    const saving = new TestSaving().change(1).wait(REST_MS).expectTold('write 1');

    (await saving.answer('saved')).leave(1).expectState('clean').expectTold();
  });

  it('has the time spent written by a flush, though no step was made', async () => {
    new TestSaving({ isSaved: true }).flush(1).expectTold('at once 1', 'write 1');

    const saving = new TestSaving().change(1).wait(REST_MS).expectTold('write 1');
    (await saving.answer('saved')).flush(2).expectTold('at once 2', 'write 2');
  });

  it('leaves no trace of a new board that was never changed', () => {
    new TestSaving().flush(1).leave(1).expectState('clean').wait(RETRY_MS).expectTold();
  });
});

describe('two tabs with one board', () => {
  it('meet: the later one asks, and goes on or begins a copy', () => {
    const met = () => new TestSaving({ isSaved: true }).send('others.met').expectQuestion('met');

    met().send('progress.stay').expectQuestion(null).expectState('clean').expectTold();
    met().send('progress.copy').expectQuestion(null).expectTold('copy', 'write 0');
    met().send('others.left').expectQuestion(null);
  });

  it('one goes on: the other is behind, and writes nothing', () => {
    new TestSaving({ isSaved: true })
      .send('others.saved')
      .expectState('behind')
      .expectQuestion('behind')
      .flush(0)
      .leave(0)
      .wait(RETRY_MS)
      .expectTold();
  });

  it('the one behind keeps what it has as a copy when the player says so', async () => {
    const saving = new TestSaving({ isSaved: true }).send('others.saved').send('progress.copy');

    saving.expectTold('copy', 'write 0').expectQuestion(null);
    (await saving.answer('saved')).expectState('clean');
  });

  it('the one behind begins a copy with the next step, also after the question was closed', () => {
    new TestSaving({ isSaved: true })
      .send('others.saved')
      .send('progress.stay')
      .expectState('behind')
      .change(1)
      .expectState('dirty')
      .wait(REST_MS)
      .expectTold('copy', 'write 1');
  });

  it('a step that another tab was faster than is saved as a copy', async () => {
    const saving = new TestSaving().change(1).wait(REST_MS).expectTold('write 1');

    (await saving.answer('overtaken')).expectState('saving').expectTold('copy', 'write 1');
    (await saving.answer('saved')).expectState('clean').expectQuestion(null);
  });

  it('is behind when only its clock went on', async () => {
    const saving = new TestSaving({ isSaved: true }).flush(0).expectTold('at once 0', 'write 0');

    (await saving.answer('behind')).expectState('behind').expectQuestion('behind');
  });

  it('a step on its way is told from what another tab saved by the store alone', async () => {
    const saving = new TestSaving().change(1).send('others.saved').expectState('dirty');

    saving.wait(REST_MS).expectTold('write 1');
    (await saving.answer('saved')).expectState('clean');
  });
});
