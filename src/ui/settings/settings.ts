import { CHECK_MODES, type CheckMode } from '#engine/play/check.ts';
import { readStored, writeStored } from '../platform/storage.ts';

/** Keyboard layouts the editor's tool keys know. */
export const KEYBOARD_LAYOUTS = ['qwerty', 'azerty', 'dvorak', 'colemak'] as const;
export type KeyboardLayout = (typeof KEYBOARD_LAYOUTS)[number];

/** What a visitor can set for this browser. Names are those of the stored text and never change. */
export interface Settings {
  readonly enableFancyAnimations: boolean;
  readonly enableExitConfirmation: boolean;
  readonly flipPrimaryMouseButton: boolean;
  readonly visualizeWrapArounds: boolean;
  readonly separateTiles: boolean;
  readonly showMoreTools: boolean;
  readonly offlineMode: boolean;
  readonly sansSerifFont: boolean;
  readonly runEditorTour: boolean;
  readonly showTimer: boolean;
  readonly keyboardLayout: KeyboardLayout;
  readonly checks: CheckMode;
  /** Loudness of the board's sounds: 0 is silent, 1 is usual, 2 is loudest. */
  readonly sfxVolume: number;
}

/** Names of the settings that are on or off. */
export type Switch = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never;
}[keyof Settings];

/** The most `sfxVolume` can be. */
export const LOUDEST = 2;

const STORAGE_KEY = 'siteSettings';

/** What holds until a visitor chooses. */
export const DEFAULT_SETTINGS: Settings = {
  enableFancyAnimations: true,
  enableExitConfirmation: true,
  flipPrimaryMouseButton: false,
  visualizeWrapArounds: true,
  separateTiles: false,
  showMoreTools: false,
  offlineMode: false,
  sansSerifFont: false,
  runEditorTour: true,
  showTimer: false,
  keyboardLayout: 'qwerty',
  checks: 'always',
  sfxVolume: 1,
};

/** Read stored settings. Whatever is missing or invalid falls back to its default, field by field. */
export function parseSettings(text: string | null): Settings {
  const stored = parseRecord(text);
  const flag = (name: Switch): boolean => {
    const value = stored[name];
    return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name];
  };
  return {
    enableFancyAnimations: flag('enableFancyAnimations'),
    enableExitConfirmation: flag('enableExitConfirmation'),
    flipPrimaryMouseButton: flag('flipPrimaryMouseButton'),
    visualizeWrapArounds: flag('visualizeWrapArounds'),
    separateTiles: flag('separateTiles'),
    showMoreTools: flag('showMoreTools'),
    offlineMode: flag('offlineMode'),
    sansSerifFont: flag('sansSerifFont'),
    runEditorTour: flag('runEditorTour'),
    showTimer: flag('showTimer'),
    checks: CHECK_MODES.find((mode) => mode === stored['checks']) ?? DEFAULT_SETTINGS.checks,
    keyboardLayout:
      KEYBOARD_LAYOUTS.find((layout) => layout === stored['keyboardLayout']) ??
      DEFAULT_SETTINGS.keyboardLayout,
    sfxVolume: volume(stored['sfxVolume']),
  };
}

function volume(value: unknown): number {
  const isVolume = typeof value === 'number' && value >= 0 && value <= LOUDEST;
  return isVolume ? value : DEFAULT_SETTINGS.sfxVolume;
}

function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

let current: Settings | null = null;
const listeners = new Set<() => void>();

/** The settings in force. Parsed once; the object stays the same until something is set. */
export function settings(): Settings {
  current ??= parseSettings(readStored(STORAGE_KEY));
  return current;
}

/** Change one setting, keep it, and tell everyone who listens. */
export function setSetting<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  if (settings()[name] === value) return;
  current = { ...settings(), [name]: value };
  writeStored(STORAGE_KEY, JSON.stringify(current));
  listeners.forEach((listener) => listener());
}

/** Be told after every change. Returns the way to stop. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
