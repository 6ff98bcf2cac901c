import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '#texts/english.ts';
import { readNumber, stepNumber, type NumberBounds } from '#ui/editor/config/numberEntry.ts';

/** Why a text is not taken; null where it is. */
function refusal(text: string, bounds: NumberBounds): string | null {
  const read = readNumber(text, bounds);
  return read.ok ? null : english.say(read.error);
}

describe('a number that is entered', () => {
  it.each([
    ['7', 7],
    [' 07 ', 7],
    ['-3', -3],
    ['−3', -3],
    ['+2', 2],
    ['-0', 0],
  ])('reads %j', (text, value) => {
    expect(readNumber(text, {})).toEqual({ ok: true, value });
  });

  it.each(['', '-', 'five', '1e3', '0x10', 'Infinity', 'NaN', '1 2', '1,5'])(
    'refuses %j',
    (text) => {
      expect(refusal(text, {})).toBe('Enter a number.');
    },
  );

  it('says which bound it passes', () => {
    const bounds = { min: 20, max: 1000, step: 1 };

    expect(refusal('19', bounds)).toBe('At least 20.');
    expect(refusal('1001', bounds)).toBe('At most 1 000.');
    expect(refusal('20.5', bounds)).toBe('Enter a whole number.');
  });

  it('may be a fraction where the step is one', () => {
    expect(readNumber('.5', { min: 0, max: 1, step: 0.2 })).toEqual({ ok: true, value: 0.5 });
  });

  it('is never further than any count goes', () => {
    expect(readNumber('99999999999999999999', {}).ok).toBe(false);
  });

  it('steps in bounds and without errors of fractions', () => {
    const loudness = { min: 0, max: 1, step: 0.2 };

    expect(stepNumber(0.7, 1, loudness)).toBe(0.9);
    expect(stepNumber(0.9, 1, loudness)).toBe(1);
    expect(stepNumber(0.1, -1, loudness)).toBe(0);
    expect(stepNumber(Number.NaN, 1, { min: 1 })).toBe(1);
  });

  it('reads what its steps reach', () => {
    const bounds = fc.constantFrom(
      { min: 0, max: 1, step: 0.2 },
      { min: 1, step: 1 },
      { step: 45 },
    );
    fc.assert(
      fc.property(bounds, fc.integer({ min: -50, max: 50 }), (limits, steps) => {
        const value = stepNumber(1, steps, limits);
        expect(readNumber(String(value), limits)).toEqual({ ok: true, value });
      }),
    );
  });
});
