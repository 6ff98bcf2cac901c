import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#ui/shared/platform/storage.ts';
import { readOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';
import { newId } from '#ui/shared/platform/newId.ts';

/** Comments that were sent and not answered yet, by any tab. */
const Sent = z.array(z.object({ content: z.string(), tab: z.string(), at: z.number() }));

type SentWords = z.output<typeof Sent>[number];

const TAB_KEY = 'tab';
/** The id of this tab, if it has none stored. */
const newTab = newId();
/** After this time without an answer, the other tab counts as closed. */
const GIVEN_UP_MS = 60_000;
/** Limit of stored comments for a key; the latest are kept. */
const MOST_KEPT = 20;

/** Store a sent comment, in case the page is closed before the answer. */
export function noteSent(key: string, content: string): void {
  write(key, [...sentAt(key), { content, tab: thisTab(), at: Date.now() }]);
}

/** Remove a comment that the server accepted or refused. */
export function noteAnswered(key: string, content: string): void {
  const sent = sentAt(key);
  const mine = sent.findIndex((it) => it.content === content && it.tab === thisTab());
  const at = mine === -1 ? sent.findIndex((it) => it.content === content) : mine;
  if (at !== -1) write(key, sent.toSpliced(at, 1));
}

/** Lost comments: sent by an earlier page of this tab, or by another tab long ago. */
export function lostAt(key: string): readonly string[] {
  return sentAt(key)
    .filter(isLost)
    .map(({ content }) => content);
}

/** Remove the lost comments. */
export function forgetLost(key: string): void {
  const sent = sentAt(key);
  if (sent.some(isLost))
    write(
      key,
      sent.filter((it) => !isLost(it)),
    );
}

function isLost({ tab, at }: SentWords): boolean {
  return tab === thisTab() || Date.now() - at > GIVEN_UP_MS;
}

function sentAt(key: string): readonly SentWords[] {
  try {
    return Sent.safeParse(JSON.parse(readStored(storageKey(key)) ?? '[]')).data ?? [];
  } catch {
    return []; // invalid data
  }
}

function write(key: string, sent: readonly SentWords[]): void {
  if (sent.length === 0) removeStored(storageKey(key));
  else writeStored(storageKey(key), JSON.stringify(sent.slice(-MOST_KEPT)));
}

function storageKey(key: string): string {
  return `${key}-sent`;
}

/** The id of this tab, which survives a reload. */
function thisTab(): string {
  const known = readOfTab(TAB_KEY);
  if (known !== null) return known;
  writeOfTab(TAB_KEY, newTab);
  return newTab;
}
