import { solveLogicPad } from 'logic-pad-solver-core';
import { boardOf } from '#engine/judging/boardOf.ts';
import { judge } from '#engine/judging/judge.ts';
import { groupOf } from '#engine/grid/connections.ts';
import {
  opposite,
  recolor,
  tileOf,
  type Cell,
  type Grid,
  type SolidColor,
} from '#engine/grid/grid.ts';
import { clearToGivens } from '#engine/grid/reset.ts';
import { alternativesOf, colorsOf } from '#engine/solver/run/alternatives.ts';
import type { SolveEvent, Solving } from '#engine/solver/run/SolveEvent.ts';
import { asksForForced } from '#engine/solver/run/support.ts';
import { statePuzzle, type Statement } from './statePuzzle.ts';

/** Colors by cell. */
type Coloring = ReadonlyMap<Cell, SolidColor>;

/** What every answer is about. */
interface Puzzle {
  readonly grid: Grid;
  readonly statement: Statement;
  readonly effort: { decisions: number; conflicts: number; propagations: number };
}

const NOTHING: Coloring = new Map();

/**
 * Solve with the package, which answers one question at a time: one solution, or what all solutions have in common.
 * Further solutions are found by asking again with cells painted otherwise, each part of what is left once.
 * Decisions are questions, conflicts are questions without an answer.
 */
export function* solveByCspuz(puzzle: Grid): Solving {
  const grid = clearToGivens(puzzle);
  const statement = statePuzzle(grid);
  const asked = { grid, statement, effort: { decisions: 0, conflicts: 0, propagations: 0 } };
  yield* asksForForced(grid) ? deduce(asked) : enumerate(asked);
}

/** Ask the package, with some cells painted. */
function ask(puzzle: Puzzle, painted: Coloring, whatAllShare: boolean): Coloring | null {
  const { statement, grid, effort } = puzzle;
  const tiles = statement.data.tiles.map((row, y) =>
    row.map((tile, x) => {
      const color = painted.get(y * grid.width + x);
      return color === undefined ? tile : tileOf(true, true, color);
    }),
  );
  const answer = solveLogicPad({ ...statement.data, tiles }, whatAllShare);
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

/** Open cells, one of each merge group. */
function openCells({ grid }: Puzzle): readonly Cell[] {
  return grid.tiles.flatMap((tile, cell) => {
    const first = groupOf(grid, cell).find((it) => grid.tiles[it]?.exists);
    return tile.exists && !tile.fixed && first === cell ? [cell] : [];
  });
}

function* enumerate(puzzle: Puzzle): Solving {
  const told = new Set<string>();
  for (const alternative of alternativesOf(boardOf(puzzle.grid))) {
    if (told.has(colorsOf(alternative))) continue;
    told.add(colorsOf(alternative));
    yield { type: 'solution', grid: alternative };
  }
  for (const event of solutionsWith(puzzle, NOTHING)) {
    if (event.type === 'progress' || !told.has(colorsOf(event.grid))) yield event;
  }
}

/** All solutions in which some cells are painted, each once. */
function* solutionsWith(puzzle: Puzzle, painted: Coloring): Solving {
  yield progress(puzzle, painted.size);
  const found = ask(puzzle, painted, false);
  if (!found) return;
  const grid = paint(puzzle, found);
  if (judge(boardOf(grid), null).final !== 'error') yield { type: 'solution', grid };
  const shared = ask(puzzle, painted, true) ?? found;
  const kept = new Map(painted);
  for (const cell of openCells(puzzle)) {
    const color = found.get(cell);
    if (!color || shared.has(cell)) continue;
    yield* solutionsWith(puzzle, new Map([...kept, [cell, opposite(color)]]));
    kept.set(cell, color);
  }
}

/** What all solutions have in common; nothing if there are none. */
function* deduce(puzzle: Puzzle): Solving {
  const alternatives = alternativesOf(boardOf(puzzle.grid));
  const shared = puzzle.statement.isWhole ? ask(puzzle, NOTHING, true) : yield* sharedByAll(puzzle);
  const [first] = alternatives;
  const colors = shared ?? (first && coloringOf(first));
  if (!colors) return;
  const certain = [...colors].filter(([cell, color]) =>
    alternatives.every(({ tiles }) => tiles[cell]?.color === color),
  );
  yield { type: 'solution', grid: paint(puzzle, new Map(certain)) };
}

/** What all solutions have in common where the package finds too many: each cell is tried otherwise. */
function* sharedByAll(puzzle: Puzzle): Generator<SolveEvent, Coloring | null> {
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
