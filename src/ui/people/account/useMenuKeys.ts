import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { focusedElement } from '#ui/shared/platform/focus.ts';

/**
 * The keys of a menu whose children are its entries: arrow keys cycle through them, Home and End go
 * to the first and the last, a letter to the next one that begins with it. The first entry gets the
 * focus when the menu opens.
 */
export function useMenuKeys(menu: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (isOpen) listEntries(menu)[0]?.focus();
  }, [menu, isOpen]);
  return (event: KeyboardEvent) => {
    const entries = listEntries(menu);
    const focused = focusedElement();
    const at = entries.findIndex((entry) => entry === focused);
    const next = findEntry(event.key, entries, at);
    // Keys in a menu do not reach the board; Tab leaves the menu.
    if (event.key !== 'Tab') event.stopPropagation();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

function findEntry(
  key: string,
  entries: readonly HTMLElement[],
  at: number,
): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return entries[(at + 1) % entries.length];
    case 'ArrowUp':
      return entries.at(Math.max(at, 0) - 1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default:
      return findByLetter(key, [...entries.slice(at + 1), ...entries.slice(0, at + 1)]);
  }
}

function findByLetter(key: string, entries: readonly HTMLElement[]): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  return entries.find((entry) => entry.textContent.trim().toLowerCase().startsWith(letter));
}

function listEntries({ current }: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return [...(current?.children ?? [])].filter((entry) => entry instanceof HTMLElement);
}
