import { FaultLine } from '#ui/board/clues/FaultLine.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';

/** The first broken clue in words, under a small board; nothing without one. */
export function FirstFault({ store, onRow }: { store: BoardStore; onRow: (key: string) => void }) {
  const fault = useBoardSnapshot(store, ({ faults }) => faults[0]);
  return fault && <FaultLine store={store} fault={fault} press={{ onRow }} className="max-w-max" />;
}
