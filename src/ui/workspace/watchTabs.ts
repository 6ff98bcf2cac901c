import type { OtherTabsEvent } from '#machines/progressMachine.ts';
import { otherTabs, type TabMessage } from '#ui/shared/platform/otherTabs.ts';
import { savedSolve } from '#ui/shared/platform/solveStore.ts';
import { newId } from '#ui/shared/platform/newId.ts';

/** A saved solve, as the watch over other tabs reads it. */
interface WatchedSolve {
  readonly key: string;
  readonly stored: string | null;
  readonly isForeign: (version: string) => boolean;
}

export interface WatchedTabs {
  /** Send a message to the other tabs with the same solve. */
  tell(kind: TabMessage['kind']): void;
  stop(): void;
}

/** Report events of other tabs with the solve of a slot, starting now. */
export function watchTabs(slot: WatchedSolve, tell: (event: OtherTabsEvent) => void): WatchedTabs {
  const version = () => slot.stored ?? '';
  const tab = newId();
  const met = new Set<string>();
  const check = async () => {
    const saved = await savedSolve(slot.key);
    if (saved?.key === slot.key && slot.isForeign(saved.version)) tell({ type: 'others.saved' });
  };
  const answer = (message: TabMessage) => {
    if (message.key !== slot.key) return;
    const isSame = message.version === version();
    if (message.kind === 'hello') send('here');
    else if (message.kind === 'gone') {
      if (met.delete(message.tab) && met.size === 0) tell({ type: 'others.left' });
    } else if (message.kind === 'here' && !isSame) void check(); // the other tab may be behind
    else if (message.kind === 'here') {
      met.add(message.tab);
      tell({ type: 'others.met' });
    } else if (message.version !== '' && slot.isForeign(message.version))
      tell({ type: 'others.saved' });
  };
  const tabs = otherTabs(answer, () => void check());
  const send = (kind: TabMessage['kind']) =>
    tabs.tell({ kind, key: slot.key, version: version(), tab });
  const sayGoodbye = () => send('gone');
  window.addEventListener('pagehide', sayGoodbye, { capture: true }); // before the channel closes
  send('hello');
  void check(); // saves of other tabs while this one was loading
  return {
    tell: send,
    stop() {
      sayGoodbye();
      window.removeEventListener('pagehide', sayGoodbye, { capture: true });
      tabs.stop();
    },
  };
}
