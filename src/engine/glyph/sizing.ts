import type { Glyph, GlyphPath, GlyphStep, GlyphText } from './glyph.ts';

const FIGURE = 0.53;

/**
 * Estimated width of one character of the board's serif, in font sizes; rather too wide than too
 * narrow.
 */
function characterWidth(character: string): number {
  if (/\p{Nd}/u.test(character)) return FIGURE;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character))
    return 1;
  if (/[MWmw@%…—]|\p{Extended_Pictographic}/u.test(character)) return 1;
  if (/[ijltfrI.,:;'|!()[\] ]/.test(character)) return 0.4;
  return /\p{Lu}/u.test(character) ? 0.72 : 0.56;
}

/**
 * Estimated width of a line of text in font sizes, without measuring fonts: enough to keep it
 * inside its cell.
 */
export function textLineWidth(line: string): number {
  let width = 0;
  for (const character of line) width += characterWidth(character);
  return width;
}

/** On cells smaller than this, symbols are drawn thicker and larger. */
const SMALL_CELL_PX = 40;

/** Opacity of the symbol of a satisfied clue. */
export const SATISFIED_OPACITY = { solid: 0.56, gray: 0.66 } as const;

/** Scale of a symbol on a given. */
export const GIVEN_SCALE = 0.84;

/** Distance from the center of a digit to its baseline, in font sizes. */
export const BASELINE = 0.333;

/** Distance between the baselines of two lines, in font sizes. */
export const LINE_HEIGHT = 1.1;

const SMALL_STROKE = 1.16;
const SMALL_FIGURE = 1.14;
/** Texts of at most this size are placed next to an ornament. */
const ORNAMENT_SIZE = 0.5;
const TWO_FIGURES = 0.86;
const MANY_CHARACTERS = 0.72;
/** Minimum width assumed when texts are fitted, in font sizes: the width of a digit. */
const NARROW = 0.53;
const WIDEST = 0.78;

/**
 * The glyph as drawn on a cell of this size: texts fitted, on small cells with thicker lines and
 * larger digits.
 */
export function sizedGlyph(glyph: Glyph, cellPx: number): Glyph {
  const isSmall = cellPx < SMALL_CELL_PX;
  const isOrnate = glyph.length > 1;
  return glyph.map((step) => sizedStep(step, isSmall, isOrnate));
}

function sizedStep(step: GlyphStep, isSmall: boolean, isOrnate: boolean): GlyphStep {
  return step.kind === 'path' ? sizedPath(step, isSmall) : sizedText(step, isSmall && isOrnate);
}

function sizedPath(step: GlyphPath, isSmall: boolean): GlyphPath {
  if (!isSmall || step.stroke === undefined) return step;
  return { ...step, stroke: step.stroke * SMALL_STROKE };
}

function sizedText(step: GlyphText, isSmall: boolean): GlyphText {
  const grown = isSmall && step.size <= ORNAMENT_SIZE ? SMALL_FIGURE : 1;
  const size = fittedSize(step) * grown;
  if (step.hollow === undefined) return { ...step, size };
  return { ...step, size, hollow: step.hollow * Math.min(1, size / step.size) };
}

/** Font size of a text step, reduced so that long or many lines fit into the cell. */
export function fittedSize({ text, size }: GlyphText): number {
  const lines = splitLines(text);
  const longest = Math.max(...lines.map((line) => Array.from(line).length));
  const shrunk = size * shrinkFor(longest, text);
  const widest = Math.max(...lines.map(textLineWidth));
  const share = size / 0.64;
  const widthLimit = (WIDEST * Math.min(1, share * 1.15)) / Math.max(widest, NARROW);
  return Math.min(shrunk, widthLimit, WIDEST / (lines.length * LINE_HEIGHT));
}

/** The lines of a text. */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|\r|\n/);
}

function shrinkFor(length: number, text: string): number {
  if (length >= 3) return MANY_CHARACTERS;
  return length === 2 && /\p{Nd}/u.test(text) ? TWO_FIGURES : 1;
}
