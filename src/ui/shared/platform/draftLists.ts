import type { Text } from '#texts/message.ts';
import type { Document } from '#machines/document.ts';
import { readProgressDocument } from '#machines/readProgress.ts';
import { database, withTimeout } from './database.ts';
import { UNTITLED } from './product.ts';
import { otherTabs } from './otherTabs.ts';
import { importPendingSolves } from './solveLists.ts';
import { addressOfDraft, isDraftKey, parseStoredSolve } from './storedSolve.ts';
import { isOwnKey } from './workOwner.ts';

/** A draft in its current state. */
export interface Draft {
  /** The key of the draft and of its versions. */
  readonly key: string;
  readonly address: string;
  readonly document: Document;
  readonly savedAtMs: number;
}

/** Some of the drafts, the latest first. */
export interface DraftList {
  readonly drafts: readonly Draft[];
  /** Drafts in all, shown or not. */
  readonly total: number;
  /** The number of invalid entries among those read. They are not deleted. */
  readonly unreadable: number;
}

const NO_DRAFTS: DraftList = { drafts: [], total: 0, unreadable: 0 };

/** The latest drafts of their owner, at most `count`; none without a database. */
export async function listDrafts(count = Infinity): Promise<DraftList> {
  await importPendingSolves();
  const read = async (): Promise<DraftList> => {
    const db = await database();
    const drafts: Draft[] = [];
    let unreadable = 0;
    const { store } = db.transaction('drafts');
    const total = (await store.getAllKeys()).filter(isOwnKey).length;
    for await (const { primaryKey, value } of store.index('savedAtMs').iterate(null, 'prev')) {
      if (!isOwnKey(primaryKey)) continue;
      const draft = draftOf(value);
      if (draft) drafts.push(draft);
      else unreadable += 1;
      if (drafts.length >= count) break;
    }
    return { drafts, total: total - unreadable, unreadable };
  };
  return await withTimeout(read(), NO_DRAFTS);
}

function draftOf(value: unknown): Draft | null {
  const stored = parseStoredSolve(value);
  const document = stored && readProgressDocument(stored.progress);
  if (!stored || !document || !isDraftKey(stored.key)) return null;
  const { key, savedAtMs } = stored;
  return { key, address: addressOfDraft(key), document, savedAtMs };
}

/** The title of a draft. */
export function draftTitle({ document }: Pick<Draft, 'document'>): Text {
  return document.metadata.title || UNTITLED;
}

/** Listen to saved and deleted drafts, in this tab or another. Returns the unsubscribe function. */
export function subscribeToDrafts(listener: () => void): () => void {
  const tabs = otherTabs(({ kind, key }) => {
    if (kind === 'saved' && isDraftKey(key)) listener();
  }, listener);
  return () => tabs.stop();
}
