import { useEffect, type KeyboardEvent, type RefObject } from 'react';

/**
 * The keys of a menu: arrows walk round its entries, Home and End go to the first and the last, a
 * letter to the next one that begins with it. The first entry has the focus when the menu opens.
 */
export function useMenuKeys(menu: RefObject<HTMLElement | null>, isOpen: boolean) {
  useEffect(() => {
    if (isOpen) entriesOf(menu)[0]?.focus();
  }, [menu, isOpen]);
  return (event: KeyboardEvent) => {
    const entries = entriesOf(menu);
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const next = entryFor(event.key, entries, at);
    // Keys in a menu are not meant for the board, but for Tab, which leaves it.
    if (event.key !== 'Tab') event.stopPropagation();
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

function entryFor(
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
      return beginningWith(key, [...entries.slice(at + 1), ...entries.slice(0, at + 1)]);
  }
}

function beginningWith(key: string, entries: readonly HTMLElement[]): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLowerCase();
  return entries.find((entry) => entry.textContent.trim().toLowerCase().startsWith(letter));
}

function entriesOf({ current }: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return [...(current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}
