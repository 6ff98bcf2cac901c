import { sql, type SQL } from 'drizzle-orm';

/** Rows in one query. */
export const EXPORT_BATCH = 200;

/** A list of the export: things of an account that are read in the order of their ids. */
export interface ExportSection {
  readonly name: string;
  /** The table, and the column that is the key. */
  readonly from: SQL;
  readonly key: SQL;
  readonly where: (userId: string) => SQL;
  /** The thing as a JSON object, in SQL. */
  readonly item: SQL;
  /** Fields of the item with compressed texts, which are unpacked. */
  readonly packed?: readonly string[];
}

const ofUser = (userId: string) => sql`t.user_id = ${userId}`;
const ofCreator = (userId: string) => sql`t.creator_id = ${userId}`;
const ofReporter = (userId: string) => sql`t.reporter_id = ${userId}`;

/** Every list of the export, by the table it reads. */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  {
    name: 'signInMethods',
    from: sql`identity t`,
    key: sql`t.id`,
    where: ofUser,
    item: sql`jsonb_build_object('id', t.id, 'createdAt', t.created_at, 'provider', t.provider, 'email', t.email, 'label', t.label)`,
  },
  {
    name: 'devices',
    from: sql`session t`,
    key: sql`t.id`,
    where: ofUser,
    item: sql`jsonb_build_object('createdAt', t.created_at, 'lastSeenAt', t.last_seen_at, 'agent', t.agent)`,
  },
  {
    name: 'pictures',
    from: sql`avatar t`,
    key: sql`t.user_id`,
    where: ofUser,
    item: sql`jsonb_build_object('type', t.mime, 'updatedAt', t.updated_at, 'base64', translate(encode(t.bytes, 'base64'), E'\n', ''))`,
  },
  {
    name: 'puzzles',
    from: sql`puzzle t`,
    key: sql`t.id`,
    where: ofCreator,
    item: sql`jsonb_build_object('id', t.id, 'createdAt', t.created_at, 'updatedAt', t.updated_at, 'publishedAt', t.published_at, 'title', t.title, 'description', t.description, 'difficulty', t.design_difficulty, 'grid', t.data, 'solveCount', t.solve_count, 'loveCount', t.love_count)`,
    packed: ['grid'],
  },
  {
    name: 'solves',
    from: sql`completion t`,
    key: sql`t.puzzle_id`,
    where: ofUser,
    item: sql`jsonb_build_object('puzzle', t.puzzle_id, 'createdAt', t.created_at, 'solvedAt', t.solved_at, 'msTimeUsed', t.ms_used, 'hints', t.hints, 'rating', t.rating, 'progress', t.progress, 'progressAt', t.progress_at)`,
    packed: ['progress'],
  },
  {
    name: 'loves',
    from: sql`love t`,
    key: sql`t.puzzle_id`,
    where: ofUser,
    item: sql`jsonb_build_object('puzzle', t.puzzle_id, 'createdAt', t.created_at)`,
  },
  {
    name: 'collections',
    from: sql`collection t`,
    key: sql`t.id`,
    where: ofCreator,
    item: sql`jsonb_build_object('id', t.id, 'createdAt', t.created_at, 'updatedAt', t.updated_at, 'title', t.title, 'description', t.description, 'isPublic', t.status = 1, 'isSeries', t.is_series, 'autoPopulate', t.auto_populate, 'puzzles', (select coalesce(jsonb_agg(p.puzzle_id order by p.position), '[]') from collection_puzzle p where p.collection_id = t.id))`,
  },
  {
    name: 'follows',
    from: sql`collection_follow t`,
    key: sql`t.collection_id`,
    where: ofUser,
    item: sql`jsonb_build_object('collection', t.collection_id, 'createdAt', t.created_at)`,
  },
  {
    name: 'comments',
    from: sql`comment t`,
    key: sql`t.id`,
    where: ofUser,
    item: sql`jsonb_build_object('id', t.id, 'createdAt', t.created_at, 'updatedAt', t.updated_at, 'puzzle', t.puzzle_id, 'content', t.content)`,
  },
  {
    name: 'notifications',
    from: sql`notification t`,
    key: sql`t.id`,
    where: ofUser,
    item: sql`jsonb_build_object('createdAt', t.created_at, 'type', t.type, 'message', t.message, 'target', t.target, 'read', t.read)`,
  },
  {
    name: 'reports',
    from: sql`report t`,
    key: sql`t.id`,
    where: ofReporter,
    item: sql`jsonb_build_object('createdAt', t.created_at, 'kind', t.kind, 'target', t.target_id, 'reason', t.reason, 'state', t.state)`,
  },
  {
    name: 'decisions',
    from: sql`moderation t`,
    key: sql`t.id`,
    where: ofUser,
    item: sql`jsonb_build_object('id', t.id, 'createdAt', t.created_at, 'action', t.action, 'target', t.target, 'message', t.message)`,
  },
  {
    name: 'appeals',
    from: sql`appeal t`,
    key: sql`t.id`,
    where: ofUser,
    item: sql`jsonb_build_object('createdAt', t.created_at, 'decision', t.moderation_id, 'words', t.words, 'outcome', t.outcome, 'answer', t.answer)`,
  },
  {
    name: 'invitations',
    from: sql`invitation t`,
    key: sql`t.id`,
    where: ofCreator,
    item: sql`jsonb_build_object('createdAt', t.created_at, 'note', t.note, 'uses', t.uses, 'used', t.used, 'expiresAt', t.expires_at)`,
  },
  {
    name: 'payments',
    from: sql`payment t`,
    key: sql`t.id`,
    where: ofUser,
    item: sql`jsonb_build_object('createdAt', t.created_at, 'order', t.provider_order, 'currency', t.currency, 'amount', t.amount, 'refundedAmount', t.refunded_amount, 'items', t.items, 'months', t.months, 'level', t.level)`,
  },
  {
    name: 'supportPeriods',
    from: sql`support_period t`,
    key: sql`t.id`,
    where: ofUser,
    item: sql`jsonb_build_object('createdAt', t.created_at, 'order', t.provider_order, 'level', t.level, 'lengthMs', t.length_ms)`,
  },
];
