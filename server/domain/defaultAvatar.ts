import { createHash } from 'node:crypto';

const CELLS = 5;
const SIZE = 80;
const CELL = SIZE / CELLS;
const HUES = 360;

/**
 * The default picture of an account: a small symmetric board in a muted color, as SVG. It depends
 * on the id alone.
 */
export function drawDefaultAvatar(id: string): string {
  const bytes = createHash('sha256').update(id).digest();
  const hue = ((bytes[0] ?? 0) * 256 + (bytes[1] ?? 0)) % HUES;
  const half = Math.ceil(CELLS / 2);
  const rects = Array.from({ length: CELLS * CELLS }, (_, cell) => {
    const [x, y] = [cell % CELLS, Math.floor(cell / CELLS)];
    const mirrored = Math.min(x, CELLS - 1 - x);
    const isDark = ((bytes[2 + y * half + mirrored] ?? 0) & 1) === 1;
    if (!isDark) return '';
    return `<rect x="${x * CELL}" y="${y * CELL}" width="${CELL}" height="${CELL}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="hsl(${hue} 32% 86%)"/><g fill="hsl(${hue} 28% 34%)">${rects.join('')}</g></svg>`;
}
