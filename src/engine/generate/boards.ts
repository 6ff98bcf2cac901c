import { emptyGrid, recolor, type Color, type Edge, type Grid, type Params } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import type { RuleInstance } from '../grid/grid.ts';
import type { Draws } from './draws.ts';
import type { Size } from './symmetry.ts';

/** A rule with some params; the others are initial. */
export function ruleWith(id: string, params: Params = {}): RuleInstance {
  const config = Object.entries(ruleById.get(id)?.config ?? {});
  const initial = Object.fromEntries(config.map(([name, { initial: value }]) => [name, value]));
  return { id, params: { ...initial, ...params } };
}

const LETTERS: Readonly<Record<string, Color>> = { b: 'dark', w: 'light', n: 'gray' };

/** A pattern of dark (`b`), light (`w`) and other cells (`n`), row by row: `bb/bb`. */
export function patternOf(rows: string): Grid {
  const lines = rows.split('/');
  const grid = emptyGrid(lines[0]?.length ?? 0, lines.length);
  const colors = Array.from(lines.join(''), (letter) => LETTERS[letter] ?? 'gray');
  return { ...grid, tiles: grid.tiles.map((tile, cell) => recolor(tile, colors[cell] ?? 'gray')) };
}

/** The rule that forbids a pattern. */
export function without(rows: string): RuleInstance {
  return ruleWith('ban_pattern', { pattern: patternOf(rows) });
}

/** An empty board with rules. */
export function boardWith({ width, height }: Size, rules: readonly RuleInstance[]): Grid {
  return { ...emptyGrid(width, height), rules };
}

/** The borders between cells of different zones. */
export function bordersOf(zoneOf: readonly number[], { width, height }: Size): readonly Edge[] {
  const edges: Edge[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = zoneOf[y * width + x];
      if (x + 1 < width && zoneOf[y * width + x + 1] !== own)
        edges.push({ x1: x, y1: y, x2: x + 1, y2: y });
      if (y + 1 < height && zoneOf[(y + 1) * width + x] !== own)
        edges.push({ x1: x, y1: y, x2: x, y2: y + 1 });
    }
  }
  return edges;
}

/** Zones of about equal size, grown from random cells. By cell: its zone. */
export function grownZones(count: number, { width, height }: Size, draws: Draws): number[] {
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  const zoneOf = cells.map(() => -1);
  const zones = draws
    .shuffled(cells)
    .slice(0, count)
    .map((cell) => [cell]);
  zones.forEach(([cell = 0], zone) => (zoneOf[cell] = zone));
  const openAround = (cell: number) =>
    sidesOf(cell, { width, height }).filter((next) => zoneOf[next] === -1);
  for (let left = cells.length - count; left > 0; left--) {
    const growing = zones
      .map((list, zone) => ({ zone, size: list.length, open: list.flatMap(openAround) }))
      .filter(({ open }) => open.length > 0)
      .sort((a, b) => a.size - b.size || a.zone - b.zone);
    const least = growing[0]?.size ?? 0;
    const { zone, open } = draws.of(growing.filter(({ size }) => size === least));
    const next = draws.of(open);
    zoneOf[next] = zone;
    zones[zone]?.push(next);
  }
  return zoneOf;
}

/** Zones that are rectangles of at most 3 × 4 cells. By cell: its zone. */
export function rectangularZones(size: Size, draws: Draws): number[] {
  const zoneOf = new Array<number>(size.width * size.height).fill(-1);
  let zones = 0;
  for (let cell = 0; cell < zoneOf.length; cell++) {
    if (zoneOf[cell] !== -1) continue;
    const [x, y] = [cell % size.width, Math.floor(cell / size.width)];
    const isWide = draws.isLucky(0.5);
    const wanted = {
      width: 2 + draws.below(isWide ? 3 : 2),
      height: 2 + draws.below(isWide ? 2 : 3),
    };
    let width = 0;
    while (width < wanted.width && x + width < size.width && zoneOf[cell + width] === -1) width++;
    const height = Math.min(wanted.height, size.height - y);
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        zoneOf[cell + row * size.width + column] = zones;
    zones++;
  }
  return zoneOf;
}

/** The cells next to a cell of a flat board. */
export function sidesOf(cell: number, { width, height }: Size): readonly number[] {
  const x = cell % width;
  const sides: number[] = [];
  if (x > 0) sides.push(cell - 1);
  if (x + 1 < width) sides.push(cell + 1);
  if (cell >= width) sides.push(cell - width);
  if (cell + width < width * height) sides.push(cell + width);
  return sides;
}
