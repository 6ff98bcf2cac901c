import { message, type Text } from '#texts/message.ts';
import { fail, ok, type Result } from '#base/result.ts';

/** Bounds of a number field. A whole step requires whole numbers. */
export interface NumberBounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/** Default bound of numbers. No clue counts further, because no board has more cells. */
const FARTHEST = 1_000_000;
const DECIMAL = /^[-+−]?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Rounds away the error of adding fractions: 0.8999999999999999 is 0.9. */
const PRECISION = 1e6;

function rangeOf({ min = -FARTHEST, max = FARTHEST }: NumberBounds) {
  return { min, max };
}

/** Read the number of a text. An error is one sentence. */
export function readNumber(text: string, bounds: NumberBounds): Result<number, Text> {
  const trimmed = text.trim();
  if (!DECIMAL.test(trimmed)) return fail(message('tools.enterNumber'));
  const value = Number(trimmed.replace('−', '-')) + 0; // adding 0 turns -0 into 0
  const { min, max } = rangeOf(bounds);
  if (value < min) return fail(message('tools.atLeast', { least: grouped(min) }));
  if (value > max) return fail(message('tools.atMost', { most: grouped(max) }));
  if (isWhole(bounds) && !Number.isInteger(value)) return fail(message('tools.enterWhole'));
  return ok(value);
}

function isWhole({ step = 1 }: NumberBounds): boolean {
  return Number.isInteger(step);
}

/** "1 000" in every language, because other separators can be read as a decimal point. */
function grouped(bound: number): string {
  return bound.toLocaleString('en').replaceAll(',', ' ');
}

/** The number after some steps, within bounds. A number out of bounds goes to the nearest bound. */
export function stepNumber(value: number, steps: number, bounds: NumberBounds): number {
  const { min, max } = rangeOf(bounds);
  const from = Number.isFinite(value) ? value : 0;
  const next = Math.round((from + steps * (bounds.step ?? 1)) * PRECISION) / PRECISION;
  return Math.min(max, Math.max(min, next)) + 0;
}
