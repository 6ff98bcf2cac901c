import sharp from 'sharp';
import type { EncodedPicture } from './Pictures.ts';

/**
 * The longest stored side: twice the largest size on any page. PNG is a little smaller, so that
 * even noise fits into the 256 KB limit of the table.
 */
const STORED_SIDE = { jpeg: 256, png: 240 } as const;
const JPEG = { quality: 86 } as const;

// Only these four decoders: each further one is code that attackers can reach.
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
 * Decode a picture whose sides must not exceed `side`, and encode it as a small square: PNG if it
 * has transparency, else JPEG. An animation is reduced to its first frame; metadata (location,
 * color profile, comments) are dropped. Null if the decoder reports it as damaged or larger. The
 * decoder itself measures the size, since two programs can read two sizes from the same bytes.
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
    const target = Math.min(isOpaque ? STORED_SIDE.jpeg : STORED_SIDE.png, width, height);
    const square = image.autoOrient().resize(target, target, { fit: 'cover' }).toColorspace('srgb');
    return isOpaque
      ? { mime: 'image/jpeg', bytes: await square.jpeg(JPEG).toBuffer() }
      : { mime: 'image/png', bytes: await square.png({ compressionLevel: 9 }).toBuffer() };
  } catch {
    return null; // the library reports damage only by its message
  }
}
