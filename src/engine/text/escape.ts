const CODE_BY_CHARACTER: Readonly<Record<string, string>> = {
  '=': '&#61;',
  ',': '&#44;',
  ':': '&#58;',
  '|': '&#124;',
  '&': '&#38;',
};
const CHARACTER_BY_CODE: Readonly<Record<string, string>> = {
  '&#61;': '=',
  '&#44;': ',',
  '&#58;': ':',
  '&#124;': '|',
  '&#38;': '&',
};

/** Escape the five characters with a meaning in grid texts. See docs/grid-text.md, escaping. */
export function escapeText(text: string): string {
  return text.replace(/[=,:|&]/g, (character) => CODE_BY_CHARACTER[character] ?? character);
}

/** Undo `escapeText` in one pass: results are not unescaped again, other codes stay. */
export function unescapeText(text: string): string {
  return text.replace(/&#\d+;/g, (code) => CHARACTER_BY_CODE[code] ?? code);
}
