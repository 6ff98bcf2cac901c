import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import { useElementMap } from '#ui/shared/platform/elements.ts';
import type { FilterChange } from './searchFilters.ts';

/** The term for an author, anywhere in a search text. */
const CREATOR = /(?:^|\s)creator=(\S+)/iu;

/** A search text: the words, and the id of an author. */
export interface SearchTerms {
  readonly words: string;
  /** The id of an author; null for any. */
  readonly creator: string | null;
}

/** Parse a search text. Further author terms stay among the words. */
export function parseSearchTerms(q: string): SearchTerms {
  const creator = CREATOR.exec(q)?.[1] ?? null;
  const words = creator === null ? q : q.replace(CREATOR, ' ').replaceAll(/\s+/g, ' ').trim();
  return { words, creator };
}

/** The search text for words and an author. */
export function writeSearchTerms({ words, creator }: SearchTerms): string {
  const term = creator === null ? '' : `creator=${creator}`;
  return [words.trim(), term].filter(Boolean).join(' ');
}

const DEBOUNCE_MS = 500;

/** A search that was sent to the address, until the address has it. */
interface Sent {
  readonly text: string;
  readonly words: string;
}

/** The state of a search box: the text and the chips. */
export function useSearchBox({
  q,
  clues,
  input,
  onChange,
}: {
  q: string;
  clues: readonly string[];
  input: RefObject<HTMLInputElement | null>;
  onChange: (change: FilterChange) => void;
}) {
  const { words, creator } = parseSearchTerms(q);
  const { text, setText, wanted, noteSent } = useTyped(words);
  const [isOpen, setOpen] = useState(false);
  const suggestions = useElementMap<number>();
  const search = (next: string) => {
    const q = writeSearchTerms({ words: next, creator });
    noteSent({ text: next, words: parseSearchTerms(q).words });
    onChange({ q });
  };
  useEffect(() => {
    if (text.trim() === wanted) return undefined;
    const timer = setTimeout(() => search(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  const chosen = { clues, creator };
  /** Replaces the words by a chip that was found with them. */
  const choose = (change: FilterChange) => {
    setText('');
    noteSent({ text: '', words: '' });
    setOpen(false);
    onChange({ q: writeSearchTerms({ words: '', creator }), ...change });
    input.current?.focus();
  };
  const remove = (what: { readonly clue: string } | 'creator') => {
    if (what === 'creator') onChange({ q: writeSearchTerms({ words: text, creator: null }) });
    else onChange({ clue: chosen.clues.filter((id) => id !== what.clue) });
    input.current?.focus();
  };
  const close = () => setOpen(false);
  return {
    text,
    chosen,
    isOpen,
    /** The buttons of the suggestions, by index. */
    suggestions,
    type: (next: string) => {
      setText(next);
      setOpen(true);
    },
    /** Searches at once, and closes the suggestions, which cover the results. */
    search: () => {
      close();
      search(text);
    },
    close,
    choose,
    remove,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Escape') close();
      if (event.key === 'ArrowDown') suggestions.get(0)?.focus();
      const last = creator === null ? lastOf(clues) : 'creator';
      if (event.key === 'Backspace' && text === '' && last) remove(last);
    },
  };
}

/** The typed text and the words of the address, which follow it after a debounce. */
function useTyped(words: string) {
  const [text, setText] = useState(words);
  const [asked, setAsked] = useState(words);
  const [sent, setSent] = useState<readonly Sent[]>([]);
  if (words !== asked) {
    setAsked(words);
    const at = sent.findLastIndex((it) => it.words === words);
    setSent(at === -1 ? [] : sent.slice(at + 1));
    // An address with a search from here may be behind the typed text, which then stays. Any other
    // words come from navigation, and replace it.
    const isBehind = at !== -1 && sent[at]?.text !== text;
    if (!isBehind && words !== text.trim()) setText(words);
  }
  return {
    text,
    setText,
    /** The words that were searched for last. */
    wanted: sent.at(-1)?.words ?? words,
    noteSent: (now: Sent) => {
      const others = sent.filter((it) => it.words !== now.words);
      setSent(now.words === asked ? others : [...others, now]);
    },
  };
}

function lastOf(clues: readonly string[]): { readonly clue: string } | null {
  const clue = clues.at(-1);
  return clue === undefined ? null : { clue };
}
