import { useSelector } from '@xstate/react';
import { lazy, Suspense, use, useEffect, useMemo, useState, type RefObject } from 'react';
import type { Selection } from '#engine/edit/selection.ts';
import { selectedClue, symbolAt, withoutClue, withParams } from '#engine/edit/selection.ts';
import { findScore } from '#engine/edit/scoreTools.ts';
import type { Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { ok } from '#base/result.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { KeyScope } from '#ui/board/access/useKeyTable.ts';
import { useRestingGrid } from '#ui/board/restingGrid.ts';
import { boardPlace, rowPlace, type PopupPlace } from '#ui/editor/config/popupPlaces.ts';
import type { NestedParts } from './features.ts';
import { addPreset } from '#ui/editor/rules/presets.ts';

const ConfigPopup = lazy(() =>
  import('#ui/editor/config/ConfigPopup.tsx').then(({ ConfigPopup }) => ({
    default: ConfigPopup,
  })),
);
const ScorePopup = lazy(() =>
  import('./ScorePopup.tsx').then(({ ScorePopup }) => ({ default: ScorePopup })),
);

/** What there is to set of what is chosen: a symbol, a rule, or a change in a score. */
export function SelectionPopup({
  workspace,
  nested,
}: {
  workspace: Pick<Workspace, 'store' | 'viewport'>;
  nested: NestedParts;
}) {
  const { actor } = workspace.store;
  const selection = useSelector(actor, ({ context }) => context.selection);
  const grid = useRestingGrid(workspace.store);
  // Not within the stroke that chooses: a finger that rests means something else.
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches({ stroke: 'idle' }));
  const isThere = selection !== null && stands(grid, selection);
  const isGone = selection !== null && isIdle && !isThere;
  useEffect(() => {
    // What was chosen may have gone by an undo.
    if (isGone) actor.send({ type: 'editor.change', change: { selection: null } });
  }, [actor, isGone]);
  if (!isThere || !isIdle) return null;
  return (
    <Suspense>
      <Chosen key={keyOf(selection)} {...{ workspace, nested, selection, grid }} />
    </Suspense>
  );
}

interface ChosenProps {
  readonly workspace: Pick<Workspace, 'store' | 'viewport'>;
  readonly nested: NestedParts;
  readonly selection: Selection;
  readonly grid: Grid;
}

/** Counts popups: edits made in one of them are one step of the history. */
let opened = 0;

function Chosen({ workspace: { store, viewport }, nested, selection, grid }: ChosenProps) {
  const { actor } = store;
  const [session] = useState(() => `configure ${(opened += 1)}`);
  const [takesFocus] = useState(() => actor.getSnapshot().context.cursor.isShown);
  const scope = use(KeyScope);
  const { width: columns } = grid;
  const place = useMemo(
    () => placeOf(selection, { viewport, columns, scope }),
    [selection, viewport, columns, scope],
  );
  const edit = (next: Grid) => {
    if (next !== grid) actor.send({ type: 'document.edit', change: { grid: next }, session });
  };
  const onClose = () => actor.send({ type: 'editor.change', change: { selection: null } });
  const remove = (next: Grid) =>
    actor.send({ type: 'document.edit', change: { grid: next, selection: null } });
  const shell = { place, takesFocus, onClose };
  if (selection.kind === 'control' || selection.kind === 'note')
    return (
      <ScorePopup selection={selection} grid={grid} {...shell} onEdit={edit} onRemove={remove} />
    );
  const clue = selectedClue(grid, selection);
  const def = clue && (selection.kind === 'rule' ? ruleById : symbolById).get(clue.id);
  if (!clue || !def) return null;
  const symbol = selection.kind === 'symbol' ? symbolAt(grid, selection.id, selection.at) : null;
  return (
    <ConfigPopup
      def={def}
      params={clue.params}
      grid={grid}
      NestedEditor={nested.GridEditor}
      PathEditor={nested.PathEditor}
      {...shell}
      at={symbol?.at ?? null}
      onChange={(params) => edit(withParams(grid, selection, params))}
      onDelete={() => remove(withoutClue(grid, selection))}
      onKeep={symbol ? (name) => keep(name, symbol) : null}
    />
  );
}

function keep(name: string, symbol: SymbolInstance) {
  const kept = addPreset(name, symbol);
  return kept.ok ? ok(kept.value) : kept;
}

interface PlaceSources extends Pick<Workspace, 'viewport'> {
  readonly columns: number;
  /** Where the lists are: the page, or a dialog over it. */
  readonly scope: RefObject<HTMLElement | null> | null;
}

/** Beside the cell of a symbol, or the row of a rule in its list. */
function placeOf(selection: Selection, { viewport, columns, scope }: PlaceSources): PopupPlace {
  switch (selection.kind) {
    case 'symbol':
      return boardPlace(selection.at, viewport, columns);
    case 'rule':
      return rowPlace(() => ruleRow(scope?.current ?? document, selection.index));
    case 'control':
      return boardPlace({ x: selection.column, y: 0 }, viewport, columns);
    case 'note':
      return boardPlace({ x: selection.column, y: selection.row }, viewport, columns);
  }
}

/** The row of a rule in its list: its grip is the one of its place. */
function ruleRow(within: ParentNode, index: number): Element | null {
  return within.querySelectorAll('[data-part="grip"]')[index]?.closest('li') ?? null;
}

function stands(grid: Grid, selection: Selection): boolean {
  switch (selection.kind) {
    case 'symbol':
    case 'rule':
      return selectedClue(grid, selection) !== undefined;
    case 'control':
    case 'note':
      return findScore(grid) !== null && selection.column < grid.width;
  }
}

function keyOf(selection: Selection): string {
  return JSON.stringify(selection);
}
