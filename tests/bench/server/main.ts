import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BuiltProgram } from '#tests/support/BuiltProgram.ts';
import { embeddedPlace } from '#server/db/embedded/place.ts';
import { CALLS, Picker, type BenchCall, type BenchRequest, type BenchWorld } from './calls.ts';
import { measure, type Load } from './measure.ts';
import { logLength, plansSince, type CallPlan } from './plans.ts';
import { logPlans, prepareWorld } from './world.ts';

const REQUESTS_FOR_PLANS = 30;
const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '50000' },
    puzzles: { type: 'string', default: '100000' },
    completions: { type: 'string', default: '1000000' },
    comments: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' },
    /** Folder of an earlier build to compare with. */
    base: { type: 'string' },
    /** Parts of the names of calls to measure, separated by commas; empty for all. */
    only: { type: 'string', default: '' },
  },
});
const size = {
  users: Number(values.users),
  puzzles: Number(values.puzzles),
  completions: Number(values.completions),
  comments: Number(values.comments),
};
const folder = path.resolve(`.cache/bench-server/${size.users}-${size.puzzles}`);
const env = {
  DATA_DIR: folder,
  JOBS: 'off',
  FIRST_RUN_LOGIN: 'off',
  STARTER_PUZZLES: 'off',
  RATE_LIMIT_FACTOR: '1000000',
};
const { url, folder: clusterFolder } = embeddedPlace(folder);
const databaseLog = path.join(clusterFolder, 'server.log');
const parts = values.only.split(',');
const calls = CALLS.filter(({ name }) => parts.some((part) => name.includes(part)));

/** Results of a call. */
interface Row {
  readonly name: string;
  readonly leastRate: number | null;
  readonly plan: CallPlan;
  readonly load: Load;
  readonly base: Load | null;
}

type World = Omit<BenchWorld, 'origin'>;

mkdirSync(folder, { recursive: true });
const rows = await run();
writeFileSync(path.resolve('.cache/bench-server.json'), JSON.stringify({ size, rows }, null, 2));
print(rows);
const scanned = rows.filter(({ plan }) => plan.scanned.length > 0);
for (const { name, plan } of scanned)
  console.log(`${name} reads all of ${plan.scanned.join(', ')}`);
if (scanned.length > 0) process.exitCode = 1;

async function run(): Promise<readonly Row[]> {
  const first = new BuiltProgram('main', env);
  await first.ready();
  const world = await prepareWorld(url, size, console.log);
  await logPlans(url, true);
  await first.stop();
  const plans = await readPlans(world);

  const server = new BuiltProgram('main', env);
  const base =
    values.base === undefined ? null : new BuiltProgram('main', env, { root: values.base });
  const rows: Row[] = [];
  for (const call of calls) {
    const load = await measureFrom(server, call, world);
    const baseLoad = base && (await measureFrom(base, call, world));
    const plan = plans.get(call.name) ?? { durationsMs: [], scanned: [] };
    rows.push({ name: call.name, leastRate: call.leastRate, plan, load, base: baseLoad });
    console.log(`${call.name}: ${Math.round(load.rate)} a second`);
  }
  await base?.stop();
  await server.stop();
  return rows;
}

async function measureFrom(server: BuiltProgram, call: BenchCall, people: World): Promise<Load> {
  const origin = await server.ready();
  const postmaster = Number(
    readFileSync(path.join(clusterFolder, 'postmaster.pid'), 'utf8').split('\n')[0],
  );
  return measure(server, postmaster, call, { ...people, origin }, Number(values.seconds));
}

async function readPlans(people: World): Promise<ReadonlyMap<string, CallPlan>> {
  const server = new BuiltProgram('main', env);
  const origin = await server.ready();
  const plans = new Map<string, CallPlan>();
  for (const call of calls) {
    const pick = new Picker({ ...people, origin }, call.name.length);
    const start = logLength(databaseLog);
    for (let i = 0; i < REQUESTS_FOR_PLANS; i++) await send(origin, call.name, call.request(pick));
    plans.set(call.name, await plansSince(databaseLog, start));
  }
  await logPlans(url, false);
  await server.stop();
  return plans;
}

async function send(origin: string, name: string, request: BenchRequest): Promise<void> {
  const { path: address, ...init } = request;
  const response = await fetch(origin + address, init);
  const text = await response.text();
  if (!response.ok) console.log(`${name}: ${response.status} ${text}`);
}

function print(all: readonly Row[]): void {
  console.log(
    [
      'call',
      'a second',
      'p50',
      'p97.5',
      'p99 ms',
      'CPU µs',
      'base µs',
      'SQL µs',
      'SQL p50 ms',
      'failed',
    ].join('\t'),
  );
  for (const { name, leastRate, plan, load, base } of all) {
    const sorted = plan.durationsMs.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    const least = leastRate === null ? '' : ` (of ${leastRate})`;
    console.log(
      [
        name,
        `${Math.round(load.rate)}${least}`,
        load.p50Ms,
        load.p97Ms,
        load.p99Ms,
        Math.round(load.cpuMicroseconds),
        base ? Math.round(base.cpuMicroseconds) : '-',
        Math.round(load.databaseMicroseconds),
        median?.toFixed(2) ?? '-',
        load.failed,
      ].join('\t'),
    );
  }
}
