import * as z from 'zod/mini';
import { createStore, type Store } from '#base/store.ts';
import { parseJson, onStored, readStored, writeStored } from '#ui/shared/platform/storage.ts';
import { Settings, type SettingId } from './settingsSchema.ts';

const SETTINGS_KEY = 'siteSettings';
/** The theme has its own key, because `boot.js` reads it as plain text before any module runs. */
const THEME_KEY = 'theme';

const StoredFields = z.catch(z.record(z.string(), z.unknown()), {});

let loaded: Store<Settings> | null = null;

/**
 * Created on first use, so that importing the module does not access storage. Follows other tabs.
 */
function settingsStore(): Store<Settings> {
  if (loaded) return loaded;
  const store = createStore(storedSettings());
  const follow = () => store.set(storedSettings());
  onStored(SETTINGS_KEY, follow);
  onStored(THEME_KEY, follow);
  loaded = store;
  return store;
}

function storedSettings(): Settings {
  return parseSettings(readStored(SETTINGS_KEY), readStored(THEME_KEY));
}

/** Parse the stored texts. Missing or invalid fields fall back to defaults. */
export function parseSettings(settingsText: string | null, themeText: string | null): Settings {
  return Settings.parse({ ...StoredFields.parse(parseJson(settingsText)), theme: themeText });
}

/** The current settings. The object stays the same until a setting changes. */
export function settings(): Settings {
  return settingsStore().current();
}

/** Change one setting, store it, and notify all listeners. */
export function setSetting<Id extends SettingId>(id: Id, value: Settings[Id]): void {
  if (settings()[id] === value) return;
  const next = { ...settings(), [id]: value };
  write(next, id);
  settingsStore().set(next);
}

/** Change one setting to the value of a control, which is parsed like stored values. */
export function setFromControl(id: SettingId, value: unknown): void {
  setSetting(id, Settings.shape[id].parse(value));
}

/** Listen to every change. Returns the unsubscribe function. */
export function onSettings(listener: () => void): () => void {
  return settingsStore().subscribe(listener);
}

/** Write only the key of the changed setting, as another tab may have changed the other one. */
function write({ theme, ...others }: Settings, id: SettingId): void {
  if (id === 'theme') writeStored(THEME_KEY, theme);
  else writeStored(SETTINGS_KEY, JSON.stringify(others));
}
