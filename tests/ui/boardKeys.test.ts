import { describe, expect, it } from 'vitest';
import { boardKey, pageKey, type KeyPress } from '#ui/board/boardKeys.ts';

const NO_MODIFIERS = {
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
};

function press(key: string, modifiers: Partial<KeyPress> = {}): KeyPress {
  return { key, ...NO_MODIFIERS, ...modifiers };
}

describe('a key on the board', () => {
  it.each([
    ['ArrowLeft', 'left'],
    ['ArrowDown', 'down'],
    ['Home', 'rowStart'],
    ['End', 'rowEnd'],
  ])('%s moves', (key, step) => {
    expect(boardKey(press(key))).toEqual({ type: 'key.move', step });
  });

  it('goes to the ends of the board with the modifier', () => {
    expect(boardKey(press('End', { ctrlKey: true }))).toEqual({
      type: 'key.move',
      step: 'boardEnd',
    });
  });

  it.each([' ', 'Enter'])(
    '%j paints, with shift the other color, with control as a fill',
    (key) => {
      const paint = { type: 'key.paint', button: 'primary', fill: false };

      expect(boardKey(press(key))).toEqual(paint);
      expect(boardKey(press(key, { shiftKey: true }))).toEqual({ ...paint, button: 'secondary' });
      expect(boardKey(press(key, { metaKey: true }))).toEqual({ ...paint, fill: true });
    },
  );

  it('paints once while it is held down', () => {
    expect(boardKey(press(' ', { repeat: true }))).toBeNull();
  });

  it.each(['Delete', 'Backspace'])('%s erases', (key) => {
    expect(boardKey(press(key))).toEqual({ type: 'key.erase' });
  });

  it.each([
    ['g', 'empty'],
    ['e', 'error'],
    ['c', 'clue'],
  ])('%s goes to the next of a kind, with shift to the one before', (key, to) => {
    const before = press(key.toUpperCase(), { shiftKey: true });

    expect(boardKey(press(key))).toEqual({ type: 'jump', to, step: 1 });
    expect(boardKey(before)).toEqual({ type: 'jump', to, step: -1 });
  });

  it.each([
    ['i', 'region'],
    ['b', 'board'],
  ])('%s asks', (key, about) => {
    expect(boardKey(press(key))).toEqual({ type: 'ask', about });
  });

  it('leaves the browser its own keys', () => {
    expect(boardKey(press('c', { ctrlKey: true }))).toBeNull();
    expect(boardKey(press('e', { metaKey: true }))).toBeNull();
    expect(boardKey(press('ArrowLeft', { altKey: true }))).toBeNull();
    expect(boardKey(press('Tab'))).toBeNull();
  });
});

describe('a key on the page', () => {
  it.each([
    [press('z'), 'history.undo'],
    [press('Z', { shiftKey: true }), 'history.undo'],
    [press('z', { ctrlKey: true }), 'history.undo'],
    [press('Z', { ctrlKey: true, shiftKey: true }), 'history.redo'],
    [press('y'), 'history.redo'],
    [press('y', { metaKey: true }), 'history.redo'],
    [press('r'), 'history.restart'],
  ])('%o means %s', (key, type) => {
    expect(pageKey(key)).toEqual({ type });
  });

  it('asks for help with the character that says so', () => {
    expect(pageKey(press('?', { shiftKey: true }))).toBe('help');
  });

  it('never takes reloading from the browser', () => {
    expect(pageKey(press('r', { ctrlKey: true }))).toBeNull();
  });
});
