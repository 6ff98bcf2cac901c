import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { pictureOf } from '../domain/picture.ts';
import type { Queryable } from './Db.ts';
import { avatars } from './schema/users.ts';

const MADE_TYPE = 'image/svg+xml';

/** Keep the picture that somebody chose for their account. */
export async function choosePicture(
  db: Queryable,
  userId: string,
  { mime, bytes }: { readonly mime: string; readonly bytes: Buffer },
): Promise<void> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const picture = { mime, bytes, sha256, chosen: true };
  await db
    .insert(avatars)
    .values({ userId, ...picture })
    .onConflictDoUpdate({ target: avatars.userId, set: { ...picture, updatedAt: sql`now()` } });
}

/**
 * Give an account the picture that is made from its id. It is kept as a chosen one, so that the
 * next sign-in at a provider does not bring back what was taken away.
 */
export async function dropPicture(db: Queryable, userId: string): Promise<void> {
  await choosePicture(db, userId, { mime: MADE_TYPE, bytes: Buffer.from(pictureOf(userId)) });
}

/** Whether an account has a picture that is not made from its id. */
export async function hasForeignPicture(db: Queryable, userId: string): Promise<boolean> {
  return (
    (await db.$count(avatars, and(eq(avatars.userId, userId), ne(avatars.mime, MADE_TYPE)))) > 0
  );
}
