import { randomFrom } from '#base/random.ts';
import { parseGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { english } from '#texts/english.ts';

/**
 * A grid with random colors, connections, zones and `clues` symbols, the same for the same size.
 */
export function bigGrid(width: number, height: number, clues: number): Grid {
  const random = randomFrom(width * 1000 + height);
  const below = (limit: number) => Math.floor(random() * limit);
  const cells = (characters: string) =>
    Array.from({ length: width * height }, () => characters.charAt(below(characters.length)));
  const list = (length: number, item: () => string) => Array.from({ length }, item).join(':');
  const place = () => `x=${below(width)},y=${below(height)}`;
  const text = [
    `${width}x${height}`,
    `T${width}:${cells('nnnbwbwBW').join('')}`,
    `C${width}:${cells('............AB').join('')}`,
    `Z${list(width, () => `${below(width - 1)}_${below(height)}_1_0`)}`,
    `S${list(clues / 2, () => `number,${place()},number=${1 + below(9)}`)}:${list(clues / 2, () => `dart,${place()},number=${below(9)},orientation=up`)}`,
    'Rconnect_all,color=dark:ban_pattern,pattern=2x2&#124;T2&#58;bbbb:region_area,color=light,size=7',
  ].join('|');
  const grid = parseGridText(text);
  if (!grid.ok) throw new Error(english.say(grid.error.message));
  return grid.value;
}
