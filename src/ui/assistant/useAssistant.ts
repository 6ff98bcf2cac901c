import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Cell, SymbolInstance } from '#engine/grid/grid.ts';
import type { BoardAssistance } from '#engine/picture/assistance.ts';
import type { BoardStore } from '../store/boardStore.ts';
import { assistanceOf } from './assistanceOf.ts';
import { assistantText, clashText, type Spoken } from './assistantText.ts';
import type { AssistantPanelProps } from './AssistantPanel.tsx';
import type { Clash } from './ClashLine.tsx';
import { showClue } from './showClue.ts';
import { useAssistantRun, type AssistantRun } from './useAssistantRun.ts';

/** Where the author is in the editor. */
export interface EditorCursor {
  /** Whether there is an assistant at all, whatever the settings say. */
  readonly isUsed: boolean;
  /** The cell under the pointer or at the keyboard's cursor; null for none. */
  readonly cell: Cell | null;
  /** The symbol that the tool would place there; null for none. */
  readonly symbolInHand: SymbolInstance | null;
  /** Place a symbol although it breaks the puzzle. Must stay the same function. */
  readonly onPlaceAnyway: (symbol: SymbolInstance) => void;
  /** Show a rule of the grid, which has no place on the board. */
  readonly onRule: (index: number) => void;
}

/** What the assistant gives to the page. */
export interface AssistantParts {
  /** For the view model of the board. The same object until something in it changes. */
  readonly view: BoardAssistance | null;
  readonly panel: AssistantPanelProps;
  /** What is said beside the symbol in hand where it would break the puzzle; null for nothing. */
  readonly clash: Clash | null;
}

/** The live assistant of a board: what to draw, and what to say. */
export function useAssistant(store: BoardStore, cursor: EditorCursor): AssistantParts {
  const run = useAssistantRun(store, cursor.isUsed);
  const { cell, symbolInHand, onPlaceAnyway, onRule } = cursor;
  useCursorQuestion(run, cell, symbolInHand);
  const [isDifferenceShown, setDifferenceShown] = useState(false);
  const [areRedundantShown, setRedundantShown] = useState(false);
  const spoken = useSpoken(run, cell, symbolInHand);
  const { answer, atCursor } = spoken;
  const puzzle = useSelector(run, ({ context }) => context.puzzle?.grid ?? null);
  const view = useMemo(() => {
    const shown = { isDifferenceShown, areRedundantShown };
    return assistanceOf(answer, atCursor, { puzzle, symbolInHand, shown });
  }, [answer, atCursor, puzzle, symbolInHand, isDifferenceShown, areRedundantShown]);
  const text = useMemo(() => assistantText(spoken), [spoken]);
  const clash = useMemo((): Clash | null => {
    const conflict = answer?.grid === puzzle ? atCursor.clash?.conflict : undefined;
    if (!conflict || !answer || !symbolInHand) return null;
    const why = clashText(answer.grid, symbolInHand, conflict);
    return { text: why, at: symbolInHand.at, onPlaceAnyway: () => onPlaceAnyway(symbolInHand) };
  }, [answer, puzzle, atCursor, symbolInHand, onPlaceAnyway]);
  return {
    view,
    panel: {
      text,
      isOn: spoken.state !== 'off',
      isDifferenceShown,
      areRedundantShown,
      onDifference: setDifferenceShown,
      onRedundant: setRedundantShown,
      onClue: (clue) => showClue(store, clue, onRule),
    },
    clash,
  };
}

/** The symbol in hand is asked about only where it would stand. */
function useCursorQuestion(
  run: AssistantRun,
  cell: Cell | null,
  symbolInHand: SymbolInstance | null,
): void {
  useEffect(() => {
    const cellQuestion = cell === null ? null : ({ type: 'cell', cell } as const);
    run.send({
      type: 'cursor.changed',
      cursor: symbolInHand ? { type: 'inHand', symbol: symbolInHand } : cellQuestion,
    });
  }, [run, cell, symbolInHand]);
}

function useSpoken(
  run: AssistantRun,
  cell: Cell | null,
  symbolInHand: SymbolInstance | null,
): Spoken {
  const state = useSelector(run, (snapshot): Spoken['state'] => {
    const { value } = snapshot;
    return typeof value === 'string' ? value : value.on;
  });
  const answer = useSelector(run, ({ context }) => context.answer);
  const atCursor = useSelector(run, ({ context }) => context.atCursor);
  return useMemo(
    () => ({ state, answer, atCursor, cell, symbolInHand }),
    [state, answer, atCursor, cell, symbolInHand],
  );
}
