import type { Color } from '../grid/grid.ts';
import type { Shape } from '../shapes/shape.ts';
import { numberText } from './pluralize.ts';

/** The name of a pattern in words. */
export interface NamedPattern {
  readonly color: Color;
  /** The name with a word for the color, which may be empty: "row of four *light* cells". */
  readonly phrase: (color: string) => string;
  /** One word: "row". */
  readonly noun: string;
}

/** The name of a pattern that is a full rectangle of one color; undefined for others. */
export function nameOfPattern({ width, height, cells }: Shape): NamedPattern | undefined {
  const [first] = cells;
  if (!first || cells.length !== width * height) return undefined;
  const { color } = first;
  if (cells.some((cell) => cell.color !== color)) return undefined;
  const [short, long] = width < height ? [width, height] : [height, width];
  const named = (noun: string, phrase: (it: string) => string): NamedPattern => ({
    color,
    noun,
    phrase: (it) => phrase(it === '' ? '' : `${it} `),
  });
  if (long === 1) return named('cell', (it) => `${it}cell`);
  if (long === 2 && short === 1) return named('pair', (it) => `pair of ${it}neighbors`);
  if (short === 1) return named('row', (it) => `row of ${numberText(long)} ${it}cells`);
  if (short === long)
    return named('square', (it) => `square of ${numberText(cells.length)} ${it}cells`);
  return named('block', (it) => `block of ${short} by ${long} ${it}cells`);
}
