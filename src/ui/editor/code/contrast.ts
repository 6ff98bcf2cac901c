/** Least contrast of text by WCAG. */
const WANTED = 4.5;
const STEPS = 20;

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * A text color, moved towards white or black until it is readable on a background. Both are six
 * hexadecimal digits, with or without `#`.
 */
export function readableOn(ground: string, text: string): string {
  const [back, front] = [rgbOf(ground), rgbOf(text)];
  const goal: Rgb = luminance(back) < 0.18 ? [255, 255, 255] : [0, 0, 0];
  for (let step = 0; step < STEPS; step++) {
    const color = mixed(front, goal, step / STEPS);
    if (contrast(color, back) >= WANTED) return hexOf(color);
  }
  return hexOf(goal);
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', '').slice(0, 6), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return rgb.map((part) => part.toString(16).padStart(2, '0')).join('');
}

function mixed(from: Rgb, to: Rgb, share: number): Rgb {
  const mix = (a: number, b: number) => Math.round(a + share * (b - a));
  return [mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])];
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast ratio of WCAG, from 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (bright + 0.05) / (dark + 0.05);
}
