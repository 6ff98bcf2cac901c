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
