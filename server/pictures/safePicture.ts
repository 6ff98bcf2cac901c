import type { Db } from '../db/Db.ts';
import { madePicture, readPicture, replacePicture, type KeptPicture } from '../db/pictures.ts';
import type { Pictures } from './Pictures.ts';

/** The longest side of a picture that was kept in earlier times, or comes from a provider. */
export const PROVIDED_SIDE = 1024;

/**
 * The picture of an account, as far as it may be shown: null where there is none of its own, or it
 * cannot be drawn now. Earlier releases kept pictures as strangers made them, and a backup may
 * bring such ones back: each is drawn anew when it is first asked for. One that cannot be is
 * replaced by the picture that is made from the id of its account.
 */
export async function safePicture(
  { db, pictures }: { readonly db: Db; readonly pictures: Pictures },
  userId: string,
): Promise<KeptPicture | null> {
  const kept = await readPicture(db, userId);
  if (!kept || kept.redrawn) return kept;
  const drawn = await pictures.redraw(kept.bytes, PROVIDED_SIDE);
  if (drawn.type === 'busy') return null;
  const picture = drawn.type === 'picture' ? drawn.picture : madePicture(userId);
  // Null where it changed meanwhile: whatever is written today was drawn anew.
  return (await replacePicture(db, kept, picture)) ?? (await readPicture(db, userId));
}
