import { capitalized } from '#texts/capitalized.ts';
import { message, type Text } from '#texts/message.ts';
import type { ThemeChoice } from './theme.ts';

/** Those of the house have names of their own, and two are no words. */
const NAMES: Partial<Readonly<Record<ThemeChoice, Text>>> = {
  system: message('settings.themeOfSystem'),
  dark: message('settings.umberAndCandle'),
  light: message('settings.paperAndSienna'),
  lofi: 'Lo-fi',
  cmyk: 'CMYK',
};

/** What people read of a theme: a proper name, the same in every language. */
export function themeName(choice: ThemeChoice): Text {
  return NAMES[choice] ?? capitalized(choice, 'en');
}
