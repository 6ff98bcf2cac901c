import sharp from 'sharp';
import type { EncodedPicture } from './Pictures.ts';

/**
 * The longest side of what is kept: twice what any page shows. As PNG a little less, so that even
 * noise fits into the 256 KB that the table takes.
 */
const KEPT_SIDE = { jpeg: 256, png: 240 } as const;
const JPEG = { quality: 86 } as const;

// Decoders of these four kinds, and no other: each one more is code that strangers can reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decode a picture whose sides are not longer than `side`, and encode it anew as a small square:
 * PNG where it has transparent parts, else JPEG. Of a picture that moves this is the first frame;
 * what stands beside the pixels (places, profiles of color, comments) is left out. Null where the
 * decoder takes it for damaged or for larger than that: it is the decoder that is asked for the
 * size, since two programs can read two sizes from the same bytes.
 */
export async function redrawPicture(
  bytes: Uint8Array,
  side: number,
): Promise<EncodedPicture | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: side * side, failOn: 'warning', pages: 1 });
    const { autoOrient, hasAlpha } = await image.metadata();
    const { width, height } = autoOrient;
    if (Math.max(width, height) > side) return null;
    const isOpaque = !hasAlpha || (await image.clone().stats()).isOpaque;
    const kept = Math.min(isOpaque ? KEPT_SIDE.jpeg : KEPT_SIDE.png, width, height);
    const square = image.autoOrient().resize(kept, kept, { fit: 'cover' }).toColorspace('srgb');
    return isOpaque
      ? { mime: 'image/jpeg', bytes: await square.jpeg(JPEG).toBuffer() }
      : { mime: 'image/png', bytes: await square.png({ compressionLevel: 9 }).toBuffer() };
  } catch {
    return null; // the library says only in words what is wrong with the bytes
  }
}
