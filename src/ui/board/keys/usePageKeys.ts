import { useEffect, useMemo, useRef } from 'react';
import { commandOf } from '../../keys/keyRows.ts';
import { isElsewhere } from '../../keys/isElsewhere.ts';
import { useSetting } from '../../settings/useSetting.ts';
import type { BoardStore } from '../../store/boardStore.ts';
import { pageKeysOf, type PageAction } from './pageKeys.ts';

/** Keys that work all over the page. Not while typing, not under a dialog. */
export function usePageKeys({ actor, mode }: BoardStore, onAction: (action: PageAction) => void) {
  const layout = useSetting('keyboardLayout');
  const table = useMemo(() => pageKeysOf(mode, layout), [mode, layout]);
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  }, [onAction]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isElsewhere(event.target)) return;
      const command = commandOf(table, event);
      if (command === null) return;
      event.preventDefault();
      if (typeof command === 'string') latest.current(command);
      else actor.send(command);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [actor, table]);
}
