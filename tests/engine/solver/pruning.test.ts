import { describe, expect, it } from 'vitest';
import { judge } from '#engine/judging/judge.ts';
import type { Board } from '#engine/grid/board.ts';
import { opposite, type SolidColor } from '#engine/grid/grid.ts';
import { compile, paint } from '#engine/solving/compile.ts';
import { solveUniversally } from '#engine/solving/solve.ts';
import type { Literal } from '#engine/solver/sat/Reason.ts';
import { Draw } from '#tests/support/randomGrids.ts';
import { readGrid, SOLVER_PUZZLES, type SolverPuzzle } from '#tests/support/solverPuzzles.ts';

/** Number of colorings tried for each puzzle. Every other one has a wrong cell. */
const TRIALS = 12;

/** Colors by cell of the known solution, or of the first found; random colors if there is none. */
function colorsFor(puzzle: SolverPuzzle, draw: Draw): readonly SolidColor[] {
  const known = puzzle.solution === undefined ? undefined : readGrid(puzzle.solution);
  const grid = known ?? firstSolution(puzzle);
  const { tiles } = grid ?? readGrid(puzzle.grid);
  return tiles.map(({ color }) => (color === 'gray' ? draw.of(['dark', 'light'] as const) : color));
}

function firstSolution(puzzle: SolverPuzzle) {
  for (const event of solveUniversally(readGrid(puzzle.grid))) {
    if (event.type === 'solution') return event.grid;
  }
  return undefined;
}

/** True if the check of some clue reports an error. */
function isPruned(board: Board): boolean {
  return judge(board, null).final === 'error';
}

describe('propagators alone', () => {
  let pruned = 0;

  it.each(SOLVER_PUZZLES)('never miss an error of $id ($class)', (puzzle) => {
    const draw = new Draw(puzzle.id.length * 1000 + puzzle.grid.length);
    const { search, board, dark } = compile(readGrid(puzzle.grid));
    const { trail } = search;
    if (!search.propagate()) return;
    const colors = colorsFor(puzzle, draw);
    for (let trial = 0; trial < TRIALS; trial++) {
      search.backtrack(0);
      const cells = colors.flatMap((_, cell) => ((dark[cell] ?? -1) < 0 ? [] : [cell]));
      const painted = new Set<Literal>();
      const share = draw.chance();
      const wrong = trial % 2 === 0 ? -1 : draw.of(cells);
      for (const cell of cells) {
        const color = cell === wrong ? opposite(colors[cell] ?? 'dark') : colors[cell];
        const literal = (dark[cell] ?? 0) ^ (color === 'dark' ? 0 : 1);
        if (board.fixed(cell) || painted.has(literal ^ 1)) continue;
        if (cell === wrong || draw.isLucky(share)) painted.add(literal);
      }
      let isFine = true;
      for (const literal of painted) {
        if (trail.value[literal] === -1) isFine = false;
        if (isFine && trail.value[literal] === 0) search.decide(literal);
      }
      isFine &&= search.propagate();
      const partial = paint(board, dark, (it) => painted.has(it));
      const isWrong = isPruned(partial);
      if (isWrong) pruned += 1;
      if (isFine) expect(isWrong, `trial ${trial}`).toBe(false);
    }
  });

  it('are put to the test by many errors', () => {
    expect(pruned).toBeGreaterThan(500);
  });
});
