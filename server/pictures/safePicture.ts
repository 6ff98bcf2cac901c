import type { Db } from '../db/Db.ts';
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
