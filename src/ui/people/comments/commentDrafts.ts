import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from '#base/store.ts';
import { readOfTab, removeOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';
import { readMentions, writeMentions, type Written } from './mentions.ts';
import { forgetLost, lostAt, noteAnswered } from './sentWords.ts';

/** What is begun in this tab, by where it belongs; null for nothing. */
const drafts = createStore<ReadonlyMap<string, Written | null>>(new Map());

/** Where a new comment on a puzzle belongs. */
export function newKey(reader: string, puzzleId: string): string {
  return `comment-${reader}-${puzzleId}`;
}

/** Where the new words of a comment belong. */
export function editKey(reader: string, commentId: string): string {
  return `comment-edit-${reader}-${commentId}`;
}

/** The server has these comments: what was sent in vain, as it seemed, has arrived. */
export function noteArrived(key: string, contents: readonly string[]): void {
  if (drafts.current().has(key)) return; // what was sent since is answered by itself
  const arrived = lostAt(key).filter((content) => contents.includes(content));
  for (const content of arrived) noteAnswered(key, content);
  // As the page went its calls may have failed first, and have given their words back.
  const begun = readOfTab(key);
  const isRepeated = begun !== null && contents.includes(begun);
  if (isRepeated) removeOfTab(key);
  if (arrived.length > 0 || isRepeated) drafts.set(new Map(drafts.current()));
}

/** Keep what is begun, for when the comments are opened again; null forgets it. */
function keepDraft(key: string, written: Written | null): void {
  // What was sent in vain before is part of the draft from here on.
  if (!drafts.current().has(key)) forgetLost(key);
  drafts.set(new Map([...drafts.current(), [key, written]]));
  if (written === null) removeOfTab(key);
  else writeOfTab(key, writeMentions(written));
}

/** Give back what could not be sent, before what was begun meanwhile. */
export function giveBack(key: string, content: string): void {
  const now = draftAt(key);
  keepDraft(key, readMentions(joined([content, now === null ? '' : writeMentions(now)])));
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text.trim() !== '').join('\n\n');
}

/** What is begun, and the way to change it. It is there after the page was loaded again, too. */
export function useDraft(key: string) {
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

/** The same object for the same text: who shows it asks again and again. */
const readBefore = new Map<string, { readonly stored: string; readonly written: Written }>();

function readStored(key: string, stored: string): Written {
  const before = readBefore.get(key);
  if (before?.stored === stored) return before.written;
  const written = readMentions(stored);
  readBefore.set(key, { stored, written });
  return written;
}
