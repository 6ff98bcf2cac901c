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

/** WCAG's 4.5 for text, and what rounding to 8 bits may cost. */
const WANTED = 4.56;
const STEP = 0.004;

/** Shares of the text color in what lies under text: see `fill-1` to `fill-3` in theme.css. */
const FILLS = [0.07, 0.12, 0.18];
/** Share of the error color under an error: `fault-fill`. */
const FAULT = 0.13;

const toOklch = converter('oklch');

/**
 * The colors of words in a theme, by the names of their tokens. Each is the theme's own color where
 * that can be read on every ground it stands on; where not, its lightness is moved away from the
 * ground until it can, hue and (as far as screens can show it) chroma stay.
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

/** Two colors mixed as `color-mix(in oklab)` does. */
function mixed(from: Color, to: Color, share: number): Oklch {
  return toOklch(interpolate([from, to], 'oklab')(share));
}

/** A color at an opacity over a ground. */
function over(color: Color, alpha: number, ground: Color): Color {
  return blend([ground, { ...color, alpha }], 'normal');
}

/** The grounds, and what fills of a text color make of them. */
function filled(grounds: readonly Color[], ink: Color, fills: readonly number[]): Color[] {
  return [...grounds, ...fills.flatMap((alpha) => grounds.map((base) => over(ink, alpha, base)))];
}

/**
 * A color as it is, or as much lighter on a dark page and darker on a light page as its grounds
 * need.
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
 * A filled button and its words: first the words give way, and the button only where they are white
 * or black and still cannot be read.
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

/** A color at another lightness, with as much of its chroma as screens can show there. */
function shifted(color: Oklch, step: number): Oklch {
  const l = color.l + step;
  invariant(l >= 0 && l <= 1, `${formatCss(color)} can be made readable`);
  return clampChroma({ ...color, l }, 'oklch');
}

function leastContrast(ink: Color, grounds: readonly Color[]): number {
  return Math.min(...grounds.map((ground) => wcagContrast(ink, ground)));
}

/** As CSS, with as many digits as eyes and 8 bits can tell apart. */
function formatted({ l, c, h = 0 }: Oklch): string {
  return `oklch(${(100 * l).toFixed(1)}% ${c.toFixed(3)} ${h.toFixed(1)})`;
}
