const TYPES: readonly { readonly mime: string; readonly isAt: (bytes: Buffer) => boolean }[] = [
  { mime: 'image/png', isAt: (bytes) => hasAt(bytes, 0, '\x89PNG\r\n\x1a\n') },
  { mime: 'image/jpeg', isAt: (bytes) => hasAt(bytes, 0, '\xff\xd8\xff') },
  { mime: 'image/gif', isAt: (bytes) => hasAt(bytes, 0, 'GIF87a') || hasAt(bytes, 0, 'GIF89a') },
  { mime: 'image/webp', isAt: (bytes) => hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WEBP') },
];

/** What kind of picture some bytes are, by how they begin; null for anything else. */
export function pictureType(bytes: Buffer): string | null {
  return TYPES.find(({ isAt }) => isAt(bytes))?.mime ?? null;
}

function hasAt(bytes: Buffer, start: number, text: string): boolean {
  return bytes.toString('latin1', start, start + text.length) === text;
}
