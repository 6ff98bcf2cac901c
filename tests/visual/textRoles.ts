/** Something that is read, or seen as a line, and what it stands on. */
export interface TextRole {
  readonly what: string;
  /** Markup with the product's own classes; its innermost last element has the color. */
  readonly markup: string;
  /** Grounds, each as layers from the bottom up, in CSS. */
  readonly grounds: readonly (readonly string[])[];
  /** The least contrast: 4.5 for text, 3 for icons and lines. */
  readonly wanted: number;
}

const PAGE = 'var(--color-base-100)';
/** Dock, drawer, dialogs, cards. */
const SURFACE = 'var(--color-base-200)';
/** Toasts. */
const FLOATING = 'var(--color-base-300)';
const FILLS = [1, 2].map((step) => `var(--color-fill-${step})`);
const HOVERED = 'var(--color-fill-3)';
const FAULT = 'var(--color-fault-fill)';

/** Bases as they are, and under each of the layers. */
function under(bases: readonly string[], layers: readonly string[]): readonly string[][] {
  return bases.flatMap((base) => [[base], ...layers.map((layer) => [base, layer])]);
}

const text = (
  what: string,
  markup: string,
  grounds: TextRole['grounds'],
  wanted = 4.5,
): TextRole => ({ what, markup, grounds, wanted });

const classed = (name: string): string => `<span class="${name}"></span>`;

/**
 * Every role that text has on the pages, and the icons and lines that carry meaning. What cannot be
 * used at the moment (`dim`, `faint`: disabled buttons) is exempt in WCAG 1.4.3 and not listed.
 */
export const TEXT_ROLES: readonly TextRole[] = [
  text(
    'text: pages, cards, dialogs, toasts, keys, mentions, buttons',
    classed('text-base-content'),
    under([PAGE, SURFACE, FLOATING], [...FILLS, HOVERED, FAULT]),
  ),
  text('labels of swatches', classed('text-soft'), under([PAGE, SURFACE], FILLS)),
  text(
    'muted text: labels, notes, authors, satisfied rules',
    classed('text-muted'),
    under([PAGE, SURFACE], [...FILLS, FAULT]),
  ),
  text(
    'the accented word of a rule',
    '<p class="[&_em]:text-accent"><em></em></p>',
    under([PAGE, SURFACE], [...FILLS, FAULT]),
  ),
  text(
    'what sounds, and the number of the row pointed at',
    '<span class="data-lit:text-primary" data-lit></span>',
    under([PAGE, SURFACE], FILLS),
  ),
  text(
    'checkpoints',
    '<span class="data-checkpoint:text-primary" data-checkpoint></span>',
    under([PAGE], FILLS),
  ),
  text('errors in words', classed('text-fault'), under([PAGE, SURFACE], [FAULT])),
  text('initials of authors', classed('text-base-content'), [
    ['color-mix(in oklab, var(--color-primary) 24%, var(--color-base-100))'],
  ]),
  text('words of the main button', classed('text-primary-content'), [
    ['var(--color-primary)'],
    ['var(--color-primary-hover)'],
  ]),
  text('icons of errors', classed('text-error'), under([PAGE, SURFACE, FLOATING], [FAULT]), 3),
  text('icons of success', classed('text-success'), under([PAGE, SURFACE], FILLS), 3),
  text(
    'focus, and the tool in hand',
    '<span style="color: var(--color-ink-primary)"></span>',
    under([PAGE, SURFACE, FLOATING], FILLS),
    3,
  ),
];
