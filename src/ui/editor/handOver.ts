import type { BoardStore } from '#ui/board/boardStore.ts';

/** The state of an editor for the one of the same draft at another address. */
interface Hand {
  readonly address: string;
  readonly tab: string;
  readonly apply: (store: BoardStore) => void;
}

let hand: Hand | null = null;

/** Let the editor at an address begin with tool, color, layer and tab of another one. */
export function handOver({ actor }: BoardStore, tab: string, address: string): void {
  const { tool, template, color, layer } = actor.getSnapshot().context;
  hand = {
    address,
    tab,
    apply({ actor: next }) {
      next.send({ type: 'color.choose', color });
      next.send({ type: 'tool.choose', tool, ...(template && { template }) });
      next.send({ type: 'editor.change', change: { layer } });
    },
  };
}

/** The state for the editor at an address; null if there is none. */
export function handAt(address: string): Hand | null {
  return hand?.address === address ? hand : null;
}

/** Drop the state: one editor begins with it. */
export function dropHand(): void {
  hand = null;
}
