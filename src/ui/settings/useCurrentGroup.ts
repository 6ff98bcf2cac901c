import { useEffect, useRef, useState } from 'react';
import type { Group } from './GroupLinks.tsx';

/**
 * Which group is being read: the one that was chosen, until the page is scrolled by hand; then the
 * last one that begins above a line that moves from the window's top to its foot as the page is
 * scrolled, so that every group has its turn.
 */
export function useCurrentGroup(groups: readonly Group[]) {
  const [current, setCurrent] = useState(groups[0]?.id);
  const isJump = useRef(false);
  useEffect(() => {
    const follow = () => {
      if (isJump.current) {
        isJump.current = false;
        return;
      }
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const line = (scrollTop / Math.max(1, scrollHeight - clientHeight)) * clientHeight;
      const begun = groups.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setCurrent((begun.at(-1) ?? groups[0])?.id);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [groups]);
  const choose = (id: string) => {
    isJump.current = true;
    setCurrent(id);
  };
  return { current, choose };
}
