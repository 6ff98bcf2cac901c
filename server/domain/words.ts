import { foldText, spellOut } from '#base/foldText.ts';

type Ranges = readonly (readonly [first: number, last: number])[];

/**
 * Word separators as ranges of code points: punctuation, symbols, emoji and spaces. Listed
 * explicitly, because the letters of the database depend on its locale. `search_words` in the
 * database has the same list.
 */
const SEPARATORS: Ranges = [
  [0x01, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0xa9],
  [0xab, 0xb1],
  [0xb4, 0xb4],
  [0xb6, 0xb8],
  [0xbb, 0xbb],
  [0xbf, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x0482, 0x0482],
  [0x055a, 0x055f], // Armenian
  [0x0589, 0x058f],
  [0x05be, 0x05be], // Hebrew
  [0x05c0, 0x05c0],
  [0x05c3, 0x05c3],
  [0x05c6, 0x05c6],
  [0x05f3, 0x05f4],
  [0x0600, 0x060f], // Arabic
  [0x061b, 0x061f],
  [0x066a, 0x066d],
  [0x06d4, 0x06d4],
  [0x06dd, 0x06de],
  [0x06e9, 0x06e9],
  [0x0700, 0x070d], // Syriac
  [0x0964, 0x0965], // Indic
  [0x0970, 0x0970],
  [0x0df4, 0x0df4],
  [0x0e3f, 0x0e3f], // Thai
  [0x0e4f, 0x0e4f],
  [0x0e5a, 0x0e5b],
  [0x0f01, 0x0f17], // Tibetan
  [0x0f3a, 0x0f3d],
  [0x104a, 0x104f], // Burmese
  [0x10fb, 0x10fb],
  [0x1360, 0x1368], // Ethiopic
  [0x1400, 0x1400],
  [0x166d, 0x166e],
  [0x1680, 0x1680],
  [0x17d4, 0x17d6], // Khmer
  [0x17d8, 0x17db],
  [0x1800, 0x180a],
  [0x1940, 0x1945],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2190, 0x245f],
  [0x2500, 0x2775],
  [0x2794, 0x2bff],
  [0x2e00, 0x2e7f],
  [0x3000, 0x3004], // Chinese, Japanese, Korean
  [0x3008, 0x3020],
  [0x3030, 0x3030],
  [0x303d, 0x303f],
  [0x30a0, 0x30a0],
  [0x30fb, 0x30fb],
  [0x4dc0, 0x4dff],
  [0xa4fe, 0xa4ff],
  [0xa60d, 0xa60f],
  [0xa9c1, 0xa9cd],
  [0xaa5c, 0xaa5f],
  [0xfd3e, 0xfd3f],
  [0xfe00, 0xfe1f], // includes variation selectors of emoji
  [0xfe30, 0xfe6f],
  [0xfeff, 0xfeff],
  [0xff01, 0xff0f],
  [0xff1a, 0xff20],
  [0xff3b, 0xff40],
  [0xff5b, 0xff65],
  [0xfff9, 0xfffd],
  [0x1d000, 0x1d245],
  [0x1f000, 0x1f0ff],
  [0x1f10d, 0x1fbef],
  [0xe0000, 0xe0fff],
];

/**
 * Scripts that put no space between words, as ranges of code points, and Korean, whose words are
 * compounds: every piece of such a text can be searched for. `search_words` has the same list.
 */
const SPACELESS: Ranges = [
  [0x0e01, 0x0e3e], // Thai
  [0x0e40, 0x0e4e],
  [0x0e80, 0x0ecf], // Lao
  [0x0edc, 0x0edf],
  [0x1000, 0x103f], // Burmese
  [0x1050, 0x108f],
  [0x1100, 0x11ff], // Korean
  [0x1780, 0x17d3], // Khmer
  [0x17d7, 0x17d7],
  [0x17dc, 0x17dd],
  [0x1950, 0x1974], // Tai
  [0x1980, 0x19c9],
  [0x1a20, 0x1a7f],
  [0x1b05, 0x1b4c], // Balinese
  [0x2e80, 0x2fdf], // Chinese, Japanese, Korean
  [0x3005, 0x3007],
  [0x3021, 0x302f],
  [0x3031, 0x303c],
  [0x3041, 0x309f],
  [0x30a1, 0x30fa],
  [0x30fc, 0x312f],
  [0x31a0, 0x31bf],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0xa48c],
  [0xa960, 0xa97c],
  [0xa980, 0xa9c0], // Javanese
  [0xa9e0, 0xa9fe],
  [0xaa60, 0xaa7f],
  [0xac00, 0xd7fb],
  [0xf900, 0xfaff],
  [0x1b000, 0x1b16f],
  [0x20000, 0x3ffff],
];

const HEX = 16;

/** Separators, and characters that the database cannot store: NUL and lone surrogates. */
const SEPARATOR = String.raw`${classOf(SEPARATORS)}\0\p{Cs}`;
const PIECES = new RegExp(`[${classOf(SPACELESS)}]+|[^${classOf(SPACELESS)}${SEPARATOR}]+`, 'gu');
const HAS_SPACELESS = new RegExp(`[${classOf(SPACELESS)}]`, 'u');

function classOf(ranges: Ranges): string {
  const code = (point: number) => `\\u{${point.toString(HEX)}}`;
  return ranges.map(([first, last]) => `${code(first)}-${code(last)}`).join('');
}

/** Limit of the characters of a word, which the database bounds in bytes. */
const MAX_WORD = 255;

/** True for texts with letters of a script without spaces. */
export function isSpaceless(text: string): boolean {
  return HAS_SPACELESS.test(text);
}

/** A word of a search. */
export interface SearchWord {
  /** Folded, and not empty. */
  readonly text: string;
  /** Index of its first letter in the folded text. */
  readonly at: number;
  /** The word with umlauts spelled out, if it has any. */
  readonly spelled: string | null;
  /** True for a run of letters of a script without spaces, of which any piece is found. */
  readonly isRun: boolean;
}

/** The words of a text, and the runs of letters of scripts without spaces, folded. */
export function splitWords(text: string): readonly SearchWord[] {
  const spelled = piecesOf(foldText(spellOut(text)));
  return piecesOf(foldText(text)).map((piece, i) => {
    const other = spelled[i]?.text ?? piece.text;
    return {
      ...piece,
      spelled: other === piece.text ? null : other,
      isRun: isSpaceless(piece.text),
    };
  });
}

function piecesOf(folded: string): readonly Pick<SearchWord, 'text' | 'at'>[] {
  return Array.from(folded.matchAll(PIECES), ({ 0: piece, index }) => ({
    text: Array.from(piece).slice(0, MAX_WORD).join(''),
    at: index,
  }));
}
