import { solveUniversally } from '#engine/solving/solve.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';
const grids = SOLVER_PUZZLES.map(({ grid }) => readGrid(grid));
for (let run = 0; run < 3; run++) {
  const start = process.cpuUsage();
  let n = 0;
  for (const grid of grids) {
    let found = 0;
    for (const event of solveUniversally(grid)) {
      if (event.type === 'solution' && ++found === 2) break;
    }
    n += found;
  }
  const { user } = process.cpuUsage(start);
  console.log('solve', n, Math.round(user / 1000));
}
