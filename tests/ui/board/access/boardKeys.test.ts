import { describe, expect, it } from 'vitest';
import { boardKey as boardKeyOf } from '#ui/board/access/boardKeys.ts';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import type { KeyPress } from '#ui/board/access/keyPress.ts';
import { findCommand } from '#ui/board/access/useKeyTable.ts';
import { selectPageKeys } from '#ui/board/access/pageKeys.ts';

const { solve } = WORKSPACE_MODES;
const boardKey = (press: KeyPress) => boardKeyOf(press, solve);
const pageKey = (press: KeyPress) => findCommand(selectPageKeys(solve), press);

const NO_MODIFIERS = {
  code: '',
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

  it.each([
    [' ', { type: 'key.hold', button: 'primary' }],
    ['Enter', { type: 'key.paint', button: 'primary', fill: false }],
  ])('%j paints, with shift the other color, with control as a fill', (key, paint) => {
    const fill = { type: 'key.paint', button: 'primary', fill: true };

    expect(boardKey(press(key))).toEqual(paint);
    expect(boardKey(press(key, { shiftKey: true }))).toEqual({ ...paint, button: 'secondary' });
    expect(boardKey(press(key, { metaKey: true }))).toEqual(fill);
  });

  it.each([
    ['.', 'dot'],
    ['x', 'cross'],
  ])('%s marks', (key, mark) => {
    expect(boardKey(press(key))).toEqual({ type: 'key.mark', mark });
    expect(boardKey(press(key, { ctrlKey: true }))).toBeNull();
  });

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
    [press('m'), 'marking.toggle'],
  ])('%o means %s', (key, type) => {
    expect(pageKey(key)).toEqual({ type });
  });

  it.each([
    ['t', { type: 'trial.start' }],
    ['k', { type: 'trial.keep' }],
    ['d', { type: 'trial.drop' }],
    ['h', 'hint'],
    ['v', 'check'],
    ['f', 'foresight'],
    ['r', 'restart'],
  ])('%s means %o', (key, wish) => {
    expect(pageKey(press(key))).toEqual(wish);
    expect(pageKey(press(key, { ctrlKey: true }))).toBeNull();
  });

  it('asks for help with the character that says so', () => {
    expect(pageKey(press('?', { shiftKey: true }))).toBe('help');
  });

  it('never takes reloading from the browser', () => {
    expect(pageKey(press('r', { ctrlKey: true }))).toBeNull();
  });
});

describe('keys where letters are not Latin', () => {
  it.each([
    ['Russian', 'я'],
    ['Greek', 'ζ'],
    ['Hebrew', 'ז'],
    ['Arabic', 'ئ'],
    ['Korean', 'ㅋ'],
    ['an input method', 'Process'],
  ])('go by their place: %s', (_, key) => {
    expect(pageKey(press(key, { code: 'KeyZ', ctrlKey: true }))).toEqual({ type: 'history.undo' });
    expect(pageKey(press(key, { code: 'KeyH' }))).toBe('hint');
    expect(boardKey(press(key, { code: 'Period' }))).toEqual({ type: 'key.mark', mark: 'dot' });
  });

  it('go by their character if it is Latin, or has no place', () => {
    expect(pageKey(press('é', { code: 'KeyH' }))).toBeNull();
    expect(pageKey(press('ж', { code: 'IntlBackslash' }))).toBeNull();
  });
});

describe('keys on every layout', () => {
  /** Where the letters of a layout are, and what its digit row produces. */
  const LAYOUTS = {
    qwerty: { z: 'KeyZ', y: 'KeyY', r: 'KeyR', digits: '123' },
    azerty: { z: 'KeyW', y: 'KeyY', r: 'KeyR', digits: '&é"' },
    dvorak: { z: 'Slash', y: 'KeyT', r: 'KeyO', digits: '123' },
    colemak: { z: 'KeyZ', y: 'KeyO', r: 'KeyS', digits: '123' },
  } as const;

  it.each(Object.entries(LAYOUTS))('%s: letters go by what they produce', (_, { z, y, r }) => {
    expect(pageKey(press('z', { code: z }))).toEqual({ type: 'history.undo' });
    expect(pageKey(press('y', { code: y }))).toEqual({ type: 'history.redo' });
    expect(pageKey(press('r', { code: r }))).toBe('restart');
  });

  it.each(Object.entries(LAYOUTS))('%s: tools go by their place', (_, { digits }) => {
    const at = (place: number) =>
      pageKey(press(digits.charAt(place - 1), { code: `Digit${place}` }));

    expect(at(1)).toEqual({ type: 'color.choose', color: 'dark' });
    expect(at(2)).toEqual({ type: 'color.choose', color: 'light' });
    expect(at(3)).toEqual({ type: 'fill.toggle' });
  });
});
