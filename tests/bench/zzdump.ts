import { createHash } from 'node:crypto';
import { explained } from '#engine/explain/explained.ts';
import { clearToGivens } from '#engine/grid/reset.ts';
import { readGrid, SOLVER_PUZZLES } from '#tests/support/solverPuzzles.ts';
const skip = Number(process.argv[2] ?? 4);
let i = 0;
const start = process.cpuUsage();
for (const { id, grid: text } of SOLVER_PUZZLES) {
  if (i++ % skip !== 0) continue;
  const grid = clearToGivens(readGrid(text));
  if (grid.tiles.length > 81) continue;
  let ms = 0;
  const hash = createHash('sha1');
  const walk = explained(grid, { now: () => (ms += 0.05), solveMs: 3000 });
  let n = 0;
  for (;;) {
    const next = walk.next();
    hash.update(JSON.stringify(next.value));
    n++;
    if (next.done) {
      console.log(id, n, next.value.end, hash.digest('hex').slice(0, 12));
      break;
    }
  }
}
console.error('hints cpu', Math.round(process.cpuUsage(start).user / 1000));
