import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { FilterChange } from './searchFilters.ts';
import { termsOf, textOfTerms } from './searchTerms.ts';

const DEBOUNCE_MS = 500;

/** What was asked for from here, until it is in the address. */
interface Sent {
  readonly text: string;
  readonly words: string;
}

/** What is typed into a search box, and what is chosen beside it. */
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
  const { words, creator } = termsOf(q);
  const { text, setText, wanted, noteSent } = useTyped(words);
  const [isOpen, setOpen] = useState(false);
  const search = (next: string) => {
    const q = textOfTerms({ words: next, creator });
    noteSent({ text: next, words: termsOf(q).words });
    onChange({ q });
  };
  useEffect(() => {
    if (text.trim() === wanted) return undefined;
    const timer = setTimeout(() => search(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  const chosen = { clues, creator };
  /** Asks for something in the place of the words by which it was found. */
  const choose = (change: FilterChange) => {
    setText('');
    noteSent({ text: '', words: '' });
    setOpen(false);
    onChange({ q: textOfTerms({ words: '', creator }), ...change });
    input.current?.focus();
  };
  const remove = (what: { readonly clue: string } | 'creator') => {
    if (what === 'creator') onChange({ q: textOfTerms({ words: text, creator: null }) });
    else onChange({ clue: chosen.clues.filter((id) => id !== what.clue) });
    input.current?.focus();
  };
  const close = () => setOpen(false);
  return {
    text,
    chosen,
    isOpen,
    type: (next: string) => {
      setText(next);
      setOpen(true);
    },
    search: () => search(text),
    close,
    choose,
    remove,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Escape') close();
      if (event.key === 'ArrowDown') goToSuggestions(event.currentTarget);
      const last = creator === null ? lastOf(clues) : 'creator';
      if (event.key === 'Backspace' && text === '' && last) remove(last);
    },
  };
}

/** What is typed, beside the words that the address asks for, which follow it. */
function useTyped(words: string) {
  const [text, setText] = useState(words);
  const [asked, setAsked] = useState(words);
  const [sent, setSent] = useState<readonly Sent[]>([]);
  if (words !== asked) {
    setAsked(words);
    const at = sent.findLastIndex((it) => it.words === words);
    setSent(at === -1 ? [] : sent.slice(at + 1));
    // The address is behind what is typed meanwhile; on the way back it has words of its own.
    const isBehind = at !== -1 && sent[at]?.text !== text;
    if (!isBehind && words !== text.trim()) setText(words);
  }
  return {
    text,
    setText,
    /** The words that were asked for last. */
    wanted: sent.at(-1)?.words ?? words,
    noteSent: (now: Sent) => {
      const others = sent.filter((it) => it.words !== now.words);
      setSent(now.words === asked ? others : [...others, now]);
    },
  };
}

function goToSuggestions({ form }: HTMLInputElement): void {
  form?.querySelector<HTMLElement>('[data-suggestion]')?.focus();
}

function lastOf(clues: readonly string[]): { readonly clue: string } | null {
  const clue = clues.at(-1);
  return clue === undefined ? null : { clue };
}
