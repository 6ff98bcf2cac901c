import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../platform/storage.ts';

/** Every theme, the two house themes first. */
export const THEMES = [
  'dark',
  'light',
  'cupcake',
  'bumblebee',
  'emerald',
  'corporate',
  'synthwave',
  'retro',
  'cyberpunk',
  'valentine',
  'halloween',
  'garden',
  'forest',
  'aqua',
  'lofi',
  'pastel',
  'fantasy',
  'wireframe',
  'black',
  'luxury',
  'dracula',
  'cmyk',
  'autumn',
  'business',
  'acid',
  'lemonade',
  'night',
  'coffee',
  'winter',
  'dim',
  'nord',
  'sunset',
] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'theme';
const DEFAULT_THEME: Theme = 'dark';
const listeners = new Set<() => void>();
let current: Theme | null = null;

/** The theme a stored text names; the default if it names none. */
export function parseTheme(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? DEFAULT_THEME;
}

/** The theme in force. */
function currentTheme(): Theme {
  current ??= parseTheme(readStored(STORAGE_KEY));
  return current;
}

/** Put a theme in force, keep it, and tell everyone who listens. */
export function setTheme(theme: Theme): void {
  current = theme;
  writeStored(STORAGE_KEY, theme);
  applyTheme();
  listeners.forEach((listener) => listener());
}

/** Write the theme in force to the document root. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = currentTheme();
}

/** The theme in force; renders again when it changes. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => currentTheme(),
  );
}
