import { useSelector } from '@xstate/react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { withSymbol } from '#engine/edit/selection.ts';
import { symbolFromTemplate } from '#engine/edit/symbolTool.ts';
import type { Cell, SymbolInstance } from '#engine/grid/grid.ts';
import { storedHome } from '#engine/grid/placement.ts';
import type { BoardAssistance } from '#engine/picture/shownAssistance.ts';
import type { BoardPreview } from '#engine/picture/preview.ts';
import { AssistantPanel } from '#ui/editor/assistant/AssistantPanel.tsx';
import { ClashLine } from '#ui/editor/assistant/ClashLine.tsx';
import { VerdictLine } from './VerdictLine.tsx';
import { useAssistant } from '#ui/editor/assistant/useAssistant.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';

/** Parts of the live assistant for the frame. */
export interface EditorAssistant {
  /** The layer on the board. */
  readonly view: BoardAssistance | null;
  /** The panel. */
  readonly panel: ReactNode;
  /** The line at the board; null while there is no assistant. */
  readonly verdict: ReactNode;
  /** The line next to the symbol in hand. */
  readonly clash: ReactNode;
  /** The numbers that fit the selected symbol; empty for none. */
  readonly advice: string;
}

/**
 * The live assistant of the editor. The editor of a grid inside a clue has none, because that grid
 * is no puzzle.
 */
export function useEditorAssistant(
  { store, viewport, onSelect }: Workspace,
  preview: BoardPreview | null,
  isUsed: boolean,
): EditorAssistant {
  const selected = useSelector(store.actor, ({ context: { selection } }) =>
    selection?.kind === 'symbol' ? selection : null,
  );
  const toPlace = useSymbolInHand(store, preview);
  const symbolInHand = selected ? null : toPlace; // the next press only ends the selection
  const cursorCell = useCursorCell(store);
  const columns = useBoardSnapshot(store, ({ board }) => board.width);
  const handCell = useMemo(
    () => (symbolInHand ? storedHome(symbolInHand.at, store.current().board) : undefined),
    [store, symbolInHand],
  );
  const onPlaceAnyway = useCallback(
    (symbol: SymbolInstance) => {
      const { grid } = store.actor.getSnapshot().context;
      store.actor.send({ type: 'document.edit', change: { grid: withSymbol(grid, symbol) } });
    },
    [store],
  );
  const { view, panel, advice, clash } = useAssistant(store, {
    isUsed,
    cell: handCell ?? cursorCell,
    selected,
    symbolInHand,
    onPlaceAnyway,
    onRule: (index) => onSelect(ruleRowOf(store, index)),
  });
  return {
    view,
    panel: isUsed && <AssistantPanel {...panel} />,
    verdict: isUsed && panel.isOn ? <VerdictLine store={store} text={panel.text} /> : null,
    clash: <ClashLine clash={clash} columns={columns} viewport={viewport} />,
    advice,
  };
}

/** The symbol that a press would place at the pointer or the cursor of the keyboard. */
function useSymbolInHand(
  { actor }: BoardStore,
  preview: BoardPreview | null,
): SymbolInstance | null {
  const template = useSelector(actor, ({ context }) => context.template);
  return useMemo(() => {
    if (template === null || preview?.kind !== 'symbol' || preview.isTaken) return null;
    return symbolFromTemplate(template, preview.at, actor.getSnapshot().context.grid);
  }, [actor, template, preview]);
}

/** The cell at the cursor of the keyboard, or of the selected symbol. */
function useCursorCell({ actor, current }: BoardStore): Cell | null {
  return useSelector(actor, ({ context: { cursor, selection } }) => {
    if (selection?.kind === 'symbol') return storedHome(selection.at, current().board) ?? null;
    return cursor.isShown ? cursor.cell : null;
  });
}

/** Key of the row of a rule; null if it has none. */
function ruleRowOf({ current }: BoardStore, index: number): string | null {
  const row = current().legend.find((it) => it.kind === 'rule' && it.members.includes(index));
  return row?.key ?? null;
}
