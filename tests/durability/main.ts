import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { meetBadClients, type ClientFinding } from './badClients.ts';
import { KILLS, type Course, type Finding } from './course.ts';
import { killDailies } from './dailies.ts';
import {
  killBackup,
  killFirstStart,
  killMigration,
  killRestore,
  killWhileWriting,
  watchSyncs,
} from './scenarios.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '25' },
    /** Number of scenarios in parallel: they mostly wait. */
    beside: { type: 'string', default: '1' },
    /** Only bad clients: those that request much, and read slowly or not at all. */
    clients: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);

const SCENARIOS: readonly ((course: Course) => Promise<Finding>)[] = [
  ...Object.entries(KILLS).map(
    ([name, kill]) =>
      (course: Course) =>
        killWhileWriting(`${name}, while writing`, kill, course),
  ),
  killFirstStart,
  killMigration,
  killBackup,
  killRestore,
  killDailies,
  watchSyncs,
];

const root = mkdtempSync(path.join(tmpdir(), 'chiaro-durability-'));
chmodSync(root, 0o755); // the database account must be able to enter
const findings: (Finding | ClientFinding)[] = [];
try {
  await (values.clients ? meetClients() : killAgainAndAgain());
} finally {
  rmSync(root, { recursive: true, force: true });
}
mkdirSync('.cache', { recursive: true });
const report = values.clients ? 'clients' : 'durability';
writeFileSync(`.cache/${report}.json`, JSON.stringify(findings, null, 2));
const losses = findings.flatMap((finding) => finding.losses);
for (const loss of losses) console.log(loss);
process.exitCode = losses.length === 0 ? 0 : 1;

async function killAgainAndAgain(): Promise<void> {
  console.log('killed\trounds\tpromised\tlost\tworks again after (mean, most)');
  const waiting = [...SCENARIOS.entries()];
  const takeTurns = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [i, run] = next;
      const folder = path.join(root, String(i));
      mkdirSync(folder, { mode: 0o755 });
      const finding = await run({ folder, rounds });
      findings.push(finding);
      print(finding);
    }
  };
  await Promise.all(Array.from({ length: Number(values.beside) }, takeTurns));
}

async function meetClients(): Promise<void> {
  console.log('clients\trequests\tmemory\tothers waited at most');
  const met = await meetBadClients(path.join(root, 'data'));
  findings.push(...met);
  for (const { scenario, requests, moreMb, slowestMs } of met)
    console.log([scenario, requests, `${moreMb} MB`, `${slowestMs} ms`].join('\t'));
}

function print({ scenario, rounds: done, acknowledged, losses: lost, againMs }: Finding): void {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const mean = againMs.reduce((sum, ms) => sum + ms, 0) / Math.max(1, againMs.length);
  const again = againMs.length === 0 ? '-' : `${seconds(mean)}, ${seconds(Math.max(...againMs))}`;
  console.log([scenario, done, acknowledged ?? '-', lost.length, again].join('\t'));
}
