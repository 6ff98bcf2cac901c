import { useCallback, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { createStore } from '#engine/store.ts';
import { readOfTab, removeOfTab, writeOfTab } from '../platform/tabStorage.ts';
import { readMentions, writeMentions, type Written } from './mentions.ts';

/** What is begun in this tab, by where it belongs; null for nothing. */
const drafts = createStore<ReadonlyMap<string, Written | null>>(new Map());

const Sent = z.array(z.string());

/** Where a new comment on a puzzle belongs. */
export function newKey(reader: string, puzzleId: string): string {
  return `comment-${reader}-${puzzleId}`;
}

/** Where the new words of a comment belong. */
export function editKey(reader: string, commentId: string): string {
  return `comment-edit-${reader}-${commentId}`;
}

/** Where the words are kept that were sent from a place and are not answered yet. */
function sentKey(key: string): string {
  return `${key}-sent`;
}

/** Keep what was sent, in case the page goes before the server has answered. */
export function noteSent(key: string, content: string): void {
  writeSent(key, [...sentAt(key), content]);
}

/** The server has answered, whatever it said. */
export function noteAnswered(key: string, content: string): void {
  const sent = sentAt(key);
  writeSent(key, sent.toSpliced(sent.indexOf(content), sent.includes(content) ? 1 : 0));
}

function sentAt(key: string): readonly string[] {
  try {
    return Sent.safeParse(JSON.parse(readOfTab(sentKey(key)) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

function writeSent(key: string, sent: readonly string[]): void {
  if (sent.length === 0) removeOfTab(sentKey(key));
  else writeOfTab(sentKey(key), JSON.stringify(sent));
}

/** Keep what is begun, for when the comments are opened again; null forgets it. */
function keepDraft(key: string, written: Written | null): void {
  // What an earlier page sent in vain is part of the draft from here on.
  if (!drafts.current().has(key)) removeOfTab(sentKey(key));
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
  const stored = joined([...sentAt(key), readOfTab(key) ?? '']);
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
