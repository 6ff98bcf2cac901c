import { useEffect, useState, type KeyboardEvent, type RefObject } from 'react';
import type { FilterChange } from './searchFilters.ts';
import { termsOf, textOfTerms } from './searchTerms.ts';

const DEBOUNCE_MS = 500;

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
  const [text, setText] = useState(words);
  const [asked, setAsked] = useState(words);
  const [isOpen, setOpen] = useState(false);
  // The address changed by other means, as on the way back; what was typed is in it already.
  if (words !== asked) {
    setAsked(words);
    if (words !== text.trim()) setText(words);
  }
  const search = (next: string) => onChange({ q: textOfTerms({ words: next, creator }) });
  useEffect(() => {
    if (text.trim() === asked) return undefined;
    const timer = setTimeout(() => search(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  });
  const chosen = { clues, creator };
  /** Asks for something in the place of the words by which it was found. */
  const choose = (change: FilterChange) => {
    setText('');
    setAsked('');
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

function goToSuggestions({ form }: HTMLInputElement): void {
  form?.querySelector<HTMLElement>('[data-suggestion]')?.focus();
}

function lastOf(clues: readonly string[]): { readonly clue: string } | null {
  const clue = clues.at(-1);
  return clue === undefined ? null : { clue };
}
