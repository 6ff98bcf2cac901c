import { useEffect, useEffectEvent, type RefObject } from 'react';
import { walkedNext } from './ReasonList.tsx';

/** The selectable lines. */
interface WalkedLines {
  readonly count: number;
  /** Index of the selected line; null for none. */
  readonly line: number | null;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrow keys that select lines of a panel, wherever the focus is in it. */
export function useWalkKeys(
  panel: RefObject<HTMLElement | null>,
  lines: () => WalkedLines,
  onWalk: (line: number | null) => void,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const { count, line } = lines();
    if (step === undefined || count === 0) return;
    event.preventDefault();
    onWalk(walkedNext(line, step, count));
  });
  useEffect(() => {
    const element = panel.current;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    element?.addEventListener('keydown', listener);
    return () => element?.removeEventListener('keydown', listener);
  }, [panel]);
}
