import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { recolor } from '#engine/grid/grid.ts';
import type { Grid, SolidColor } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/reset.ts';
import { alternativesOf, colorsOf } from '#engine/solver/run/alternatives.ts';
import type { SolveEvent } from '#engine/solver/run/SolveEvent.ts';
import { statePuzzle } from '../cspuz/statePuzzle.ts';
import { stateToZ3 } from './stateToZ3.ts';
import type { Z3Api } from './z3.ts';

/** Where the prover's code comes from, and how it is ended. */
interface Z3Host {
  startZ3(): Promise<Z3Api>;
  endZ3(api: Z3Api): Promise<void>;
}

function hostOfHere(): Promise<Z3Host> {
  const isBrowser = 'WorkerGlobalScope' in globalThis;
  return isBrowser ? import('./browserZ3.ts') : import('./nodeZ3.ts');
}

/** Solve with the prover: find a solution, exclude it, and ask again until nothing is left. */
export async function* solveByZ3(puzzle: Grid): AsyncGenerator<SolveEvent, void> {
  const host = await hostOfHere();
  const api = await host.startZ3();
  try {
    yield* enumerate(api, clearToGivens(puzzle));
  } finally {
    await host.endZ3(api);
  }
}

async function* enumerate(api: Z3Api, grid: Grid): AsyncGenerator<SolveEvent, void> {
  const told = new Set<string>();
  for (const alternative of alternativesOf(boardOf(grid))) {
    if (told.has(colorsOf(alternative))) continue;
    told.add(colorsOf(alternative));
    yield { type: 'solution', grid: alternative };
  }
  const context = api.Context('main');
  const solver = new context.Solver();
  const colors = stateToZ3(context, solver, grid, statePuzzle(grid).data);
  const effort = { decisions: 0, conflicts: 0, propagations: 0, fixed: 0 };
  for (;;) {
    yield { type: 'progress', progress: { ...effort } };
    const result = await solver.check();
    if (result === 'unknown') throw new Error(`Z3 gave up: ${solver.reasonUnknown()}`);
    if (result === 'unsat') return;
    const found = colors.read(solver.model());
    const painted = paint(grid, found);
    const isNew = !told.has(colorsOf(painted));
    if (isNew && judge(boardOf(painted), null).final !== 'error')
      yield { type: 'solution', grid: painted };
    solver.add(colors.differsFrom(found));
    effort.decisions += 1;
  }
}

function paint(grid: Grid, colors: readonly SolidColor[]): Grid {
  const left = colors.values();
  const tiles = grid.tiles.map((tile) => {
    const next = tile.exists ? left.next() : undefined;
    return next === undefined || next.done ? tile : recolor(tile, next.value);
  });
  return { ...grid, tiles };
}
