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
