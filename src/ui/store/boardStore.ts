import type { ActorRefFrom } from 'xstate';
import type { Judgement } from '#engine/clues/judgement.ts';
import type { Board } from '#engine/grid/board.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import { invariant } from '#engine/invariant.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { visibleSymbols, type SymbolFlags } from '#engine/judging/display.ts';
import { faultsOf, type Fault } from '#engine/judging/faults.ts';
import { legendOf, type LegendRow } from '#engine/judging/legend.ts';
import { shownJudgement, type CheckMode } from '#engine/play/check.ts';
import { derivedStore, type ReadableStore } from '#engine/store.ts';
import type { boardMachine } from '#machines/boardMachine.ts';
import type { playMachine } from '#machines/playMachine.ts';
import type { solveMachine } from '#machines/solveMachine.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { createClueReader, type ClueReader } from './clueReader.ts';
import { stableLegend } from './stableLegend.ts';

export type PlayActor = ActorRefFrom<typeof playMachine>;
export type SolveActor = ActorRefFrom<typeof solveMachine>;
export type BoardActor = ActorRefFrom<typeof boardMachine>;

/** What follows from the grid on screen. Parts that did not change stay the same objects. */
export interface BoardSnapshot {
  readonly board: Board;
  /** What the player gets to see of the verdicts. */
  readonly judgement: Judgement;
  /** The verdicts themselves. */
  readonly verdicts: Judgement;
  readonly visible: SymbolFlags;
  /** Cells under an error mark: of rules, and of symbols in error. */
  readonly errors: readonly Cell[];
  /** Rows of rules and symbols, in the order of the legend. */
  readonly legend: readonly LegendRow[];
  /** Broken clues, in the order of the legend. */
  readonly faults: readonly Fault[];
}

/**
 * What the grid on screen means, computed once a change for everyone who asks. Emits after every
 * change of it.
 */
export interface BoardStore extends ReadableStore<BoardSnapshot> {
  /** The board itself: what happens to it is sent here. */
  readonly actor: BoardActor;
  readonly mode: WorkspaceMode;
  /** What the player reads of the clues. */
  readonly reader: ClueReader;
}

/**
 * The store of the board of a play. Grid and verdicts come from its checking actor: of boards too
 * large for the thread that draws, verdicts follow a little later, as one more change.
 */
export function createBoardStore(
  play: PlayActor,
  mode: WorkspaceMode,
  checks: CheckMode = 'always',
): BoardStore {
  const { board: actor, checking } = play.getSnapshot().children;
  invariant(actor && checking, 'a play has a board and checks it');
  let snapshot: BoardSnapshot | null = null;
  const current = () => {
    const { grid, solution, judgement } = checking.getSnapshot().context;
    if (snapshot?.board.grid === grid && snapshot.verdicts === judgement) return snapshot;
    snapshot = snapshotOf({ grid, solution, verdicts: judgement, mode, checks }, snapshot);
    return snapshot;
  };
  const connect = (emit: () => void) => {
    let shown = current();
    const subscription = checking.subscribe(() => {
      const next = current();
      if (next === shown) return;
      shown = next;
      emit();
    });
    return () => subscription.unsubscribe();
  };
  const reader = createClueReader({ current });
  return { actor, mode, reader, ...derivedStore(current, connect) };
}

interface Sources {
  readonly grid: Grid;
  readonly solution: Grid | null;
  readonly verdicts: Judgement;
  readonly mode: WorkspaceMode;
  readonly checks: CheckMode;
}

function snapshotOf(
  { grid, solution, verdicts, mode, checks }: Sources,
  previous: BoardSnapshot | null,
): BoardSnapshot {
  const board = boardOf(grid);
  const judgement = shownJudgement(verdicts, board, checks);
  const legend = stableLegend(previous?.legend ?? [], legendOf(board, judgement, mode.id));
  return {
    board,
    judgement,
    verdicts,
    visible: visibleSymbols(board, solution, mode.id),
    errors: sameOr(previous?.errors, errorCells(board, judgement)),
    legend,
    faults: sameFaults(previous?.faults, faultsOf(legend, judgement)),
  };
}

function errorCells(board: Board, judgement: Judgement): Cell[] {
  const cells = new Set<Cell>();
  for (const { state, cells: marked } of judgement.rules)
    if (state === 'error') marked.forEach((cell) => cells.add(cell));
  for (const [id, states] of judgement.symbols) {
    const list = board.grid.symbols.get(id) ?? [];
    states.forEach((state, index) => {
      const at = list[index]?.at;
      if (state === 'error' && at) touchedStoredCells(at, board).forEach((cell) => cells.add(cell));
    });
  }
  return [...cells].sort((a, b) => a - b);
}

/** The same list while the same clues are broken. */
function sameFaults(previous: readonly Fault[] | undefined, next: readonly Fault[]) {
  const isSame =
    previous?.length === next.length && previous.every(({ key }, i) => key === next[i]?.key);
  return isSame ? previous : next;
}

function sameOr(previous: readonly Cell[] | undefined, next: readonly Cell[]): readonly Cell[] {
  const isSame =
    previous?.length === next.length && previous.every((cell, index) => cell === next[index]);
  return isSame ? previous : next;
}
