import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from '#base/store.ts';
import { readOfTab, removeOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';
import { readMentions, writeMentions, type Written } from './mentions.ts';
import { forgetLost, lostAt, noteAnswered } from './sentWords.ts';

/** The drafts of this tab by their key; null for a deleted one. */
const drafts = createStore<ReadonlyMap<string, Written | null>>(new Map());

/** The draft key of a new comment on a puzzle. */
export function newKey(reader: string, puzzleId: string): string {
  return `comment-${reader}-${puzzleId}`;
}

/** The draft key of an edit of a comment. */
export function editKey(reader: string, commentId: string): string {
  return `comment-edit-${reader}-${commentId}`;
}

/** Remove drafts whose comments have arrived: their call seemed lost, but the server has them. */
export function noteArrived(key: string, contents: readonly string[]): void {
  if (drafts.current().has(key)) return; // comments sent since then have their own answer
  const arrived = lostAt(key).filter((content) => contents.includes(content));
  for (const content of arrived) noteAnswered(key, content);
  // When the page was closed, its calls may have failed and restored their texts as drafts.
  const begun = readOfTab(key);
  const isRepeated = begun !== null && contents.includes(begun);
  if (isRepeated) removeOfTab(key);
  if (arrived.length > 0 || isRepeated) drafts.set(new Map(drafts.current()));
}

/** Store a draft until the comments are opened again; null deletes it. */
function keepDraft(key: string, written: Written | null): void {
  // From here on, lost comments are part of the draft.
  if (!drafts.current().has(key)) forgetLost(key);
  drafts.set(new Map([...drafts.current(), [key, written]]));
  if (written === null) removeOfTab(key);
  else writeOfTab(key, writeMentions(written));
}

/** Restore a comment that could not be sent, before the text of the current draft. */
export function giveBack(key: string, content: string): void {
  const now = draftAt(key);
  keepDraft(key, readMentions(joined([content, now === null ? '' : writeMentions(now)])));
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n\n');
}

/** A draft and its setter. Drafts survive a reload. */
export function useCommentDraft(key: string) {
  const draft = useSyncExternalStore(drafts.subscribe, () => draftAt(key));
  const keep = useCallback((written: Written | null) => keepDraft(key, written), [key]);
  return [draft, keep] as const;
}

function draftAt(key: string): Written | null {
  const known = drafts.current().get(key);
  if (known !== undefined) return known;
  const stored = joined([...lostAt(key), readOfTab(key) ?? '']);
  return stored === '' ? null : readStored(key, stored);
}

/** Cache of parsed drafts: `useSyncExternalStore` needs the same object for the same text. */
const readBefore = new Map<string, { readonly stored: string; readonly written: Written }>();

function readStored(key: string, stored: string): Written {
  const before = readBefore.get(key);
  if (before?.stored === stored) return before.written;
  const written = readMentions(stored);
  readBefore.set(key, { stored, written });
  return written;
}
