import { message, type Text } from '#texts/message.ts';
import { fromCallback, type ActorRefFrom } from 'xstate';
import { splitSolution } from '#engine/codec/gridWithSolution.ts';
import { parseGridText, writeGridText } from '#engine/codec/gridText.ts';
import type { Grid } from '#engine/grid/grid.ts';
import { inspectPuzzle, type InspectedPuzzle } from '#engine/import/inspect.ts';
import { unpackSource } from '#engine/import/openSource.ts';
import { openPuzzle, type Puzzle } from '#engine/puzzle/puzzle.ts';
import { fail, type Result } from '#base/result.ts';
import type { SolveReply } from '#engine/solving/protocol.ts';
import { asksForForced } from '#engine/solving/support.ts';
import {
  type ImportEvent,
  type InspectionResult,
  type InspectRequest,
  type ImportSolve,
  importMachine,
} from '#machines/importMachine.ts';
import type { RowOutcome } from '#machines/importRows.ts';
import { type SolverPool, createSolverPool } from '#workers/solverPool.ts';
import { spawnInspector, type Inspector } from '#workers/spawnInspector.ts';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';

/** The number of sources decoded together; the list renders after each batch. */
const BATCH = 25;

/** Two solutions prove that there is not exactly one. */
const MOST_SOLUTIONS = 2;

/** Decodes sources in batches, in a worker that stops with the machine. */
const inspectorActor = fromCallback<InspectRequest>(({ receive, sendBack }) => {
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  let worker: Inspector | null = null;
  let last = Promise.resolve();
  receive(({ items }) => {
    for (let from = 0; from < items.length; from += BATCH) {
      const batch = items.slice(from, from + BATCH);
      last = last.then(async () => {
        if (isStopped()) return;
        worker ??= spawnInspector();
        const results = await inspectBatch(batch, worker);
        if (!isStopped()) sendBack({ type: 'rows.inspected', results });
      });
    }
  });
  return () => {
    stopping.abort();
    worker?.terminate();
  };
});

/**
 * Inspect a batch; results have its order. If the worker fails, every row of the batch gets the
 * error.
 */
export async function inspectBatch(
  batch: InspectRequest['items'],
  { inspect }: Pick<Inspector, 'inspect'>,
): Promise<readonly InspectionResult[]> {
  const unpacked = await Promise.all(
    batch.map(async ({ id, source }) => ({
      id,
      result: await unpackSource(source, browserCompression),
    })),
  );
  const readable = unpacked.flatMap(({ id, result }) =>
    result.ok ? [{ id, source: result.value }] : [],
  );
  const results = await inspect(readable.map(({ source }) => source)).catch(
    (): readonly Result<InspectedPuzzle, Text>[] =>
      readable.map(() => fail(message('imports.unreadable'))),
  );
  const inspected = new Map(readable.map(({ id }, i) => [id, results[i]]));
  return unpacked.flatMap(({ id, result }): readonly InspectionResult[] => {
    if (!result.ok) return [{ id, result }];
    const found = inspected.get(id);
    return found ? [{ id, result: found }] : [];
  });
}

/** The actor that solves one row, in a worker of the pool. */
function solveActor(pool: SolverPool) {
  return fromCallback<ImportEvent, ImportSolve>(({ input, sendBack }) => {
    const puzzle = openPuzzle(input.puzzle.text);
    if (!puzzle.ok) return undefined;
    const replies: SolveReply[] = [];
    const request = {
      grid: writeGridText(puzzle.value.grid),
      solver: 'auto',
      most: MOST_SOLUTIONS,
    };
    return pool.solve(request, (reply) => {
      if (reply.type === 'progress' || reply.type === 'substitute') return;
      replies.push(reply);
      if (reply.type === 'solution') return;
      sendBack({
        type: 'row.solved',
        id: input.id,
        outcome: computeOutcome(puzzle.value, replies),
      });
    });
  });
}

/** The outcome of a row, from all replies of the solver. */
export function computeOutcome(puzzle: Puzzle, replies: readonly SolveReply[]): RowOutcome {
  const last = replies.at(-1);
  const found = replies.flatMap((reply) => (reply.type === 'solution' ? [reply.grid] : []));
  const undecided = (why: Text): RowOutcome => ({
    solution: 'undecided',
    puzzle: null,
    message: why,
  });
  if (last?.type === 'failed') return undecided(last.message);
  if (found.length === 0) return { solution: 'none', puzzle: null, message: '' };
  if (found.length > 1) return { solution: 'multiple', puzzle: null, message: '' };
  const grid = parseGridText(found[0] ?? '');
  if (last?.type !== 'none' || !grid.ok) return undecided(message('imports.noCount'));
  if (!asksForForced(puzzle.grid) && !isComplete(grid.value))
    return undecided(message('imports.unknownClues'));
  const solved = puzzle.solution ? null : withSolution(puzzle, grid.value);
  return { solution: 'unique', puzzle: solved, message: '' };
}

function withSolution(puzzle: Puzzle, found: Grid): InspectedPuzzle {
  const { solution } = splitSolution({ ...puzzle.grid, tiles: found.tiles });
  return inspectPuzzle({ ...puzzle, solution });
}

function isComplete({ tiles }: Grid): boolean {
  return tiles.every(({ exists, color }) => !exists || color !== 'gray');
}

export type ImportActor = ActorRefFrom<typeof importMachine>;

/** Limit of parallel solvers. */
const MOST_WORKERS = 5;

/** The machine of the bulk import. Its workers stop with the page. */
export function useImport(): ImportActor {
  const [{ machine, pool }] = useState(() => {
    const solvers = createSolverPool();
    const actors = { inspector: inspectorActor, solve: solveActor(solvers) };
    return { machine: importMachine.provide({ actors }), pool: solvers };
  });
  useEffect(() => () => pool.destroy(), [pool]);
  return useActorRef(machine, { input: { workers: Math.min(MOST_WORKERS, coreCount()) } });
}

const FALLBACK = 2;

/** The number of hardware threads; two if the browser does not report it. */
function coreCount(): number {
  const { hardwareConcurrency } = navigator;
  return Number.isInteger(hardwareConcurrency) && hardwareConcurrency > 0
    ? hardwareConcurrency
    : FALLBACK;
}
