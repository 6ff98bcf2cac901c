import { message, type MessageId, type Text } from '#texts/message.ts';
import { CHECK_MODES, type CheckMode } from '#engine/play/check.ts';
import {
  KEYBOARD_LAYOUTS,
  LANGUAGE_CHOICES,
  LETTER_KEYS,
  MOST_VOLUME,
  type KeyboardLayout,
  type LetterKeys,
  type SettingId,
  COORDINATES,
} from './settingsSchema.ts';
import { THEME_CHOICES } from './theme.ts';
import { themeName } from './themeName.ts';

/** Sections of the settings, in their order: the names of their titles. */
export const SETTING_SECTIONS = [
  'settings.input',
  'settings.solving',
  'settings.creating',
  'settings.visual',
  'settings.sound',
  'settings.online',
] as const satisfies readonly MessageId[];

interface RowText {
  readonly section: (typeof SETTING_SECTIONS)[number];
  readonly label: Text;
}

/** A boolean setting. */
export interface SwitchRow extends RowText {
  readonly control: 'switch';
  readonly note: Text;
  /** A media query that forces the setting off, and the note shown then. */
  readonly offWhen?: { readonly media: string; readonly note: Text };
}

/** A setting with a few values. */
export interface ChoiceRow extends RowText {
  readonly control: 'choice';
  readonly note?: Text;
  readonly options: readonly { readonly value: string; readonly label: Text }[];
}

/** A numeric setting. */
export interface RangeRow extends RowText {
  readonly control: 'range';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The text of a value for screen readers. */
  readonly valueText: (value: number) => Text;
}

/** The row of a setting. */
export type SettingRow = SwitchRow | ChoiceRow | RangeRow;

const LAYOUT_LABELS: Readonly<Record<KeyboardLayout, Text>> = {
  qwerty: 'QWERTY',
  azerty: 'AZERTY',
  dvorak: 'Dvorak',
  colemak: 'Colemak',
};

const COORDINATE_LABELS = {
  large: message('settings.coordinatesLarge'),
  always: message('settings.coordinatesAlways'),
  never: message('settings.coordinatesNever'),
} as const;

const LETTER_KEY_LABELS: Readonly<Record<LetterKeys, Text>> = {
  everywhere: message('settings.letterKeysEverywhere'),
  board: message('settings.letterKeysBoard'),
  never: message('settings.letterKeysNever'),
};

const CHECK_LABELS: Readonly<Record<CheckMode, Text>> = {
  always: message('settings.checksAlways'),
  onDemand: message('settings.checksOnDemand'),
  whenFull: message('settings.checksWhenFull'),
};

/** A language names itself, whatever language the page is in. */
function labelOfLanguage(choice: (typeof LANGUAGE_CHOICES)[number]): Text {
  if (choice === 'system') return message('settings.languageOfBrowser');
  return new Intl.DisplayNames([choice], { type: 'language' }).of(choice) ?? choice;
}

/**
 * The rows of all settings but the one of the editor's tour, which buttons and the tour itself set.
 */
export const SETTING_ROWS: Readonly<Record<Exclude<SettingId, 'runEditorTour'>, SettingRow>> = {
  flipPrimaryMouseButton: {
    control: 'switch',
    section: 'settings.input',
    label: message('settings.swapButtons'),
    note: message('settings.swapButtonsNote'),
  },
  keyboardLayout: {
    control: 'choice',
    section: 'settings.input',
    label: message('settings.keyboardLayout'),
    note: message('settings.keyboardLayoutNote'),
    options: optionsOf(KEYBOARD_LAYOUTS, (it) => LAYOUT_LABELS[it]),
  },
  letterKeys: {
    control: 'choice',
    section: 'settings.input',
    label: message('settings.letterKeys'),
    note: message('settings.letterKeysNote'),
    options: optionsOf(LETTER_KEYS, (it) => LETTER_KEY_LABELS[it]),
  },
  enableExitConfirmation: {
    control: 'switch',
    section: 'settings.input',
    label: message('settings.askBeforeLeaving'),
    note: message('settings.askBeforeLeavingNote'),
  },
  checks: {
    control: 'choice',
    section: 'settings.solving',
    label: message('settings.checks'),
    options: optionsOf(CHECK_MODES, (it) => CHECK_LABELS[it]),
  },
  hintsAtOnce: {
    control: 'switch',
    section: 'settings.solving',
    label: message('settings.hintsAtOnce'),
    note: message('settings.hintsAtOnceNote'),
  },
  hintsDoObvious: {
    control: 'switch',
    section: 'settings.solving',
    label: message('settings.hintsDoObvious'),
    note: message('settings.hintsDoObviousNote'),
  },
  showTimer: {
    control: 'switch',
    section: 'settings.solving',
    label: message('settings.showTimer'),
    note: message('settings.showTimerNote'),
  },
  liveAssistant: {
    control: 'switch',
    section: 'settings.creating',
    label: message('settings.liveAssistant'),
    note: message('settings.liveAssistantNote'),
  },
  showMoreTools: {
    control: 'switch',
    section: 'settings.creating',
    label: message('settings.moreTools'),
    note: message('settings.moreToolsNote'),
  },
  sfxVolume: {
    control: 'range',
    section: 'settings.sound',
    label: message('settings.boardVolume'),
    min: 0,
    max: MOST_VOLUME.sfxVolume,
    step: 0.1,
    valueText: inPercent,
  },
  musicVolume: {
    control: 'range',
    section: 'settings.sound',
    label: message('settings.musicVolume'),
    min: 0,
    max: MOST_VOLUME.musicVolume,
    step: 0.05,
    valueText: inPercent,
  },
  language: {
    control: 'choice',
    section: 'settings.visual',
    label: message('settings.language'),
    options: optionsOf(LANGUAGE_CHOICES, labelOfLanguage),
  },
  theme: {
    control: 'choice',
    section: 'settings.visual',
    label: message('settings.theme'),
    options: optionsOf(THEME_CHOICES, themeName),
  },
  enableFancyAnimations: {
    control: 'switch',
    section: 'settings.visual',
    label: message('settings.animation'),
    note: message('settings.animationNote'),
    offWhen: {
      media: '(prefers-reduced-motion: reduce)',
      note: message('settings.reducedMotionNote'),
    },
  },
  separateTiles: {
    control: 'switch',
    section: 'settings.visual',
    label: message('settings.separateTiles'),
    note: message('settings.separateTilesNote'),
  },
  visualizeWrapArounds: {
    control: 'switch',
    section: 'settings.visual',
    label: message('settings.wrapAround'),
    note: message('settings.wrapAroundNote'),
  },
  coordinates: {
    control: 'choice',
    section: 'settings.visual',
    label: message('settings.coordinates'),
    options: optionsOf(COORDINATES, (value) => COORDINATE_LABELS[value]),
  },
  sansSerifFont: {
    control: 'switch',
    section: 'settings.visual',
    label: message('settings.sansSerif'),
    note: message('settings.sansSerifNote'),
  },
  offlineMode: {
    control: 'switch',
    section: 'settings.online',
    label: message('settings.offlineMode'),
    note: message('settings.offlineModeNote'),
  },
};

function optionsOf<Value extends string>(
  values: readonly Value[],
  labelOf: (value: Value) => Text,
): ChoiceRow['options'] {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

function inPercent(volume: number): Text {
  if (volume === 0) return message('settings.silent');
  return message('settings.percent', { percent: Math.round(volume * 100) });
}
