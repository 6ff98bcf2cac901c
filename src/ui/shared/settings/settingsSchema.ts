import '#ui/shared/platform/zodWithoutEval.ts';
import * as z from 'zod/mini';
import { LANGUAGES } from '#texts/languages.ts';
import { CHECK_MODES } from '#engine/play/check.ts';
import { THEME_CHOICES } from './theme.ts';

/** `system`: the first language of the browser that has texts. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const;

/** The keyboard layouts of the editor's tool keys. */
export const KEYBOARD_LAYOUTS = ['qwerty', 'azerty', 'dvorak', 'colemak'] as const;

export type KeyboardLayout = (typeof KEYBOARD_LAYOUTS)[number];

/** Where keys of single characters work: everywhere on the page, on the focused board, nowhere. */
export const LETTER_KEYS = ['everywhere', 'board', 'never'] as const;

export type LetterKeys = (typeof LETTER_KEYS)[number];

/** Boards with numbers of rows and columns in play. */
export const COORDINATES = ['large', 'always', 'never'] as const;

/** The highest volumes; 1 is the default. */
export const MOST_VOLUME = { sfxVolume: 2, musicVolume: 1 } as const;

/**
 * The settings of this browser, in the order of their rows. Their labels are in `settingRows.ts`,
 * so that pages without settings do not load them. Parsing never fails, since each field falls back
 * to its own default. Names are those of the stored text and never change. A new setting also needs
 * a row in `settingRows.ts`, its texts in `src/texts/<language>/settings.ts`, and its line in
 * `settings.test.ts` and `settingsDialog.test.tsx`.
 */
export const Settings = z.object({
  flipPrimaryMouseButton: toggle(false),
  keyboardLayout: choice(KEYBOARD_LAYOUTS, 'qwerty'),
  letterKeys: choice(LETTER_KEYS, 'everywhere'),
  enableExitConfirmation: toggle(true),
  checks: choice(CHECK_MODES, 'always'),
  hintsAtOnce: toggle(false),
  hintsDoObvious: toggle(false),
  showTimer: toggle(false),
  liveAssistant: toggle(true),
  showMoreTools: toggle(false),
  /** The volume of painting, errors and the end; not of music puzzles. */
  sfxVolume: volume(MOST_VOLUME.sfxVolume),
  /** The volume of music puzzles. */
  musicVolume: volume(MOST_VOLUME.musicVolume),
  language: choice(LANGUAGE_CHOICES, 'system'),
  theme: choice(THEME_CHOICES, 'dark'),
  enableFancyAnimations: toggle(true),
  separateTiles: toggle(false),
  visualizeWrapArounds: toggle(true),
  coordinates: choice(COORDINATES, 'large'),
  sansSerifFont: toggle(false),
  offlineMode: toggle(false),
  /** Set by the tour itself, and by the buttons that start it. */
  runEditorTour: toggle(true),
});

export type Settings = Readonly<z.output<typeof Settings>>;
export type SettingId = keyof Settings;

/** Names of all settings. */
export const SETTING_IDS: readonly SettingId[] = z.keyof(Settings).options;

function toggle(initial: boolean) {
  return z.catch(z.boolean(), initial);
}

function volume(most: number) {
  return z.catch(z.number().check(z.minimum(0), z.maximum(most)), 1);
}

function choice<const Value extends string>(values: readonly Value[], initial: NoInfer<Value>) {
  return z.catch(z.enum(values), initial);
}
