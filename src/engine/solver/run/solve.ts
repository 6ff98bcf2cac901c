import { judge } from '../../judging/judge.ts';
import type { Grid } from '../../grid/grid.ts';
import { alternativesOf, colorsOf } from './alternatives.ts';
import { compile, paint, type Compiled } from './compile.ts';
import { fixedCells } from './fixedCells.ts';
import type { Literal } from '../sat/Propagator.ts';
import type { SolveEvent, Solving } from './SolveEvent.ts';
import { asksForForced } from './support.ts';

/** Steps of a search between two reports of progress. */
const STEPS_PER_REPORT = 256;

/**
 * Find solutions of a grid, each once: full colorings without an error. Where the grid asks for what can be deduced,
 * the one answer is the grid with the cells that have the same color in all solutions; no answer if there is none.
 * Yields progress every few hundred steps, so that the caller can stop.
 */
export function* solveUniversally(grid: Grid): Solving {
  yield* solveWith(grid, compile(grid));
}

/** Solve a grid that was compiled, with the search it was compiled for. */
export function solveWith(grid: Grid, compiled: Compiled): Solving {
  return asksForForced(grid) ? deduce(compiled) : enumerate(compiled);
}

function* enumerate(compiled: Compiled): Solving {
  const { search, board } = compiled;
  const found = new Set<string>();
  for (const alternative of alternativesOf(board)) {
    if (found.has(colorsOf(alternative))) continue;
    found.add(colorsOf(alternative));
    yield { type: 'solution', grid: alternative };
  }
  while (yield* findModel(compiled, [])) {
    const { grid } = paint(board, compiled.dark, (it) => search.trail.value[it] === 1);
    const colors = colorsOf(grid);
    // A search that forgets may come to a solution again.
    if (!found.has(colors)) yield { type: 'solution', grid };
    found.add(colors);
    exclude(compiled);
  }
}

/** Search for the next coloring that has no error; it is then on the trail. */
function* findModel(
  compiled: Compiled,
  assumptions: readonly Literal[],
): Generator<SolveEvent, boolean> {
  const { search, board, dark } = compiled;
  for (;;) {
    let steps = 0;
    const outcome = search.run(assumptions, () => ++steps >= STEPS_PER_REPORT);
    if (outcome === 'unsat') return false;
    if (outcome === 'paused') {
      yield { type: 'progress', progress: { ...search.effort, fixed: fixedCells(search, dark) } };
      continue;
    }
    const full = paint(board, dark, (it) => search.trail.value[it] === 1);
    if (judge(full, null).final !== 'error') return true;
    exclude(compiled);
  }
}

/** Never come to this coloring again: one of its decisions must differ, or one of its cells. */
function exclude({ search, dark }: Compiled): void {
  const { trail } = search;
  const decisions = Array.from({ length: trail.depth }, (_, i) => trail.decisionOf(i + 1));
  const cells = new Set(Array.from(dark));
  const areCells = decisions.every((it) => cells.has(it) || cells.has(it ^ 1));
  const painted = [...cells]
    .filter((it) => it >= 0)
    .map((it) => (trail.value[it] === 1 ? it : it ^ 1));
  search.leave(areCells ? decisions : painted);
}

/** The backbone: what no solution has otherwise. Each open cell is tried the other way, with all that is learnt. */
function* deduce(compiled: Compiled): Solving {
  const { search, board, dark } = compiled;
  const alternatives = alternativesOf(board);
  const model = new Map<number, Literal>();
  const keep = (isTrue: (literal: Literal) => boolean) => {
    for (const [variable, literal] of model) if (!isTrue(literal)) model.delete(variable);
  };
  const start = (isTrue: (literal: Literal) => boolean) => {
    for (const literal of Array.from(dark)) {
      if (literal >= 0) model.set(literal >> 1, isTrue(literal) ? literal : literal ^ 1);
    }
  };
  const hasModel = yield* findModel(compiled, []);
  if (hasModel) {
    start((literal) => search.trail.value[literal] === 1);
    search.retreat(0);
  }
  for (const { tiles } of alternatives) {
    const painted = new Set(
      tiles.map(({ color }, cell) => (dark[cell] ?? 0) ^ (color === 'dark' ? 0 : 1)),
    );
    const isTrue = (literal: Literal) => painted.has(literal);
    if (model.size === 0 && !hasModel) start(isTrue);
    else keep(isTrue);
  }
  if (!hasModel && alternatives.length === 0) return;
  yield* narrow(compiled, model, keep);
  const certain = new Set(model.values());
  const { grid } = paint(board, dark, (it) => certain.has(it));
  yield { type: 'solution', grid };
}

function* narrow(
  compiled: Compiled,
  model: Map<number, Literal>,
  keep: (isTrue: (literal: Literal) => boolean) => void,
): Generator<SolveEvent, void> {
  const { search } = compiled;
  for (const [variable, literal] of model) {
    if (!model.has(variable)) continue;
    for (const other of model.values()) search.suggest(other ^ 1);
    if (yield* findModel(compiled, [literal ^ 1])) {
      keep((it) => search.trail.value[it] === 1);
      search.retreat(0);
    } else {
      search.addClause([literal]);
    }
  }
}
