/** Signs that keyboards and word processors write in place of an ASCII one. */
const SIGNS: readonly (readonly [sign: string, ascii: string])[] = [
  ['‘’‚‛ʹʻʼʽʾʿ′´\u{1ffd}', "'"],
  ['“”„‟″', '"'],
  ['‐‑‒–—―−﹘', '-'],
  ['™℠', ' '],
];

/**
 * Marks that people leave out when they type: accents of Latin, Greek and Cyrillic letters, points
 * of Hebrew, Arabic and Syriac ones. Vowels of Indic scripts and Thai, and the marks of kana, make
 * another word, so they stay.
 */
const MARKS = [
  String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7`,
  String.raw`\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed`,
  String.raw`\u0711\u0730-\u074a\u08d3-\u08e1\u08e3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff`,
  String.raw`\u20d0-\u20ff\ufe20-\ufe2f`,
].join('');

/** Characters without a glyph, and the one that stretches Arabic words. */
const INVISIBLE = [
  String.raw`\u00ad\u034f\u0640\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f`,
  String.raw`\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}`,
].join('');

const DROPPED = new RegExp(`[${MARKS}${INVISIBLE}]+`, 'gu');

/** Letters without a decomposition that people type as another one, of the same number each. */
const LETTERS: readonly (readonly [from: string, to: string])[] = [
  ['łđðøħıȷŧŋƶƀɓɗƙɨʉ', 'lddohijtnzbbdkiu'],
  ['ς', 'σ'],
  ['ٱىیکة', 'اييكه'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
];
const [FIRST_KATAKANA, LAST_KATAKANA, FIRST_HIRAGANA] = [0x30a1, 0x30f6, 0x3041];
/** Letters that people type as two. */
const PAIRS = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

const asciiOf: ReadonlyMap<string, string> = new Map(
  SIGNS.flatMap(([signs, ascii]) => Array.from(signs, (it) => [it, ascii] as const)),
);
const SIGN = classOf(asciiOf);

/** Signs again, since `ŉ` is decomposed into one. */
const lettersOf: ReadonlyMap<string, string> = new Map([
  ...asciiOf,
  ...LETTERS.flatMap(([from, to]) =>
    Array.from(from, (letter, i) => [letter, to.charAt(i)] as const),
  ),
  ...Array.from({ length: LAST_KATAKANA - FIRST_KATAKANA + 1 }, (_, i) => {
    const pair = [FIRST_KATAKANA, FIRST_HIRAGANA].map((first) => String.fromCodePoint(first + i));
    return [pair[0] ?? '', pair[1] ?? ''] as const;
  }),
  ...PAIRS,
]);
const LETTER = classOf(lettersOf);

function classOf(letters: ReadonlyMap<string, string>): RegExp {
  return new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');
}

const ASCII = /^[\0-\x7f]*$/;

/**
 * A text as a search compares it: without case, accents, ligatures and typographic signs, in the
 * letters that people type. `search_fold` in the database is the same function.
 */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .replaceAll(SIGN, (sign) => asciiOf.get(sign) ?? sign)
    .normalize('NFKD')
    .replaceAll(DROPPED, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(LETTER, (letter) => lettersOf.get(letter) ?? letter);
}

const SPELLED = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ø', 'oe'],
  ['å', 'aa'],
]);
const UMLAUT = /[äöüøå]/giu;

/** A text with umlauts spelled out: `Köln` is typed as `Koeln`, too. */
export function spellOut(text: string): string {
  if (ASCII.test(text)) return text;
  return text
    .normalize('NFC')
    .replaceAll(UMLAUT, (letter) => SPELLED.get(letter.toLowerCase()) ?? letter);
}
