import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { generateSecret, hashSecret } from '#server/auth/sessions.ts';
import { fillSite } from '#server/seed/fillSite.ts';
import type { SampleSize } from '#server/seed/activity.ts';
import type { BenchWorld } from './calls.ts';

const SEED = 7;
const PEOPLE = 300;
const THINGS = 2000;
/** The first of the Chinese characters. */
const FIRST_HAN = 0x4e00;

/** Fill the database if it is empty, sign people in, and choose what the requests are about. */
export async function prepareWorld(
  url: string,
  size: SampleSize,
  onStep: (step: string) => void,
): Promise<Omit<BenchWorld, 'origin'>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ids = async (query: string) => {
      const { rows } = await client.query<{ id: string }>(query);
      return rows.map(({ id }) => id);
    };
    if ((await ids('select id from app_user where is_sample limit 1')).length === 0) {
      await fillSite(url, { ...size, seed: SEED, onStep });
      onStep('titles without spaces');
      await writeWithoutSpaces(client);
    }
    const userIds = await ids(`select id from app_user order by create_count desc limit ${PEOPLE}`);
    const people = userIds.map((id) => ({ id, token: generateSecret() }));
    for (const { id, token } of people)
      await client.query(
        `insert into session (id, token_hash, user_id, expires_at)
         values ($1, $2, $3, now() + interval '1 day')`,
        [uuidv7(), hashSecret(token), id],
      );
    const some = (table: string, condition: string) =>
      ids(`select id from ${table} where ${condition} order by md5(id::text) limit ${THINGS}`);
    return {
      people,
      puzzles: await some('puzzle', 'status = 1'),
      collections: await some('collection', 'status = 1 and auto_populate is null'),
    };
  } finally {
    await client.end();
  }
}

/**
 * Write one in twenty puzzles in a script without spaces: titles of 4 to 12 characters, of which
 * some are common and most are rare, and descriptions of 40 to 200.
 */
async function writeWithoutSpaces(client: pg.Client): Promise<void> {
  await client.query('select setseed(0.5)');
  const characters = (least: number, most: number) =>
    `(select string_agg(chr(${FIRST_HAN} + floor(power(random(), 3) * 2000)::int), '')
      from generate_series(1, ${least} + (length(puzzle.checksum) + ascii(md5(puzzle.id::text))) % ${most - least + 1}))`;
  await client.query(
    `update puzzle set title = ${characters(4, 12)}, description = ${characters(40, 200)}
      where md5(id::text) < '0d'`,
  );
  await client.query('vacuum analyze puzzle');
}

/** Have the database log the plan of every statement of new connections, or stop it. */
export async function logPlans(url: string, isOn: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const settings = ['session_preload_libraries', 'auto_explain.log_min_duration'];
  const values = [`'auto_explain'`, '0'];
  await client.query(`load 'auto_explain'`);
  for (const [i, setting] of settings.entries())
    await client.query(
      isOn
        ? `alter database postgres set ${setting} = ${values[i] ?? ''}`
        : `alter database postgres reset ${setting}`,
    );
  await client.end();
}
