import { useCallback } from 'react';
import { withoutClue } from '#engine/edit/selection.ts';
import { withSymbolMoved } from '#engine/edit/symbolTool.ts';
import type { Direction } from '#engine/grid/directions.ts';
import type { Grid, Point, SymbolInstance } from '#engine/grid/grid.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import { useEscape } from '#ui/board/access/useKeyTable.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { presets } from '#ui/editor/rules/presets.ts';
import { useCreateKeys, type CreateCommand } from '#ui/editor/toolbox/createKeys.ts';
import type { ClipActions } from '#ui/editor/toolbox/useClipboard.ts';
import type { useTools } from '#ui/editor/toolbox/useTools.ts';
import type { EditorTargets } from './editorTargets.ts';
import { cancelClip } from '#engine/edit/clipTool.ts';

/**
 * Clear the selection and the pending paste; the clipboard keeps its content. Returns false if
 * there was neither.
 */
export function clearSelection({ actor }: BoardStore): boolean {
  const { clip, selection } = actor.getSnapshot().context;
  const rest = cancelClip(clip);
  actor.send({ type: 'editor.change', change: { selection: null, clip: rest } });
  return selection !== null || rest !== clip;
}

/** Run the commands of the keys. Returns the keys, for the help. */
export function useCommands(
  store: BoardStore,
  {
    tools,
    clip,
    targets,
    onTab,
  }: {
    tools: ReturnType<typeof useTools>;
    clip: ClipActions;
    targets: EditorTargets;
    onTab: (tab: string) => void;
  },
) {
  const keys = useCreateKeys((command) => {
    if (command.type === 'tool' || command.type === 'preset') takeIfOffered(tools, command);
    else if (command.type === 'search') {
      // The placeholder of the search is a target of the tour, too.
      if (!targets.tour.rules.first()) onTab('rules');
      targets.ruleSearch.focus();
    } else doOnBoard(store, clip, command);
  });
  useEscape(useCallback(() => void clearSelection(store), [store]));
  return keys;
}

type TakeCommand = Extract<CreateCommand, { type: 'tool' | 'preset' }>;

/** Tools that the editor does not offer have no keys. */
function takeIfOffered(
  { entries, onTake }: ReturnType<typeof useTools>,
  command: TakeCommand,
): void {
  if (command.type === 'tool') {
    if (entries.includes(command.entry)) onTake(command.entry);
    return;
  }
  const template = presets.current()[command.index]?.symbol;
  if (template && entries.some(({ tool }) => tool === 'symbol'))
    onTake({ tool: 'symbol', template });
}

/** Run a command on the board, the selection or the clip. */
function doOnBoard({ actor }: BoardStore, clip: ClipActions, command: CreateCommand): void {
  const { layer, tool, selection, grid } = actor.getSnapshot().context;
  switch (command.type) {
    case 'layer':
      actor.send({
        type: 'editor.change',
        change: { layer: layer === 'puzzle' ? 'solution' : 'puzzle' },
      });
      break;
    case 'turn':
      if (tool === 'clip') clip.onTurn(command.turn);
      break;
    case 'delete':
      if (selection) actor.send(deletion(grid, selection));
      else clip.onClear();
      break;
    case 'move':
      moveSymbol(actor, command);
      break;
    case 'tool':
    case 'preset':
    case 'search':
      break;
  }
}

const STEPS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
};

/** Move the symbol at the cursor by one cell, or a copy of it. The cursor follows. */
function moveSymbol(
  actor: BoardStore['actor'],
  { step, isCopy }: Pick<Extract<CreateCommand, { type: 'move' }>, 'step' | 'isCopy'>,
): void {
  const { grid, cursor, selection } = actor.getSnapshot().context;
  const target = selection?.kind === 'symbol' ? selection : symbolAtCursor(actor);
  if (!target) return;
  const { x: dx, y: dy } = STEPS[step];
  const to = { x: target.at.x + dx, y: target.at.y + dy };
  const isOnBoard = to.x > -1 && to.y > -1 && to.x <= grid.width - 0.5 && to.y <= grid.height - 0.5;
  const next = isOnBoard ? withSymbolMoved(grid, target, to, isCopy) : null;
  if (next === null) return;
  actor.send({ type: 'document.edit', change: { grid: next, selection: null } });
  const column = (cursor.cell % grid.width) + dx;
  const row = Math.floor(cursor.cell / grid.width) + dy;
  if (column < 0 || column >= grid.width || row < 0 || row >= grid.height) return;
  actor.send({ type: 'cursor.show', cell: row * grid.width + column });
}

/** The symbol of the kind in hand at the cursor, or else the last one placed there. */
function symbolAtCursor(actor: BoardStore['actor']): SymbolInstance | undefined {
  const { grid, cursor, template } = actor.getSnapshot().context;
  const here = [...grid.symbols.values()]
    .flat()
    .filter(({ at }) => touchedStoredCells(at, grid).includes(cursor.cell));
  return here.findLast(({ id }) => id === template?.id) ?? here.at(-1);
}

function deletion(grid: Grid, selection: Parameters<typeof withoutClue>[1]) {
  return {
    type: 'document.edit',
    change: { grid: withoutClue(grid, selection), selection: null },
  } as const;
}
