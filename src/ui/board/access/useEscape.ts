import { useEffect } from 'react';

/** Calls back at Escape, unless a dialog above handles the key. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
}
