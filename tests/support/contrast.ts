/** Relative luminance of an opaque `0xRRGGBB`, as WCAG defines it. */
function luminance(color: number): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast of two opaque colors, from 1 to 21. */
export function contrast(a: number, b: number): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((one, two) => one - two);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A color blended at an opacity over another, as 8-bit channels. */
export function blended(over: number, opacity: number, under: number): number {
  const below = channels(under);
  return channels(over)
    .map((value, index) => Math.round(value * opacity + (below[index] ?? 0) * (1 - opacity)))
    .reduce((color, value) => color * 256 + value, 0);
}

/** Red, green and blue of a `0xRRGGBB`. */
export function channels(color: number): number[] {
  return [(color >> 16) & 255, (color >> 8) & 255, color & 255];
}
