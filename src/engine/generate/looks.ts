import type { Grid } from '../grid/grid.ts';

/** The share of the most frequent symbol with its value, in thousandths; 0 without symbols. */
export function commonValue({ symbols }: Grid): number {
  const counts = new Map<string, number>();
  let all = 0;
  for (const [id, list] of symbols) {
    for (const { params } of list) {
      const key = `${id} ${JSON.stringify(params)}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      all++;
    }
  }
  return all === 0 ? 0 : Math.floor((1000 * Math.max(...counts.values())) / all);
}

/** The share of the board in its largest rectangle without clues and givens, in thousandths. */
export function bestRectangle(grid: Grid): number {
  const { width, height, tiles } = grid;
  const taken = new Set<number>();
  tiles.forEach(({ exists, fixed }, cell) => {
    if (!exists || fixed) taken.add(cell);
  });
  for (const list of grid.symbols.values()) {
    for (const { at } of list) taken.add(Math.floor(at.y) * width + Math.floor(at.x));
  }
  let best = 0;
  const columns = new Array<number>(width).fill(0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      columns[x] = taken.has(y * width + x) ? 0 : (columns[x] ?? 0) + 1;
    }
    for (let left = 0; left < width; left++) {
      let least = Infinity;
      for (let right = left; right < width; right++) {
        least = Math.min(least, columns[right] ?? 0);
        best = Math.max(best, least * (right - left + 1));
      }
    }
  }
  return Math.floor((1000 * best) / (width * height));
}

/** The share of the color with fewer cells, in thousandths. */
export function smallestColor({ tiles }: Grid): number {
  const cells = tiles.filter(({ exists }) => exists);
  const dark = cells.filter(({ color }) => color === 'dark').length;
  return Math.floor((1000 * Math.min(dark, cells.length - dark)) / cells.length);
}
