import { useCallback } from 'react';
import { withoutClue } from '#engine/edit/selection.ts';
import type { Grid } from '#engine/grid/grid.ts';
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
    case 'tool':
    case 'preset':
    case 'search':
      break;
  }
}

function deletion(grid: Grid, selection: Parameters<typeof withoutClue>[1]) {
  return {
    type: 'document.edit',
    change: { grid: withoutClue(grid, selection), selection: null },
  } as const;
}
