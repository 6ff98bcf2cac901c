import { describe, expect, it } from 'vitest';
import { WORKSPACE_MODES } from '#machines/workspaceMode.ts';
import { BOARD_KEYS, MARK_KEYS } from '#ui/board/keys/boardKeys.ts';
import { pageKeysOf } from '#ui/board/keys/pageKeys.ts';
import { toolKeyOf } from '#ui/board/keys/toolKeys.ts';
import { commandOf, type KeyPress, type KeyRow } from '#ui/keys/keyRows.ts';
import { MUSIC_KEYS } from '#ui/music/musicKeys.ts';
import type { KeyboardLayout } from '#ui/settings/settingsSchema.ts';

const { create, perfection, solve } = WORKSPACE_MODES;

function press(key: string, modifiers: Partial<KeyPress> = {}): KeyPress {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
  return { key, code: '', ...none, ...modifiers };
}

const COLOR = { type: 'tool.choose', tool: 'color' };
const TILE = { type: 'tool.choose', tool: 'tile' };

/** The two leftmost keys of the home row. */
const LEFTMOST: readonly (readonly [KeyboardLayout, color: string, tile: string])[] = [
  ['qwerty', 'a', 's'],
  ['azerty', 'q', 's'],
  ['dvorak', 'a', 'o'],
  ['colemak', 'a', 'r'],
];

describe('keys of tools', () => {
  it.each(LEFTMOST)('are the leftmost of the home row on %s', (layout, color, tile) => {
    const keys = pageKeysOf(create, layout);

    expect(commandOf(keys, press(color))).toEqual(COLOR);
    expect(commandOf(keys, press(tile))).toEqual(TILE);
    expect([toolKeyOf('color', layout), toolKeyOf('tile', layout)]).toEqual([color, tile]);
  });

  it('work with caps lock, and leave chords to the browser', () => {
    const keys = pageKeysOf(create, 'qwerty');

    expect(commandOf(keys, press('S'))).toEqual(TILE);
    expect(commandOf(keys, press('s', { ctrlKey: true }))).toBeNull();
    expect(commandOf(keys, press('a', { metaKey: true }))).toBeNull();
  });

  it.each(LEFTMOST)('mean nothing on %s where there is one tool only', (layout) => {
    for (const mode of [solve, perfection])
      for (const tool of [COLOR, TILE])
        expect(answersOf(pageKeysOf(mode, layout))).not.toContainEqual(tool);
  });
});

describe('keys of the page', () => {
  it.each(['r', 'm', '1', '2', '3', 'h', 'f', 't', 'k', 'd'])('%s is for solving only', (key) => {
    expect(commandOf(pageKeysOf(create, 'qwerty'), press(key))).toBeNull();
    expect(commandOf(pageKeysOf(solve, 'qwerty'), press(key))).not.toBeNull();
  });

  it.each(['z', 'y', '?', '0', '+', '=', '-'])('%s means the same in every mode', (key) => {
    const [first, ...others] = [solve, perfection, create].map((mode) =>
      commandOf(pageKeysOf(mode, 'qwerty'), press(key)),
    );

    expect(first).not.toBeNull();
    expect(others).toEqual([first, first]);
  });

  it('zoom, and leave chords with the same keys to the zoom of the browser', () => {
    const keys = pageKeysOf(solve, 'azerty');

    expect(commandOf(keys, press('+', { shiftKey: true }))).toBe('zoom.in');
    expect(commandOf(keys, press('-'))).toBe('zoom.out');
    for (const key of ['+', '=', '-'])
      expect(commandOf(keys, press(key, { ctrlKey: true }))).toBeNull();
  });

  it('have no trials where colors are final', () => {
    const trials = ['t', 'k', 'd'].map((key) =>
      commandOf(pageKeysOf(perfection, 'qwerty'), press(key)),
    );

    expect(trials).toEqual([null, null, null]);
  });
});

describe.each(LEFTMOST.map(([layout]) => layout))('a key of one mode on %s', (layout) => {
  it.each(Object.values(WORKSPACE_MODES))('is answered by one row alone: $id', (mode) => {
    const page = pageKeysOf(mode, layout);

    // The board and the music share Space: it goes to the board while a cell has the focus.
    expect(answeredTwice([...page, ...BOARD_KEYS, ...MARK_KEYS])).toEqual([]);
    expect(answeredTwice([...page, ...MUSIC_KEYS])).toEqual([]);
  });
});

function answeredTwice(rows: readonly KeyRow<unknown>[]): readonly string[] {
  return PLAIN_KEYS.filter(
    (key) => rows.filter((row) => row.command(press(key)) !== null).length > 1,
  );
}

/** Keys pressed alone: letters, digits, and what else stands in a home row. */
const PLAIN_KEYS = [...'abcdefghijklmnopqrstuvwxyz0123456789;?+-=', ' ', 'Enter', 'Delete', 'Home'];

/** What a table makes of every key pressed alone. */
function answersOf(keys: ReturnType<typeof pageKeysOf>): readonly unknown[] {
  return PLAIN_KEYS.map((key) => commandOf(keys, press(key)));
}
