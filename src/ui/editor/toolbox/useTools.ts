import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { scoreOf } from '#engine/edit/scoreTools.ts';
import type { Stamp, ToolId } from '#engine/edit/Tool.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import type { EditorFeatures } from '#ui/editor/features.ts';
import { isInHand, TOOLBOX, type ToolEntry } from './toolbox.ts';

/** The tools for a puzzle, and the one in hand. */
export interface ToolChoice {
  readonly entries: readonly ToolEntry[];
  readonly tool: ToolId;
  readonly stamp: Stamp | null;
  /** Null for a preset. */
  readonly inHand: ToolEntry | null;
  readonly onTake: (entry: Pick<ToolEntry, 'tool' | 'stamp'>) => void;
}

/** The tools for the puzzle on the board. Tools for scores require a score. */
export function useTools({ actor }: BoardStore, features: EditorFeatures): ToolChoice {
  const hasScore = useSelector(actor, ({ context }) => scoreOf(context.grid) !== null);
  const tool = useSelector(actor, ({ context }) => context.tool);
  const stamp = useSelector(actor, ({ context }) => context.stamp);
  return useMemo(() => {
    const entries = TOOLBOX.filter((entry) => isOffered(entry, features, hasScore));
    return {
      entries,
      tool,
      stamp,
      inHand: entries.find((entry) => isInHand(entry, { tool, stamp })) ?? null,
      onTake: (entry) => actor.send(takeOf(entry)),
    };
  }, [actor, features, hasScore, tool, stamp]);
}

function isOffered(
  { group, tool }: ToolEntry,
  { isColorsOnly, isResizable }: EditorFeatures,
  hasScore: boolean,
): boolean {
  if (isColorsOnly) return tool === 'color';
  if (tool === 'row' || tool === 'column') return isResizable;
  return group !== 'score' || hasScore;
}

/** The event that selects a tool. */
function takeOf({ tool, stamp }: Pick<ToolEntry, 'tool' | 'stamp'>) {
  return { type: 'tool.choose', tool, ...(stamp && { stamp }) } as const;
}
