import { solveLogicPad } from 'logic-pad-solver-core';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { findGroup } from '#engine/grid/connections.ts';
import {
  opposite,
  recolor,
  internedTile,
  type Cell,
  type Grid,
  type SolidColor,
} from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/colors.ts';
import { findAlternatives, writeColors } from '#engine/solving/alternatives.ts';
import type { SolveEvent, SolveEvents } from '#engine/solving/protocol.ts';
import { asksForForced } from '#engine/solving/support.ts';
import { translatePuzzle, type CspuzPuzzle } from './translatePuzzle.ts';

/** Colors by cell. */
type Coloring = ReadonlyMap<Cell, SolidColor>;

/** A puzzle for queries to the package. */
interface Puzzle {
  readonly grid: Grid;
  readonly translation: CspuzPuzzle;
  readonly effort: { decisions: number; conflicts: number; propagations: number };
}

const NOTHING: Coloring = new Map();

/**
 * Solve with the package. A query finds one solution, or the colors that all solutions have in
 * common. Further solutions are found by queries with cells painted differently, which divide the
 * remaining colorings. Decisions count queries, conflicts count those without a solution.
 */
export function* solveByCspuz(puzzle: Grid): SolveEvents {
  const grid = clearToGivens(puzzle);
  const translation = translatePuzzle(grid);
  const queried = { grid, translation, effort: { decisions: 0, conflicts: 0, propagations: 0 } };
  yield* asksForForced(grid) ? deduce(queried) : enumerate(queried);
}

/** Query the package with some cells painted. */
function query(puzzle: Puzzle, painted: Coloring, asksForCommon: boolean): Coloring | null {
  const { translation, grid, effort } = puzzle;
  const tiles = translation.data.tiles.map((row, y) =>
    row.map((tile, x) => {
      const color = painted.get(y * grid.width + x);
      return color === undefined ? tile : internedTile(true, true, color);
    }),
  );
  const answer = solveLogicPad({ ...translation.data, tiles }, asksForCommon);
  effort.decisions += 1;
  if (answer === null) {
    effort.conflicts += 1;
    return null;
  }
  if ('error' in answer) throw new Error(answer.error);
  const found = new Map<Cell, SolidColor>();
  for (const [cell, color] of answer.flat().entries()) if (color) found.set(cell, color);
  return found;
}

function progress({ effort }: Puzzle, fixed: number): SolveEvent {
  return { type: 'progress', progress: { ...effort, fixed } };
}

function paint({ grid }: Puzzle, coloring: Coloring): Grid {
  const tiles = grid.tiles.map((tile, cell) => {
    const color = coloring.get(cell);
    return color && tile.exists ? recolor(tile, color) : tile;
  });
  return { ...grid, tiles };
}

/** Cells that are not given; one cell per merge group. */
function openCells({ grid }: Puzzle): readonly Cell[] {
  return grid.tiles.flatMap((tile, cell) => {
    const first = findGroup(grid, cell).find((it) => grid.tiles[it]?.exists);
    return tile.exists && !tile.fixed && first === cell ? [cell] : [];
  });
}

function* enumerate(puzzle: Puzzle): SolveEvents {
  const found = new Set<string>();
  for (const alternative of findAlternatives(boardOf(puzzle.grid))) {
    if (found.has(writeColors(alternative))) continue;
    found.add(writeColors(alternative));
    yield { type: 'solution', grid: alternative };
  }
  for (const event of solutionsWith(puzzle, NOTHING)) {
    if (event.type === 'progress' || !found.has(writeColors(event.grid))) yield event;
  }
}

/** All solutions with some cells painted, without duplicates. */
function* solutionsWith(puzzle: Puzzle, painted: Coloring): SolveEvents {
  yield progress(puzzle, painted.size);
  const found = query(puzzle, painted, false);
  if (!found) return;
  const grid = paint(puzzle, found);
  if (judge(boardOf(grid), null).final !== 'error') yield { type: 'solution', grid };
  const shared = query(puzzle, painted, true) ?? found;
  const fixed = new Map(painted);
  for (const cell of openCells(puzzle)) {
    const color = found.get(cell);
    if (!color || shared.has(cell)) continue;
    yield* solutionsWith(puzzle, new Map([...fixed, [cell, opposite(color)]]));
    fixed.set(cell, color);
  }
}

/** The colors that all solutions have in common; nothing if there is no solution. */
function* deduce(puzzle: Puzzle): SolveEvents {
  const alternatives = findAlternatives(boardOf(puzzle.grid));
  const shared = puzzle.translation.isComplete
    ? query(puzzle, NOTHING, true)
    : yield* commonColors(puzzle);
  const [first] = alternatives;
  const colors = shared ?? (first && coloringOf(first));
  if (!colors) return;
  const certain = [...colors].filter(([cell, color]) =>
    alternatives.every(({ tiles }) => tiles[cell]?.color === color),
  );
  yield { type: 'solution', grid: paint(puzzle, new Map(certain)) };
}

/**
 * The colors that all solutions have in common if the package finds too many solutions: each cell
 * is tried with the other color.
 */
function* commonColors(puzzle: Puzzle): Generator<SolveEvent, Coloring | null> {
  const first = yield* firstWith(puzzle, NOTHING);
  if (!first) return null;
  const shared = new Map(coloringOf(first));
  for (const [cell, color] of [...shared]) {
    if (!shared.has(cell) || puzzle.grid.tiles[cell]?.fixed) continue;
    const other = yield* firstWith(puzzle, new Map([[cell, opposite(color)]]));
    if (!other) continue;
    for (const [it, known] of [...shared]) {
      if (other.tiles[it]?.color !== known) shared.delete(it);
    }
  }
  return shared;
}

function* firstWith(puzzle: Puzzle, painted: Coloring): Generator<SolveEvent, Grid | null> {
  for (const event of solutionsWith(puzzle, painted)) {
    if (event.type === 'solution') return event.grid;
    yield event;
  }
  return null;
}

function coloringOf({ tiles }: Grid): Coloring {
  return new Map(
    tiles.flatMap(({ exists, color }, cell) => (exists && color !== 'gray' ? [[cell, color]] : [])),
  );
}
