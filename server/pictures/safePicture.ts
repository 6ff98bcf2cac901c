import type { Db } from '../db/database.ts';
import { defaultPicture, readPicture, replacePicture, type StoredPicture } from '../db/pictures.ts';
import type { Pictures } from './Pictures.ts';

/** The longest side of pictures from earlier releases and from providers. */
export const PROVIDED_SIDE = 1024;

/**
 * The picture of an account if it may be shown: null if it has none of its own, or it cannot be
 * decoded now. Earlier releases stored pictures as uploaded, and a backup may restore such ones:
 * each is re-encoded at its first request. If that fails, the default picture, generated from the
 * account's id, replaces it.
 */
export async function safePicture(
  { db, pictures }: { readonly db: Db; readonly pictures: Pictures },
  userId: string,
): Promise<StoredPicture | null> {
  const stored = await readPicture(db, userId);
  if (!stored || stored.redrawn) return stored;
  const drawn = await pictures.redraw(stored.bytes, PROVIDED_SIDE);
  if (drawn.type === 'busy') return null;
  const picture = drawn.type === 'picture' ? drawn.picture : defaultPicture(userId);
  // Null if it changed meanwhile: everything written today has been re-encoded.
  return (await replacePicture(db, stored, picture)) ?? (await readPicture(db, userId));
}

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
