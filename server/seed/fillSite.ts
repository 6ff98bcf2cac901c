import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { Grid } from '#engine/grid/grid.ts';
import { invariant } from '#base/invariant.ts';
import { randomFrom } from '#base/random.ts';
import { findFacts } from '../checks/findFacts.ts';
import type { PuzzleFacts } from '../checks/PuzzleChecks.ts';
import { APPLICATION_NAME } from '../db/database.ts';
import { briefGrid } from '../domain/briefGrid.ts';
import { StartProblem } from '../StartProblem.ts';
import { addActivity, type SampleSize } from './activity.ts';
import { samplePuzzles } from './samplePuzzles.ts';
import {
  sampleCollectionTitle,
  personName,
  samplePuzzleDescription,
  puzzleTitle,
} from './words.ts';

interface FillOptions extends SampleSize {
  /** The same seed generates the same accounts and puzzles. */
  readonly seed: number;
  readonly onStep?: (step: string) => void;
}

/** Distinct boards; a larger site repeats them under other names. */
const DISTINCT_PUZZLES = 2000;
const BATCH = 2000;
/** The sample site has existed for two years. */
const AGE_MS = 2 * 365 * 86_400_000;
const PUBLIC_SHARE = 0.85;

/**
 * Fill a migrated database with accounts and their activity. Throws a `StartProblem` if it has
 * accounts of real users.
 */
export async function fillSite(url: string, options: FillOptions): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME });
  client.on('error', () => undefined); // the query under way fails too, and reports the error
  await client.connect();
  try {
    await requireNoPeople(client);
    await client.query('begin');
    await client.query(`set local synchronous_commit = off`);
    const step = options.onStep ?? (() => undefined);
    step('puzzles');
    const random = randomFrom(options.seed);
    const facts = await distinctFacts(random, Math.min(options.puzzles, DISTINCT_PUZZLES));
    step('users');
    const userIds = await addUsers(client, random, options.users);
    await addPuzzles(client, random, userIds, facts, options.puzzles);
    step('activity');
    await addActivity(client, options);
    await client.query('commit');
    // Otherwise autovacuum would run in the middle of the following steps.
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const Found = z.array(z.object({ found: z.boolean() }));

async function requireNoPeople(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    // The account prepared for the first moderator is not used yet, so it does not count.
    `select exists(select 1 from app_user where not is_sample and (accessed_at is not null
       or exists(select 1 from identity where user_id = app_user.id))) as found`,
  );
  if (Found.parse(rows)[0]?.found === true)
    throw new StartProblem(
      'This database has accounts of real users. Use an empty database for a sample site.',
    );
}

async function distinctFacts(random: () => number, count: number): Promise<readonly PuzzleFacts[]> {
  const puzzles = samplePuzzles(random);
  const facts: PuzzleFacts[] = [];
  for (let i = 0; i < count; i++) {
    const found = await findFacts(next(puzzles));
    invariant(found.ok, 'a sample puzzle is within the limits');
    facts.push(found.value);
  }
  return facts;
}

function next(puzzles: Generator<Grid, never>): Grid {
  const { value } = puzzles.next();
  return value;
}

async function addUsers(client: pg.Client, random: () => number, count: number) {
  const now = Date.now();
  const ids: string[] = [];
  await inBatches(count, async (size) => {
    const users = Array.from({ length: size }, () => {
      const msecs = Math.floor(now - AGE_MS * random());
      return { id: uuidv7({ msecs }), name: personName(random), at: new Date(msecs).toISOString() };
    });
    ids.push(...users.map(({ id }) => id));
    await client.query(
      `insert into app_user (id, name, created_at, updated_at, accessed_at, is_sample)
       select id, name, at, at, now() - random() * (now() - at), true
       from json_to_recordset($1) as u (id uuid, name text, at timestamptz)`,
      [JSON.stringify(users)],
    );
    const automatic = users.flatMap(({ id, at }) => [
      {
        id: uuidv7(),
        creator: id,
        at,
        kind: 'createdPuzzles',
        title: 'Created puzzles',
        status: 1,
      },
      { id: uuidv7(), creator: id, at, kind: 'lovedPuzzles', title: 'Loved puzzles', status: 0 },
      { id: uuidv7(), creator: id, at, kind: 'solvedPuzzles', title: 'Solved puzzles', status: 0 },
    ]);
    const handmade = users
      .filter(() => random() < 0.2)
      .map(({ id, at }) => ({
        id: uuidv7(),
        creator: id,
        at,
        kind: null,
        title: sampleCollectionTitle(random),
        status: random() < 0.7 ? 1 : 0,
      }));
    await client.query(
      `insert into collection (id, creator_id, title, status, auto_populate, created_at, updated_at, modified_at)
       select id, creator, title, status, kind, at, at, at
       from json_to_recordset($1)
       as c (id uuid, creator uuid, at timestamptz, kind text, title text, status int)`,
      [JSON.stringify([...automatic, ...handmade])],
    );
  });
  return ids;
}

async function addPuzzles(
  client: pg.Client,
  random: () => number,
  userIds: readonly string[],
  facts: readonly PuzzleFacts[],
  count: number,
): Promise<void> {
  const now = Date.now();
  await inBatches(count, async (size) => {
    const puzzles = Array.from({ length: size }, () => {
      const msecs = Math.floor(now - AGE_MS * random());
      // Few accounts create most puzzles: the square puts weight on the first ones.
      const creator = userIds[Math.floor(random() ** 2 * userIds.length)];
      const fact = facts[Math.floor(random() * facts.length)];
      return {
        ...fact,
        briefGrid: fact && briefGrid(fact),
        id: uuidv7({ msecs }),
        creator,
        at: new Date(msecs).toISOString(),
        title: puzzleTitle(random),
        description: samplePuzzleDescription(random),
        difficulty: 1 + Math.floor(random() * 10),
        isPublic: random() < PUBLIC_SHARE,
      };
    });
    await client.query(INSERT_PUZZLES, [JSON.stringify(puzzles)]);
  });
}

const INSERT_PUZZLES = `
  insert into puzzle (id, creator_id, title, description, design_difficulty, data, width, height,
    size_class, types, clues, empty_cells, checksum, grid_text, status, published_at, created_at, updated_at)
  select id, creator, title, description, difficulty, data, width, height, "sizeClass", types, clues,
    "emptyCells", checksum, "briefGrid", "isPublic"::int, case when "isPublic" then at end, at, at
  from json_to_recordset($1) as p (id uuid, creator uuid, title text, description text,
    difficulty int, data text, width int, height int, "sizeClass" int, types int, clues text[],
    "emptyCells" int, checksum text, "briefGrid" text, "isPublic" bool, at timestamptz)`;

async function inBatches(count: number, add: (size: number) => Promise<void>): Promise<void> {
  for (let left = count; left > 0; left -= BATCH) await add(Math.min(left, BATCH));
}
