import { describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { musicKey } from '#ui/board/music/musicKeys.ts';
import { barAndBeat, noteName } from '#ui/board/music/musicText.ts';

describe('the words of music', () => {
  it.each([
    [0, '1.1'],
    [3, '1.4'],
    [4, '2.1'],
    [15, '4.4'],
  ])('count column %i as %s', (column, words) => {
    expect(barAndBeat(column)).toBe(words);
  });

  it.each([
    ['F#3', 'F♯3'],
    ['Bb2', 'B♭2'],
    ['hihat-open', 'Open hat'],
    ['Q9', ''],
    [null, ''],
  ])('write %j as %j', (note, words) => {
    expect(english.say(noteName(note))).toBe(words);
  });
});

describe('the keys of music', () => {
  const press = (key: string, more = {}) => ({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    ...more,
  });

  it('are P anywhere and space where it is free, once a press', () => {
    expect(musicKey(press('p'))).toBe('play');
    expect(musicKey(press(' '))).toBe('play-if-free');
    expect(musicKey(press(' ', { repeat: true }))).toBeNull();
    expect(musicKey(press('p', { ctrlKey: true }))).toBeNull();
    expect(musicKey(press(' ', { shiftKey: true }))).toBeNull();
  });
});
