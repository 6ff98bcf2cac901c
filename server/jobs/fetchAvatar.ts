import type { Db } from '../db/database.ts';
import { storeProvidedPicture } from '../db/pictures.ts';
import { hasPictureSignature, PROVIDED_SIDE } from '../pictures/safePicture.ts';
import type { Pictures } from '../pictures/Pictures.ts';
import type { JobData } from './JobQueue.ts';

const MAX_BYTES = 256 * 1024;
const TIMEOUT_MS = 5_000;

/** Dependencies of the avatar job. */
export interface AvatarDeps {
  readonly db: Db;
  readonly pictures: Pick<Pictures, 'redraw'>;
  readonly fetch: typeof fetch;
  /** Hosts of the providers' pictures: nothing is ever fetched from any other host. */
  readonly hosts: readonly string[];
}

/**
 * Store the picture of an account from its sign-in provider, re-encoded. If the address has another
 * host, or the answer is no picture or too large, the account keeps its default picture or the one
 * it chose. Only network failures and a busy decoder are retried.
 */
export async function fetchAvatar(
  { db, pictures, fetch: get, hosts }: AvatarDeps,
  { userId, url }: JobData['fetchAvatar'],
): Promise<void> {
  if (!isAllowed(url, hosts)) return;
  // A redirect could lead anywhere, including our own network.
  const response = await get(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    credentials: 'omit',
  });
  const bytes = response.status === 200 ? await readUpTo(response, MAX_BYTES) : null;
  if (!bytes || !hasPictureSignature(bytes)) return;
  const drawn = await pictures.redraw(bytes, PROVIDED_SIDE);
  if (drawn.type === 'busy') throw new Error('Other pictures are being drawn; it is tried again.');
  if (drawn.type === 'picture') await storeProvidedPicture(db, userId, drawn.picture);
}

function isAllowed(url: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, port, username } = new URL(url);
  return protocol === 'https:' && port === '' && username === '' && hosts.includes(hostname);
}

/** The body of an answer, or null as soon as it exceeds the limit. */
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
