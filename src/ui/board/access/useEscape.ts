import { useEffect } from 'react';

/** Do something at Escape, unless a dialog over it takes the key. */
export function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onEscape]);
}
