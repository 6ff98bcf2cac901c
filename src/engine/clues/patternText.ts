import { message, type Text } from '#texts/message.ts';
import type { Color } from '../grid/grid.ts';
import type { Shape } from '../shapes/shape.ts';

/** The description of a pattern for texts. */
interface PatternWords {
  /** A full rectangle of one color has a name; any other pattern is `other`. */
  readonly shape: 'cell' | 'pair' | 'row' | 'square' | 'block' | 'other';
  /** The color of a pattern that has a name. */
  readonly color: Color;
  /** Number of cells. */
  readonly count: Text;
  /** Length of the shorter sides. */
  readonly short: number;
  readonly long: number;
}

/** Describe a pattern for texts. Its shape selects the sentence. */
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
