import { LOGO_DOT, LOGO_LIGHT, LOGO_SIZE, LOGO_TILE } from '#engine/picture/logo.ts';

/**
 * The logo: a dark tile, a light shape that turns a corner, and a dot in the accent color.
 * Decorative, next to the product's name.
 */
export function Logo({ size }: { readonly size: number }) {
  const box = `0 0 ${String(LOGO_SIZE)} ${String(LOGO_SIZE)}`;
  return (
    <svg viewBox={box} width={size} height={size} aria-hidden="true">
      <rect {...LOGO_TILE} fill="var(--board-dark)" stroke="var(--board-rim-dark)" />
      <path d={LOGO_LIGHT} fill="var(--board-light)" />
      <circle {...LOGO_DOT} fill="var(--color-primary)" />
    </svg>
  );
}
