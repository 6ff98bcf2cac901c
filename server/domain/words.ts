/**
 * Word separators as ranges of code points: punctuation, symbols, emoji and spaces. Listed
 * explicitly, because the letters of the database depend on its locale: in that of the built-in
 * one, `“cats”—dogs` is a single word.
 */
const SEPARATORS: readonly (readonly [first: number, last: number])[] = [
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
  [0x055a, 0x055f], // Armenian
  [0x0589, 0x058f],
  [0x05be, 0x05be], // Hebrew
  [0x05f3, 0x05f4],
  [0x060b, 0x060d], // Arabic
  [0x061b, 0x061f],
  [0x066a, 0x066d],
  [0x06d4, 0x06d4],
  [0x0964, 0x0965], // Indic
  [0x0e4f, 0x0e4f], // Thai
  [0x0e5a, 0x0e5b],
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
  [0xfe00, 0xfe1f], // includes variation selectors of emoji
  [0xfe30, 0xfe6f],
  [0xfeff, 0xfeff],
  [0xff01, 0xff0f],
  [0xff1a, 0xff20],
  [0xff3b, 0xff40],
  [0xff5b, 0xff65],
  [0xfff9, 0xfffd],
  [0x1f000, 0x1f0ff],
  [0x1f10d, 0x1faff],
  [0xe0000, 0xe0fff],
];

const HEX = 16;

/** The separators as a regular expression of PostgreSQL. */
export const SEPARATORS_IN_SQL = `[${SEPARATORS.map(inSql).join('')}]+`;

function inSql([first, last]: (typeof SEPARATORS)[number]): string {
  const code = (point: number) => {
    const digits = point.toString(HEX);
    return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
  };
  return first === last ? code(first) : `${code(first)}-${code(last)}`;
}

/** The same, and characters that the database cannot store: NUL and lone surrogates. */
const SEPARATOR = new RegExp(`[${SEPARATORS.map(inScript).join('')}\\0\\p{Cs}]+`, 'u');

function inScript([first, last]: (typeof SEPARATORS)[number]): string {
  const code = (point: number) => `\\u{${point.toString(HEX)}}`;
  return `${code(first)}-${code(last)}`;
}

/** The words of a text, as the database finds them in titles and descriptions. */
export function splitWords(text: string): readonly string[] {
  return text.split(SEPARATOR).filter((word) => word !== '');
}
