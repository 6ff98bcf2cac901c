import type { ActorRefFrom } from 'xstate';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { Judgement } from '#engine/clues/judgement.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Givens } from '#engine/grid/givens.ts';
import { touchedStoredCells } from '#engine/grid/placement.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { visibleSymbols, type SymbolFlags } from '#engine/judging/display.ts';
import { findFaults, type Fault } from '#engine/judging/faults.ts';
import { createLegend, type LegendRow } from '#engine/judging/legend.ts';
import { ruleMarks } from '#engine/judging/marks.ts';
import { shownJudgement, type CheckMode } from '#engine/play/check.ts';
import { derivedStore, type ReadableStore } from '#base/store.ts';
import type { BoardContext } from '#machines/boardContext.ts';
import type { boardMachine } from '#machines/boardMachine.ts';
import type { playMachine } from '#machines/playMachine.ts';
import type { solveMachine } from '#machines/solveMachine.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { isSameText } from '#texts/message.ts';
import { createClueReader, type ClueReader } from './clueReader.ts';
import { createTurns, type Turns } from './turns.ts';

export type PlayActor = ActorRefFrom<typeof playMachine>;
export type SolveActor = ActorRefFrom<typeof solveMachine>;
export type BoardActor = ActorRefFrom<typeof boardMachine>;
/** The board as pages have it. Of strokes on a canvas its listeners hear after the picture. */
type ShownActor = Pick<BoardActor, 'getSnapshot' | 'send' | 'subscribe'>;

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
 * change of it, but of strokes on a canvas only after the picture.
 */
export interface BoardStore extends ReadableStore<BoardSnapshot> {
  /** The board itself: what happens to it is sent here. */
  readonly actor: ShownActor;
  /** The same store for what draws and sounds: it always emits at once. */
  readonly ahead: ReadableStore<BoardSnapshot>;
  /** Send the input of a canvas, which draws it before anybody else hears of it. */
  readonly paint: (input: BoardInput) => void;
  readonly mode: WorkspaceMode;
  /** Tells givens from cells that became final in play. */
  readonly givens: Givens;
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
  const turns = createTurns();
  let legend: LegendMemo = { read: () => NO_LEGEND, known: () => NO_LEGEND };
  let snapshot: BoardSnapshot | null = null;
  const current = () => {
    const { grid, solution, judgement } = checking.getSnapshot().context;
    if (snapshot?.board.grid === grid && snapshot.verdicts === judgement) return snapshot;
    const board = boardOf(grid);
    const shown = shownJudgement(judgement, board, checks);
    legend = memoizeLegend(legend.known(), (before) => nextLegend(before, board, shown, mode));
    snapshot = snapshotOf(
      { board, judgement: shown, verdicts: judgement, solution, mode },
      snapshot,
      legend,
    );
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
  const ahead = derivedStore(current, connect);
  const { initial } = actor.getSnapshot().context;
  return {
    mode,
    givens: mode.rights.replaceFixed ? null : initial.grid.tiles,
    reader: createClueReader({ current, isBusy: () => showsItsWork(actor.getSnapshot().context) }),
    ahead,
    current,
    subscribe: (listener) => turns.listen(ahead.subscribe, listener),
    actor: inTurn(actor, turns),
    paint: (input) => turns.first(() => actor.send(input)),
  };
}

/** Whether the tool in hand shows under the pointer what it would do. */
function showsItsWork({ tool }: BoardContext): boolean {
  return tool !== 'color' && tool !== 'mark';
}

/** An actor whose listeners hear of it in turn. */
function inTurn(actor: BoardActor, turns: Turns): ShownActor {
  const subscribeNow = (emit: () => void) => {
    const subscription = actor.subscribe(emit);
    return () => subscription.unsubscribe();
  };
  return {
    getSnapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event),
    subscribe(observer) {
      const next = typeof observer === 'function' ? observer : observer.next?.bind(observer);
      const unsubscribe = turns.listen(subscribeNow, () => next?.(actor.getSnapshot()));
      return { unsubscribe };
    },
  };
}

interface Sources {
  readonly board: Board;
  /** The verdicts as shown to the player. */
  readonly judgement: Judgement;
  readonly verdicts: Judgement;
  readonly solution: Grid | null;
  readonly mode: WorkspaceMode;
}

interface Legend {
  readonly legend: readonly LegendRow[];
  readonly faults: readonly Fault[];
}

const NO_LEGEND: Legend = { legend: [], faults: [] };

/** The legend of one snapshot, computed on first use. */
interface LegendMemo {
  readonly read: () => Legend;
  /** The legend if it was computed, otherwise the earlier one it would be computed from. */
  readonly known: () => Legend;
}

function memoizeLegend(before: Legend, make: (before: Legend) => Legend): LegendMemo {
  let made: Legend | null = null;
  return { read: () => (made ??= make(before)), known: () => made ?? before };
}

/** The legend of a board. Rows and faults equal to those of `before` stay the same objects. */
function nextLegend(
  before: Legend,
  board: Board,
  judgement: Judgement,
  mode: WorkspaceMode,
): Legend {
  const legend = stableLegend(before.legend, createLegend(board, judgement, mode.id));
  return { legend, faults: sameFaults(before.faults, findFaults(legend, judgement)) };
}

function snapshotOf(
  { board, judgement, verdicts, solution, mode }: Sources,
  previous: BoardSnapshot | null,
  { read }: LegendMemo,
): BoardSnapshot {
  return {
    board,
    judgement,
    verdicts,
    visible: visibleSymbols(board, solution, mode.id),
    errors: sameOr(previous?.errors, errorCells(board, judgement)),
    // Computed lazily, when pages read them after the picture: they take as long as the rest.
    get legend() {
      return read().legend;
    },
    get faults() {
      return read().faults;
    },
  };
}

function errorCells(board: Board, judgement: Judgement): Cell[] {
  const cells = new Set<Cell>();
  judgement.rules.forEach(({ state }, index) => {
    if (state !== 'error') return;
    for (const cell of ruleMarks(board, judgement, index)) cells.add(cell);
  });
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
function sameFaults(previous: readonly Fault[], next: readonly Fault[]): readonly Fault[] {
  const isSame =
    previous.length === next.length && previous.every(({ key }, i) => key === next[i]?.key);
  return isSame ? previous : next;
}

function sameOr(previous: readonly Cell[] | undefined, next: readonly Cell[]): readonly Cell[] {
  const isSame =
    previous?.length === next.length && previous.every((cell, index) => cell === next[index]);
  return isSame ? previous : next;
}

/**
 * Rows that say what they said before stay the same objects, and so does the list: pictures are
 * drawn once.
 */
function stableLegend(
  before: readonly LegendRow[],
  after: readonly LegendRow[],
): readonly LegendRow[] {
  const byKey = new Map(before.map((row) => [row.key, row]));
  const rows = after.map((row) => stableRow(byKey.get(row.key), row));
  const isSame = rows.length === before.length && rows.every((row, i) => row === before[i]);
  return isSame ? before : rows;
}

function stableRow(before: LegendRow | undefined, after: LegendRow): LegendRow {
  if (!before || !isSameText(before.explain, after.explain)) return after;
  const isSame =
    before.state === after.state &&
    before.shownState === after.shownState &&
    isSameText(before.errorDescription?.short, after.errorDescription?.short) &&
    isSameText(before.errorDescription?.long, after.errorDescription?.long);
  return isSame ? before : { ...after, example: before.example };
}
