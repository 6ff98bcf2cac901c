import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromCallback, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { writeGridText, parseGridText } from '#engine/codec/gridText.ts';
import type { Grid, SymbolInstance } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import type { SolveRequest } from '#engine/solving/protocol.ts';
import { solverMachine, type SolverEvent, parseReply } from '#machines/solverMachine.ts';
import { spawnSolver } from '#workers/spawnSolver.ts';
import { message, type Text } from '#texts/message.ts';
import { paramsOf } from '#engine/clues/params.ts';
import { gridEquals, ruleEquals, symbolEquals } from '#engine/judging/equality.ts';
import { symbolById } from '#engine/symbols/index.ts';
import type { SolverProof } from '#engine/puzzle/checklist.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { usePuzzle } from './usePuzzle.ts';

export type SolverRun = ActorRefFrom<typeof solverMachine>;

const machine = solverMachine.provide({
  actors: {
    solver: fromCallback<SolverEvent, SolveRequest>(({ input, sendBack }) =>
      spawnSolver(input, (reply) =>
        sendBack({ type: 'solver.reply', reply: parseReply(reply), atMs: performance.now() }),
      ),
    ),
  },
});

/** Runs solvers, one at a time, each in a worker that ends with its run. */
export function useSolverRun(): SolverRun {
  return useActorRef(machine);
}

/**
 * Stop a search when its puzzle is no longer on the board, even if that happened without a panel.
 */
export function useEndOfStaleRun(run: SolverRun, puzzle: Grid): void {
  useEffect(() => {
    if (run.getSnapshot().context.request.grid !== puzzleText(puzzle))
      run.send({ type: 'clues.changed' });
  }, [run, puzzle]);
}

/** The text of a grid for solvers: without the colors of the player. */
export function puzzleText(grid: Grid): string {
  return writeGridText(clearToGivens(grid));
}

const MANY = message('solver.beforeChanges');

/**
 * Describe the change between two puzzles: "before this area number 3", "before this rule". Several
 * changes get a general description.
 */
export function changeInWords(before: Grid, after: Grid): Text {
  if (gridEquals({ ...after, symbols: before.symbols }, before))
    return symbolInWords(symbolsOf(before), symbolsOf(after));
  if (!gridEquals({ ...after, rules: before.rules }, before)) return MANY;
  const isNew = (rule: Grid['rules'][number]) => !before.rules.some((old) => ruleEquals(old, rule));
  const isGone = (rule: Grid['rules'][number]) => !after.rules.some((own) => ruleEquals(own, rule));
  const isOne = after.rules.filter(isNew).length === 1 && before.rules.filter(isGone).length < 2;
  return isOne ? message('solver.beforeRule') : MANY;
}

function symbolInWords(before: readonly SymbolInstance[], after: readonly SymbolInstance[]): Text {
  const added = after.filter((own) => !before.some((old) => symbolEquals(old, own)));
  const gone = before.filter((old) => !after.some((own) => symbolEquals(own, old)));
  const [symbol] = added;
  const def = symbol && symbolById.get(symbol.id);
  if (!def || added.length > 1 || gone.some((old) => !isAtPlaceOf(old, symbol))) return MANY;
  return message('solver.beforeSymbol', { symbol: def.speak(paramsOf(def, symbol)) });
}

function isAtPlaceOf(a: SymbolInstance, b: SymbolInstance): boolean {
  return a.id === b.id && a.at.x === b.at.x && a.at.y === b.at.y;
}

function symbolsOf({ symbols }: Grid): readonly SymbolInstance[] {
  return [...symbols.values()].flat();
}

/** The proof that a run gives for its puzzle. */
function proofOf({ value, context }: SnapshotFrom<typeof solverMachine>): SolverProof {
  if (value === 'unsolvable') return 'unsolvable';
  const isWhole = context.solutions.every(({ tiles }) =>
    tiles.every(({ exists, color }) => !exists || color !== 'gray'),
  );
  if (!isWhole) return 'unknown'; // a partial solution proves nothing
  if (value === 'only') return 'unique';
  return value === 'many' ? 'many' : 'unknown';
}

/** The proof for the puzzle that is on the board. */
export function useSolverProof(run: SolverRun, store: BoardStore): SolverProof {
  const proof = useSelector(run, proofOf);
  const asked = useSelector(run, ({ context }) => context.request.grid);
  const text = usePuzzleText(usePuzzle(store));
  return asked === text ? proof : 'unknown';
}

/** The change of the puzzle since the start of a run; null while it is the same. */
export function useChangeSince(run: SolverRun, puzzle: Grid): Text | null {
  const asked = useSelector(run, ({ context }) => context.request.grid);
  const text = usePuzzleText(puzzle);
  return useMemo(() => {
    if (asked === text || asked === '') return null;
    const before = parseGridText(asked);
    return before.ok ? changeInWords(before.value, clearToGivens(puzzle)) : null;
  }, [asked, text, puzzle]);
}

function usePuzzleText(puzzle: Grid): string {
  return useMemo(() => puzzleText(puzzle), [puzzle]);
}
