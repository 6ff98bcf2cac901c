import { useSyncExternalStore } from 'react';
import { onSettings, settings, type Settings } from './settings.ts';

/** The value of one setting; renders again when it changes. */
export function useSetting<Name extends keyof Settings>(name: Name): Settings[Name] {
  return useSyncExternalStore(onSettings, () => settings()[name]);
}
