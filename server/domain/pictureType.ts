import { imageSize } from 'image-size';
import { PICTURE_LIMITS } from '#contract/users.ts';

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

/** What people may choose as their picture; providers have no other. */
const CHOSEN_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/**
 * What kind of picture somebody chose; null for one that is no picture, or whose sides are longer
 * than `PICTURE_LIMITS.side`: a few bytes can say that they are a thousand million pixels, which
 * everybody who sees the picture would pay for.
 */
export function chosenPictureType(bytes: Buffer): string | null {
  const mime = pictureType(bytes);
  if (bytes.length > PICTURE_LIMITS.bytes || mime === null || !CHOSEN_TYPES.includes(mime))
    return null;
  const size = sizeOf(bytes);
  const { side } = PICTURE_LIMITS;
  const fits = size && size.width > 0 && size.width <= side && size.height > 0;
  return fits && size.height <= side ? mime : null;
}

/** In pixels, as the picture says; null where it does not. */
function sizeOf(bytes: Buffer): { readonly width: number; readonly height: number } | null {
  try {
    return imageSize(bytes);
  } catch {
    return null; // cut off, or not what it begins as
  }
}

function hasAt(bytes: Buffer, start: number, text: string): boolean {
  return bytes.toString('latin1', start, start + text.length) === text;
}
