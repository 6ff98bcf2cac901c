import { judge } from '../clues/judge.ts';
import { boardOf } from '../clues/boardOf.ts';
import { recolor, type Grid } from '../grid/grid.ts';
import { ruleById } from '../rules/index.ts';
import { compile, paint, type Compiled } from './compile.ts';
import type { Literal } from './sat/Propagator.ts';
import type { Effort, Search } from './sat/Search.ts';

/** What a solver tells as it goes on. */
export type SolveEvent =
  | { readonly type: 'solution'; readonly grid: Grid }
  | { readonly type: 'progress'; readonly progress: SolveProgress };

/** How far a search has come. */
export interface SolveProgress extends Readonly<Effort> {
  /** Cells that are certain by now. */
  readonly fixed: number;
}

/** Steps of a search between two reports of progress. */
const STEPS_PER_REPORT = 256;

/** A run of a solver. Ends when there is nothing more to find; whoever does not want more stops asking. */
export type Solving = Generator<SolveEvent, void>;

/**
 * Find solutions of a grid, each once: full colorings without an error. Where the grid asks for what can be deduced,
 * the one answer is the grid with the cells that have the same color in all solutions; no answer if there is none.
 * Yields progress every few hundred steps, so that the caller can stop.
 */
export function* solveUniversally(grid: Grid): Solving {
  const compiled = compile(grid);
  const isForced = grid.rules.some(({ id }) => ruleById.get(id)?.traits?.answer === 'forced');
  yield* isForced ? deduce(compiled) : enumerate(compiled);
}

function* enumerate(compiled: Compiled): Solving {
  const { search, board } = compiled;
  const found = new Set<string>();
  for (const alternative of alternativesOf(compiled)) {
    if (found.has(colorsOf(alternative))) continue;
    found.add(colorsOf(alternative));
    yield { type: 'solution', grid: alternative };
  }
  while (yield* findModel(compiled, [])) {
    const { grid } = paint(board, compiled.dark, (it) => search.trail.value[it] === 1);
    if (!found.has(colorsOf(grid))) yield { type: 'solution', grid };
    exclude(search);
  }
}

/** Colors as text, for telling solutions apart. */
function colorsOf({ tiles }: Grid): string {
  return tiles.map(({ exists, color }) => (exists ? color.charAt(0) : '.')).join('');
}

/** Search for the next coloring that has no error; it is then on the trail. */
function* findModel(
  { search, board, dark }: Compiled,
  assumptions: readonly Literal[],
): Generator<SolveEvent, boolean> {
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
    exclude(search);
  }
}

/** Never come to this assignment again: one of its decisions must differ. */
function exclude(search: Search): void {
  const { trail } = search;
  const clause: Literal[] = [];
  for (let level = 1; level <= trail.depth; level++) clause.push(trail.decisionOf(level) ^ 1);
  search.addClause(clause);
}

function fixedCells({ trail }: Search, dark: ArrayLike<Literal>): number {
  return Array.from(dark).filter(
    (it) => it >= 0 && trail.value[it] !== 0 && trail.level[it >> 1] === 0,
  ).length;
}

/** Colorings accepted besides all others, as far as they go with the givens. */
function alternativesOf({ board, alternatives }: Compiled): readonly Grid[] {
  const { grid } = board;
  return alternatives.flatMap((alternative) => {
    if (alternative.width !== grid.width || alternative.height !== grid.height) return [];
    const tiles = grid.tiles.map((tile, cell) => {
      const color = alternative.tiles[cell]?.color ?? 'gray';
      return tile.exists && !tile.fixed ? recolor(tile, color) : tile;
    });
    const painted = { ...grid, tiles };
    const board = boardOf(painted);
    return board.isComplete && judge(board, null).final !== 'error' ? [painted] : [];
  });
}

/** The backbone: what no solution has otherwise. Each open cell is tried the other way, with all that is learnt. */
function* deduce(compiled: Compiled): Solving {
  const { search, board, dark } = compiled;
  const alternatives = alternativesOf(compiled);
  const model = new Map<number, Literal>();
  const keep = (isTrue: (literal: Literal) => boolean) => {
    for (const [variable, literal] of model) if (!isTrue(literal)) model.delete(variable);
  };
  const isTrue = (literal: Literal) => search.trail.value[literal] === 1;
  if (yield* findModel(compiled, [])) {
    for (const literal of Array.from(dark)) {
      if (literal >= 0) model.set(literal >> 1, isTrue(literal) ? literal : literal ^ 1);
    }
    search.retreat(0);
  } else if (alternatives.length === 0) return;
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
