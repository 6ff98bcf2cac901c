import './zodWithoutEval.ts';
import * as z from 'zod/mini';
import type { Document } from '#machines/document.ts';
import { readDocument } from '#machines/readProgress.ts';
import { encodeDocument } from '#machines/savedProgress.ts';
import { database, classifyFailure, withTimeout, type StoreFailure } from './database.ts';
import { Milliseconds } from './storedSolve.ts';
import { newId } from './newId.ts';

/** The facts about a version that decide whether it is deleted. */
export interface VersionMark {
  readonly id: string;
  /** Given a name by the author. */
  readonly isNamed: boolean;
  readonly savedAtMs: number;
  /** Size of its texts. */
  readonly bytes: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The number of automatic versions that always stay. */
const RECENT = 12;
const MAX_AUTOMATIC = 60;
const MAX_AUTOMATIC_BYTES = 2_000_000;
const MAX_NAMED = 50;
const MAX_NAMED_BYTES = 4_000_000;

/**
 * Ids of the automatic versions to delete. The newest twelve stay; of older ones one an hour for a
 * day, then one a day. Versions over the limits of number and bytes are deleted, the oldest first.
 * Named versions are never deleted automatically.
 */
export function surplusVersions(
  versions: readonly VersionMark[],
  nowMs: number,
): readonly string[] {
  const automatic = versions
    .filter(({ isNamed }) => !isNamed)
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs);
  const taken = new Set<string>();
  let count = 0;
  let bytes = 0;
  return automatic.flatMap((version, place) => {
    const span = nowMs - version.savedAtMs < DAY_MS ? HOUR_MS : DAY_MS;
    const slot = `${span} ${Math.floor(version.savedAtMs / span)}`;
    const isKept =
      (place < RECENT || !taken.has(slot)) &&
      count < MAX_AUTOMATIC &&
      (place === 0 || bytes + version.bytes <= MAX_AUTOMATIC_BYTES);
    if (!isKept) return [version.id];
    taken.add(slot);
    count += 1;
    bytes += version.bytes;
    return [];
  });
}

/** True if a draft has room for another named version of this size. */
export function hasRoomForNamed(versions: readonly VersionMark[], bytes: number): boolean {
  const named = versions.filter(({ isNamed }) => isNamed);
  const total = named.reduce((sum, version) => sum + version.bytes, bytes);
  return named.length < MAX_NAMED && total <= MAX_NAMED_BYTES;
}

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
    const id = same?.id ?? newId();
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
