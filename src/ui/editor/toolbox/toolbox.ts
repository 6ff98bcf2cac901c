import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Copy,
  Gauge,
  Music2,
  Paintbrush,
  SquareDashed,
  SquareSquare,
  TableCellsMerge,
  type LucideIcon,
} from 'lucide-react';
import type { SymbolDef } from '#engine/clues/defineSymbol.ts';
import type { GridTool, SymbolTemplate } from '#engine/edit/Tool.ts';
import type { Glyph } from '#engine/glyph/glyph.ts';
import { allSymbols } from '#engine/symbols/index.ts';
import { message, type Text } from '#texts/message.ts';
import type { KeyboardLayout } from '#ui/shared/settings/settingsSchema.ts';

/** A tool in the toolbox. */
export interface ToolEntry {
  readonly key: string;
  readonly tool: GridTool;
  /** The symbol of the tool; null for tools that place none. */
  readonly template: SymbolTemplate | null;
  readonly label: Text;
  /** Description in one or two lines. */
  readonly hint: Text;
  readonly picture: LucideIcon | Glyph;
  readonly group: 'board' | 'symbols' | 'score';
  /** True for tools that are hidden until the toolbox is expanded. */
  readonly isMore: boolean;
  readonly shortcut: ToolShortcut;
}

/** The key of a tool: a slot of the home row, or a digit. */
export type ToolShortcut =
  | { readonly slot: number }
  | { readonly digit: number; readonly modifier?: 'Alt' | 'Shift' };

type BoardEntry = Pick<ToolEntry, 'tool' | 'label' | 'hint' | 'picture'>;

const BOARD_TOOLS: readonly BoardEntry[] = [
  {
    tool: 'color',
    label: message('tools.color'),
    hint: message('tools.colorHint'),
    picture: Paintbrush,
  },
  {
    tool: 'tile',
    label: message('tools.tile'),
    hint: message('tools.tileHint'),
    picture: SquareSquare,
  },
  {
    tool: 'row',
    label: message('tools.row'),
    hint: message('tools.rowHint'),
    picture: BetweenHorizontalStart,
  },
  {
    tool: 'column',
    label: message('tools.column'),
    hint: message('tools.columnHint'),
    picture: BetweenVerticalStart,
  },
  {
    tool: 'merge',
    label: message('tools.merge'),
    hint: message('tools.mergeHint'),
    picture: TableCellsMerge,
  },
  {
    tool: 'clip',
    label: message('tools.clip'),
    hint: message('tools.clipHint'),
    picture: Copy,
  },
  {
    tool: 'zone',
    label: message('tools.zone'),
    hint: message('tools.zoneHint'),
    picture: SquareDashed,
  },
];

const SCORE_TOOLS: readonly BoardEntry[] = [
  {
    tool: 'control',
    label: message('tools.control'),
    hint: message('tools.controlHint'),
    picture: Gauge,
  },
  {
    tool: 'note',
    label: message('tools.note'),
    hint: message('tools.noteHint'),
    picture: Music2,
  },
];

const SYMBOL_HINT = message('tools.symbolHint');
const WHEEL_HINT = message('tools.wheelHint');

/** Zones share Alt and the digits with the symbols before them. */
const ZONE_DIGIT = 7;

/** Every tool, in the order of the toolbox. */
export const TOOLBOX: readonly ToolEntry[] = [
  ...BOARD_TOOLS.map((entry, slot): ToolEntry => ({
    ...entry,
    key: entry.tool,
    template: null,
    group: 'board',
    isMore: false,
    shortcut: { slot },
  })),
  ...symbolEntries(),
  ...SCORE_TOOLS.map((entry, index): ToolEntry => ({
    ...entry,
    key: entry.tool,
    template: null,
    group: 'score',
    isMore: false,
    shortcut: { digit: ZONE_DIGIT + 1 + index, modifier: 'Alt' },
  })),
];

function symbolEntries(): readonly ToolEntry[] {
  const offered = allSymbols.filter(({ traits }) => traits?.toolless !== true);
  const first = offered.filter(({ traits }) => traits?.isMoreTool !== true);
  const more = offered.filter(({ traits }) => traits?.isMoreTool === true);
  return [
    ...first.map((def, index) => symbolEntry(def, { digit: index + 1 })),
    ...more.map((def, index) => symbolEntry(def, { digit: index + 1, modifier: 'Alt' })),
  ];
}

function symbolEntry(def: SymbolDef, shortcut: ToolShortcut): ToolEntry {
  const initial = Object.fromEntries(
    Object.entries(def.config).map(([name, field]) => [name, field.initial]),
  );
  const isNumber = Object.values(def.config).some(({ kind }) => kind === 'number');
  return {
    key: `symbol ${def.id}`,
    tool: 'symbol',
    template: { id: def.id, params: null },
    label: def.title,
    hint: isNumber ? WHEEL_HINT : SYMBOL_HINT,
    picture: def.glyph(initial),
    group: 'symbols',
    isMore: def.traits?.isMoreTool === true,
    shortcut,
  };
}

/**
 * True for the tool in hand. A preset is a symbol with its own params, and no tool of the toolbox.
 */
export function isInHand(
  entry: Pick<ToolEntry, 'tool' | 'template'>,
  hand: { readonly tool: string; readonly template: SymbolTemplate | null },
): boolean {
  return (
    entry.tool === hand.tool &&
    entry.template?.id === hand.template?.id &&
    (entry.template?.params ?? null) === (hand.template?.params ?? null)
  );
}

/** The characters of the home row, from the left. */
const HOME_ROW: Readonly<Record<KeyboardLayout, string>> = {
  qwerty: 'asdfghjkl;',
  azerty: 'qsdfghjklm',
  dvorak: 'aoeuidhtns',
  colemak: 'arstdhneio',
};

/** The character of a slot of the home row. */
export function homeKey(slot: number, layout: KeyboardLayout): string {
  return HOME_ROW[layout].charAt(slot);
}

/** A shortcut as shown on the page: "A", "3", "Alt+2". */
export function shortcutText(shortcut: ToolShortcut, layout: KeyboardLayout): string {
  if ('slot' in shortcut) return homeKey(shortcut.slot, layout).toUpperCase();
  const { digit, modifier } = shortcut;
  return modifier ? `${modifier}+${digit}` : String(digit);
}
