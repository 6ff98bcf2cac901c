import { message, type Text } from '#texts/message.ts';
import type { Color } from '../grid/grid.ts';
import type { Shape } from '../shapes/shape.ts';

/** What a pattern is, as texts about it need it. */
interface PatternWords {
  /** A full rectangle of one color has a name; any other pattern is `other`. */
  readonly shape: 'cell' | 'pair' | 'row' | 'square' | 'block' | 'other';
  /** The color of a pattern that has a name. */
  readonly color: Color;
  /** How many cells it has. */
  readonly count: Text;
  /** Length of its shorter sides. */
  readonly short: number;
  readonly long: number;
}

/** A pattern as texts about it need it: its shape chooses among their sentences. */
export function patternWords(pattern: Shape): PatternWords {
  const { width, height, cells } = pattern;
  return {
    shape: shapeOf(pattern),
    color: cells[0]?.color ?? 'gray',
    count: message('clues.numberInWords', { number: cells.length }),
    short: Math.min(width, height),
    long: Math.max(width, height),
  };
}

function shapeOf({ width, height, cells }: Shape): PatternWords['shape'] {
  const [first] = cells;
  if (!first || cells.length !== width * height) return 'other';
  if (cells.some(({ color }) => color !== first.color)) return 'other';
  if (cells.length === 1) return 'cell';
  if (cells.length === 2) return 'pair';
  if (width === 1 || height === 1) return 'row';
  return width === height ? 'square' : 'block';
}
