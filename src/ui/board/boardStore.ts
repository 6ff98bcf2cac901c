import type { ActorRef, ActorRefFrom, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { BoardInput } from '#engine/edit/BoardInput.ts';
import type { Judgement } from '#engine/clues/verdict.ts';
import type { Board } from '#engine/grid/board.ts';
import type { Givens } from '#engine/grid/colors.ts';
import type { Cell, Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { visibleSymbols, type SymbolFlags } from '#engine/judging/display.ts';
import { errorCells } from '#engine/judging/errorCells.ts';
import { findFaults, type Fault } from '#engine/judging/faults.ts';
import { createLegend, type LegendRow } from '#engine/judging/legend.ts';
import { shownJudgement, type CheckMode } from '#engine/play/check.ts';
import { derivedStore, type ReadableStore } from '#base/store.ts';
import type { BoardContext } from '#machines/boardContext.ts';
import type { boardMachine } from '#machines/boardMachine.ts';
import type { playMachine } from '#machines/playMachine.ts';
import type { solveMachine } from '#machines/solveMachine.ts';
import type { WorkspaceMode } from '#machines/workspaceMode.ts';
import { isSameText } from '#texts/message.ts';
import { createClueReader, type ClueReader } from './clueReader.ts';
import { createPaintFirstScheduler, type PaintFirstScheduler } from './paintFirstScheduler.ts';

export type PlayActor = ActorRefFrom<typeof playMachine>;
export type SolveActor = ActorRefFrom<typeof solveMachine>;
export type BoardActor = ActorRefFrom<typeof boardMachine>;
/** An actor for pages: subscribers receive the strokes of a canvas after the paint. */
type Shown<T extends AnyActorRef> = Pick<T, 'getSnapshot' | 'send' | 'subscribe'>;

/** State derived from the grid on screen. Unchanged parts keep their identity. */
export interface BoardSnapshot {
  readonly board: Board;
  /** The verdicts that the player sees. */
  readonly judgement: Judgement;
  /** All verdicts. */
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
 * The board on screen with derived state, computed once for each change. Emits after every change;
 * for strokes on a canvas, after the paint.
 */
export interface BoardStore extends ReadableStore<BoardSnapshot> {
  /** Receives all events of the board. */
  readonly actor: Shown<BoardActor>;
  /** The play around the board. */
  readonly play: Shown<PlayActor>;
  /** The same snapshots for drawing and sound. Emits at once. */
  readonly immediate: ReadableStore<BoardSnapshot>;
  /** Send the input of a canvas, which draws it before other subscribers are called. */
  readonly paint: (input: BoardInput) => void;
  readonly mode: WorkspaceMode;
  /** Distinguishes givens from cells that became final in play. */
  readonly givens: Givens;
  /** Opens explanations of clues on the board. */
  readonly reader: ClueReader;
}

/**
 * Returns the store of the board of a play. Grid and verdicts come from its checking actor. Boards
 * that are too large to check on the main thread receive their verdicts later, as another change.
 */
export function createBoardStore(
  play: PlayActor,
  mode: WorkspaceMode,
  checks: CheckMode = 'always',
): BoardStore {
  const { board: actor, checking } = play.getSnapshot().children;
  invariant(actor && checking, 'a play has a board and checks it');
  const scheduler = createPaintFirstScheduler();
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
  const immediate = derivedStore(current, connect);
  const { initial } = actor.getSnapshot().context;
  return {
    mode,
    givens: mode.rights.replaceFixed ? null : initial.grid.tiles,
    reader: createClueReader({ current, isBusy: () => showsItsWork(actor.getSnapshot().context) }),
    immediate,
    current,
    subscribe: (listener) => scheduler.subscribeAfterPaint(immediate.subscribe, listener),
    actor: afterPaint(actor, scheduler),
    play: afterPaint(play, scheduler),
    paint: (input) =>
      scheduler.runBeforePaint(() => actor.send(input), STROKE_ENDS.has(input.type)),
  };
}

const STROKE_ENDS: ReadonlySet<BoardInput['type']> = new Set(['stroke.end', 'stroke.cancel']);

/** Returns whether the selected tool shows a preview under the pointer. */
function showsItsWork({ tool }: BoardContext): boolean {
  return tool !== 'color' && tool !== 'mark';
}

/** An actor whose subscribers are called after the paint. */
function afterPaint<State extends Snapshot<unknown>, Event extends EventObject>(
  actor: ActorRef<State, Event>,
  scheduler: PaintFirstScheduler,
): Shown<ActorRef<State, Event>> {
  const subscribeNow = (emit: () => void) => {
    const subscription = actor.subscribe(emit);
    return () => subscription.unsubscribe();
  };
  return {
    getSnapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event),
    subscribe(observer) {
      const next = typeof observer === 'function' ? observer : observer.next?.bind(observer);
      const unsubscribe = scheduler.subscribeAfterPaint(subscribeNow, () =>
        next?.(actor.getSnapshot()),
      );
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

/** Returns the previous list while the same clues are broken. */
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

/** Unchanged rows, and an unchanged list, keep their identity, so that pictures are drawn once. */
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
