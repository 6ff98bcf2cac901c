const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_BY_CODE = new Int16Array(128).fill(-1);
for (let value = 0; value < ALPHABET.length; value++) {
  VALUE_BY_CODE[ALPHABET.charCodeAt(value)] = value;
}
VALUE_BY_CODE['-'.charCodeAt(0)] = 62;
VALUE_BY_CODE['_'.charCodeAt(0)] = 63;

/** Base64 with padding, in the URL-safe alphabet (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const bits = (a << 16) | (b << 8) | c;
    const digits = [18, 12, 6, 0].map((shift) => ALPHABET.charAt((bits >> shift) & 63));
    const count = Math.min(3, bytes.length - i) + 1;
    parts.push(digits.slice(0, count).join('').padEnd(4, '='));
  }
  return parts.join('').replaceAll('+', '-').replaceAll('/', '_');
}

/** The bytes of base64 in either alphabet, with or without padding; null for any other text. */
export function fromBase64(text: string): Uint8Array | null {
  let length = text.length;
  while (text.charAt(length - 1) === '=') length--;
  if (length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (let i = 0; i < length; i++) {
    const value = VALUE_BY_CODE[text.charCodeAt(i)] ?? -1;
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at++] = (bits >> held) & 0xff;
    }
  }
  return bytes;
}

const REPLACEMENT = 0xfffd;

/** The UTF-8 bytes of a text. Lone surrogates become the replacement character. */
export function toUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let at = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = isScalar(point) ? point : REPLACEMENT;
    if (code < 0x80) bytes[at++] = code;
    else {
      const tail = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
      bytes[at++] = ((0xff00 >> (tail + 1)) & 0xff) | (code >> (6 * tail));
      for (let i = tail - 1; i >= 0; i--) bytes[at++] = 0x80 | ((code >> (6 * i)) & 0x3f);
    }
  }
  return bytes.subarray(0, at);
}

const CHUNK = 4096;

/**
 * Decodes UTF-8 bytes and removes a byte order mark; null if the bytes are not valid UTF-8 (RFC
 * 3629, section 4).
 */
export function fromUtf8(bytes: Uint8Array): string | null {
  const parts: string[] = [];
  let codes: number[] = [];
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at++] ?? 0;
    if (first < 0x80) codes.push(first);
    else {
      const tail = first < 0xc2 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : first < 0xf5 ? 3 : 0;
      let code = first & (0x3f >> tail);
      for (let i = 0; i < tail; i++) {
        const next = bytes[at++] ?? 0;
        if ((next & 0xc0) !== 0x80) return null;
        code = (code << 6) | (next & 0x3f);
      }
      if (tail === 0 || code < (SMALLEST[tail] ?? 0) || !isScalar(code)) return null;
      codes.push(code);
    }
    if (codes.length >= CHUNK) {
      parts.push(String.fromCodePoint(...codes));
      codes = [];
    }
  }
  const text = parts.join('') + String.fromCodePoint(...codes);
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The smallest code point that needs this many continuation bytes. */
const SMALLEST = [0, 0x80, 0x800, 0x10000];

function isScalar(code: number): boolean {
  return code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
}
