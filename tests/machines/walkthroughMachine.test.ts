import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { WalkStep } from '#engine/explain/walkthrough.ts';
import { litOnly } from '#engine/picture/hintMarks.ts';
import { walkthroughMachine, type WalkEvent } from '#machines/walkthroughMachine.ts';

function step(cell: number, level: WalkStep['level'] = 1): WalkStep {
  const why = { id: 'why', text: '', spoken: '', marks: litOnly([cell]), lines: [] } as const;
  return { cells: [{ cell, color: 'dark' }], level, cost: 1, why };
}

/** A walkthrough whose steps are found by hand. */
class TestWalk {
  readonly shown: (readonly number[])[] = [];
  searches = 0;
  readonly #actor = createActor(
    walkthroughMachine.provide({
      actors: {
        finder: fromCallback<WalkEvent>(() => {
          this.searches++;
        }),
      },
      actions: { show: (_, cells) => this.shown.push(cells.map(({ cell }) => cell)) },
    }),
  ).start();

  send(...events: readonly WalkEvent[]): this {
    for (const event of events) this.#actor.send(event);
    return this;
  }

  find(...steps: readonly WalkStep[]): this {
    return this.send(...steps.map((it) => ({ type: 'walk.step', step: it }) as const));
  }

  end(): this {
    return this.send({ type: 'walk.end', end: { type: 'solved', unused: [] } });
  }

  get now() {
    const { value, context } = this.#actor.getSnapshot();
    return { value, at: context.at, line: context.line, steps: context.steps.length };
  }
}

describe('a walkthrough', () => {
  it('goes on as far as steps are found, and back to the givens', () => {
    const walk = new TestWalk().find(step(3), step(5));
    expect(walk.now).toEqual({ value: 'finding', at: 0, line: null, steps: 2 });
    walk.send({ type: 'walk.on' }, { type: 'walk.on' }, { type: 'walk.on' });
    expect(walk.now.at).toBe(2);
    expect(walk.shown).toEqual([[3], [3, 5], [3, 5]]);
    walk.find(step(6)).send({ type: 'walk.on' });
    expect(walk.shown.at(-1)).toEqual([3, 5, 6]);
    walk.send({ type: 'walk.back' }, { type: 'walk.go', to: 0 }, { type: 'walk.back' });
    expect(walk.now.at).toBe(0);
    expect(walk.shown.slice(-3)).toEqual([[3, 5], [], []]);
  });

  it('goes anywhere at once, and to the hardest step', () => {
    const walk = new TestWalk().find(step(1), step(2), step(3, 4), step(4, 2)).end();
    walk.send({ type: 'walk.hardest' });
    expect(walk.shown).toEqual([[1, 2]]);
    walk.send({ type: 'walk.go', to: 99 });
    expect(walk.now).toMatchObject({ value: 'whole', at: 4 });
    walk.send({ type: 'walk.go', to: -1 });
    expect(walk.now.at).toBe(0);
  });

  it('moves on to each harder step that is found after the hardest was asked for', () => {
    const walk = new TestWalk().find(step(1), step(2)).send({ type: 'walk.hardest' });
    walk.find(step(3), step(4, 4), step(5), step(6, 2));
    expect(walk.now.at).toBe(3);
    expect(walk.shown.at(-1)).toEqual([1, 2, 3]);
    walk.find(step(7, 5)).end();
    expect(walk.now).toMatchObject({ value: 'whole', at: 6 });
  });

  it.each<WalkEvent>([
    { type: 'walk.on' },
    { type: 'walk.go', to: 1 },
    { type: 'walk.line', line: 0 },
  ])('no longer follows the hardest step after $type', (event) => {
    const walk = new TestWalk().find(step(1), step(2), step(3)).send({ type: 'walk.hardest' });
    walk.send(event);
    const { at } = walk.now;
    expect(walk.find(step(4, 6)).now.at).toBe(at);
  });

  it('stays where one is while more is found, and has nothing to go to before', () => {
    const walk = new TestWalk().send({ type: 'walk.hardest' }, { type: 'walk.on' });
    expect(walk.now.at).toBe(0);
    walk.find(step(1), step(2)).send({ type: 'walk.on' }, { type: 'walk.line', line: 0 });
    walk.find(step(3)).end();
    expect(walk.now).toEqual({ value: 'whole', at: 1, line: 0, steps: 3 });
  });

  it('forgets the line that was walked with the step it belongs to', () => {
    const walk = new TestWalk().find(step(1), step(2)).send({ type: 'walk.line', line: 1 });
    expect(walk.now.line).toBe(1);
    walk.send({ type: 'walk.on' });
    expect(walk.now.line).toBeNull();
  });

  it('keeps what was found when it fails, and begins anew when asked', () => {
    const walk = new TestWalk().find(step(1)).send({ type: 'walk.on' }, { type: 'walk.fail' });
    expect(walk.now).toEqual({ value: 'failed', at: 1, line: null, steps: 1 });
    walk.send({ type: 'walk.back' });
    expect(walk.shown.at(-1)).toEqual([]);
    walk.send({ type: 'walk.on' }, { type: 'walk.retry' });
    expect(walk.now).toEqual({ value: 'finding', at: 0, line: null, steps: 0 });
    expect(walk.searches).toBe(2);
    expect(walk.shown.at(-1)).toEqual([]);
  });
});
