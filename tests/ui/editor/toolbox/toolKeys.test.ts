import { describe, expect, it } from 'vitest';
import { WORKSPACE_MODES } from '#tests/support/modes.ts';
import { selectBoardKeys } from '#ui/board/access/boardKeys.ts';
import { selectPageKeys } from '#ui/board/access/pageKeys.ts';
import { createKeys } from '#ui/editor/toolbox/createKeys.ts';
import type { KeyPress } from '#ui/board/access/keyPress.ts';
import { findCommand, type KeyRow } from '#ui/board/access/useKeyTable.ts';
import { MUSIC_KEYS } from '#ui/board/music/musicKeys.ts';
import type { KeyboardLayout } from '#ui/shared/settings/settingsSchema.ts';

const { create, perfection, solve } = WORKSPACE_MODES;

function press(key: string, modifiers: Partial<KeyPress> = {}): KeyPress {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  return { key, code: '', ...none, ...modifiers };
}

/** Letters of the first slots of the home row: color, tile, row, column, merge, copy, zones. */
const HOME_ROWS: readonly (readonly [KeyboardLayout, string])[] = [
  ['qwerty', 'asdfghj'],
  ['azerty', 'qsdfghj'],
  ['dvorak', 'aoeuidh'],
  ['colemak', 'arstdhn'],
];

/** Characters of the digit keys without Shift where they differ from the printed digits. */
const AZERTY_DIGITS = '&é"\'(-è_';

/** The key of a tool that a press takes in hand. */
function toolOf(layout: KeyboardLayout, it: KeyPress): string | null {
  const command = findCommand(createKeys(layout), it);
  return command?.type === 'tool' ? command.entry.key : null;
}

describe('keys of tools', () => {
  it.each(HOME_ROWS)('lie on the home row of %s', (layout, row) => {
    expect([...row].map((key) => toolOf(layout, press(key)))).toEqual([
      ...['color', 'tile', 'row', 'column', 'merge', 'clip', 'zone'],
    ]);
  });

  it.each(HOME_ROWS)('take symbols by the place of the digit on %s', (layout) => {
    const digits = layout === 'azerty' ? AZERTY_DIGITS : '12345678';
    const plain = [...digits].map((key, i) =>
      toolOf(layout, press(key, { code: `Digit${i + 1}` })),
    );
    expect(plain).toEqual(
      ['number', 'letter', 'viewpoint', 'dart', 'lotus', 'galaxy', 'myopia', 'every_letter'].map(
        (id) => `symbol ${id}`,
      ),
    );
    const alt = Array.from({ length: 9 }, (_, i) =>
      toolOf(layout, press('\u00a1', { code: `Digit${i + 1}`, altKey: true })),
    );
    expect(alt).toEqual([
      ...['minesweeper', 'focus', 'house', 'custom_text', 'custom_icon', 'hidden'].map(
        (id) => `symbol ${id}`,
      ),
      ...['zone', 'control', 'note'],
    ]);
  });

  it.each(HOME_ROWS)(
    'are nothing else on the page with %s, and none is shown twice',
    (layout, row) => {
      const page = [...row].map((key) => findCommand(selectPageKeys(create), press(key)));
      expect(page).toEqual([...row].map(() => null));
      const shown = createKeys(layout).map(
        ({ keys, withAlt }) => `${withAlt ?? false} ${keys.join(' ')}`,
      );
      expect(new Set(shown).size).toBe(shown.length);
    },
  );

  it('take presets with Shift, the tenth with 0', () => {
    const presets = ['Digit1', 'Digit9', 'Digit0'].map((code) =>
      findCommand(createKeys('qwerty'), press('!', { code, shiftKey: true })),
    );
    expect(presets).toEqual([0, 8, 9].map((index) => ({ type: 'preset', index })));
  });

  it('work with caps lock, and leave chords to the browser', () => {
    expect(toolOf('qwerty', press('S'))).toBe('tile');
    expect(toolOf('qwerty', press('s', { ctrlKey: true }))).toBeNull();
    expect(toolOf('qwerty', press('a', { metaKey: true }))).toBeNull();
  });
});

describe('keys of the page', () => {
  it.each(['r', 'm', '1', '2', '3', 'h', 'v', 'f', 't', 'k', 'd'])(
    '%s is for solving only',
    (key) => {
      expect(findCommand(selectPageKeys(create), press(key))).toBeNull();
      expect(findCommand(selectPageKeys(solve), press(key))).not.toBeNull();
    },
  );

  it.each(['z', 'y', '?', '0', '+', '=', '-'])('%s means the same in every mode', (key) => {
    const [first, ...others] = [solve, perfection, create].map((mode) =>
      findCommand(selectPageKeys(mode), press(key)),
    );

    expect(first).not.toBeNull();
    expect(others).toEqual([first, first]);
  });

  it('zoom, and leave chords with the same keys to the zoom of the browser', () => {
    const keys = selectPageKeys(solve);

    expect(findCommand(keys, press('+', { shiftKey: true }))).toBe('zoom.in');
    expect(findCommand(keys, press('-'))).toBe('zoom.out');
    for (const key of ['+', '=', '-'])
      expect(findCommand(keys, press(key, { ctrlKey: true }))).toBeNull();
  });

  it('leave the digit row of authors to tools, whatever it produces', () => {
    const minus = press('-', { code: 'Digit6' });

    expect(toolOf('azerty', minus)).toBe('symbol galaxy');
    expect(findCommand(selectPageKeys(create), minus)).toBeNull();
    expect(findCommand(selectPageKeys(create), press('-', { code: 'NumpadSubtract' }))).toBe(
      'zoom.out',
    );
    expect(findCommand(selectPageKeys(solve), minus)).toBe('zoom.out');
  });

  it('have no trials where colors are final', () => {
    const trials = ['t', 'k', 'd'].map((key) =>
      findCommand(selectPageKeys(perfection), press(key)),
    );

    expect(trials).toEqual([null, null, null]);
  });
});

describe.each(HOME_ROWS.map(([layout]) => layout))('a key of one mode on %s', (layout) => {
  it.each(Object.values(WORKSPACE_MODES))('is answered by one row alone: $id', (mode) => {
    const page = [...(mode === create ? createKeys(layout) : []), ...selectPageKeys(mode)];

    // The board and the music share Space: it goes to the board while a cell has the focus. What
    // deletes on the board deletes what is chosen everywhere else.
    const board = selectBoardKeys(mode).filter(({ keys }) => !keys.includes('Delete'));
    expect(answeredTwice([...page, ...board])).toEqual([]);
    expect(answeredTwice([...page, ...MUSIC_KEYS])).toEqual([]);
  });
});

function answeredTwice(rows: readonly KeyRow<unknown>[]): readonly string[] {
  return PLAIN_KEYS.filter(
    (key) => rows.filter((row) => !row.withAlt && row.command(press(key)) !== null).length > 1,
  );
}

/** Keys pressed alone: letters, digits, and what else stands in a home row. */
const PLAIN_KEYS = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789;?+-=/,.',
  ' ',
  'Enter',
  'Delete',
  'Home',
];
