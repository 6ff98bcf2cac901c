import { mkdirSync, writeFileSync } from 'node:fs';
import { timeBench, type Bench, type Timing } from './Bench.ts';
import { editingBenches } from './editing.ts';
import { judgingBenches } from './judging.ts';
import { readingBenches } from './reading.ts';

/**
 * Prints how long the engine takes, against what is promised, and keeps the numbers: `npm run bench
 * [-- WORD]`.
 */

const OUTPUT = '.cache/bench';
const benches: readonly Bench[] = [...readingBenches, ...editingBenches, ...judgingBenches];

function print({ name, runs, median, percentile95, budgetMs }: Timing): void {
  const verdict = budgetMs === null ? '' : median <= budgetMs ? 'met' : 'MISSED';
  const columns = [
    name.padEnd(56),
    String(runs).padStart(5),
    median.toFixed(3).padStart(10),
    percentile95.toFixed(3).padStart(10),
    (budgetMs === null ? '' : String(budgetMs)).padStart(8),
    verdict,
  ];
  console.log(columns.join(' '));
}

const word = process.argv[2] ?? '';
const timings: Timing[] = [];
console.log(`${'What'.padEnd(56)}  runs  median ms     95% ms   budget`);
for (const bench of benches.filter(({ name }) => name.includes(word))) {
  const timing = await timeBench(bench);
  timings.push(timing);
  print(timing);
}
mkdirSync(OUTPUT, { recursive: true });
writeFileSync(`${OUTPUT}/engine.json`, JSON.stringify({ node: process.version, timings }, null, 2));
