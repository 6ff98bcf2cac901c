import { describe, expect, it } from 'vitest';
import { EMPTY_HISTORY, HISTORY_LIMIT, record, redone, undone } from '#machines/history.ts';

describe('a history', () => {
  it('hands changes out in reverse, and again in order', () => {
    const two = record(record(EMPTY_HISTORY, 'first'), 'second');

    const back = undone(two);
    const forth = back && redone(back.history);

    expect(back?.change).toBe('second');
    expect(forth?.change).toBe('second');
    expect(forth?.history).toEqual(two);
  });

  it('has nothing to take back or do again when empty', () => {
    expect(undone(EMPTY_HISTORY)).toBeNull();
    expect(redone(EMPTY_HISTORY)).toBeNull();
  });

  it('drops the oldest change when it is full', () => {
    let history = record(EMPTY_HISTORY, 0);
    for (let change = 1; change <= HISTORY_LIMIT; change++) history = record(history, change);

    expect(history.past).toHaveLength(HISTORY_LIMIT);
    expect(history.past[0]).toBe(1);
  });
});
