import plugin from 'tailwindcss/plugin';
import { themeSheets } from './themeColors.ts';

const GROUNDS = ['base-100', 'base-200', 'base-300', 'base-content'] as const;
const WORDS = ['primary-content', 'primary-hover', 'soft', 'muted', 'fault'] as const;
/** Accent colors with a text variant: `ink-` and their name. */
const INKS = ['primary', 'accent', 'error', 'success'] as const;

/**
 * The colors of daisyUI's themes, as utilities and variables. Unused ones are omitted, and
 * unreadable ones are adjusted, at build time.
 */
export default plugin(
  (tailwind) => {
    for (const { name, scheme, colors } of themeSheets())
      tailwind.addBase({
        // Until the first script has set a theme, the first one applies.
        [name === 'dark' ? `:root, [data-theme='dark']` : `[data-theme='${name}']`]: {
          'color-scheme': scheme,
          ...named(colors),
        },
      });
  },
  {
    theme: {
      extend: {
        colors: variables([...GROUNDS, ...WORDS, 'primary', 'error']),
        textColor: inks(),
        ringColor: inks(),
      },
    },
  },
);

function named(colors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([it, css]) => [`--color-${it}`, css]));
}

function variables(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((it) => [it, `var(--color-${it})`]));
}

function inks(): Record<string, string> {
  return Object.fromEntries(INKS.map((it) => [it, `var(--color-ink-${it})`]));
}
