import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { drawDefaultAvatar } from '../domain/defaultAvatar.ts';
import type { EncodedPicture } from '../pictures/Pictures.ts';
import type { Queryable } from './Db.ts';
import { avatars } from './schema/users.ts';

const MADE_TYPE = 'image/svg+xml';

/** A picture as the table has it. */
export type KeptPicture = typeof avatars.$inferSelect;

/** The fields of a picture that was drawn anew. */
function fieldsOf({ mime, bytes }: EncodedPicture) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { mime, bytes: Buffer.from(bytes), sha256, redrawn: true };
}

/** Keep the picture that somebody chose for their account. It was drawn anew. */
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

/** Keep the picture of a provider, unless its owner chose one. It was drawn anew. */
export async function keepProvidedPicture(
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
 * Give an account the picture that is made from its id. It is kept as a chosen one, so that the
 * next sign-in at a provider does not bring back what was taken away.
 */
export async function dropPicture(db: Queryable, userId: string): Promise<void> {
  await choosePicture(db, userId, madePicture(userId));
}

/** The picture that is made from the id of an account. */
export function madePicture(userId: string): EncodedPicture {
  return { mime: MADE_TYPE, bytes: Buffer.from(drawDefaultAvatar(userId)) };
}

/** The picture that an account has; null where it has none of its own. */
export async function readPicture(db: Queryable, userId: string): Promise<KeptPicture | null> {
  const [row] = await db.select().from(avatars).where(eq(avatars.userId, userId));
  return row ?? null;
}

/** Put what was drawn anew in the place of the bytes it was drawn from, if they are still there. */
export async function replacePicture(
  db: Queryable,
  { userId, sha256 }: KeptPicture,
  picture: EncodedPicture,
): Promise<KeptPicture | null> {
  const [row] = await db
    .update(avatars)
    .set({ ...fieldsOf(picture), updatedAt: sql`now()` })
    .where(and(eq(avatars.userId, userId), eq(avatars.sha256, sha256)))
    .returning();
  return row ?? null;
}

/** Whether an account has a picture that is not made from its id. */
export async function hasForeignPicture(db: Queryable, userId: string): Promise<boolean> {
  return (
    (await db.$count(avatars, and(eq(avatars.userId, userId), ne(avatars.mime, MADE_TYPE)))) > 0
  );
}
