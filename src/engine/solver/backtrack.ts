import { boardOf } from '../clues/boardOf.ts';
import { judge } from '../clues/judge.ts';
import type { Grid } from '../grid/grid.ts';
import { recolor, tileOf } from '../grid/grid.ts';
import { alternativesOf, colorsOf } from './alternatives.ts';
import { compile, paint, type Compiled } from './compile.ts';
import { fixedCells } from './fixedCells.ts';
import type { SolveEvent, Solving } from './SolveEvent.ts';
import { asksForForced } from './support.ts';

/** Steps between two reports of progress. */
const STEPS_PER_REPORT = 256;

/**
 * Find solutions depth first: every cell in turn, the likeliest to clash first, both colors, with all that the
 * propagators find in between. Learns nothing and so needs no memory but for the cells. Where the grid asks for what can
 * be deduced, both colors of every open cell are tried.
 */
export function* solveByBacktracking(grid: Grid): Solving {
  yield* asksForForced(grid) ? deduce(grid) : enumerate(compile(grid));
}

function* enumerate(compiled: Compiled): Solving {
  const { search, board, dark } = compiled;
  const { trail, effort } = search;
  const found = new Set<string>();
  for (const alternative of alternativesOf(board)) {
    if (found.has(colorsOf(alternative))) continue;
    found.add(colorsOf(alternative));
    yield { type: 'solution', grid: alternative };
  }
  for (let steps = 1; !search.isHopeless; steps++) {
    if (steps % STEPS_PER_REPORT === 0) {
      yield { type: 'progress', progress: { ...effort, fixed: fixedCells(search, dark) } };
    }
    const isFine = search.propagate();
    if (!isFine) {
      effort.conflicts++;
      for (const variable of search.conflictVariables()) search.prefer(variable, 1);
    }
    const next = isFine ? search.pick() : -1;
    if (next >= 0) {
      search.assume(next, true);
      continue;
    }
    if (isFine) {
      const full = paint(board, dark, (it) => trail.value[it] === 1);
      const colors = colorsOf(full.grid);
      if (!found.has(colors) && judge(full, null).final !== 'error') {
        found.add(colors);
        yield { type: 'solution', grid: full.grid };
      }
    }
    if (trail.depth === 0) return;
    const wrong = trail.decisionOf(trail.depth);
    search.retreat(trail.depth - 1);
    search.assume(wrong ^ 1, false);
  }
}

function* deduce(grid: Grid): Generator<SolveEvent, void> {
  const first = yield* firstOf(grid);
  if (!first) return;
  const { grid: givens } = boardOf(grid);
  let certain = first;
  for (const [cell, tile] of certain.tiles.entries()) {
    if (!tile.exists || tile.color === 'gray' || givens.tiles[cell]?.fixed) continue;
    if (certain.tiles[cell]?.color === 'gray') continue;
    const other = tileOf(true, true, tile.color === 'dark' ? 'light' : 'dark');
    const tiles = givens.tiles.with(cell, other);
    const counter = yield* firstOf({ ...givens, tiles });
    if (counter) certain = agreeing(certain, counter);
  }
  yield { type: 'solution', grid: certain };
}

function* firstOf(grid: Grid): Generator<SolveEvent, Grid | undefined> {
  for (const event of enumerate(compile(grid))) {
    if (event.type === 'solution') return event.grid;
    yield event;
  }
  return undefined;
}

/** What two colorings of a grid have in common; the rest is gray. */
function agreeing(a: Grid, b: Grid): Grid {
  const tiles = a.tiles.map((tile, cell) =>
    tile.color === b.tiles[cell]?.color ? tile : recolor(tile, 'gray'),
  );
  return { ...a, tiles };
}
