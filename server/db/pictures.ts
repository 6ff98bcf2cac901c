import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { drawDefaultAvatar } from '../domain/defaultAvatar.ts';
import type { EncodedPicture } from '../pictures/Pictures.ts';
import type { Queryable } from './database.ts';
import { avatars } from './schema/users.ts';

export const MADE_TYPE = 'image/svg+xml';

/** A picture as stored. */
export type StoredPicture = typeof avatars.$inferSelect;

/** The columns of a re-encoded picture. */
function fieldsOf({ mime, bytes }: EncodedPicture) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { mime, bytes: Buffer.from(bytes), sha256, redrawn: true };
}

/** Store the chosen picture of an account. It has been re-encoded. */
export async function choosePicture(
  db: Queryable,
  userId: string,
  picture: EncodedPicture,
): Promise<void> {
  const fields = { ...fieldsOf(picture), chosen: true };
  await db
    .insert(avatars)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: avatars.userId, set: { ...fields, updatedAt: sql`now()` } });
}

/** Store the picture of a provider, unless the owner chose one. It has been re-encoded. */
export async function storeProvidedPicture(
  db: Queryable,
  userId: string,
  picture: EncodedPicture,
): Promise<void> {
  const fields = fieldsOf(picture);
  await db
    .insert(avatars)
    .values({ userId, ...fields })
    .onConflictDoUpdate({
      target: avatars.userId,
      set: { ...fields, updatedAt: sql`now()` },
      setWhere: eq(avatars.chosen, false),
    });
}

/**
 * Reset an account to its default picture. It is stored as a chosen one, so that the next sign-in
 * at a provider does not restore the removed picture.
 */
export async function resetPicture(db: Queryable, userId: string): Promise<void> {
  await choosePicture(db, userId, defaultPicture(userId));
}

/** The default picture, generated from the id of an account. */
export function defaultPicture(userId: string): EncodedPicture {
  return { mime: MADE_TYPE, bytes: Buffer.from(drawDefaultAvatar(userId)) };
}

/** The picture of an account; null if it has none of its own. */
export async function readPicture(db: Queryable, userId: string): Promise<StoredPicture | null> {
  const [row] = await db.select().from(avatars).where(eq(avatars.userId, userId));
  return row ?? null;
}

/** Replace a picture by its re-encoded form, if its bytes have not changed meanwhile. */
export async function replacePicture(
  db: Queryable,
  { userId, sha256 }: StoredPicture,
  picture: EncodedPicture,
): Promise<StoredPicture | null> {
  const [row] = await db
    .update(avatars)
    .set({ ...fieldsOf(picture), updatedAt: sql`now()` })
    .where(and(eq(avatars.userId, userId), eq(avatars.sha256, sha256)))
    .returning();
  return row ?? null;
}

/** True if the account has a picture other than the default one. */
export async function hasForeignPicture(db: Queryable, userId: string): Promise<boolean> {
  return (
    (await db.$count(avatars, and(eq(avatars.userId, userId), ne(avatars.mime, MADE_TYPE)))) > 0
  );
}
