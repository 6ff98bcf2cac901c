import themes from 'daisyui/theme/object.js';
import plugin from 'tailwindcss/plugin';

/**
 * What the pages take from a theme. A color more here is one more to tune in
 * `src/ui/styles/tokens.css`.
 */
const COLORS = [
  'base-100',
  'base-200',
  'base-300',
  'base-content',
  'primary',
  'primary-content',
  'accent',
  'success',
  'error',
] as const;

/**
 * The colors of daisyUI's themes, as utilities and variables. Without those nobody uses, a fifth of
 * the styles less is sent.
 */
export default plugin(
  (tailwind) => {
    for (const [name, theme] of Object.entries(themes))
      tailwind.addBase({
        [`[data-theme='${name}']`]: {
          'color-scheme': theme['color-scheme'],
          ...Object.fromEntries(COLORS.map((it) => [`--color-${it}`, theme[`--color-${it}`]])),
        },
      });
  },
  {
    theme: {
      extend: { colors: Object.fromEntries(COLORS.map((it) => [it, `var(--color-${it})`])) },
    },
  },
);
