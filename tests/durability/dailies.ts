import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { addDays, dayOf } from '#base/days.ts';
import { DAYS_AHEAD } from '#server/db/dailies.ts';
import { openDatabase, type OpenDatabase } from '#server/db/database.ts';
import { embeddedPlace } from '#server/db/embedded/place.ts';
import { startEmbedded } from '#server/db/embedded/start.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { BuiltProgram, killNow, processTree } from '#tests/support/BuiltProgram.ts';
import { addDaily } from '#tests/support/dailies.ts';
import { between, everything, KILLS, settings, type Course, type Finding } from './course.ts';
import { DailyRecords } from './DailyRecords.ts';

/** Moments at which the job is killed, in turn. */
const MOMENTS = ['making', 'storing', 'publishing'] as const;
type Moment = (typeof MOMENTS)[number];

/** Missing days at the start: few in a short run, all of them for 25 rounds. */
const MISSING_PER_ROUND = 0.6;
const ASK_AGAIN_MS = 5;
/** The process that makes puzzles has a low priority, so that it takes long beside others. */
const MOMENT_TIMEOUT_MS = 600_000;
const COMPLETE_TIMEOUT_MS = 900_000;
/** Up to this time after the job has begun to make a puzzle. */
const MAKING_MS = 3000;

/**
 * Writing a day takes long, so that a kill meets the middle of its transaction: after the puzzle
 * is written, and before its day is.
 */
const SLOW_DAYS = `
  create function slow_day() returns trigger language plpgsql as
    $$ begin perform pg_sleep(0.3); return new; end $$;
  create trigger slow_day before insert or update of shown_at, recipe on daily_puzzle
    for each row execute function slow_day()`;

/** Sessions that are writing a day now: a new puzzle for it, or that it is published. */
const WRITING: Readonly<Record<Exclude<Moment, 'making'>, string>> = {
  storing: `wait_event = 'PgSleep' and query not like '%"shown_at" = now()%'`,
  publishing: `wait_event = 'PgSleep' and query like '%"shown_at" = now()%'`,
};

/**
 * Kill the server, or it and its database, while its job makes, stores and publishes puzzles of the
 * day. Nothing may be lost or doubled, and at the end the days are complete.
 */
export async function killDailies({ folder, rounds }: Course): Promise<Finding> {
  const place = embeddedPlace(folder);
  await startEmbedded(place);
  await migrateDatabase(place.url);
  const database = openDatabase(place.url, { poolSize: 1 });
  const today = dayOf(Date.now());
  for (let ahead = Math.ceil(rounds * MISSING_PER_ROUND); ahead <= DAYS_AHEAD; ahead++)
    await addDaily(database.db, addDays(today, ahead));
  await database.pool.query(SLOW_DAYS);
  const course = { folder, database, records: new DailyRecords(database.pool) };
  const losses: string[] = [];
  for (let round = 0; round < rounds; round++) losses.push(...(await killOnce(course, round)));
  const startedAt = Date.now();
  losses.push(...(await completeDays(course)));
  await database.close();
  const againMs = [Date.now() - startedAt];
  return { scenario: 'the daily puzzles', rounds, acknowledged: null, losses, againMs };
}

interface DailyCourse {
  readonly folder: string;
  readonly database: OpenDatabase;
  readonly records: DailyRecords;
}

const serverOf = (folder: string) =>
  new BuiltProgram('main', { ...settings(folder), JOBS: 'on', DAILY: 'on' });

/** Let the job work until a moment, kill, and compare what is stored with what was. */
async function killOnce(course: DailyCourse, round: number): Promise<readonly string[]> {
  const { folder, database, records } = course;
  const moment = MOMENTS[round % MOMENTS.length] ?? 'making';
  await prepare(course, moment, round);
  const server = serverOf(folder);
  await server.ready();
  await untilMoment(database.pool, moment, server);
  await records.note();
  const started = processTree(server.pid);
  const kill = round % 2 === 0 ? KILLS['the server'] : everything;
  killNow(kill?.(server, folder) ?? []);
  await server.ended;
  await startEmbedded(embeddedPlace(folder));
  await untilAlone(database.pool);
  const losses = [...(await records.findLosses()), ...(await findSurvivors(started))];
  return losses.map((loss) => `round ${round}, ${moment}: ${loss}`);
}

/** Make sure that the moment comes: a day to publish, or a puzzle to make. */
async function prepare({ database, records }: DailyCourse, moment: Moment, round: number) {
  const today = dayOf(Date.now());
  if (moment === 'publishing') await addDaily(database.db, addDays(today, -1 - round));
  else if (await records.areComplete())
    await database.pool.query('update daily_puzzle set wanted = attempt + 1 where date = $1', [
      addDays(today, 1 + (round % DAYS_AHEAD)),
    ]);
}

async function untilMoment(pool: pg.Pool, moment: Moment, server: BuiltProgram): Promise<void> {
  if (moment === 'making') {
    await until(() => Promise.resolve(processTree(server.pid).length > 1), MOMENT_TIMEOUT_MS);
    await sleep(between(0, MAKING_MS));
    return;
  }
  const query = `select 1 from pg_stat_activity where ${WRITING[moment]}`;
  await until(async () => (await pool.query(query)).rows.length > 0, MOMENT_TIMEOUT_MS);
}

/** Sessions of a killed server end once the database has noticed. */
async function untilAlone(pool: pg.Pool): Promise<void> {
  const query = `select 1 from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await until(async () => (await pool.query(query)).rows.length === 0, MOMENT_TIMEOUT_MS);
}

/** The processes that make puzzles notice by themselves that the server is gone. */
async function findSurvivors(pids: readonly number[]): Promise<readonly string[]> {
  const isGone = () => pids.every((pid) => !isAlive(pid));
  try {
    await until(() => Promise.resolve(isGone()), MOMENT_TIMEOUT_MS);
    return [];
  } catch {
    return ['a process has outlived the server'];
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Let the job finish its work in peace. */
async function completeDays({ folder, records }: DailyCourse): Promise<readonly string[]> {
  const server = serverOf(folder);
  await server.ready();
  const arePublished = async () => (await records.areComplete()) && !(await records.areDue());
  const isDone = await until(arePublished, COMPLETE_TIMEOUT_MS).then(
    () => true,
    () => false,
  );
  await server.stop();
  if (!isDone) return ['the days ahead are not complete'];
  return [...(await records.findLosses()), ...(await records.findDisorder())];
}

async function until(isSo: () => Promise<boolean>, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('The moment did not come.');
    await sleep(ASK_AGAIN_MS);
  }
}
