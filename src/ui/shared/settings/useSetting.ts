import { useSyncExternalStore } from 'react';
import { onSettings, settings } from './settings.ts';
import type { SettingId, Settings } from './settingsSchema.ts';

/** The value of one setting, for components. */
export function useSetting<Id extends SettingId>(id: Id): Settings[Id] {
  return useSyncExternalStore(onSettings, () => settings()[id]);
}
