import type { Direction } from '#engine/grid/directions.ts';
import { message, type Text } from '#texts/message.ts';
import { isChord } from '#ui/board/access/keyPress.ts';
import { digit, letter, type KeyRow, useKeyTable } from '#ui/board/access/useKeyTable.ts';
import type { KeyboardLayout } from '#ui/shared/settings/settingsSchema.ts';
import { PRESETS_WITH_KEYS } from '#ui/editor/rules/presets.ts';
import { homeKey, TOOLBOX, type ToolEntry, type ToolShortcut } from './toolbox.ts';
import { useMemo } from 'react';
import { useSetting } from '#ui/shared/settings/useSetting.ts';

/** Commands of the editor's keys. */
export type CreateCommand =
  | { readonly type: 'tool'; readonly entry: ToolEntry }
  /** The preset at an index, from 0. */
  | { readonly type: 'preset'; readonly index: number }
  | { readonly type: 'search' }
  | { readonly type: 'layer' }
  | { readonly type: 'turn'; readonly turn: 'left' | 'right' | 'mirror' }
  | { readonly type: 'delete' }
  /** Moves the symbol at the cursor, or a copy of it. */
  | { readonly type: 'move'; readonly step: Direction; readonly isCopy: boolean };

/** The digit of the zones with Alt, after those of the symbols that open on request. */
const ZONE_DIGIT = 7;

/** Keys of the editor, active on its whole page. */
export function createKeys(layout: KeyboardLayout): readonly KeyRow<CreateCommand>[] {
  const zones = TOOLBOX.find(({ tool }) => tool === 'zone');
  return [
    ...TOOLBOX.map((entry) =>
      shortcutRow(entry.shortcut, entry.label, { type: 'tool', entry }, layout),
    ),
    ...(zones
      ? [digit(ZONE_DIGIT, zones.label, { type: 'tool', entry: zones } as const, 'Alt')]
      : []),
    ...Array.from({ length: PRESETS_WITH_KEYS }, (_, index) =>
      digit(
        (index + 1) % 10,
        message('tools.presetKey', { number: index + 1 }),
        { type: 'preset', index } as const,
        'Shift',
      ),
    ),
    letter('/', message('tools.searchKey'), { type: 'search' }),
    letter('m', message('tools.mirrorKey'), { type: 'turn', turn: 'mirror' }),
    letter(',', message('tools.turnLeftKey'), { type: 'turn', turn: 'left' }),
    letter('.', message('tools.turnRightKey'), { type: 'turn', turn: 'right' }),
    digit(9, message('tools.layerKey'), { type: 'layer' }),
    moveRow(message('tools.moveKey'), false),
    moveRow(message('tools.copyKey'), true),
    {
      keys: ['Delete', 'Backspace'],
      label: message('tools.deleteKey'),
      command: (press) =>
        (press.key === 'Delete' || press.key === 'Backspace') && !isChord(press)
          ? { type: 'delete' }
          : null,
    },
  ];
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

function moveRow(label: Text, isCopy: boolean): KeyRow<CreateCommand> {
  return {
    keys: ['Alt', ...(isCopy ? ['Shift'] : []), '←'],
    label,
    withAlt: true,
    command(press) {
      const step = ARROWS[press.key];
      if (!step || isChord(press) || press.shiftKey !== isCopy) return null;
      return { type: 'move', step, isCopy };
    },
  };
}

function shortcutRow(
  shortcut: ToolShortcut,
  label: Text,
  command: CreateCommand,
  layout: KeyboardLayout,
): KeyRow<CreateCommand> {
  return 'slot' in shortcut
    ? letter(homeKey(shortcut.slot, layout), label, command)
    : digit(shortcut.digit, label, command, shortcut.modifier);
}

/** Register the keys of the editor. Returns them, for the help. */
export function useCreateKeys(
  onCommand: (command: CreateCommand) => void,
): readonly KeyRow<CreateCommand>[] {
  const layout = useSetting('keyboardLayout');
  const table = useMemo(() => createKeys(layout), [layout]);
  useKeyTable(table, onCommand);
  return table;
}
