import { useSelector } from '@xstate/react';
import { Suspense, use, useEffect, useMemo, useState } from 'react';
import {
  type Selection,
  selectedClue,
  symbolAt,
  withoutClue,
  withParams,
} from '#engine/edit/selection.ts';
import { findScore } from '#engine/edit/scoreTools.ts';
import type { Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { ok } from '#base/result.ts';
import { ruleById } from '#engine/rules/index.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { Workspace } from '#ui/workspace/useWorkspace.ts';
import { useRestingGrid } from '#ui/board/boardSelectors.ts';
import { boardPlace, rowPlace, type PopupPlace } from '#ui/editor/config/usePopup.ts';
import { EditorTargetsContext, type EditorTargets } from './editorTargets.ts';
import { rememberNumber } from './useNumberTyping.ts';
import type { OverlayParts } from './features.ts';
import { addPreset } from '#ui/editor/rules/presets.ts';
import { lazyPart } from '#ui/shared/platform/lazyPart.ts';

const ConfigPopup = lazyPart(
  async () => (await import('#ui/editor/config/ConfigPopup.tsx')).ConfigPopup,
);
const ScorePopup = lazyPart(async () => (await import('./ScorePopup.tsx')).ScorePopup);

/** The popup of the selected symbol, rule or change in a score. */
export function SelectionPopup({
  workspace,
  overlays,
  advice,
}: {
  workspace: Pick<Workspace, 'store' | 'viewport'>;
  overlays: OverlayParts;
  /** The numbers that fit the selected symbol; empty for none. */
  advice: string;
}) {
  const { actor } = workspace.store;
  const selection = useSelector(actor, ({ context }) => context.selection);
  const grid = useRestingGrid(workspace.store);
  // Closed during the stroke that selects: a long press has another meaning.
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches({ stroke: 'idle' }));
  const isThere = selection !== null && stands(grid, selection);
  const isGone = selection !== null && isIdle && !isThere;
  useEffect(() => {
    // An undo may have removed the selected element.
    if (isGone) actor.send({ type: 'editor.change', change: { selection: null } });
  }, [actor, isGone]);
  if (!isThere || !isIdle) return null;
  return (
    <Suspense>
      <Chosen
        key={keyOf(selection)}
        workspace={workspace}
        overlays={overlays}
        advice={advice}
        selection={selection}
        grid={grid}
      />
    </Suspense>
  );
}

interface ChosenProps {
  readonly workspace: Pick<Workspace, 'store' | 'viewport'>;
  readonly overlays: OverlayParts;
  readonly advice: string;
  readonly selection: Selection;
  readonly grid: Grid;
}

/** Number of popups so far. The edits made in one popup are one step of the history. */
let opened = 0;

function Chosen({ workspace, overlays, advice, selection, grid }: ChosenProps) {
  const { store, viewport } = workspace;
  const { actor } = store;
  const [session] = useState(() => `configure ${(opened += 1)}`);
  const [takesFocus] = useState(() => actor.getSnapshot().context.cursor.isShown);
  const { rules } = use(EditorTargetsContext);
  const { width: columns } = grid;
  const place = useMemo(
    () => placeOf(selection, { viewport, columns, rules }),
    [selection, viewport, columns, rules],
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
      OverlayEditor={overlays.GridEditor}
      PathEditor={overlays.PathEditor}
      {...shell}
      at={symbol?.at ?? null}
      advice={advice}
      onChange={(params) => {
        edit(withParams(grid, selection, params));
        if (symbol) rememberNumber(actor, { id: symbol.id, params });
      }}
      onDelete={() => remove(withoutClue(grid, selection))}
      onCopy={
        symbol
          ? () => {
              const template = { id: symbol.id, params: null, last: symbol.params };
              actor.send({ type: 'tool.choose', tool: 'symbol', template });
            }
          : null
      }
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
  readonly rules: EditorTargets['rules'];
}

/** The cell of a symbol, or the row of a rule in its list. */
function placeOf(selection: Selection, { viewport, columns, rules }: PlaceSources): PopupPlace {
  switch (selection.kind) {
    case 'symbol':
      return boardPlace(selection.at, viewport, columns);
    case 'rule':
      return rowPlace(() => rules.row.get(selection.index));
    case 'control':
      return boardPlace({ x: selection.column, y: 0 }, viewport, columns);
    case 'note':
      return boardPlace({ x: selection.column, y: selection.row }, viewport, columns);
  }
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
