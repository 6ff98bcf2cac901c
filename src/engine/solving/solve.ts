import { judge } from '../judging/judge.ts';
import type { Grid } from '../grid/grid.ts';
import { findAlternatives, writeColors } from './alternatives.ts';
import { compile, paint, type Compiled } from './compile.ts';
import type { Literal } from '../solver/sat/Reason.ts';
import type { SolveEvent, SolveEvents } from './protocol.ts';
import { asksForForced } from './support.ts';
import type { Search } from '../solver/sat/Search.ts';

/** Steps of a search between two reports of progress. */
const STEPS_PER_REPORT = 256;

/**
 * Find the solutions of a grid, each once: full colorings without an error. If a rule asks for
 * deducible colors, the single result is the grid with the colors that all solutions have in
 * common; no result if there is no solution. Yields progress regularly, so that the caller can
 * stop.
 */
export function* solveUniversally(grid: Grid): SolveEvents {
  yield* solveWith(grid, compile(grid));
}

/** Solve a compiled grid. */
export function solveWith(grid: Grid, compiled: Compiled): SolveEvents {
  return asksForForced(grid) ? solveForced(compiled) : enumerate(compiled);
}

function* enumerate(compiled: Compiled): SolveEvents {
  const { search, board } = compiled;
  const found = new Set<string>();
  for (const alternative of findAlternatives(board)) {
    if (found.has(writeColors(alternative))) continue;
    found.add(writeColors(alternative));
    yield { type: 'solution', grid: alternative };
  }
  while (yield* findModel(compiled, [])) {
    const { grid } = paint(board, compiled.dark, (it) => search.trail.value[it] === 1);
    const colors = writeColors(grid);
    // A search that forgets may find a solution again.
    if (!found.has(colors)) yield { type: 'solution', grid };
    found.add(colors);
    blockSolution(compiled);
  }
}

/** Search for the next coloring without an error. It is on the trail afterwards. */
export function* findModel(
  compiled: Compiled,
  assumptions: readonly Literal[],
): Generator<SolveEvent, boolean> {
  const { search, dark } = compiled;
  for (;;) {
    let steps = 0;
    const outcome = search.run(assumptions, () => ++steps >= STEPS_PER_REPORT);
    if (outcome === 'unsat') return false;
    if (outcome === 'paused') {
      yield {
        type: 'progress',
        progress: { ...search.statistics, fixed: fixedCells(search, dark) },
      };
      continue;
    }
    if (isSolved(compiled)) return true;
    blockSolution(compiled);
  }
}

/** True if the judge finds no error in the coloring on the trail, which is full. */
export function isSolved({ search, board, dark }: Compiled): boolean {
  const full = paint(board, dark, (it) => search.trail.value[it] === 1);
  return judge(full, null).final !== 'error';
}

/**
 * Exclude the coloring on the trail by its decisions, or by its cells if some decisions are not
 * about cells.
 */
export function blockSolution({ search, dark }: Compiled): void {
  const { trail } = search;
  const decisions = Array.from({ length: trail.depth }, (_, i) => trail.decisionOf(i + 1));
  const cells = new Set(Array.from(dark));
  const areCells = decisions.every((it) => cells.has(it) || cells.has(it ^ 1));
  const painted = [...cells]
    .filter((it) => it >= 0)
    .map((it) => (trail.value[it] === 1 ? it : it ^ 1));
  search.block(areCells ? decisions : painted);
}

/** Find the backbone: the literals of cells that all solutions have in common. */
function* solveForced(compiled: Compiled): SolveEvents {
  const { search, board, dark } = compiled;
  const alternatives = findAlternatives(board);
  const model = new Map<number, Literal>();
  const keepIf = (isTrue: (literal: Literal) => boolean) => {
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
    search.backtrack(0);
  }
  for (const { tiles } of alternatives) {
    const painted = new Set(
      tiles.map(({ color }, cell) => (dark[cell] ?? 0) ^ (color === 'dark' ? 0 : 1)),
    );
    const isTrue = (literal: Literal) => painted.has(literal);
    if (model.size === 0 && !hasModel) start(isTrue);
    else keepIf(isTrue);
  }
  if (!hasModel && alternatives.length === 0) return;
  yield* refineBackbone(compiled, model, keepIf);
  const backbone = new Set(model.values());
  const { grid } = paint(board, dark, (it) => backbone.has(it));
  yield { type: 'solution', grid };
}

/** Remove each literal from `model` for which a solution with its negation exists. */
function* refineBackbone(
  compiled: Compiled,
  model: Map<number, Literal>,
  keepIf: (isTrue: (literal: Literal) => boolean) => void,
): Generator<SolveEvent, void> {
  const { search } = compiled;
  for (const [variable, literal] of model) {
    if (!model.has(variable)) continue;
    for (const other of model.values()) search.setPhase(other ^ 1);
    if (yield* findModel(compiled, [literal ^ 1])) {
      keepIf((it) => search.trail.value[it] === 1);
      search.backtrack(0);
    } else {
      search.addClause([literal]);
    }
  }
}

/** Number of cells with a color on decision level 0, which is the same in every solution. */
function fixedCells({ trail }: Search, dark: ArrayLike<Literal>): number {
  return Array.from(dark).filter(
    (it) => it >= 0 && trail.value[it] !== 0 && trail.level[it >> 1] === 0,
  ).length;
}
