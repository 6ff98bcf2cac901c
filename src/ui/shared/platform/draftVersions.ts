import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import type { Document } from '#machines/document.ts';
import { readDocument } from '#machines/readProgress.ts';
import { encodeDocument } from '#machines/savedProgress.ts';
import { database, classifyFailure, withTimeout, type StoreFailure } from './database.ts';
import { Milliseconds } from './storedSolve.ts';
import { hasRoomForNamed, surplusVersions, type VersionMark } from './versionThinning.ts';

/** An earlier state of a draft. */
export interface DraftVersion {
  readonly id: string;
  /** The name given by the author; null for automatic versions. */
  readonly name: string | null;
  readonly document: Document;
  readonly savedAtMs: number;
}

/** Characters of a name. */
export const MAX_NAME_LENGTH = 100;

const StoredVersion = z.object({
  id: z.string(),
  draft: z.string(),
  name: z.catch(z.nullable(z.string().check(z.maxLength(MAX_NAME_LENGTH))), null),
  /** Parsed by `readDocument`, only when it is shown. */
  document: z.unknown(),
  savedAtMs: Milliseconds,
  bytes: z.catch(z.number().check(z.nonnegative()), 0),
});

type StoredVersion = Readonly<z.output<typeof StoredVersion>>;

/**
 * The outcome of saving a version. `same`: a version with the same content exists, with a name if
 * one was given. `tooMany`: the draft has the maximum number of named versions.
 */
export type VersionOutcome = 'saved' | 'same' | 'tooMany' | StoreFailure;

/** The versions of a draft, the latest first. Invalid ones are skipped. */
export async function draftVersions(draft: string): Promise<readonly DraftVersion[]> {
  const stored = await withTimeout(
    database().then(async (db) => await db.getAllFromIndex('versions', 'draft', draft)),
    [],
  );
  return stored
    .flatMap((value) => parseVersion(value) ?? [])
    .flatMap(({ id, name, document: saved, savedAtMs }) => {
      const document = readDocument(saved);
      return document ? [{ id, name, document, savedAtMs }] : [];
    })
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs);
}

/**
 * Save a state of a draft, with a name or automatically; the latter deletes surplus automatic
 * versions. It is one transaction, as other tabs may do the same.
 */
export async function keepVersion(
  draft: string,
  document: Document,
  name: string | null,
  nowMs = Date.now(),
): Promise<VersionOutcome> {
  try {
    const saved = encodeDocument(document);
    const text = JSON.stringify(saved);
    const db = await database();
    const transaction = db.transaction('versions', 'readwrite', { durability: 'relaxed' });
    const { store } = transaction;
    const there = (await store.index('draft').getAll(draft)).flatMap((v) => parseVersion(v) ?? []);
    const same = there.find((other) => JSON.stringify(other.document) === text);
    if (same && (name === null || same.name !== null)) return 'same';
    if (name !== null && !hasRoomForNamed(there.map(markOf), text.length)) return 'tooMany';
    const id = same?.id ?? crypto.randomUUID();
    const version = { id, draft, name, document: saved, savedAtMs: nowMs, bytes: text.length };
    void store.put(version).catch(() => undefined); // `done` rejects too
    const others = there.filter((other) => other.id !== id);
    for (const surplus of surplusVersions([...others, version].map(markOf), nowMs))
      void store.delete(surplus).catch(() => undefined);
    await transaction.done;
    return 'saved';
  } catch (error) {
    return classifyFailure(error);
  }
}

/** Delete a version. */
export async function deleteVersion(id: string): Promise<void> {
  const db = await database();
  await db.delete('versions', id);
}

function markOf({ id, name, savedAtMs, bytes }: StoredVersion): VersionMark {
  return { id, isNamed: name !== null, savedAtMs, bytes };
}

function parseVersion(value: unknown): StoredVersion | null {
  return StoredVersion.safeParse(value).data ?? null;
}
