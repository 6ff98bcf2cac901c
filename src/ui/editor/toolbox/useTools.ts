import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { findScore } from '#engine/edit/scoreTools.ts';
import type { SymbolTemplate, ToolId } from '#engine/edit/Tool.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import type { EditorFeatures } from '#ui/editor/features.ts';
import { isInHand, TOOLBOX, type ToolEntry } from './toolbox.ts';

/** The tools for a puzzle, and the one in hand. */
export interface ToolChoice {
  readonly entries: readonly ToolEntry[];
  readonly tool: ToolId;
  readonly template: SymbolTemplate | null;
  /** Null for a preset. */
  readonly inHand: ToolEntry | null;
  readonly onTake: (entry: Pick<ToolEntry, 'tool' | 'template'>) => void;
}

/** The tools for the puzzle on the board. Tools for scores require a score. */
export function useTools({ actor }: BoardStore, features: EditorFeatures): ToolChoice {
  const hasScore = useSelector(actor, ({ context }) => findScore(context.grid) !== null);
  const tool = useSelector(actor, ({ context }) => context.tool);
  const template = useSelector(actor, ({ context }) => context.template);
  return useMemo(() => {
    const entries = TOOLBOX.filter((entry) => isOffered(entry, features, hasScore));
    return {
      entries,
      tool,
      template,
      inHand: entries.find((entry) => isInHand(entry, { tool, template })) ?? null,
      onTake: (entry) => actor.send(takeOf(entry)),
    };
  }, [actor, features, hasScore, tool, template]);
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
function takeOf({ tool, template }: Pick<ToolEntry, 'tool' | 'template'>) {
  return { type: 'tool.choose', tool, ...(template && { template }) } as const;
}
