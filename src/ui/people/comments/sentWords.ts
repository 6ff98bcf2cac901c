import * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '#ui/shared/platform/storage.ts';
import { readOfTab, writeOfTab } from '#ui/shared/platform/tabStorage.ts';

/** What was sent from a place and is not answered yet, whichever tab sent it. */
const Sent = z.array(z.object({ content: z.string(), tab: z.string(), at: z.number() }));

type SentWords = z.output<typeof Sent>[number];

const TAB_KEY = 'tab';
/** The name of this tab, if it has none yet. */
const newTab = crypto.randomUUID();
/** What another tab sent this long ago will not be answered any more: that tab is gone. */
const GIVEN_UP_MS = 60_000;
/** So many are kept in one place, the latest ones. */
const MOST_KEPT = 20;

/** Keep what was sent, in case the page goes before the server has answered. */
export function noteSent(key: string, content: string): void {
  write(key, [...sentAt(key), { content, tab: thisTab(), at: Date.now() }]);
}

/** The server has it, or has refused it. */
export function noteAnswered(key: string, content: string): void {
  const sent = sentAt(key);
  const mine = sent.findIndex((it) => it.content === content && it.tab === thisTab());
  const at = mine === -1 ? sent.findIndex((it) => it.content === content) : mine;
  if (at !== -1) write(key, sent.toSpliced(at, 1));
}

/** What was sent in vain, as far as it is known: by an earlier page of this tab, or long ago. */
export function lostAt(key: string): readonly string[] {
  return sentAt(key)
    .filter(isLost)
    .map(({ content }) => content);
}

/** Forget what was sent in vain. */
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
    return []; // not of this site
  }
}

function write(key: string, sent: readonly SentWords[]): void {
  if (sent.length === 0) removeStored(storageKey(key));
  else writeStored(storageKey(key), JSON.stringify(sent.slice(-MOST_KEPT)));
}

function storageKey(key: string): string {
  return `${key}-sent`;
}

/** Tells the tabs apart; the same after a reload. */
function thisTab(): string {
  const known = readOfTab(TAB_KEY);
  if (known !== null) return known;
  writeOfTab(TAB_KEY, newTab);
  return newTab;
}
