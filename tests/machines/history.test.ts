import { describe, expect, it } from 'vitest';
import { EMPTY_HISTORY, HISTORY_LIMIT, moveToStep, record } from '#machines/history.ts';

describe('a history', () => {
  const three = ['first', 'second', 'third'].reduce(record<string>, EMPTY_HISTORY);

  it('hands changes out in reverse, and again in order', () => {
    const back = moveToStep(three, 1);
    const forth = moveToStep(back.history, 3);

    expect(back.undone).toEqual(['third', 'second']);
    expect(back.redone).toEqual([]);
    expect(forth.redone).toEqual(['second', 'third']);
    expect(forth.history).toEqual(three);
  });

  it('goes no further than it reaches', () => {
    const back = moveToStep(three, -5);

    expect(back.undone).toEqual(['third', 'second', 'first']);
    expect(moveToStep(back.history, 99).redone).toEqual(['first', 'second', 'third']);
  });

  it('stays the same where there is nowhere to go', () => {
    expect(moveToStep(EMPTY_HISTORY, -1).history).toBe(EMPTY_HISTORY);
    expect(moveToStep(three, 3).history).toBe(three);
  });

  it('forgets what could be redone when something new happens', () => {
    expect(record(moveToStep(three, 1).history, 'other')).toEqual({
      past: ['first', 'other'],
      future: [],
    });
  });

  it('drops the oldest change when it is full', () => {
    let history = record<number>(EMPTY_HISTORY, 0);
    for (let change = 1; change <= HISTORY_LIMIT; change++) history = record(history, change);

    expect(history.past).toHaveLength(HISTORY_LIMIT);
    expect(history.past[0]).toBe(1);
  });
});
