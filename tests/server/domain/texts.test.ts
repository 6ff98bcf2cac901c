import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, showsNothing } from '#server/domain/texts.ts';

/** Texts of ordinary and of hostile characters. */
const hostileText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', ' ', '\n', '\r', '\t', '\v', '\u{0}', '\u{85}', '\u{202e}', '\u{2066}'),
    fc.constantFrom('\u{200f}', '\u{200d}', '\u{2028}', '\u{d83d}', '\u{dc00}', '👩‍👩‍👧'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

describe('a text that is kept', () => {
  it.each([
    ['# Title\n\n\tcode *bold*  ', '# Title\n\n\tcode *bold*  '],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['be\u{0}ll\u{7}\u{1b}[31m\u{7f}\u{9b}', 'bell[31m'],
    ['user\u{202e}gnp.exe\u{202c}', 'usergnp.exe'],
    ['a\u{2066}b\u{2067}c\u{2068}d\u{2069}e\u{202a}f\u{202b}g\u{202d}h', 'abcdefgh'],
    ['שלום\u{200f}! 👩‍👩‍👧 می‌خواهم', 'שלום\u{200f}! 👩‍👩‍👧 می‌خواهم'],
    ['half \u{d83d} and \u{dc00}', 'half \u{fffd} and \u{fffd}'],
  ])('is %j as %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept);
  });

  it('has no character of control, of override or half of one, and stays as it is', () => {
    fc.assert(
      fc.property(hostileText, (typed) => {
        const kept = cleanText(typed);

        expect(kept).not.toMatch(/[\u{202a}-\u{202e}\u{2066}-\u{2069}\p{Cs}]/u);
        expect(kept.replaceAll(/[\t\n]/g, '')).not.toMatch(/\p{Cc}/u);
        expect(cleanText(kept)).toBe(kept);
        expect(kept.length).toBeLessThanOrEqual(typed.length);
      }),
    );
  });

  it('of one line has one line', () => {
    expect(cleanLine('A\r\ntitle\tof\u{2028}one\u{0} line')).toBe('A title of one line');
    fc.assert(
      fc.property(hostileText, (typed) => {
        expect(cleanLine(typed)).not.toMatch(/[\p{Cc}\u{2028}\u{2029}]/u);
      }),
    );
  });
});

describe('a text that shows nothing', () => {
  it.each(['', '  \n\t ', '\u{200b}\u{200d}', '\u{202e}\u{feff}', '\u{3164}\u{115f}\u{ad}'])(
    'is one like %j',
    (text) => {
      expect(showsNothing(text)).toBe(true);
    },
  );

  it.each(['.', '👍', ' a ', '\u{200f}ש'])('is none like %j', (text) => {
    expect(showsNothing(text)).toBe(false);
  });
});
