import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import {
  hasMigrations,
  migrateDatabase,
  requireVersion,
  migrationsFolder,
  readMigrations,
} from '#server/db/migrate.ts';
import { REMOVED_COMMENT } from '#contract/comments.ts';
import { StartProblem } from '#server/StartProblem.ts';
import { databaseUrl, runStatements } from '#tests/support/adminStatements.ts';

interface Step {
  readonly tag: string;
  readonly when: number;
  readonly text: string;
}

const FIRST: Step = { tag: '0000_first', when: 1000, text: 'create table one (n int)' };
const SECOND: Step = { tag: '0001_second', when: 2000, text: 'create table two (n int)' };

const admin = inject('adminUrl');
const made: string[] = [];
const folders: string[] = [];

/** An empty database for one test. */
async function emptyDatabase(): Promise<string> {
  const name = `migrate_${process.pid}_${made.length}`;
  await runStatements(admin, [`create database ${name}`]);
  made.push(name);
  return databaseUrl(admin, name);
}

/** A folder with these migrations, in the format of the generator. */
function migrations(...steps: readonly Step[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'chiaro-migrations-'));
  folders.push(folder);
  const entries = steps.map(({ tag, when }, idx) => ({ idx, tag, when, breakpoints: true }));
  cpSync(migrationsFolder(), folder, { recursive: true });
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const { tag, text } of steps) writeFileSync(path.join(folder, `${tag}.sql`), text);
  return folder;
}

async function tablesOf(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname",
  );
  await client.end();
  return rows.map(({ name }) => name);
}

afterEach(() => {
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));
});

afterAll(async () => {
  await runStatements(
    admin,
    made.map((name) => `drop database ${name} with (force)`),
  );
});

describe('migrating', () => {
  it('runs what is new, in order, and nothing twice', async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url, migrations(FIRST));
    expect(await tablesOf(url)).toEqual(['one']);

    await migrateDatabase(url, migrations(FIRST, SECOND));
    await migrateDatabase(url, migrations(FIRST, SECOND));
    expect(await tablesOf(url)).toEqual(['one', 'two']);
  });

  it('works when several processes begin at once', async () => {
    const url = await emptyDatabase();
    const folder = migrations(FIRST, SECOND);
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url, folder)));

    expect(await tablesOf(url)).toEqual(['one', 'two']);
  });

  it('changes nothing when a step fails', async () => {
    const url = await emptyDatabase();
    const broken = { ...SECOND, text: 'create table two (n int); create nonsense' };

    await expect(migrateDatabase(url, migrations(FIRST, broken))).rejects.toThrow();
    expect(await tablesOf(url)).toEqual([]);
  });

  it('refuses a journal whose times do not rise', async () => {
    const url = await emptyDatabase();
    const late = { ...SECOND, when: FIRST.when };
    const attempt = migrateDatabase(url, migrations(FIRST, late));

    await expect(attempt).rejects.toThrow(StartProblem);
    await expect(attempt).rejects.toThrow(/0001_second is not newer/);
    expect(await tablesOf(url)).toEqual([]);
  });

  it('notices a migration that was left out because a newer one came first', async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url, migrations(SECOND));
    const attempt = migrateDatabase(url, migrations(FIRST, SECOND));

    await expect(attempt).rejects.toThrow(StartProblem);
    await expect(attempt).rejects.toThrow(/0000_first was left out/);
  });

  it('refuses a database that has migrations of a newer version', async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url, migrations(FIRST, SECOND));
    const attempt = migrateDatabase(url, migrations(FIRST));

    await expect(attempt).rejects.toThrow(StartProblem);
    await expect(attempt).rejects.toThrow(/has 1 migration that this version/);
  });

  it('refuses servers that are too old', () => {
    expect(() => requireVersion(140_012)).toThrow(/is PostgreSQL 14, and Chiaro needs 15 or newer/);
    expect(() => requireVersion(150_000)).not.toThrow();
    expect(() => requireVersion(180_004)).not.toThrow();
  });
});

/** A migration without the drops of what it makes again under the same name. */
function withoutRedefinitions(text: string): string {
  return text
    .replaceAll(/DROP COLUMN ("\w+"), ADD COLUMN \1/g, '')
    .replaceAll(/DROP INDEX ("\w+");(?=[^]*CREATE INDEX \1 )/g, '');
}

/** The migrations of this build before one of them. */
function migrationsBefore(first: string): string {
  const journal = JSON.parse(
    readFileSync(path.join(migrationsFolder(), 'meta/_journal.json'), 'utf8'),
  ) as { entries: { tag: string; when: number }[] };
  const older = journal.entries
    .filter(({ tag }) => tag < first)
    .map((entry) => ({
      ...entry,
      text: readFileSync(path.join(migrationsFolder(), `${entry.tag}.sql`), 'utf8'),
    }));
  return migrations(...older);
}

const id = (n: number) => `'00000000-0000-7000-8000-00000000000${n}'`;

