import { useSelector } from '@xstate/react';
import { History } from 'lucide-react';
import { Link } from 'react-router';
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
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import type { EarlierDraft } from '#ui/saved/earlierDraft.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { RuleList } from '#ui/editor/rules/RuleList.tsx';
import { RuleSearch } from '#ui/editor/rules/RuleSearch.tsx';

/** The rules of the puzzle, a search that adds others, and the symbols of the puzzle. */
export function RulesEditor({
  store,
  selected,
  onSelect,
  symbols,
  earlier = null,
  onEdit,
  onGenre,
}: {
  store: BoardStore;
  /** Index of the rule that is configured. */
  selected: number | null;
  onSelect: (index: number | null) => void;
  /** The row of the symbols that is open. */
  symbols: RowSelection;
  /** The draft to continue instead of a new one. */
  earlier?: EarlierDraft | null | undefined;
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
      {isBare && earlier && <EarlierLink earlier={earlier} />}
      {isBare && <GenreChips onStart={onStart} />}
      <RuleList store={store} selected={selected} onSelect={onSelect} onRules={onRules} />
      {rules.length === 0 && !isBare && <p className="px-2 text-muted">{t('create.noRules')}</p>}
      <SymbolsPanel store={store} selection={symbols} />
    </>
  );
}

/** The draft that was edited last, offered while the new one is empty. */
function EarlierLink({ earlier: { address, title, savedAtMs } }: { earlier: EarlierDraft }) {
  const t = useText();
  return (
    <Link
      className="mx-2 flex min-h-11 items-center gap-3 rounded-control bg-fill-1 px-3 hover:bg-fill-2 pointer-coarse:min-h-12"
      to={address}
    >
      <History className="size-4.5 flex-none text-muted" aria-hidden />
      <span className="min-w-0 flex-1 truncate">{t('create.earlier', { title })}</span>
      <span className="flex-none text-note text-muted">
        <RelativeTime atMs={savedAtMs} />
      </span>
    </Link>
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
      earlier={workspace.opened.earlier}
      onEdit={(change) => actor.send({ type: 'document.edit', change })}
      onGenre={(genre) => {
        startGenre(store, genre);
      }}
    />
  );
}
