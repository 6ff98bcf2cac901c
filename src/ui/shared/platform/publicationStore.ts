import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import { isText } from '#texts/isText.ts';
import type { Text } from '#texts/message.ts';
import { database } from './database.ts';

/** A stored publication: its state and its account. */
const StoredPublication = z.object({
  key: z.string(),
  step: z.enum(['waiting', 'creating', 'created', 'removing', 'online', 'refused']),
  puzzleId: z.nullable(z.string()),
  why: z.catch(z.custom<Text>(isText), ''),
  /** Null if it was queued before signing in; the next account to sign in publishes it. */
  userId: z.nullable(z.string()),
  /** Its place in the list. */
  place: z.catch(z.number(), 0),
});

export type StoredPublication = Readonly<z.output<typeof StoredPublication>>;

/** Read one queued publication; null if there is none. */
export async function readPublication(key: string): Promise<StoredPublication | null> {
  try {
    const db = await database();
    return StoredPublication.safeParse(await db.get('publications', key)).data ?? null;
  } catch {
    return null; // no storage
  }
}

/** Read the queued publications of an account, in their order. */
export async function readPublications(
  userId: string | null,
): Promise<readonly StoredPublication[]> {
  try {
    const db = await database();
    return (await db.getAll('publications'))
      .flatMap((value) => StoredPublication.safeParse(value).data ?? [])
      .filter((it) => it.userId === null || it.userId === userId)
      .toSorted((a, b) => a.place - b.place);
  } catch {
    return [];
  }
}

/** Store the state of publications. Resolves to whether that was possible. */
export async function keepPublications(
  publications: readonly StoredPublication[],
): Promise<boolean> {
  try {
    const db = await database();
    const transaction = db.transaction('publications', 'readwrite');
    await Promise.all([...publications.map((it) => transaction.store.put(it)), transaction.done]);
    return true;
  } catch {
    return false;
  }
}

/** Delete publications that are finished or withdrawn. */
export async function forgetPublications(keys: readonly string[]): Promise<void> {
  try {
    const db = await database();
    const transaction = db.transaction('publications', 'readwrite');
    await Promise.all([...keys.map((key) => transaction.store.delete(key)), transaction.done]);
  } catch {
    // Nothing is stored.
  }
}
