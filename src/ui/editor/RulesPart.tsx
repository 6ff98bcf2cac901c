import { useSelector } from '@xstate/react';
import type { EditorState } from '#engine/edit/Tool.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { withRules, type RuleEntry } from '#engine/edit/rules.ts';
import type { RuleInstance } from '#engine/grid/grid.ts';
import type { Document } from '#machines/document.ts';
import { SymbolsPanel, type RowSelection } from '#ui/board/clues/RulesPanel.tsx';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useBoardSnapshot } from '#ui/board/boardSelectors.ts';
import type { BoardSnapshot } from '#ui/board/boardStore.ts';
import type { GenreTemplate } from '#engine/foreign/genreTemplates.ts';
import { GenreChips, startGenre } from '#ui/editor/rules/genres.tsx';
import { tabbableCell } from '#ui/shared/platform/focus.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { RuleList } from '#ui/editor/rules/RuleList.tsx';
import { RuleSearch } from '#ui/editor/rules/RuleSearch.tsx';

/** The rules of the puzzle, a search that adds others, and the symbols of the puzzle. */
export function RulesEditor({
  store,
  selected,
  onSelect,
  symbols,
  onEdit,
  onGenre,
}: {
  store: BoardStore;
  /** Index of the rule that is configured. */
  selected: number | null;
  onSelect: (index: number | null) => void;
  /** The row of the symbols that is open. */
  symbols: RowSelection;
  /** Gets each change, one step. */
  onEdit: (change: Partial<Document>) => void;
  onGenre: (genre: GenreTemplate) => void;
}) {
  const t = useText();
  const rules = useBoardSnapshot(store, ({ board }) => board.grid.rules);
  const isBare = useBoardSnapshot(store, isWithoutClues);
  const onRules = (next: readonly RuleInstance[]) => {
    const { grid } = store.actor.getSnapshot().context;
    const edited = withRules(grid, next);
    if (edited !== grid) onEdit({ grid: edited });
  };
  const onAdd = ({ rule }: RuleEntry) => {
    onRules([...store.current().board.grid.rules, rule]);
    goToBoard();
  };
  const onStart = (genre: GenreTemplate) => {
    onGenre(genre);
    goToBoard();
  };
  return (
    <>
      <RuleSearch rules={rules} onAdd={onAdd} onGenre={onStart} />
      {isBare && <GenreChips onStart={onStart} />}
      <RuleList store={store} selected={selected} onSelect={onSelect} onRules={onRules} />
      {rules.length === 0 && !isBare && <p className="px-2 text-muted">{t('create.noRules')}</p>}
      <SymbolsPanel store={store} selection={symbols} />
    </>
  );
}

/** In the search, the next keys would be a query. A new board has its cells after the render. */
function goToBoard(): void {
  queueMicrotask(() => tabbableCell()?.focus({ preventScroll: true }));
}

function isWithoutClues({ board: { grid } }: BoardSnapshot): boolean {
  return grid.rules.length === 0 && grid.symbols.size === 0;
}

/** The rules and symbols of the puzzle. */
export function RulesPart({ workspace }: { workspace: Workspace }) {
  const { store, selected, onSelect } = workspace;
  const { actor } = store;
  const rule = useSelector(actor, ({ context: { selection } }) =>
    selection?.kind === 'rule' ? selection.index : null,
  );
  const choose = (selection: EditorState['selection']) =>
    actor.send({ type: 'editor.change', change: { selection } });
  return (
    <RulesEditor
      store={store}
      selected={rule}
      onSelect={(index) => choose(index === null ? null : { kind: 'rule', index })}
      symbols={{ selected, onSelect }}
      onEdit={(change) => actor.send({ type: 'document.edit', change })}
      onGenre={(genre) => {
        startGenre(store, genre);
      }}
    />
  );
}
