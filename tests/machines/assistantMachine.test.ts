import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import type { AssistantFact } from '#engine/assistant/assist.ts';
import type { AssistantRequest } from '#engine/assistant/session.ts';
import { emptyGrid, type Grid } from '#engine/grid/grid.ts';
import { assistantMachine, type AssistantQuery } from '#machines/assistantMachine.ts';

const UNIQUE: AssistantFact = { type: 'unique' };
const SEVERAL: AssistantFact = { type: 'several', differing: [0] };
const DONE: AssistantFact = { type: 'done' };

/** A machine with an assistant that says what the test wants. */
function startMachine({ isOn = true } = {}) {
  const asked: AssistantRequest[] = [];
  let ended = 0;
  const assistant = fromCallback<AssistantQuery>(({ receive }) => {
    receive(({ request }) => asked.push(request));
    return () => (ended += 1);
  });
  const clock = new SimulatedClock();
  const actor = createActor(assistantMachine.provide({ actors: { assistant } }), { clock }).start();
  if (isOn) actor.send({ type: 'assistant.start' });
  return {
    actor,
    clock,
    asked,
    ended: () => ended,
    change: (grid: Grid, text: string) =>
      actor.send({ type: 'puzzle.changed', puzzle: { grid, text } }),
    reply: (id: number, ...facts: AssistantFact[]) =>
      actor.send({ type: 'assistant.reply', reply: { id, facts } }),
    context: () => actor.getSnapshot().context,
  };
}

const ONE = emptyGrid(1, 1);
const TWO = emptyGrid(2, 1);

describe('the live assistant', () => {
  it('asks nothing while it is off, and at once when it is turned on', () => {
    const { actor, asked, change } = startMachine({ isOn: false });
    change(ONE, 'one');
    expect(actor.getSnapshot().value).toBe('off');
    expect(asked).toEqual([]);

    actor.send({ type: 'assistant.start' });

    expect(actor.getSnapshot().value).toEqual({ on: 'thinking' });
    expect(asked).toEqual([{ id: 1, grid: 'one', cursor: null }]);
  });

  it('is idle until there is a puzzle, and answered when all is said', () => {
    const { actor, change, reply, context } = startMachine();
    expect(actor.getSnapshot().value).toEqual({ on: 'idle' });
    change(ONE, 'one');

    reply(1, UNIQUE);
    expect(actor.getSnapshot().value).toEqual({ on: 'thinking' });
    reply(1, DONE);

    expect(actor.getSnapshot().value).toEqual({ on: 'answered' });
    expect(context().answer).toEqual({ grid: ONE, unique: UNIQUE, done: DONE });
  });

  it('drops what is said of an older puzzle', () => {
    const { actor, change, reply, context, asked } = startMachine();
    change(ONE, 'one');
    change(TWO, 'two');

    reply(1, UNIQUE, DONE);
    expect(context().answer).toBeNull();
    expect(actor.getSnapshot().value).toEqual({ on: 'thinking' });
    reply(2, SEVERAL);

    expect(asked.map(({ id }) => id)).toEqual([1, 2]);
    expect(context().answer).toEqual({ grid: TWO, several: SEVERAL });
  });

  it('is not asked again about an edit that changed nothing, and answers for its grid', () => {
    const { actor, change, reply, context, asked, clock } = startMachine();
    const [same, again] = [emptyGrid(1, 1), emptyGrid(1, 1)];
    change(ONE, 'one');
    reply(1, UNIQUE);
    change(same, 'one');
    reply(1, DONE);
    expect(actor.getSnapshot().value).toEqual({ on: 'answered' });

    change(again, 'one');
    clock.increment(150);

    expect(actor.getSnapshot().value).toEqual({ on: 'answered' });
    expect(context().answer).toEqual({ grid: again, unique: UNIQUE, done: DONE });
    expect(asked).toHaveLength(1);
  });

  it('keeps the old answer, which names its puzzle, for a moment only', () => {
    const { change, reply, context, clock } = startMachine();
    change(ONE, 'one');
    reply(1, UNIQUE, DONE);

    change(TWO, 'two');
    expect(context().answer?.grid).toBe(ONE);
    clock.increment(150);

    expect(context().answer).toBeNull();
  });

  it('keeps a new answer that came in time', () => {
    const { change, reply, context, clock } = startMachine();
    change(ONE, 'one');
    change(TWO, 'two');
    reply(2, UNIQUE);
    clock.increment(150);

    expect(context().answer).toEqual({ grid: TWO, unique: UNIQUE });
  });

  it('asks about the cursor without forgetting the puzzle', () => {
    const { actor, asked, change, reply, context } = startMachine();
    change(ONE, 'one');
    reply(1, UNIQUE, DONE);

    actor.send({ type: 'cursor.changed', cursor: { type: 'cell', cell: 0 } });
    reply(2, { type: 'values', possible: [1], unknown: [], unique: [] });

    expect(asked[1]).toEqual({ id: 2, grid: 'one', cursor: { type: 'cell', cell: 0 } });
    expect(actor.getSnapshot().value).toEqual({ on: 'answered' });
    expect(context().answer?.unique).toBe(UNIQUE);
    expect(context().atCursor.values?.possible).toEqual([1]);
  });

  it('takes facts of the puzzle from a reply to an older cursor, and not those of the cursor', () => {
    const { actor, change, reply, context } = startMachine();
    change(ONE, 'one');
    actor.send({ type: 'cursor.changed', cursor: { type: 'cell', cell: 0 } });

    reply(1, UNIQUE, { type: 'values', possible: [1], unknown: [], unique: [] });

    expect(context().answer?.unique).toBe(UNIQUE);
    expect(context().atCursor).toEqual({});
  });

  it('fails with a message, and tries again with the next puzzle', () => {
    const { actor, change, context } = startMachine();
    change(ONE, 'one');

    actor.send({ type: 'assistant.fail', message: 'out of memory' });
    expect(actor.getSnapshot().value).toEqual({ on: 'failed' });
    expect(context().message).toBe('out of memory');
    change(TWO, 'two');

    expect(actor.getSnapshot().value).toEqual({ on: 'thinking' });
  });

  it('fails where an answer speaks of what is not on the board', () => {
    const { actor, change, reply, context } = startMachine();
    change(ONE, 'one');

    reply(1, { type: 'several', differing: [7] });

    expect(actor.getSnapshot().value).toEqual({ on: 'failed' });
    expect(context().answer).toBeNull();
  });

  it('ends the assistant and forgets when it is turned off', () => {
    const { actor, change, reply, context, ended } = startMachine();
    change(ONE, 'one');
    reply(1, UNIQUE);

    actor.send({ type: 'assistant.stop' });

    expect(actor.getSnapshot().value).toBe('off');
    expect(context().answer).toBeNull();
    expect(ended()).toBe(1);
  });
});
