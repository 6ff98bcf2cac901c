import '../platform/zodWithoutEval.ts';
import * as z from 'zod/mini';
import { CHECK_MODES, type CheckMode } from '#engine/play/check.ts';
import { SETTING_ROWS, type RangeRow, type SwitchRow } from './settingRow.ts';
import { THEMES } from './theme.ts';

type Texts<Row> = Omit<Row, 'control'>;

/** Keyboard layouts the editor's tool keys know. */
const KEYBOARD_LAYOUTS = ['qwerty', 'azerty', 'dvorak', 'colemak'] as const;

const CHECK_LABELS: Readonly<Record<CheckMode, string>> = {
  always: 'at once',
  onDemand: 'when I ask',
  whenFull: 'when the board is full',
};

function inPercent(volume: number): string {
  return volume === 0 ? 'silent' : `${Math.round(volume * 100)} percent`;
}

/**
 * What a visitor can set for this browser: the one list of settings, rows of the dialog in order.
 * Parsing never fails, since each field falls back to its own default. Names are those of the
 * stored text and never change.
 */
export const Settings = z.object({
  flipPrimaryMouseButton: toggle(false, {
    section: 'Input',
    label: 'Swap the two buttons',
    note: 'The left button paints light, the right one dark.',
  }),
  keyboardLayout: choice(KEYBOARD_LAYOUTS, 'qwerty', {
    section: 'Input',
    label: 'Keyboard layout',
  }),
  checks: choice(CHECK_MODES, 'always', {
    section: 'Solving',
    label: 'Say what is wrong',
    labels: CHECK_LABELS,
  }),
  showTimer: toggle(false, {
    section: 'Solving',
    label: 'Show the time',
    note: 'It counts while you can see the puzzle.',
  }),
  liveAssistant: toggle(true, {
    section: 'Creating',
    label: 'Live assistant',
    note: 'Tells at every change what follows from the clues, and why a puzzle is broken.',
  }),
  /** Painting, errors, the end; not in music puzzles. 1 is usual. */
  sfxVolume: range(1, {
    section: 'Sound',
    label: 'Volume of the board',
    min: 0,
    max: 2,
    step: 0.1,
    valueText: inPercent,
  }),
  /** What music puzzles play. */
  musicVolume: range(1, {
    section: 'Sound',
    label: 'Volume of music',
    min: 0,
    max: 1,
    step: 0.05,
    valueText: inPercent,
  }),
  theme: choice(THEMES, 'dark', { section: 'Visual', label: 'Theme' }),
  enableFancyAnimations: toggle(true, {
    section: 'Visual',
    label: 'Animation',
    note: 'Ink flows, light opens, a solved board glows.',
    offWhen: {
      media: '(prefers-reduced-motion: reduce)',
      note: 'Your system asks for reduced motion, so nothing moves.',
    },
  }),
  separateTiles: toggle(false, {
    section: 'Visual',
    label: 'Separate tiles',
    note: 'Neighboring cells of one color keep their gap.',
  }),
  visualizeWrapArounds: toggle(true, {
    section: 'Visual',
    label: 'Show what lies beyond the rim',
    note: 'On boards whose sides are joined.',
  }),
  sansSerifFont: toggle(false, {
    section: 'Visual',
    label: 'Sans-serif type',
    note: 'The board keeps its serif figures.',
  }),
  enableExitConfirmation: toggle(true),
  showMoreTools: toggle(false),
  offlineMode: toggle(false),
  runEditorTour: toggle(true),
});

export type Settings = Readonly<z.output<typeof Settings>>;
export type SettingId = keyof Settings;

export type KeyboardLayout = Settings['keyboardLayout'];

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

/** `labels` says what the options are called where that is not their value. */
function choice<const Value extends string>(
  values: readonly Value[],
  initial: NoInfer<Value>,
  {
    labels,
    ...text
  }: Pick<SwitchRow, 'section' | 'label'> & {
    readonly labels?: Readonly<Record<Value, string>>;
  },
) {
  const options = values.map((value) => ({ value, label: labels?.[value] ?? value }));
  return z
    .catch(z.enum(values), initial)
    .register(SETTING_ROWS, { control: 'choice', options, ...text });
}
