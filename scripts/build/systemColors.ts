import plugin from 'tailwindcss/plugin';

/**
 * Theme for forced colors: built from system colors. `light-dark` then follows the system too:
 * light cells are always the lighter ones. Pictures keep the colors set here; the browser colors
 * everything else on a page.
 */
const COLORS = {
  'color-scheme': 'light dark',
  '--color-base-100': 'Canvas',
  '--color-base-200': 'Canvas',
  '--color-base-300': 'Canvas',
  '--color-base-content': 'CanvasText',
  '--color-primary': 'Highlight',
  '--color-primary-content': 'HighlightText',
  '--color-primary-hover': 'Highlight',
  '--color-soft': 'CanvasText',
  '--color-muted': 'CanvasText',
  '--color-fault': 'CanvasText',
  '--color-ink-primary': 'LinkText',
  '--color-ink-accent': 'CanvasText',
  '--color-ink-error': 'CanvasText',
  '--color-ink-success': 'CanvasText',
  '--color-accent': 'Highlight',
  '--color-error': 'LinkText',
  '--color-success': 'CanvasText',
  '--board-dark': 'light-dark(CanvasText, Canvas)',
  '--board-light': 'light-dark(Canvas, CanvasText)',
  '--board-gray': 'Canvas',
  '--board-plate': 'color-mix(in srgb, CanvasText 50%, Canvas)',
  '--board-on-dark': 'light-dark(Canvas, CanvasText)',
  '--board-on-light': 'light-dark(CanvasText, Canvas)',
  '--board-on-gray': 'CanvasText',
  '--board-rim-dark': 'CanvasText',
  '--board-rim-light': 'CanvasText',
  '--board-glow': 'transparent',
  '--board-seam-dark': 'color-mix(in srgb, var(--board-on-dark) 40%, transparent)',
  '--board-seam-light': 'color-mix(in srgb, var(--board-on-light) 40%, transparent)',
  '--board-error': 'LinkText',
  '--board-halo': 'Canvas',
  '--board-zone': 'CanvasText',
  '--board-focus': 'Highlight',
  '--board-trial': 'CanvasText',
  '--board-calm': '0.72',
  '--board-calm-gray': '0.72',
};

/** Elements marked as chosen by fills and shadows, which forced colors do not draw. */
const CHOSEN =
  '[aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], label:has(:checked:not([role="switch"]))';
const SURFACES = '[role="dialog"], [role="toolbar"], [role="progressbar"]';

/** Styles of the pages with forced colors. */
export default plugin((tailwind) => {
  const colors = Object.entries(COLORS).map(([name, color]) => [name, `${color} !important`]);
  tailwind.addBase({
    '@media (forced-colors: active)': {
      ':root': Object.fromEntries(colors) as Record<string, string>,
      'svg text': { 'forced-color-adjust': 'none' },
      '.bg-primary': { 'forced-color-adjust': 'none' },
      [CHOSEN]: { outline: '2px solid Highlight', 'outline-offset': '-2px' },
      [SURFACES]: { outline: '1px solid' },
      '[role="switch"]:not(:focus-visible)': { outline: '1px solid', 'outline-offset': '-1px' },
      'nav [aria-current]': { 'text-decoration': 'underline', 'text-underline-offset': '4px' },
    },
  });
});
