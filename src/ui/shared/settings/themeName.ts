import { capitalized } from '#texts/capitalized.ts';
import { message, type Text } from '#texts/message.ts';
import type { ThemeChoice } from './theme.ts';

/** The standard themes have translated names, and two names are no words. */
const NAMES: Partial<Readonly<Record<ThemeChoice, Text>>> = {
  system: message('settings.themeOfSystem'),
  dark: message('settings.umberAndCandle'),
  light: message('settings.paperAndSienna'),
  lofi: 'Lo-fi',
  cmyk: 'CMYK',
};

/** The name of a theme: a proper name, the same in every language. */
export function themeName(choice: ThemeChoice): Text {
  return NAMES[choice] ?? capitalized(choice, 'en');
}
