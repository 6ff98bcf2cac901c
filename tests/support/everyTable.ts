import { createHash } from 'node:crypto';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { createUser } from '#server/db/accounts.ts';
import type { Db } from '#server/db/database.ts';
import { collectionFollows, collections } from '#server/db/schema/collections.ts';
import { dailyPuzzles } from '#server/db/schema/dailies.ts';
import {
  paymentDisputes,
  paymentEvents,
  payments,
  supportPeriods,
} from '#server/db/schema/payments.ts';
import { playDays, playRecords, playReports } from '#server/db/schema/play.ts';
import { appeals, moderations, notifications, reports } from '#server/db/schema/messages.ts';
import {
  collectionPuzzles,
  comments,
  completions,
  copyrighted,
  loves,
} from '#server/db/schema/puzzles.ts';
import { avatars, identities, invitations, passkeys, sessions } from '#server/db/schema/users.ts';
import { TABLES } from '#server/backup/format.ts';
import { message } from '#texts/message.ts';
import { addPuzzleRow } from './puzzleRows.ts';

/** Texts that a text format could trip over. */
const HARD_TEXT = 'tab\there, line\nbreak, \\N, \\., "quotes", 🧩, end\\';

/** Put at least one row into every table that is backed up. */
export async function fillEveryTable(db: Db): Promise<void> {
  const [ada, bo] = [
    await createUser(db, { name: HARD_TEXT }),
    await createUser(db, { name: 'Bo' }),
  ];
  const puzzleId = await addPuzzleRow(db, ada, { title: HARD_TEXT, clues: ['number', 'a,"b'] });
  const [identityId, collectionId] = [uuidv7(), uuidv7()];
  await db
    .insert(identities)
    .values({ id: identityId, userId: ada, provider: 'passkey', subject: 'x' });
  await db.insert(passkeys).values({
    identityId,
    publicKey: Buffer.from([0, 1, 92, 10, 255]),
    counter: 3,
    transports: ['internal'],
    deviceType: 'singleDevice',
    backedUp: false,
  });
  await db.insert(sessions).values({
    id: uuidv7(),
    tokenHash: Buffer.from('hash'),
    userId: ada,
    expiresAt: new Date('2100-01-01'),
  });
  await db
    .insert(avatars)
    .values({ userId: bo, mime: 'image/png', bytes: Buffer.alloc(300, 10), sha256: 'y' });
  await db.insert(invitations).values({
    id: uuidv7(),
    secretHash: Buffer.from([0, 10, 92]),
    creatorId: bo,
    note: HARD_TEXT,
    uses: 3,
    used: 1,
    expiresAt: new Date('2100-01-01'),
  });
  await db.insert(collections).values({ id: collectionId, creatorId: bo, title: HARD_TEXT });
  await db.insert(copyrighted).values({ checksum: 'cs4_1', note: HARD_TEXT });
  await db.insert(dailyPuzzles).values({ date: '2026-11-28', puzzleId, recipe: HARD_TEXT });
  await db.insert(collectionPuzzles).values({ collectionId, puzzleId, position: 1 });
  await db.insert(collectionFollows).values({ userId: ada, collectionId });
  await db.insert(completions).values({ id: uuidv7(), userId: bo, puzzleId, rating: 4 });
  await db.insert(playRecords).values({ userId: bo, kind: 'range 7x7', count: 2, bestMs: null });
  await db.insert(playDays).values({ userId: bo, day: '2026-11-28' });
  await db.insert(playReports).values({ userId: bo, key: 'a-key-of-a-report' });
  await db.insert(loves).values({ userId: bo, puzzleId });
  await db.insert(comments).values({ id: uuidv7(), puzzleId, userId: bo, content: HARD_TEXT });
  await db.insert(notifications).values({
    id: uuidv7(),
    userId: ada,
    type: 'system',
    message: HARD_TEXT,
    text: message('notices.commented', { name: HARD_TEXT, title: HARD_TEXT }),
    remark: HARD_TEXT,
    eventKey: 'k',
  });
  const moderationId = uuidv7();
  await db.insert(moderations).values({
    id: moderationId,
    moderatorId: ada,
    userId: bo,
    action: 'block',
    description: '',
    text: message('notices.logNameRemoved', { name: HARD_TEXT }),
    removed: { text: HARD_TEXT },
  });
  await db
    .insert(reports)
    .values({ id: uuidv7(), reporterId: bo, kind: 'puzzle', targetId: puzzleId, reason: 'x' });
  await db.insert(appeals).values({ id: uuidv7(), moderationId, userId: bo, words: HARD_TEXT });
  await db.insert(payments).values({
    id: uuidv7(),
    userId: ada,
    order: 'o',
    currency: 'eur',
    amount: 500,
    items: ['a', ''],
    months: 12,
    level: 2,
  });
  await db.insert(paymentEvents).values({ eventId: 'e', type: 'x' });
  await db.insert(paymentDisputes).values({ disputeId: 'd', order: 'o', state: 'open' });
  await db
    .insert(supportPeriods)
    .values({ id: uuidv7(), userId: ada, order: 'o', level: 2, lengthMs: 2 ** 40, leftMs: 1 });
}

/** A hash of everything in a table that is backed up, however the rows lie there; by table. */
export async function contentOf(pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const contents: Record<string, string> = {};
  for (const table of TABLES) {
    const { rows } = await pool.query<{ text: string }>(
      `select t::text as text from "${table}" as t order by t::text collate "C"`,
    );
    const hash = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    contents[table] = `${rows.length} rows ${hash}`;
  }
  return contents;
}
