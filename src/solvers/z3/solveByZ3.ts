import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { recolor, type Grid, type SolidColor } from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { findAlternatives, writeColors } from '#engine/solving/alternatives.ts';
import type { SolveEvent } from '#engine/solving/protocol.ts';
import { translatePuzzle } from '../cspuz/translatePuzzle.ts';
import { postToZ3 } from './postToZ3.ts';
import type { Z3Api } from './z3.ts';

/** Functions to load, start and end the prover on a platform. */
interface Z3Host {
  loadZ3(): Promise<() => Promise<Z3Api>>;
  endZ3(api: Z3Api): Promise<void>;
}

function currentHost(): Promise<Z3Host> {
  const isBrowser = 'WorkerGlobalScope' in globalThis;
  return isBrowser ? import('./browserZ3.ts') : import('./nodeZ3.ts');
}

/**
 * Load the prover. The function returned solves a puzzle: it finds a solution and excludes it,
 * until there is none.
 */
export async function loadSolverByZ3(): Promise<(puzzle: Grid) => AsyncGenerator<SolveEvent>> {
  const host = await currentHost();
  const start = await host.loadZ3();
  return async function* solveByZ3(puzzle) {
    const api = await start();
    try {
      yield* enumerate(api, clearToGivens(puzzle));
    } finally {
      await host.endZ3(api);
    }
  };
}

async function* enumerate(api: Z3Api, grid: Grid): AsyncGenerator<SolveEvent, void> {
  const known = new Set<string>();
  for (const alternative of findAlternatives(boardOf(grid))) {
    if (known.has(writeColors(alternative))) continue;
    known.add(writeColors(alternative));
    yield { type: 'solution', grid: alternative };
  }
  const context = api.Context('main');
  const solver = new context.Solver();
  const colors = postToZ3(context, solver, grid, translatePuzzle(grid).data);
  const effort = { decisions: 0, conflicts: 0, propagations: 0, fixed: 0 };
  for (;;) {
    yield { type: 'progress', progress: { ...effort } };
    const result = await solver.check();
    if (result === 'unknown') throw new Error(`Z3 gave up: ${solver.reasonUnknown()}`);
    if (result === 'unsat') return;
    const found = colors.read(solver.model());
    const painted = paint(grid, found);
    const isNew = !known.has(writeColors(painted));
    if (isNew && judge(boardOf(painted), null).final !== 'error')
      yield { type: 'solution', grid: painted };
    solver.add(colors.differsFrom(found));
    effort.decisions += 1;
  }
}

function paint(grid: Grid, colors: readonly SolidColor[]): Grid {
  const remaining = colors.values();
  const tiles = grid.tiles.map((tile) => {
    const next = tile.exists ? remaining.next().value : undefined;
    return next === undefined ? tile : recolor(tile, next);
  });
  return { ...grid, tiles };
}
