import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_LIMITS } from '#contract/shapes.ts';
import { cleanUserName } from '#server/domain/userName.ts';

/** Anything, halves of characters too; those that need care more often. */
const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0x10ffff }),
  fc.constantFrom(0x20, 0x0a, 0x200b, 0x200d, 0x202e, 0x3164),
);

describe('a name', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada \n Lovelace\t', 'Ada Lovelace'],
    ['Ada \u{200b} Lovelace', 'Ada Lovelace'],
    ['A\0d\u{7f}a', 'Ada'],
    ['\u{202e}adA', 'adA'],
    ['関 孝和', '関 孝和'],
    ['می\u{200c}خواهم', 'می\u{200c}خواهم'],
    ['👩\u{200d}🚀', '👩\u{200d}🚀'],
    ['x'.repeat(200), 'x'.repeat(128)],
    ['\u{d83d}', null],
    [' \u{200d}\u{3164}\u{00ad}', null],
    ['', null],
  ])('%j is kept as %j', (text, name) => {
    expect(cleanUserName(text)).toBe(name);
  });

  it('is clean once it was cleaned, and never too long', () => {
    fc.assert(
      fc.property(fc.array(codePoint, { maxLength: 200 }), (codes) => {
        const name = cleanUserName(String.fromCodePoint(...codes));
        if (name === null) return;
        expect(cleanUserName(name)).toBe(name);
        expect(Array.from(name).length).toBeLessThanOrEqual(TEXT_LIMITS.userName);
        expect(name).not.toMatch(/[\p{Cc}\u{202a}-\u{202e}]/u);
      }),
    );
  });
});
