import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, spellOut } from '#base/foldText.ts';
import { fuzzRuns } from '#tests/support/fuzzRuns.ts';

describe('a folded text', () => {
  it.each([
    ['Straße nach KÖLN, STRAẞE', 'strasse nach koln, strasse'],
    ['Nives Carrà’s étude', "nives carra's etude"],
    ['naïve — “dash” ‐ x‑y − ½', 'naive - "dash" - x-y - 1⁄2'],
    ['İstanbul ışık ISIK', 'istanbul isik isik'],
    ['ﬁne ﬂoﬀ Ǆ ŉ', "fine floff dz 'n"],
    ['Łódź Đà Nẵng Øresund Ærø þing œuvre', 'lodz da nang oresund aero thing oeuvre'],
    ['Tiếng Việt', 'tieng viet'],
    ['ΟΔΟΣ ὁδός ᾳ', 'οδοσ οδοσ α'],
    ['Ёлка й', 'елка и'],
    ['مُكَعَّب ـــ أإآٱ ى ة ک', 'مكعب  اااا ي ه ك'],
    ['שָׁלוֹם', 'שלום'],
    ['ＡＢＣ　１２３', 'abc 123'],
    ['ﾊﾟｽﾞﾙ パズル ぱずる', 'ぱずる ぱずる ぱずる'],
    ['か が', 'か が'],
    ['한글'.normalize('NFD'), '한글'],
    ['१२ ٣ ۴ ๕', '12 3 4 5'],
    ['हिन्दी กี', 'हिन्दी กี'],
    ['cre\u{ad}ate zero\u{200b}width ✨\u{fe0f}', 'create zerowidth ✨'],
    ['x² ﷺ ™', 'x2 صلي الله عليه وسلم  '],
  ])('of %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is folded already, and the same for each way to write a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        const folded = foldText(text);

        expect(foldText(folded)).toBe(folded);
        for (const form of ['NFC', 'NFD'] as const)
          expect(foldText(text.normalize(form))).toBe(folded);
      }),
      { numRuns: fuzzRuns(500) },
    );
  });
});

it('umlauts are spelled out as people type them', () => {
  expect(spellOut('Köln Ärger über Ørsted Århus')).toBe('Koeln aerger ueber oersted aarhus');
  expect(spellOut('Köln'.normalize('NFD'))).toBe('Koeln');
  expect(spellOut('naïve')).toBe('naïve');
});
