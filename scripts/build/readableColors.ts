import {
  blend,
  clampChroma,
  converter,
  formatCss,
  interpolate,
  wcagContrast,
  type Color,
  type Oklch,
} from 'culori';
import { invariant } from '../../src/base/invariant.ts';
import type { ThemeColors } from './houseThemes.ts';

/** WCAG's 4.5 for text, plus the error of rounding to 8 bits. */
const WANTED = 4.56;
const STEP = 0.004;

/** Opacities of the text color in backgrounds of text: see `fill-1` to `fill-3` in theme.css. */
const FILLS = [0.07, 0.12, 0.18];
/** Opacity of the error color in the background of an error: `fault-fill`. */
const FAULT = 0.13;

const toOklch = converter('oklch');

/**
 * The text colors of a theme, by token name. Each is the theme's own color if it is readable on all
 * of its backgrounds; otherwise its lightness is moved away from the background until it is. Hue
 * and (as far as screens can display it) chroma stay.
 */
export function readableColors(colors: ThemeColors): ThemeColors {
  const own = (name: string): Oklch => oklchOf(colors[name]);
  const bases = [own('base-100'), own('base-200')];
  const everyBase = [...bases, own('base-300')];
  const content = moved(own('base-content'), bases, (ink) => filled(everyBase, ink, FILLS));
  const grounds = [
    ...filled(bases, content, FILLS.slice(0, 2)),
    ...bases.map((base) => over(own('error'), FAULT, base)),
  ];
  const text = (color: Oklch) => moved(color, bases, () => grounds);
  const quieter = (share: number) => text(mixed(own('base-100'), content, share));
  const { ground: primary, ink: onPrimary } = pairOf(own('primary'), own('primary-content'));
  const isLitOnHover = onPrimary.l < primary.l;
  const hovered = [content, own('base-100')].find(({ l }) => l > primary.l === isLitOnHover);
  return {
    'base-content': formatted(content),
    primary: formatted(primary),
    'primary-content': formatted(onPrimary),
    'primary-hover': formatted(mixed(hovered ?? primary, primary, 0.9)),
    soft: formatted(quieter(0.82)),
    muted: formatted(quieter(0.68)),
    fault: formatted(text(mixed(content, own('error'), 0.72))),
    'ink-primary': formatted(text(primary)),
    'ink-accent': formatted(text(own('accent'))),
    'ink-error': formatted(text(own('error'))),
    'ink-success': formatted(text(own('success'))),
  };
}

function oklchOf(text: string | undefined): Oklch {
  const color = toOklch(text);
  invariant(color, `a theme has a color that reads ${text}`);
  return color;
}

/** Two colors mixed as by `color-mix(in oklab)`. */
function mixed(from: Color, to: Color, share: number): Oklch {
  return toOklch(interpolate([from, to], 'oklab')(share));
}

/** A color with an opacity over a background. */
function over(color: Color, alpha: number, ground: Color): Color {
  return blend([ground, { ...color, alpha }], 'normal');
}

/** The backgrounds, and their mixtures with fills of a text color. */
function filled(grounds: readonly Color[], ink: Color, fills: readonly number[]): Color[] {
  return [...grounds, ...fills.flatMap((alpha) => grounds.map((base) => over(ink, alpha, base)))];
}

/**
 * A color, made lighter on a dark page or darker on a light page as far as its backgrounds require.
 */
function moved(
  color: Oklch,
  [page]: readonly Oklch[],
  groundsOf: (ink: Oklch) => readonly Color[],
): Oklch {
  const step = page && page.l < 0.5 ? STEP : -STEP;
  let ink = color;
  while (leastContrast(ink, groundsOf(ink)) < WANTED) ink = shifted({ ...ink, c: color.c }, step);
  return ink;
}

/**
 * A filled button and its text: the text is adjusted first; the button only if the text is white or
 * black and still unreadable.
 */
function pairOf(ground: Oklch, ink: Oklch): { readonly ground: Oklch; readonly ink: Oklch } {
  const step = ink.l < ground.l ? -STEP : STEP;
  let pair = { ground, ink };
  while (wcagContrast(pair.ink, pair.ground) < WANTED) {
    const l = pair.ink.l + step;
    if (l >= 0 && l <= 1) pair = { ...pair, ink: shifted(pair.ink, step) };
    else pair = { ...pair, ground: shifted(pair.ground, -step) };
  }
  return pair;
}

/** A color with another lightness, and as much of its chroma as screens can display there. */
function shifted(color: Oklch, step: number): Oklch {
  const l = color.l + step;
  invariant(l >= 0 && l <= 1, `${formatCss(color)} can be made readable`);
  return clampChroma({ ...color, l }, 'oklch');
}

function leastContrast(ink: Color, grounds: readonly Color[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(ink, ground)));
}

/** CSS notation with the precision that eyes and 8 bits can distinguish. */
function formatted({ l, c, h = 0 }: Oklch): string {
  return `oklch(${(100 * l).toFixed(1)}% ${c.toFixed(3)} ${h.toFixed(1)})`;
}
