import { getHeapStatistics } from 'node:v8';
import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import { findGroups } from '#engine/grid/connections.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { ruleSolving } from '#engine/rules/solving.ts';
import { compile } from '#engine/solving/compile.ts';
import { solveWith } from '#engine/solving/solve.ts';
import type { SolveEvents } from '#engine/solving/protocol.ts';
import { asksForForced, isSupported } from '#engine/solving/support.ts';
import { verdictOnColorings, verdictOnForced } from '#server/domain/solutionVerdict.ts';
import type { SearchLimits } from './protocol.ts';
import { type Verification, unknownVerification } from './PuzzleChecks.ts';
import { readPuzzleData } from './readPuzzleData.ts';

/**
 * Search for the solutions of a puzzle within the limits. An accepted alternate solution that
 * breaks the rules does not count. `verdictOnForced` explains the states for puzzles that leave
 * cells open.
 */
export async function verifyPuzzleData(data: string, limits: SearchLimits): Promise<Verification> {
  const full = await readPuzzleData(data);
  if (!full.ok) return unknownVerification('unreadable');
  const bare = withoutAlternatives(full.value);
  const { grid, solution: author } = splitSolution(bare);
  if (!isSupported(grid)) return unknownVerification('needsSolution');

  const startMs = performance.now();
  const compiled = compile(grid);
  const isForced = asksForForced(grid);
  const found = collect(solveWith(grid, compiled), isForced ? 1 : 2, limitReached(startMs, limits));
  const effort = {
    ...compiled.search.statistics,
    milliseconds: Math.round(performance.now() - startMs),
  };
  if (!found) return unknownVerification('gaveUp', effort);
  const verdict = isForced
    ? verdictOnForced(found[0] ?? null, author)
    : verdictOnColorings(found, author, isFaultless(bare));
  return {
    ...verdict,
    unknownReason: verdict.state === 'unknown' ? 'contradiction' : null,
    effort,
  };
}

function withoutAlternatives(grid: Grid): Grid {
  const rules = grid.rules.filter(({ id }) => !ruleSolving.get(id)?.alternative);
  return rules.length === grid.rules.length ? grid : { ...grid, rules };
}

/** The first solutions, or null if the search exceeds its limits. */
function collect(
  events: SolveEvents,
  most: number,
  isLimitReached: () => boolean,
): readonly Grid[] | null {
  const found: Grid[] = [];
  for (const event of events) {
    if (event.type === 'solution') found.push(event.grid);
    if (found.length === most) return found;
    if (isLimitReached()) return null;
  }
  return found;
}

/** Typed arrays are not part of the heap that the limits of a worker cover. */
function limitReached(startMs: number, { milliseconds, megabytes }: SearchLimits): () => boolean {
  return () => {
    if (performance.now() - startMs >= milliseconds) return true;
    const { used_heap_size: inside, external_memory: outside } = getHeapStatistics();
    return inside + outside >= megabytes * 2 ** 20;
  };
}

/** True if players could paint this coloring and it would be accepted. */
function isFaultless(full: Grid): boolean {
  const board = boardOf(full);
  const isPaintable = findGroups(full).every((group) => {
    const colors = group.flatMap((cell) => (board.exists(cell) ? [board.color(cell)] : []));
    return new Set(colors).size <= 1;
  });
  return isPaintable && board.isComplete && judge(board, null).final !== 'error';
}
