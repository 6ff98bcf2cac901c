import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/Db.ts';
import { avatars } from '../db/schema/users.ts';
import { pictureType } from '../domain/pictureType.ts';
import type { JobData } from './JobQueue.ts';

const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 5_000;

/** What fetching a picture needs from outside. */
export interface AvatarDeps {
  readonly db: Db;
  readonly fetch: typeof fetch;
  /** The hosts of the providers' pictures: nothing is fetched from anywhere else, ever. */
  readonly hosts: readonly string[];
}

/**
 * Keep the picture of somebody who signed in at a provider. An address that is not one of theirs,
 * an answer that is no picture or too large: the account goes on with the picture of its own, as it
 * does with one that it chose. Only a network that fails is tried again.
 */
export async function fetchAvatar(
  { db, fetch: get, hosts }: AvatarDeps,
  { userId, url }: JobData['fetchAvatar'],
): Promise<void> {
  if (!isAllowed(url, hosts)) return;
  // A redirect could lead anywhere, our own network included.
  const response = await get(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
  });
  const bytes = response.status === 200 ? await readUpTo(response, MAX_BYTES) : null;
  const mime = bytes && pictureType(bytes);
  if (!bytes || !mime) return;
  const picture = { mime, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  await db
    .insert(avatars)
    .values({ userId, ...picture })
    .onConflictDoUpdate({
      target: avatars.userId,
      set: { ...picture, updatedAt: sql`now()` },
      setWhere: eq(avatars.chosen, false),
    });
}

function isAllowed(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username } = new URL(url);
  return protocol === 'https:' && port === '' && username === '' && hosts.includes(hostname);
}

/** The body of an answer, or null as soon as it is larger than it may be. */
async function readUpTo(response: Response, most: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    length += part.value.length;
    if (length > most) {
      await reader?.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}
