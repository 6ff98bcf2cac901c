// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { noteRecorded, parseKeys, recordedThisSession } from '#ui/shared/platform/storage.ts';

describe('puzzles recorded in this session', () => {
  beforeEach(() => sessionStorage.clear());

  it('are none at first', () => {
    expect(recordedThisSession()).toEqual(new Set());
  });

  it('are remembered once each', () => {
    noteRecorded('cs4_a');
    noteRecorded('cs4_b');
    noteRecorded('cs4_a');

    expect([...recordedThisSession()]).toEqual(['cs4_a', 'cs4_b']);
  });

  it.each(['', '{', 'null', '7', '{}'])('are none after the damaged text %j', (text) => {
    sessionStorage.setItem('alreadySolved', text);

    expect(recordedThisSession()).toEqual(new Set());
  });

  it('lose only the entries that are damaged', () => {
    expect([...parseKeys(['cs4_a', 7, null, { key: 'cs4_c' }, 'cs4_b'])]).toEqual([
      'cs4_a',
      'cs4_b',
    ]);
  });
});
