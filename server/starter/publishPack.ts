import { and, eq, isNull, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import pack from '#assets/pack/puzzles.json';
import { invariant } from '#base/invariant.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { mixedPack, openPack, type PackPuzzle } from '#engine/generate/pack.ts';
import { familyMark } from '#engine/generate/houseTitle.ts';
import { english } from '#texts/english.ts';
import { message } from '#texts/message.ts';
import type { PuzzleFacts } from '../checks/PuzzleChecks.ts';
import { boundedCompression } from '../checks/readPuzzleData.ts';
import type { Db, Tx } from '../db/database.ts';
import { ensureHouseAccount } from '../db/houseAccount.ts';
import { collections } from '../db/schema/collections.ts';
import { collectionPuzzles, puzzles, STATUS, VERDICT } from '../db/schema/puzzles.ts';
import { users } from '../db/schema/users.ts';
import { columnsOf } from '../db/writePuzzle.ts';

/** Key of the advisory lock that is held while the puzzles are stored. */
const LOCK = 4_173_004;
/** Puzzles in one statement. */
const BATCH = 50;
/** Time between two puzzles, so that lists of new puzzles do not show one block. */
const APART_MS = 10 * 60_000;

/** Computes the facts about the compressed text of a puzzle. */
export type ReadFacts = (data: string) => Promise<PuzzleFacts>;

interface Prepared {
  readonly puzzle: PackPuzzle;
  readonly facts: PuzzleFacts;
  readonly publishedAt: Date;
}

/**
 * Publish the puzzles of the pack that are missing, as puzzles of the site's account: a series for
 * each kind, ordered by difficulty. All or none of them are stored, and none unless `mayStore`,
 * which is asked when nobody else can store them. Returns their number.
 */
export async function publishPack(
  db: Db,
  readFacts: ReadFacts,
  mayStore: (tx: Tx) => Promise<boolean> = () => Promise.resolve(true),
): Promise<number> {
  const house = await ensureHouseAccount(db);
  const prepared = await prepare(readFacts);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await mayStore(tx))) return 0;
    const known = await knownChecksums(tx, house);
    const missing = prepared.filter(({ facts }) => !known.has(facts.checksum));
    if (missing.length > 0) await store(tx, house, missing);
    return missing.length;
  });
}

async function prepare(readFacts: ReadFacts): Promise<readonly Prepared[]> {
  const now = Date.now();
  const prepared: Prepared[] = [];
  for (const [index, puzzle] of mixedPack(openPack(pack)).entries()) {
    const facts = await readFacts(await encodeShare(puzzle.text, boundedCompression));
    prepared.push({ puzzle, facts, publishedAt: new Date(now - (index + 1) * APART_MS) });
  }
  return prepared;
}

/** Puzzles that the account has, or may not publish. */
async function knownChecksums(tx: Tx, house: string): Promise<ReadonlySet<string>> {
  const { rows } = await tx.execute<{ checksum: string }>(sql`
    select checksum from puzzle where creator_id = ${house}
    union select checksum from copyrighted`);
  return new Set(rows.map(({ checksum }) => checksum));
}

async function store(tx: Tx, house: string, missing: readonly Prepared[]): Promise<void> {
  const families = new Map<string, Prepared[]>();
  for (const one of missing)
    families.set(one.puzzle.family, [...(families.get(one.puzzle.family) ?? []), one]);
  for (const list of families.values())
    await storeSeries(
      tx,
      house,
      list.toSorted((a, b) => a.puzzle.number - b.puzzle.number),
    );
  await tx
    .update(users)
    .set({ createCount: sql`${users.createCount} + ${missing.length}` })
    .where(eq(users.id, house));
  await tx
    .update(collections)
    .set({ modifiedAt: sql`now()`, updatedAt: sql`now()` })
    .where(and(eq(collections.creatorId, house), eq(collections.autoPopulate, 'createdPuzzles')));
}

/** Store puzzles of one kind at the end of its series. */
async function storeSeries(tx: Tx, house: string, list: readonly Prepared[]): Promise<void> {
  const [first] = list;
  invariant(first, 'a kind has puzzles');
  const seriesId = await ensureSeries(tx, house, first);
  const rows = list.map((one) => rowOf(house, seriesId, one));
  for (let from = 0; from < rows.length; from += BATCH)
    await tx.insert(puzzles).values(rows.slice(from, from + BATCH));
  const last = await tx.$count(collectionPuzzles, eq(collectionPuzzles.collectionId, seriesId));
  await tx.insert(collectionPuzzles).values(
    rows.map(({ id }, index) => ({
      collectionId: seriesId,
      puzzleId: id,
      position: last + index,
    })),
  );
  await tx
    .update(collections)
    .set({
      puzzleCount: sql`${collections.puzzleCount} + ${rows.length}`,
      modifiedAt: sql`now()`,
    })
    .where(eq(collections.id, seriesId));
}

async function ensureSeries(
  tx: Tx,
  house: string,
  { puzzle: { family }, publishedAt }: Prepared,
): Promise<string> {
  const title = english.say(message(`families.${family}.title`));
  const [known] = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(
      and(
        eq(collections.creatorId, house),
        eq(collections.title, title),
        isNull(collections.autoPopulate),
      ),
    )
    .limit(1);
  if (known) return known.id;
  const id = uuidv7({ msecs: publishedAt.getTime() });
  await tx.insert(collections).values({
    id,
    creatorId: house,
    createdAt: publishedAt,
    title,
    houseTitle: familyMark(family),
    description: english.say(message(`families.${family}.about`)),
    status: STATUS.public,
    isSeries: true,
  });
  return id;
}

function rowOf(house: string, seriesId: string, { puzzle, facts, publishedAt }: Prepared) {
  const { family, number, rating } = puzzle;
  const { hardest, minutes, whatIfs, curve } = rating;
  return {
    id: uuidv7({ msecs: publishedAt.getTime() }),
    creatorId: house,
    seriesId,
    title: `${english.say(message(`families.${family}.title`))} ${number}`,
    houseTitle: familyMark(family, number),
    description: '',
    designDifficulty: hardest,
    ...columnsOf(facts),
    status: STATUS.public,
    publishedAt,
    createdAt: publishedAt,
    updatedAt: publishedAt,
    verdict: VERDICT.unique,
    verdictAt: sql`now()`,
    hardest,
    minutes,
    whatIfs,
    curve,
    computedAt: sql`now()`,
    computedBy: pack.method,
  };
}
