import '../platform/zodWithoutEval.ts';
import * as z from 'zod/mini';
import { LANGUAGES } from '#texts/languages.ts';
import { message, type Text } from '#texts/message.ts';
import { CHECK_MODES, type CheckMode } from '#engine/play/check.ts';
import { SETTING_ROWS, type ChoiceRow, type RangeRow, type SwitchRow } from './settingRow.ts';
import { THEME_CHOICES } from './theme.ts';
import { themeName } from './themeName.ts';

/** `system`: the first language of the browser that there are texts in. */
const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;

type Texts<Row> = Omit<Row, 'control'>;

/** Keyboard layouts the editor's tool keys know. */
const KEYBOARD_LAYOUTS = ['qwerty', 'azerty', 'dvorak', 'colemak'] as const;

export type KeyboardLayout = (typeof KEYBOARD_LAYOUTS)[number];

const LAYOUT_LABELS: Readonly<Record<KeyboardLayout, Text>> = {
  qwerty: 'QWERTY',
  azerty: 'AZERTY',
  dvorak: 'Dvorak',
  colemak: 'Colemak',
};

const CHECK_LABELS: Readonly<Record<CheckMode, Text>> = {
  always: message('settings.checksAlways'),
  onDemand: message('settings.checksOnDemand'),
  whenFull: message('settings.checksWhenFull'),
};

const LANGUAGE_LABELS: Readonly<Record<(typeof LANGUAGE_CHOICES)[number], Text>> = {
  system: message('settings.languageOfBrowser'),
  en: 'English',
  de: 'Deutsch',
};

function inPercent(volume: number): Text {
  if (volume === 0) return message('settings.silent');
  return message('settings.percent', { percent: Math.round(volume * 100) });
}

/**
 * What a visitor can set for this browser: the one list of settings, rows of the dialog in order.
 * Parsing never fails, since each field falls back to its own default. Names are those of the
 * stored text and never change.
 */
export const Settings = z.object({
  flipPrimaryMouseButton: toggle(false, {
    section: 'settings.input',
    label: message('settings.swapButtons'),
    note: message('settings.swapButtonsNote'),
  }),
  keyboardLayout: choice(KEYBOARD_LAYOUTS, 'qwerty', {
    section: 'settings.input',
    label: message('settings.keyboardLayout'),
    note: message('settings.keyboardLayoutNote'),
    labelOf: (it) => LAYOUT_LABELS[it],
  }),
  enableExitConfirmation: toggle(true, {
    section: 'settings.input',
    label: message('settings.askBeforeLeaving'),
    note: message('settings.askBeforeLeavingNote'),
  }),
  checks: choice(CHECK_MODES, 'always', {
    section: 'settings.solving',
    label: message('settings.checks'),
    labelOf: (it) => CHECK_LABELS[it],
  }),
  showTimer: toggle(false, {
    section: 'settings.solving',
    label: message('settings.showTimer'),
    note: message('settings.showTimerNote'),
  }),
  liveAssistant: toggle(true, {
    section: 'settings.creating',
    label: message('settings.liveAssistant'),
    note: message('settings.liveAssistantNote'),
  }),
  showMoreTools: toggle(false, {
    section: 'settings.creating',
    label: message('settings.moreTools'),
    note: message('settings.moreToolsNote'),
  }),
  /** Painting, errors, the end; not in music puzzles. 1 is usual. */
  sfxVolume: range(1, {
    section: 'settings.sound',
    label: message('settings.boardVolume'),
    min: 0,
    max: 2,
    step: 0.1,
    valueText: inPercent,
  }),
  /** What music puzzles play. */
  musicVolume: range(1, {
    section: 'settings.sound',
    label: message('settings.musicVolume'),
    min: 0,
    max: 1,
    step: 0.05,
    valueText: inPercent,
  }),
  language: choice(LANGUAGE_CHOICES, 'system', {
    section: 'settings.visual',
    label: message('settings.language'),
    labelOf: (it) => LANGUAGE_LABELS[it],
  }),
  theme: choice(THEME_CHOICES, 'dark', {
    section: 'settings.visual',
    label: message('settings.theme'),
    labelOf: themeName,
  }),
  enableFancyAnimations: toggle(true, {
    section: 'settings.visual',
    label: message('settings.animation'),
    note: message('settings.animationNote'),
    offWhen: {
      media: '(prefers-reduced-motion: reduce)',
      note: message('settings.reducedMotionNote'),
    },
  }),
  separateTiles: toggle(false, {
    section: 'settings.visual',
    label: message('settings.separateTiles'),
    note: message('settings.separateTilesNote'),
  }),
  visualizeWrapArounds: toggle(true, {
    section: 'settings.visual',
    label: message('settings.wrapAround'),
    note: message('settings.wrapAroundNote'),
  }),
  sansSerifFont: toggle(false, {
    section: 'settings.visual',
    label: message('settings.sansSerif'),
    note: message('settings.sansSerifNote'),
  }),
  offlineMode: toggle(false, {
    section: 'settings.online',
    label: message('settings.offlineMode'),
    note: message('settings.offlineModeNote'),
  }),
  /** Set by the tour itself, and by the buttons that ask for it. */
  runEditorTour: toggle(true),
});

export type Settings = Readonly<z.output<typeof Settings>>;
export type SettingId = keyof Settings;

/** Names of all settings. */
export const SETTING_IDS: readonly SettingId[] = z.keyof(Settings).options;

function toggle(initial: boolean, row?: Texts<SwitchRow>) {
  const schema = z.catch(z.boolean(), initial);
  return row ? schema.register(SETTING_ROWS, { control: 'switch', ...row }) : schema;
}

function range(initial: number, row: Texts<RangeRow>) {
  const { min, max } = row;
  return z
    .catch(z.number().check(z.minimum(min), z.maximum(max)), initial)
    .register(SETTING_ROWS, { control: 'range', ...row });
}

function choice<const Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
  {
    labelOf,
    ...text
  }: Omit<Texts<ChoiceRow>, 'options'> & {
    /** What an option is called. */
    readonly labelOf: (value: Value) => Text;
  },
) {
  const options = values.map((value) => ({ value, label: labelOf(value) }));
  return z
    .catch(z.enum(values), initial)
    .register(SETTING_ROWS, { control: 'choice', options, ...text });
}
