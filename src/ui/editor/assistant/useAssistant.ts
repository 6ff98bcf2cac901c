import { useSelector, useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import type { Conflict } from '#engine/assistant/conflict.ts';
import type { ForcedCell } from '#engine/assistant/search.ts';
import { recolorCells } from '#engine/edit/recolorCells.ts';
import type { Cell, Grid, Point, SymbolInstance } from '#engine/grid/grid.ts';
import { drawAssistance } from '#engine/picture/drawAssistance.ts';
import type { BoardAssistance } from '#engine/picture/shownAssistance.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { PuzzleAnswer } from '#machines/assistantAnswer.ts';
import { selectFindings } from './selectFindings.ts';
import { assistantText, clashText, numberAdvice, type AssistantNews } from './assistantText.ts';
import type { AssistantPanelProps } from './AssistantPanel.tsx';
import type { Clash } from './ClashLine.tsx';
import type { PuzzleClue } from '#engine/assistant/puzzleClues.ts';
import { cellOfPoint } from '#engine/clues/spokenPlaces.ts';
import { cluePoint } from './clueNames.ts';
import { fromCallback, type ActorRefFrom } from 'xstate';
import {
  assistantMachine,
  type AssistantQuery,
  type AssistantEvent,
} from '#machines/assistantMachine.ts';
import { spawnAssistant } from '#workers/spawnAssistant.ts';
import { onSettings, settings } from '#ui/shared/settings/settings.ts';
import { puzzleSelector } from './usePuzzle.ts';
import { puzzleText } from './useSolverRun.ts';
import { restingGrid } from '#ui/board/boardSelectors.ts';

type AssistantRun = ActorRefFrom<typeof assistantMachine>;

/** Answers in a worker, which starts with the first question. */
const assistantActor = fromCallback<AssistantQuery>(({ receive, sendBack }) => {
  const { ask, stop } = spawnAssistant({
    onReply: (reply) => sendBack({ type: 'assistant.reply', reply }),
    onFailed: (message) => sendBack({ type: 'assistant.fail', message }),
  });
  receive(({ request }) => ask(request));
  return stop;
});

/** Sends the puzzle on the board and the setting of the assistant. */
function editorActor({ actor }: BoardStore, isUsed: boolean) {
  return fromCallback<AssistantEvent>(({ sendBack }) => {
    const select = puzzleSelector();
    let puzzle: ReturnType<typeof select> | null = null;
    let isOn = false;
    const tellPuzzle = () => {
      const next = select(restingGrid(actor.getSnapshot().context));
      if (next === puzzle) return;
      puzzle = next;
      sendBack({ type: 'puzzle.changed', puzzle: { grid: next, text: puzzleText(next) } });
    };
    const tellSetting = () => {
      if ((isUsed && settings().liveAssistant) === isOn) return;
      isOn = !isOn;
      sendBack({ type: isOn ? 'assistant.start' : 'assistant.stop' });
    };
    tellPuzzle();
    tellSetting();
    const subscription = actor.subscribe(tellPuzzle);
    const offSettings = onSettings(tellSetting);
    return () => {
      subscription.unsubscribe();
      offSettings();
    };
  });
}

/** The assistant of a board. It lives as long as the component, and never starts if unused. */
function useAssistantRun(store: BoardStore, isUsed: boolean): AssistantRun {
  const [machine] = useState(() =>
    assistantMachine.provide({
      actors: { assistant: assistantActor, editor: editorActor(store, isUsed) },
    }),
  );
  return useActorRef(machine);
}

/** The position of the author in the editor. */
export interface EditorCursor {
  /** True if this editor has an assistant, regardless of the settings. */
  readonly isUsed: boolean;
  /** The cell under the pointer or at the cursor of the keyboard; null for none. */
  readonly cell: Cell | null;
  /** The selected symbol, whose cell it is; null for none. */
  readonly selected: Pick<SymbolInstance, 'id' | 'at'> | null;
  /** The symbol that the tool would place there; null for none. */
  readonly symbolInHand: SymbolInstance | null;
  /** Places a symbol although it breaks the puzzle. A stable function. */
  readonly onPlaceAnyway: (symbol: SymbolInstance) => void;
  /** Shows a rule of the grid, which has no place on the board. */
  readonly onRule: (index: number) => void;
}

/** Output of the assistant for the page. */
export interface AssistantParts {
  /** For the view model of the board. The same object until its content changes. */
  readonly view: BoardAssistance | null;
  readonly panel: AssistantPanelProps;
  /** The numbers that fit the selected symbol, without full stop; empty for none. */
  readonly advice: string;
  /** The text next to the symbol in hand if it would break the puzzle; null for none. */
  readonly clash: Clash | null;
}

const NO_ANSWER: Partial<PuzzleAnswer> = {};

/** The live assistant of a board: its drawing and its texts. */
export function useAssistant(store: BoardStore, cursor: EditorCursor): AssistantParts {
  const t = useText();
  const run = useAssistantRun(store, cursor.isUsed);
  const { cell, selected, symbolInHand, onPlaceAnyway, onRule } = cursor;
  useCursorQuestion(run, cell, selected, symbolInHand);
  const [isDifferenceShown, setDifferenceShown] = useState(false);
  const [areRedundantShown, setRedundantShown] = useState(false);
  const spoken = useSpoken(run, cell, symbolInHand);
  const { puzzle, answer, atCursor } = spoken;
  const conflict = answer?.grid === puzzle ? atCursor.clash?.conflict : undefined;
  const shown = { isDifferenceShown, areRedundantShown };
  const view = useView(answer, puzzle, { conflict, at: symbolInHand?.at, ...shown });
  const text = useMemo(() => assistantText(t, spoken), [t, spoken]);
  const clash = useMemo((): Clash | null => {
    if (!conflict || !answer || !symbolInHand) return null;
    const why = clashText(t, answer.grid, symbolInHand, conflict);
    return { text: why, at: symbolInHand.at, onPlaceAnyway: () => onPlaceAnyway(symbolInHand) };
  }, [t, answer, conflict, symbolInHand, onPlaceAnyway]);
  const forced = deducedCells(answer);
  const unpainted = useSelector(store.actor, ({ context }) =>
    forced.length === 0 ? null : countOtherColors(restingGrid(context), forced),
  );
  return {
    view,
    panel: {
      text,
      unpainted,
      onPaint() {
        const { grid } = store.actor.getSnapshot().context;
        store.actor.send({ type: 'colors.take', from: recolorCells(grid, forced) });
      },
      isOn: spoken.state !== 'off',
      isDifferenceShown,
      areRedundantShown,
      onDifference: setDifferenceShown,
      onRedundant: setRedundantShown,
      onClue: (clue) => showClue(store, clue, onRule),
    },
    advice: selected ? numberAdvice(t, atCursor, false) : '',
    clash,
  };
}

const NO_CELLS: readonly ForcedCell[] = [];

/** The cells whose color follows; none if the puzzle has no solution. */
function deducedCells(answer: PuzzleAnswer | null): readonly ForcedCell[] {
  return answer?.solvable?.isSolvable === false ? NO_CELLS : (answer?.forced?.cells ?? NO_CELLS);
}

function countOtherColors({ tiles }: Grid, cells: readonly ForcedCell[]): number {
  return cells.filter(({ cell, color }) => tiles[cell]?.color !== color).length;
}

/** The view of the board, recomputed only when one of its parts changes. */
function useView(
  answer: PuzzleAnswer | null,
  puzzle: Grid | null,
  {
    conflict: clashing,
    at,
    isDifferenceShown,
    areRedundantShown,
  }: {
    readonly conflict: Conflict | undefined;
    readonly at: Point | undefined;
    readonly isDifferenceShown: boolean;
    readonly areRedundantShown: boolean;
  },
): BoardAssistance | null {
  const { grid, forced, several, redundant, conflict } = answer ?? NO_ANSWER;
  // The point of the symbol in hand matters only in a conflict.
  const clashX = clashing && at?.x;
  const clashY = clashing && at?.y;
  return useMemo(() => {
    if (!grid || !puzzle) return null;
    const isClash = clashing && clashX !== undefined && clashY !== undefined;
    const findings = selectFindings(
      { grid, forced, several, redundant, conflict },
      {
        puzzle,
        clash: isClash ? { at: { x: clashX, y: clashY }, conflict: clashing } : null,
        isDifferenceShown,
        areRedundantShown,
      },
    );
    return findings && drawAssistance(findings, puzzle);
  }, [
    grid,
    forced,
    several,
    redundant,
    conflict,
    puzzle,
    clashing,
    clashX,
    clashY,
    isDifferenceShown,
    areRedundantShown,
  ]);
}

/** Query the symbol in hand only at a cell where the tool would place it. */
function useCursorQuestion(
  run: AssistantRun,
  cell: Cell | null,
  selected: EditorCursor['selected'],
  symbolInHand: SymbolInstance | null,
): void {
  const { id, at } = selected ?? {};
  useEffect(() => {
    const chosen = id === undefined || !at ? undefined : { id, at };
    const cellQuestion = cell === null ? null : ({ type: 'cell', cell, selected: chosen } as const);
    run.send({
      type: 'cursor.changed',
      cursor: symbolInHand ? { type: 'inHand', symbol: symbolInHand } : cellQuestion,
    });
  }, [run, cell, id, at, symbolInHand]);
}

function useSpoken(
  run: AssistantRun,
  cell: Cell | null,
  symbolInHand: SymbolInstance | null,
): AssistantNews {
  const state = useSelector(run, (snapshot): AssistantNews['state'] => {
    const { value } = snapshot;
    return typeof value === 'string' ? value : value.on;
  });
  const puzzle = useSelector(run, ({ context }) => context.puzzle?.grid ?? null);
  const answer = useSelector(run, ({ context }) => context.answer);
  const atCursor = useSelector(run, ({ context }) => context.atCursor);
  return useMemo(
    () => ({ state, puzzle, answer, atCursor, cell, symbolInHand }),
    [state, puzzle, answer, atCursor, cell, symbolInHand],
  );
}

/**
 * Show a clue on the board: move the cursor of the keyboard there, and open the text of a symbol.
 */
function showClue(
  { actor, reader, current }: BoardStore,
  clue: PuzzleClue,
  onRule: (index: number) => void,
): void {
  if (clue.type === 'rule') {
    onRule(clue.index);
    return;
  }
  const { board } = current();
  const at = cluePoint(board.grid, clue);
  const cell = at === null ? undefined : cellOfPoint(at, board);
  if (cell === undefined) return;
  actor.send({ type: 'cursor.show', cell });
  reader.show(cell, null);
}