describe('the migrations of this build', () => {
  it('make periods of what supporters of older releases have paid', async () => {
    const url = await emptyDatabase();
    const tag = readdirSync(migrationsFolder()).find((name) => name.includes('support_periods'));
    await migrateDatabase(url, migrationsBefore(tag?.replace('.sql', '') ?? ''));
    const payment = (n: number, order: string, months: number, level: number) =>
      `insert into payment (id, user_id, provider_order, currency, amount, items, months, level, created_at)
        values (${id(n)}, ${id(1)}, '${order}', 'EUR', 1, '{}', ${months}, ${level}, now() - interval '40 days' + interval '${n} seconds')`;
    // Of a month that has run, a year at level 3, and a month that demoted all of it.
    await runStatements(url, [
      `insert into app_user (id, name, supporter, supporter_until) values (${id(1)}, 'Ada', 2, now() + interval '390 days')`,
      payment(2, 'run', 1, 2),
      payment(3, 'year', 12, 3),
      payment(4, 'month', 1, 2),
    ]);

    await migrateDatabase(url, migrationsFolder());

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select provider_order as order, level, round(left_ms / 864e5)::int as days,
        (select round(extract(epoch from supporter_level3_until - now()) / 86400)::int from app_user where supporter = 3) as at3
        from support_period order by provider_order`,
    );
    await client.end();
    expect(rows).toEqual([
      { order: 'month', level: 2, days: 30, at3: 360 },
      { order: 'run', level: 2, days: 0, at3: 360 },
      { order: 'year', level: 3, days: 360, at3: 360 },
    ]);
  });

  it('rewrite comments that moderators of older releases have removed', async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url, migrationsBefore('0006'));
    const comment = (n: number, content: string) =>
      `insert into comment (id, puzzle_id, user_id, content) values (${id(n)}, ${id(2)}, ${id(1)}, '${content}')`;
    await runStatements(url, [
      `insert into app_user (id, name) values (${id(1)}, 'Ada')`,
      `insert into puzzle (id, creator_id, title, description, design_difficulty, data, width, height, size_class, types, clues, empty_cells, checksum)
        values (${id(2)}, ${id(1)}, '', '', 0, '', 1, 1, 0, 1, '{}', 1, '')`,
      comment(3, '*A moderator has removed this comment.*'),
      comment(4, 'A moderator has removed this comment.'),
    ]);

    await migrateDatabase(url, migrationsFolder());

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select content from comment order by id');
    await client.end();
    expect(rows).toEqual([
      { content: REMOVED_COMMENT },
      { content: 'A moderator has removed this comment.' },
    ]);
  });
});

describe('the migration of searches', () => {
  it('folds the texts of older releases, and measures them for the planner', async () => {
    const url = await emptyDatabase();
    await migrateDatabase(url, migrationsBefore('0011'));
    await runStatements(url, [
      `insert into app_user (id, name) values (${id(1)}, 'Žofie')`,
      `insert into puzzle (id, creator_id, title, description, design_difficulty, data, width, height, size_class, types, clues, empty_cells, checksum)
        values (${id(2)}, ${id(1)}, '夜の森', 'Straße nach Köln', 0, '', 1, 1, 0, 1, '{dart,viewpoint}', 1, '')`,
      `insert into collection (id, creator_id, title) values (${id(3)}, ${id(1)}, 'İstanbul')`,
    ]);

    await migrateDatabase(url, migrationsFolder());

    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      `select folded_name, collection.search::text as collection,
        array_to_string(tsvector_to_array(puzzle.search), ' ') as puzzle,
        (select count(*)::int from pg_stats where attname = 'search') as measured
        from app_user, puzzle, collection`,
    );
    await client.end();
    expect(rows).toEqual([
      {
        folded_name: 'zofie',
        collection: `'istanbul':1`,
        puzzle: '=dart =viewpoint koeln koln nach strasse の の森 夜 夜の 森',
        measured: 2,
      },
    ]);
  });
});

describe('a database has the migrations of a build', () => {
  it('when all were run, even if newer ones were too', async () => {
    const url = await emptyDatabase();
    const pool = new pg.Pool({ connectionString: url });
    const [first, both] = await Promise.all(
      [migrations(FIRST), migrations(FIRST, SECOND)].map(readMigrations),
    );
    expect(await hasMigrations(pool, first ?? [])).toBe(false);

    await migrateDatabase(url, migrations(FIRST));
    expect(await hasMigrations(pool, first ?? [])).toBe(true);
    expect(await hasMigrations(pool, both ?? [])).toBe(false);

    await migrateDatabase(url, migrations(FIRST, SECOND));
    expect(await hasMigrations(pool, first ?? [])).toBe(true);
    await pool.end();
  });
});

describe('the migrations of the site', () => {
  const folder = migrationsFolder();
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));

  it('are those of the journal, and their times rise', async () => {
    const files = await readMigrations(folder);
    const times = files.map(({ madeAtMs }) => madeAtMs);

    expect(files.map(({ name }) => `${name}.sql`).toSorted()).toEqual(names.toSorted());
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });

  it('take nothing away from a version that still runs, but in files named _post_', () => {
    const takingAway = names.filter((name) =>
      /\b(?:drop|rename)\b/i.test(
        withoutRedefinitions(readFileSync(path.join(folder, name), 'utf8')),
      ),
    );

    expect(takingAway.filter((name) => !name.includes('_post_'))).toEqual([]);
  });
});
