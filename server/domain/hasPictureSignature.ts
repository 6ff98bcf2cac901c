/** Signatures of the accepted formats: PNG, JPEG, GIF and WebP. */
const BEGINNINGS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => hasAt(bytes, 0, '\x89PNG\r\n\x1a\n'),
  (bytes) => hasAt(bytes, 0, '\xff\xd8\xff'),
  (bytes) => hasAt(bytes, 0, 'GIF87a') || hasAt(bytes, 0, 'GIF89a'),
  (bytes) => hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WEBP'),
];

/**
 * True if the bytes start with the signature of a picture. A cheap filter before the decoder, which
 * alone can verify one.
 */
export function hasPictureSignature(bytes: Buffer): boolean {
  return BEGINNINGS.some((isAt) => isAt(bytes));
}

function hasAt(bytes: Buffer, start: number, text: string): boolean {
  return bytes.toString('latin1', start, start + text.length) === text;
}
